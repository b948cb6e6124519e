import { useId, useState } from 'react';
import { faceOf, type Option, type Position, type Prompt } from '../../../engine/index.ts';
import type { DiceAhead } from '../../../stores/middara/asked-ahead.ts';
import {
  answerOf,
  bestOf,
  type DiceChoice,
  type DieSwitch,
  idsToward,
  type SwitchedOn,
  switched,
  switchedFor,
} from '../../../stores/middara/dice-choice.ts';
import { DieChip } from '../../dice/DieChip.tsx';
import { DieFace } from '../../dice/DieFace.tsx';
import { useLayout } from '../../frame/use-layout.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { useKnownOdds } from '../context/use-choice-odds.ts';
import { Price } from '../deeds/SpPips.tsx';
import { friendsAt, isTold, lineOf } from '../odds/OptionOdds.tsx';
import './dice-switches.css';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly choice: DiceChoice;
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
  /** The answer to the open question that these dice are asked for with; it can still be left. */
  readonly ahead: Pick<DiceAhead, 'of' | 'first'> | null;
  readonly onCancel: () => void;
}

const GO = 'btn btn-primary dice-go grid in-middle gap-2px';

/** Pixels, as large as they lie. */
const DIE = 56;

/** Dice to choose among: each a switch, and one button for those that are on. */
export function DiceSwitches({ position, pending, choice, hinted, onAnswer, ahead, onCancel }: Props) {
  const { panels, dice: spoken } = useWholeWords().ui;
  const { dice: words, dock, typedDice, optionOdds } = panels;
  const telling = useTelling(position);
  const ids = useId();
  const [chosen, setChosen] = useState<{ of: Prompt; on: SwitchedOn } | null>(null);
  const all = choice.answers.map(({ option }) => option);
  const odds = useKnownOdds(ahead?.of ?? pending, all, ahead?.first);
  const layout = useLayout();
  // Until somebody chooses: what is proposed, else what comes out best once all of it is known.
  const proposed = all.find((option) => option.proposed)?.id;
  const best = proposed ?? (odds.size === all.length ? bestOf([...odds], friendsAt(position)) : null);
  const preset = best === null ? [] : switchedFor(choice, best);
  const on = chosen?.of === pending ? chosen.on : preset;
  const option = answerOf(choice, on);
  const known = option && odds.get(option.id);
  const friends = friendsAt(position);
  // Whether it comes out stands on the button; what harm is done, and whether oneself is hit, below.
  const suffers = known?.figures.some(({ figure, expected }) => expected > 0 && friends.includes(figure));
  const chance = suffers ? null : (known?.hit ?? known?.passed ?? null);
  const below =
    known && isTold(known) ? { ...known, ...(chance === null ? {} : { hit: null, passed: null }) } : null;
  const lead = hinted === undefined ? null : switchedFor(choice, hinted);
  const press = ({ key }: DieSwitch) => setChosen({ of: pending, on: switched(choice, on, key) });
  const seen = choice.switches.filter(({ of }) => of === undefined || on.includes(of));
  const row = (faces: boolean) => seen.filter(({ of }) => (of !== undefined) === faces);
  // Where a face is chosen a digit is what stands on it, and none is the place of a die.
  const keyOf = (one: DieSwitch): string | null => {
    const isFace = one.of !== undefined && one.face !== null;
    const place = row(true).length > 0 ? 0 : seen.indexOf(one) + 1;
    const number = isFace ? faceOf({ die: one.die, face: one.face! }).number : place;
    return number > 0 && number < 10 ? String(number) : null;
  };
  const die = (one: DieSwitch) => {
    const isOn = on.includes(one.key);
    const key = keyOf(one);
    const toward = idsToward(choice, on, one);
    return (
      <li key={one.key}>
        <button
          type="button"
          role="switch"
          className="die-switch grid centered gap-2px pad-2px round-m clear pressable"
          aria-checked={isOn}
          aria-label={
            one.face === null ? spoken.die(one.die) : spoken.rolled({ die: one.die, face: one.face })
          }
          aria-keyshortcuts={key ?? undefined}
          data-option={toward.length > 0 ? toward.join(' ') : undefined}
          data-hinted={lead?.includes(one.key) || undefined}
          onClick={() => press(one)}
        >
          {one.face === null ? (
            <DieChip die={one.die} size={DIE} />
          ) : (
            <DieFace die={one.die} face={one.face} size={DIE} />
          )}
          {key !== null && (
            <span className="kbd untouched" aria-hidden="true">
              {key}
            </span>
          )}
        </button>
      </li>
    );
  };
  const faces = row(true);
  // The dock of a wide window, or of a low phone, has the height of one row.
  const isShort = layout === 'phone' && row(false).length + faces.length < 3;
  const wraps = layout === 'wide' || isShort ? '' : 'wrap';
  return (
    <div className={`dice-choice flex in-middle middle gap-2-4 shrink-y ${wraps}`} data-does={choice.does}>
      <ul className={`dice-switches flex gap-0_4rem ${wraps}`} aria-label={telling.title(pending)}>
        {row(false).map(die)}
      </ul>
      {faces.length > 0 && (
        <ul className={`dice-switches flex gap-0_4rem ${wraps}`} aria-label={typedDice.faces(faces[0]!.die)}>
          {faces.map(die)}
        </ul>
      )}
      {ahead && (
        <button type="button" className="btn ml-auto" aria-keyshortcuts="Escape" onClick={onCancel}>
          {dock.back}
        </button>
      )}
      <button
        type="button"
        className={ahead ? GO : `${GO} ml-auto`}
        disabled={option === null}
        data-option={option && ahead ? `${ahead.first.id} ${option.id}` : option?.id}
        data-hinted={(option !== null && option.id === hinted) || undefined}
        aria-keyshortcuts="Enter"
        aria-describedby={`${ids}odds`}
        onClick={() => option && onAnswer(option)}
      >
        <span>
          {option === null ? words.none[choice.does] : words.does[choice.does](on.length)}
          {chance !== null && words.chance(chance)} <Price sp={ahead?.first.sp ?? option?.sp ?? 0} />
        </span>
        {/* Its place is kept until it is known. */}
        <small id={`${ids}odds`} className="option-chance high-1_1em sm medium lead-1_1">
          {below && isTold(below) && lineOf(below, optionOdds, telling, friends)}
        </small>
      </button>
    </div>
  );
}
