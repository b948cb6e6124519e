/** An enemy out of reach pressed: where to go so that it can be attacked, and what both come to. */
import {
  asked,
  type FigureId,
  figureIn,
  firstToReach,
  keptBy,
  type MoveDestination,
  otherWay,
  type Position,
  type Prompt,
  planned,
  spOfMove,
} from '../../engine/index.ts';
import type { ApproachTaken } from './approach-course.ts';
import { nearOf, opponentsOf } from './at-hand.ts';
import { routeTo } from './route.ts';
import { strikeAt } from './strike.ts';

/** A way with an attack at its end, of one turn (p.40). */
export interface Approach {
  readonly to: MoveDestination;
  readonly target: FigureId;
  /** The position the attack would be made in, if nothing came in between. */
  readonly after: Position;
  /** All SP of both, plain; and Empowered, null where that cannot be. */
  readonly sp: number;
  readonly empoweredSp: number | null;
}

/** First those on which fewest strike, then the cheapest, then the shortest. */
const inOrder = (a: MoveDestination, b: MoveDestination): number =>
  a.breaks.length - b.breaks.length || spOfMove(a) - spOfMove(b) || a.cost - b.cost;

/** The ways after which an attack is left, the best first. */
const bestFirst = keptBy((prompt: Prompt, position: Position): readonly MoveDestination[] =>
  (nearOf(position, prompt) ?? []).filter(({ way }) => way.length > 0).toSorted(inOrder),
);

const kept = keptBy((_: Prompt) => new Map<FigureId, Approach | null>());

/** Null where no way leads to where it could be attacked and paid for. */
export function approachTo(position: Position, pending: Prompt, target: FigureId): Approach | null {
  const before = approachKnown(pending, target);
  if (before !== undefined) return before;
  const found = asked(() => worked(position, pending, target));
  kept(pending).set(target, found);
  return found;
}

/** The same, where it has been worked out; undefined before. */
export const approachKnown = (pending: Prompt, target: FigureId): Approach | null | undefined =>
  kept(pending).get(target);

function worked(position: Position, pending: Prompt, target: FigureId): Approach | null {
  const { figure } = pending;
  const isFoe = opponentsOf(position, pending).some(({ id }) => id === target);
  const to = isFoe && firstToReach(position, figure, target, bestFirst(pending, position));
  const gone = to && planned(position, figure, { do: 'go', space: to.space, way: to.way });
  if (!gone) return null;
  const strikes = [false, true].map((empower) =>
    planned(gone.after, figure, { do: 'strike', target, empower }),
  );
  const [plain, empowered] = strikes.map((strike) => strike && gone.sp + strike.sp);
  if (plain === null || plain === undefined) return null;
  const { after } = gone;
  // To the same space fewer strike on it, where there is one.
  const other = otherWay(position, figure, to);
  const way = other && spOfMove(other) <= spOfMove(to) ? other : to;
  return { to: way, target, after, sp: plain, empoweredSp: empowered ?? null };
}

const best = keptBy((_: Prompt): { known?: Approach | null } => ({}));

/** The best of those to any of its opponents, once it is worked out; undefined before. */
export const bestKnown = (pending: Prompt): Approach | null | undefined => best(pending).known;

/** Works that out, an opponent at a step; null where there is none. */
export function* workOutBest(position: Position, pending: Prompt): Generator<void, Approach | null> {
  const all: Approach[] = [];
  for (const { id } of opponentsOf(position, pending)) {
    const one = approachTo(position, pending, id);
    if (one) all.push(one);
    yield;
  }
  const found = all.toSorted((a, b) => inOrder(a.to, b.to))[0] ?? null;
  best(pending).known = found;
  return found;
}

/** Both as answers, one after the other. */
export function courseOf(
  { state }: Position,
  figure: FigureId,
  { to, target }: Approach,
  empower: boolean,
): ApproachTaken | null {
  const walk = routeTo(state, figure, to);
  const turn = figureIn(state, figure).turnsTaken;
  return walk && { walk, turn, strike: strikeAt(figure, target, empower) };
}
