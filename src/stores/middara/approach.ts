/** An enemy out of reach pressed: where to go so that it can be attacked, and what both come to. */
import {
  asked,
  type FigureId,
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
import { nearOf } from './at-hand.ts';
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
  const known = kept(pending);
  const before = known.get(target);
  if (before !== undefined) return before;
  const found = asked(() => worked(position, pending, target));
  known.set(target, found);
  return found;
}

function worked(position: Position, pending: Prompt, target: FigureId): Approach | null {
  const { figure } = pending;
  const to = firstToReach(position, figure, target, bestFirst(pending, position));
  const gone = to && planned(position, figure, { do: 'go', space: to.space, way: to.way });
  if (!gone) return null;
  const strikes = [false, true].map((empower) =>
    planned(gone.after, figure, { do: 'strike', target, empower }),
  );
  const [plain, empowered] = strikes.map((strike) => strike && gone.sp + strike.sp);
  if (plain === null || plain === undefined) return null;
  const { after } = gone;
  return { to: quietest(position, figure, to!), target, after, sp: plain, empoweredSp: empowered ?? null };
}

const best = keptBy((_: Prompt): { known?: Approach | null } => ({}));

/** Of two ways to one space at one price that on which fewer strike. */
function quietest(position: Position, figure: FigureId, to: MoveDestination): MoveDestination {
  const other = to.breaks.length > 0 ? otherWay(position, figure, to) : null;
  return other && other.breaks.length < to.breaks.length && spOfMove(other) <= spOfMove(to) ? other : to;
}

/** The best of those to any of its opponents, once it is worked out; undefined before. */
export const bestKnown = (pending: Prompt): Approach | null | undefined => best(pending).known;

/** Works that out, an opponent at a step; null where there is none. */
export function* workOutBest(position: Position, pending: Prompt): Generator<void, Approach | null> {
  const { figures } = position.state;
  const own = figures.find(({ id }) => id === pending.figure)?.side;
  const all: Approach[] = [];
  for (const { id, at, side } of figures) {
    if (!at || side === own) continue;
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
  const own = state.figures.find(({ id }) => id === figure);
  if (!own?.at) return null;
  const walk = { figure, way: to.way, taken: 0, at: own.at, begun: false, waiting: false, met: false };
  return { walk, turn: own.turnsTaken, strike: strikeAt(figure, target, empower) };
}
