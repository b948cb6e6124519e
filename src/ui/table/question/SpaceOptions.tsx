import { useDeferredValue } from 'react';
import type { Option, Position, Prompt, Space } from '../../../engine/index.ts';
import { spaceOf } from '../../../stores/middara/options.ts';
import { useLaidOutApart } from '../../page/own-task.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { usePreview } from '../context/use-preview.ts';
import { Price } from '../deeds/SpPips.tsx';
import { friendsAt, lineOf, useOddsOf } from '../odds/OptionOdds.tsx';
import '../odds/option-odds.css';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly options: readonly Option[];
  /** Where the figure stands, when the spaces are steps from there. */
  readonly from: Space | null;
  /** The answer the planner would give. */
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
}

const ARROWS: Readonly<Record<string, string>> = {
  '0,-1': '↑',
  '1,-1': '↗',
  '1,0': '→',
  '1,1': '↘',
  '0,1': '↓',
  '-1,1': '↙',
  '-1,0': '←',
  '-1,-1': '↖',
};

/** The arrow to a neighbour; a far space has none. */
const arrowTo = (from: Space | null, to: Space | null): string | null =>
  (from && to && ARROWS[`${to[0] - from[0]},${to[1] - from[1]}`]) ?? null;

/**
 * Spaces to choose from, for whoever does not point at the board. They come once their question stands: sixty buttons take
 * a slow page longer than a frame.
 */
export function SpaceOptions({ position, pending, options, from, hinted, onAnswer }: Props) {
  const words = useWords().ui.panels.question;
  useLaidOutApart();
  const standing = useDeferredValue<Prompt | null>(pending, null) === pending;
  return (
    <fieldset className="space-options flex wrap gap-6px" aria-busy={standing ? undefined : true}>
      <legend className="xs faint">{from ? words.oneStep : words.chooseSpace}</legend>
      {standing &&
        options.map((option) => (
          <SpaceOption
            key={option.id}
            position={position}
            pending={pending}
            option={option}
            from={from}
            hinted={hinted}
            onAnswer={onAnswer}
          />
        ))}
    </fieldset>
  );
}

/** One of them: an arrow, what it costs, and said in full what it would bring. */
function SpaceOption({
  position,
  pending,
  option,
  from,
  hinted,
  onAnswer,
}: Omit<Props, 'options'> & { readonly option: Option }) {
  const { question: words, dock } = useWords().ui.panels;
  const telling = useTelling(position);
  const preview = usePreview(pending, option.id);
  const { act } = option;
  const space = spaceOf(act);
  const arrow = act.do === 'jump' ? '⤳' : arrowTo(from, space);
  const told = preview && telling.foretold(option, pending, preview);
  const remark = telling.remark(option);
  const odds = useSpaceOdds({ position, asker: pending, option });
  const does = [told?.text.replaceAll('◆', dock.spSpoken) || remark, odds].filter(Boolean).join('; ');
  const answer = words.answer(telling.option(option, pending), does === '' ? null : does);
  // Points that have to be bought at once are paid with the step.
  const bought = preview?.changes.find((change) => change.is === 'sp' && change.figure === pending.figure);
  const sp = option.sp ?? (bought?.is === 'sp' ? bought.spent : 0);
  return (
    <button
      type="button"
      className="btn btn-small wrap most-15rem"
      data-option={option.id}
      data-hinted={option.id === hinted || undefined}
      data-warn={remark !== null || told?.warns || undefined}
      aria-label={answer}
      title={answer}
      onClick={() => onAnswer(option)}
    >
      {arrow && <span aria-hidden="true">{arrow}</span>}
      {act.do === 'step' ? act.cost : space && words.space(space)}
      <Price sp={sp} />
      {odds && <small className="option-chance whole-line">{odds}</small>}
    </button>
  );
}

/** The odds of going there in a line: a jump's check, Break Attacks on a step. Null where no dice come of it. */
function useSpaceOdds(asked: Parameters<typeof useOddsOf>[0]): string | null {
  const words = useWords().ui.panels.optionOdds;
  const telling = useTelling(asked.position);
  const known = useOddsOf(asked);
  if (known === null) return null;
  if (known === undefined) return words.working;
  if (known === 'too-much') return words.tooMuch;
  return known.dice || known.figures.length > 0
    ? lineOf(known, words, telling, friendsAt(asked.position))
    : null;
}
