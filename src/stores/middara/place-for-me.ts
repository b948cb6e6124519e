/** All figures placed in one press. */
import {
  adjacency,
  attackProfileOf,
  attackRangeOf,
  type EncounterSession,
  figureIn,
  listOpponents,
  type Option,
  type Position,
  spacesOf,
} from '../../engine/index.ts';

/** Reaching farther than this, one stands behind. */
const BESIDE = 1;

/**
 * Answers that place everybody who waits to be placed, those with reach behind those without. The game itself is not
 * touched, and what comes after the last of them is not looked at.
 */
export function placesForAll(session: EncounterSession): readonly string[] {
  const copy = session.fork();
  const answers: string[] = [];
  while (copy.pending?.kind === 'placement') {
    const answer = bestPlace(copy.position, copy.pending.figure, copy.pending.options);
    if (!answer) break;
    answers.push(answer.id);
    const waiting = copy.position.state.figures.filter(({ at, seat }) => at === null && seat !== null);
    if (waiting.length <= 1) break;
    copy.decide(answer.id);
  }
  return answers;
}

function bestPlace(position: Position, id: string, options: readonly Option[]): Option | undefined {
  const figure = figureIn(position.state, id);
  const foes = listOpponents(position.state, figure).flatMap(spacesOf);
  const steps = adjacency.stepsFrom(position.state.board, foes);
  const isBehind = attackRangeOf(attackProfileOf(position, figure)) > BESIDE;
  const worth = ({ act }: Option): number => {
    if (act.do !== 'place') return Number.NEGATIVE_INFINITY;
    const away = adjacency.leastSteps(position.state.board, steps, [act.space]) ?? 0;
    return isBehind ? away : -away;
  };
  const places = options.filter(({ act }) => act.do === 'place');
  return places.reduce<Option | undefined>(
    (best, one) => (!best || worth(one) > worth(best) ? one : best),
    undefined,
  );
}
