import { useMemo } from 'react';
import {
  armorOf,
  asked,
  defenseOf,
  type FigureId,
  figureIn,
  hpOf,
  movementOf,
  type Position,
  remainingHpOf,
} from '../../../engine/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { Pipped } from '../deeds/SpPips.tsx';

interface Props {
  readonly before: Position;
  readonly after: Position;
  readonly parties: readonly FigureId[];
}

/** What the changes come to in numbers, figure by figure. */
export function Consequences({ before, after, parties }: Props) {
  const words = useWholeWords().ui.exchange;
  const telling = useTelling(after);
  const told = useMemo(
    () =>
      parties.flatMap((id) => {
        const [was, is] = [numbersOf(before, id), numbersOf(after, id)];
        if (!was || !is) return [];
        const changed = STATS.filter((stat) => was[stat] !== is[stat]);
        const name = telling.figure(id);
        const lines = changed.map((stat) => words.became(words.stats[stat], was[stat], is[stat]));
        const isSunk = is.left <= 0 && was.left > 0;
        return [
          ...(lines.length > 0 ? [{ id, text: words.comesTo(name, lines), harm: false }] : []),
          ...(isSunk ? [{ id: `${id} falls`, text: words.falls(name), harm: true }] : []),
        ];
      }),
    [before, after, parties, telling, words],
  );
  return (
    <ul className="exchange-numbers gap-4px-2 flex wrap flush bare unlisted sm" aria-live="polite">
      {told.length === 0 && <li className="sm faint">{words.same}</li>}
      {told.map(({ id, text, harm }) => (
        <li className={harm ? 'strong harm' : 'strong'} key={id}>
          <Pipped>{text}</Pipped>
        </li>
      ))}
    </ul>
  );
}

const STATS = ['hp', 'sp', 'defense', 'armor', 'movement'] as const;

/** Null where it takes too much to work out. */
function numbersOf(position: Position, id: FigureId) {
  const figure = figureIn(position.state, id);
  return asked(() => ({
    hp: hpOf(position, figure),
    left: remainingHpOf(position, figure),
    sp: figure.sp,
    defense: defenseOf(position, figure).total,
    armor: armorOf(position, figure).total,
    movement: movementOf(position, figure).total,
  }));
}
