import { useId } from 'react';
import type { Option, Position, Prompt } from '../../../engine/index.ts';
import { ASKS } from '../../../stores/middara/asks.ts';
import { damageNow } from '../../../stores/middara/damage-now.ts';
import { Sentence } from '../../cards/CardText.tsx';
import { DiceRow } from '../../dice/DiceRow.tsx';
import { latePart } from '../../page/part.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
import { iconOf } from '../asks/option-icons.ts';
import { usePreview } from '../context/use-preview.ts';
import { SideMark } from '../deeds/SideMark.tsx';
import { Pipped, Price } from '../deeds/SpPips.tsx';
import { friendsAt, isTold, OptionOdds, useOddsOf } from '../odds/OptionOdds.tsx';

const OwnerFace = latePart(async () => (await import('../deeds/OwnerFace.tsx')).OwnerFace);

interface Props {
  readonly option: Option;
  /** Of it, and of those that are the same to everybody. */
  readonly ids?: readonly string[] | undefined;
  readonly shortcut: string | null;
  readonly position: Position;
  readonly asker: Prompt;
  /** It declines: never gold, lower left on a phone. */
  readonly declines?: boolean;
  /** What Enter takes. */
  readonly proposed?: boolean;
  readonly hinted?: boolean;
  /** In place of its name. */
  readonly says?: string | undefined;
  readonly onAnswer: (option: Option) => void;
}

/** A throw that may be kept is seen as it lies: pixels of a die. */
const DIE = 44;

/** One answer of a few: what, for how much, and what comes of it in numbers that can be compared. */
export function Answer(props: Props) {
  const {
    option,
    ids: all = [option.id],
    shortcut,
    position,
    asker,
    declines,
    proposed,
    hinted,
    onAnswer,
  } = props;
  const { question: words, optionOdds } = useWords().ui.panels;
  const telling = useTelling(position);
  const ids = useId();
  const Icon = iconOf(option.act, position);
  const about = telling.about(option, asker);
  const preview = usePreview(asker, option.id);
  const known = useOddsOf({ position, asker, option });
  const told = preview ? telling.foretold(option, asker, preview) : null;
  const odds = known && known !== 'too-much' ? known : null;
  const friends = friendsAt(position);
  const hurt = odds?.figures.filter(({ expected }) => expected > 0) ?? [];
  const suffers = hurt.length > 0 && hurt.every(({ figure }) => friends.includes(figure));
  const chance = odds?.hit ?? odds?.passed ?? null;
  const remark = option.note?.note === 'does-nothing' ? null : telling.remark(option);
  // What an ability does, where the numbers below say only what it leaves.
  const isAnswer = option.act.do === 'use' && !option.interjection;
  const does = isAnswer ? telling.wholeActLine(option.act, asker) : '';
  // Of this blow alone: what its odds go on to is not in it.
  const blow = damageNow(asker, option, preview);
  // What is certain stands where nothing hangs on dice; where a life does, beside it.
  const isRescue = ASKS[asker.question.ask].rescue === true;
  const hangsOnNothing = known === null || (odds !== null && !isTold(odds));
  const isCertain = told?.warns === true || (blow === null && (isRescue || hangsOnNothing));
  const paid = option.interjection ? '' : telling.cost(option.act);
  const cost = isCertain && told?.text.includes(paid) ? '' : paid;
  const name = telling.option(option, asker);
  const label =
    props.says ?? (option.act.do === 'use' && typeof blow === 'number' ? optionOdds.taken(name, blow) : name);
  // What Enter pays for less than its card says.
  const [price = option.sp ?? 0] = preview?.prices ?? [];
  return (
    <button
      type="button"
      className="answer one-column gap-2px text-left option relative pressable"
      data-option={all.join(' ')}
      data-declines={declines || undefined}
      data-proposed={proposed || undefined}
      data-hinted={hinted || undefined}
      aria-describedby={`${ids}does${about ? ` ${ids}about` : ''}`}
      aria-keyshortcuts={
        [shortcut, proposed && !option.proposed && 'Enter'].filter(Boolean).join(' ') || undefined
      }
      onClick={() => onAnswer(option)}
    >
      <span className="flex middle gap-0_4rem shrink">
        <Icon className="option-icon brass" />
        {'owner' in option.act && option.act.owner !== asker.figure && (
          <OwnerFace option={option} position={position} />
        )}
        <span className="grow shrink bold">
          {option.act.do === 'keep-roll' ? (
            <DiceRow dice={option.act.rolled} label={name} size={DIE} />
          ) : (
            label
          )}
          <SideMark option={option} position={position} asker={asker} />
        </span>
        <Price sp={typeof price === 'number' ? price : (option.sp ?? 0)} />
        {shortcut !== null && (
          <span className="kbd" aria-hidden="true">
            {shortcut}
          </span>
        )}
      </span>
      <span id={`${ids}does`} className="option-does grid medium lead-1_1 fit-0_82rem" aria-hidden="true">
        {blow !== null && (blow === undefined || cost !== '') && (
          <small className="option-chance">{blow === undefined ? optionOdds.working : cost}</small>
        )}
        {blow === null && (does !== '' || cost !== '') && (
          <small className="option-remark">{[does, cost].filter(Boolean).join(' · ')}</small>
        )}
        {remark && <small className="option-remark">{remark}</small>}
        {isCertain && preview !== null && told?.text !== '' && (
          <small className="option-foretold" data-warns={told?.warns || undefined}>
            <Pipped>{told ? told.text : words.foreseeing}</Pipped>
          </small>
        )}
        {blow === null && hangsOnNothing && told?.after && (
          <small className="option-chance">{told.after}</small>
        )}
        {blow === null && (
          <OptionOdds option={option} position={position} asker={asker} after={told?.after} />
        )}
        {blow === null && !isRescue && chance !== null && (
          <span className="meter answer-bar" data-harm={suffers || undefined}>
            <span style={{ width: `${chance * 100}%` }} />
          </span>
        )}
      </span>
      {about && (
        <span id={`${ids}about`} className="visually-hidden">
          <Sentence parts={about.parts} plain />
        </span>
      )}
    </button>
  );
}
