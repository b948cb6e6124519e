import type { Position, Space } from '../../../engine/index.ts';
import type { Measure } from '../../../stores/middara/measure.ts';
import type { Telling } from '../../../words/telling.ts';
import type { WholeWords } from '../../../words/words.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { RuleRef } from '../../rules/RuleRef.tsx';
import type { Ruler } from '../context/use-ruler.ts';
import '../../frame/denied-line.css';

interface Props {
  readonly position: Position;
  readonly ruler: Ruler;
  /** Measures on from the end. */
  readonly onTurn: () => void;
  readonly onLeave: () => void;
}

const PAGE = 'p.45';

/** On the board, in a line: how far it is, what is seen, what stands in the way. */
export function RulerLine({ position, ruler, onTurn, onLeave }: Props) {
  const { ruler: words } = useWholeWords().ui.panels;
  const telling = useTelling(position);
  const { measure, from } = ruler;
  const nameOn = (space: Space) => {
    const here = position.state.figures.find(({ at, defeated }) => at?.join() === space.join() && !defeated);
    return here ? telling.figureName(here) : null;
  };
  return (
    <div className="denied flex middle gap-2 pad-6px-3 sm ruler-line wrap panel">
      <p className="flex-1-1-16rem" role="status">
        {measure ? measured(measure, words, telling) : words.begin(words.end(nameOn(from), from))}{' '}
        <RuleRef rule={PAGE} />
      </p>
      {measure && (
        <button type="button" className="btn btn-small rigid" onClick={onTurn}>
          {words.turn}
        </button>
      )}
      <button
        type="button"
        className="btn btn-small btn-quiet rigid"
        aria-label={words.leave}
        onClick={onLeave}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

function measured(measure: Measure, words: WholeWords['ui']['panels']['ruler'], telling: Telling): string {
  const { from, to, fromFigure, toFigure, range, steps, sight, up, reach } = measure;
  const end = (figure: string | null, space: Space) =>
    words.end(figure === null ? null : telling.figure(figure), space);
  const parts = [words.range(end(fromFigure, from), end(toFigure, to), range)];
  if (steps !== range) parts.push(words.steps(steps));
  if (sight.clear) parts.push(words.clear(sight.penalty));
  else if (sight.blockedBy) parts.push(telling.reason({ why: 'sight', by: sight.blockedBy }));
  if (sight.clear && sight.allyBetween) parts.push(words.ally);
  if (sight.clear && sight.hinderingBetween) parts.push(words.hindering);
  if (up !== 0) parts.push(words.level(up));
  if (reach !== null) parts.push(words.reaches(reach, range <= reach));
  return words.whole(parts);
}
