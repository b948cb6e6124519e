import { useId, useState } from 'react';
import type { Option, Position, Prompt } from '../../../engine/index.ts';
import { Sentence } from '../../cards/CardText.tsx';
import { latePart } from '../../page/part.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
import { iconOf } from '../asks/option-icons.ts';
import { usePreview } from '../context/use-preview.ts';
import { OptionOdds, OptionOddsMore } from '../odds/OptionOdds.tsx';
import { SideMark } from './SideMark.tsx';
import { Pipped, Price } from './SpPips.tsx';

const OwnerFace = latePart(async () => (await import('./OwnerFace.tsx')).OwnerFace);

interface Props {
  readonly option: Option;
  readonly shortcut: string | null;
  readonly position: Position;
  readonly asker: Prompt;
  readonly chosen?: boolean;
  /** What the planner would do. */
  readonly hinted?: boolean;
  /** Its card lies above it, with its words. */
  readonly underCard?: boolean;
  readonly onAnswer: (option: Option) => void;
  /** Answers that come to the same, which it stands for, too. */
  readonly same?: { readonly ids: readonly string[]; readonly says: string } | undefined;
  /** The answer that is given with it; what comes of both is not foretold. */
  readonly first?: string | undefined;
}

/** One answer: what, for how much, what it will do here, its key; and under it the words of its card. */
export function OptionButton({
  option,
  shortcut,
  position,
  asker,
  chosen,
  hinted,
  underCard,
  onAnswer,
  first,
  same,
}: Props) {
  const { question: words } = useWords().ui.panels;
  const telling = useTelling(position);
  const ids = useId();
  const { act } = option;
  const Icon = iconOf(act, position);
  const remark = option.note?.note === 'does-nothing' ? null : telling.remark(option);
  const about = underCard ? null : telling.about(option, asker);
  const isPriced = option.sp !== undefined && option.sp > 0;
  // Less may be paid than its card says: for whom it is, or with what counts as SP.
  const prices = usePreview(asker, option.id)?.prices ?? [];
  const price = prices.length > 1 ? prices.join(words.orPrice) : (prices[0] ?? option.sp ?? 0);
  return (
    <>
      <button
        type="button"
        className="btn option full text-left relative"
        data-proposed={option.proposed || undefined}
        data-chosen={chosen || undefined}
        data-hinted={hinted || undefined}
        data-option={[first, option.id, ...(same?.ids ?? [])].filter((id) => id !== undefined).join(' ')}
        aria-describedby={`${ids}does${about ? ` ${ids}about` : ''}`}
        aria-keyshortcuts={shortcut ?? undefined}
        onClick={() => onAnswer(option)}
      >
        {shortcut !== null && (
          <span className="kbd" aria-hidden="true">
            {shortcut === 'e' ? words.endKey : shortcut}
          </span>
        )}
        <Icon className="option-icon brass" />
        {'owner' in act && <OwnerFace option={option} position={position} />}
        <span className="option-words grid grow shrink">
          <span>
            {telling.option(option, ofWhom(option, asker))}{' '}
            {same && <span className="brass">{same.says}</span>}
            <SideMark option={option} position={position} asker={asker} />
          </span>
          {/* What it does describes it, and is no part of its name. */}
          <span id={`${ids}does`} className="option-does grid" aria-hidden="true">
            {remark && <small>{remark}</small>}
            {first === undefined && <Foretold option={option} position={position} asker={asker} />}
            {first === undefined && <OptionOdds option={option} position={position} asker={asker} />}
          </span>
        </span>
        {isPriced && (
          <span className="option-sp sp absolute inline-flex middle bold one-line">
            {typeof price === 'number' ? <Price sp={price} /> : <Pipped>{words.spPrice(price)}</Pipped>}
          </span>
        )}
      </button>
      {first === undefined && <OptionOddsMore option={option} position={position} asker={asker} />}
      {about && (
        <p id={`${ids}about`} className="option-about pad-x-3 sm lead-1_35 soft">
          {about.tags.map((tag) => (
            <span key={tag} className="card-condition mr-0_45em inline-block round-3px bold one-line">
              {tag}
            </span>
          ))}
          <Sentence parts={about.parts} />
        </p>
      )}
    </>
  );
}

/** Of cards in the Packs of several it is said whose it is, one’s own among them. */
export const ofWhom = ({ act, interjection }: Option, { question, figure }: Prompt) =>
  act.do === 'use' && interjection ? { question } : { question, figure };

type AnswerProps = Pick<Props, 'option' | 'position' | 'asker'>;

/** What is certain to come of it; its line is there before it is known, so that nothing jumps. */
function Foretold({ option, position, asker }: AnswerProps) {
  const { question: words } = useWords().ui.panels;
  const telling = useTelling(position);
  const preview = usePreview(asker, option.id);
  // What comes in later may take two lines, and has the room for them from the start.
  const [isLate] = useState(preview === undefined);
  if (preview === null) return null;
  const told = preview && telling.foretold(option, asker, preview);
  if (told?.text === '') return null;
  return (
    <small className="option-foretold" data-warns={told?.warns || undefined} data-late={isLate || undefined}>
      <Pipped>{told ? told.text : words.foreseeing}</Pipped>
    </small>
  );
}
