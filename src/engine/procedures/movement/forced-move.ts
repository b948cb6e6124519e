import { isSameSpace, type Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { type Term, term } from '../../model/messages/cause.ts';
import type { Figure } from '../../model/state.ts';
import { figureWith } from '../../model/with.ts';
import { isStanding, listStanding, rangeOf } from '../../queries/figures/figures.ts';
import { forcedWays } from '../../queries/figures/forced-ways.ts';
import { isHeldFast } from '../../queries/figures/held-fast.ts';
import { hasTag, heavyOf } from '../../queries/figures/stats.ts';
import type { ForcedWay } from '../../queries/geometry/forced.ts';
import { resolveBreakAttacks } from '../attack/break-attack.ts';
import { dealDamage } from '../consequences/damage.ts';
import { resolveDefeat } from '../consequences/defeat.ts';
import { watchEncounter } from '../consequences/watch.ts';
import { choice, pick } from '../core/ask.ts';
import type { Rule, Table } from '../core/table.ts';
import { answerEntering, watchersOf } from './entering.ts';
import { closeMove, openMove } from './move.ts';

/**
 * PUSH (X) and PULL (X), pp.33, 42 and ruling M7:
 * 1. HULKING is not moved by opponents, nor what cannot be (X163); each HEAVY takes 1 off (p.32).
 * 2. Up to so many spaces: a player says how many, a Combatant uses all (p.60, X73).
 * 3. The way: straight away, from a diagonal the worse of two; or towards the figure that used it.
 * 4. Space by space, Break Attacks first, a PUSH none from the pusher (M4). Figures of both sides stop it.
 * 5. What could not be moved is 1 IRREDUCIBLE DMG a space.
 */
export function* resolveForcedMove(
  table: Table,
  kind: 'push' | 'pull',
  movedId: FigureId,
  byId: FigureId,
  spaces: number,
): Rule<void> {
  const moved = () => figureIn(table.state, movedId);
  if (!isStanding(table, movedId) || !isStanding(table, byId)) return;
  const opponents = moved().side !== figureIn(table.state, byId).side;
  if (opponents && hasTag(table, moved(), 'hulking')) return;
  if (isHeldFast(table, moved(), byId, kind === 'push' ? 'pushed' : 'pulled')) return;
  const most = Math.max(0, spaces - heavyOf(table, moved()));
  const distance = yield* chooseDistance(table, kind, movedId, byId, most);
  if (distance === 0) return;
  const way = yield* chooseForcedWay(table, kind, movedId, byId, distance);
  if (!way) return;
  yield* resolveForcedWay(table, movedId, byId, kind, distance, way);
}

/** Walks a forced way: Break Attacks, what defeats on it, and what could not be moved (M4, M7). */
export function* resolveForcedWay(
  table: Table,
  movedId: FigureId,
  byId: FigureId | null,
  how: 'push' | 'pull' | 'current',
  distance: number,
  way: ForcedWay,
): Rule<void> {
  openMove(table, { figure: movedId, mode: 'free', points: distance });
  const walked = yield* walk(table, movedId, byId, how, way);
  const thrownOff =
    walked === null ||
    // What leaves Dangerous Terrain is struck at before it falls (M4), as by its own steps.
    (way.defeated === 'leaves-dangerous' &&
      !(yield* resolveBreakAttacks(table, movedId, exceptOf(how, byId), true)));
  if (!thrownOff && isStanding(table, movedId)) {
    const blocked = way.blocked + way.path.length - walked;
    if (way.defeated && walked === way.path.length)
      yield* resolveDefeat(table, movedId, byId, term(DEFEAT_OF[way.defeated]));
    else if (blocked > 0) {
      const entry = { cause: term('spaces-not-moved'), amount: blocked, rule: 'M7' };
      const cause = term(how === 'current' ? 'current' : 'collision');
      yield* dealDamage(table, movedId, 'irreducible', [entry], { by: null, cause, rule: 'M7' });
    }
  }
  yield* closeMove(table, movedId, false);
  yield* watchEncounter(table);
}

/** Spaces it was moved, fewer where something came to stand in its way; null when it is no longer moved at all. */
function* walk(
  table: Table,
  movedId: FigureId,
  byId: FigureId | null,
  how: 'push' | 'pull' | 'current',
  way: ForcedWay,
): Rule<number | null> {
  const rule = how === 'current' ? 'p.22' : 'M7';
  for (const [moved, to] of way.path.entries()) {
    const self = () => figureIn(table.state, movedId);
    if (moved > 0 && !hasTag(table, self(), 'flight') && isTaken(table, self(), to)) return moved;
    if (!(yield* resolveBreakAttacks(table, movedId, exceptOf(how, byId), true))) return null;
    const watchers = watchersOf(table, movedId);
    table.emit({ type: 'figureMoved', figure: movedId, from: self().at!, to, how, cost: 1, rule });
    yield* answerEntering(table, movedId, watchers);
    yield* watchEncounter(table); // what it passes is seen, entered, come beside (p.17)
    const { at } = self();
    if (at === null || !isSameSpace(at, to)) return null;
  }
  return way.path.length;
}

/** Whether somebody came to stand there since it was set in motion. */
const isTaken = (table: Table, figure: Figure, to: Space): boolean =>
  listStanding(table.state).some(
    (other) => other.id !== figure.id && rangeOf(figureWith(figure, { at: to }), other) === 0,
  );

/** A PUSH provokes none from its pusher (M4). */
const exceptOf = (how: 'push' | 'pull' | 'current', byId: FigureId | null): FigureId[] =>
  how === 'push' && byId ? [byId] : [];

const DEFEAT_OF: { readonly [K in NonNullable<ForcedWay['defeated']>]: Term } = {
  'leaves-dangerous': 'moved-out-of-dangerous',
  fall: 'fell',
  'enters-dangerous': 'entered-dangerous',
};

/** How far "up to" is: the most is proposed, and of numbers that come to the same the least is meant (X73). */
function* chooseDistance(
  table: Table,
  kind: 'push' | 'pull',
  movedId: FigureId,
  byId: FigureId,
  most: number,
): Rule<number> {
  if (figureIn(table.state, byId).seat === null) return most;
  const far = yield* pick(table, () => ({
    kind: 'choose-way',
    figure: byId,
    question: { ask: 'moved-how-far', moved: movedId, how: kind },
    rule: 'p.60',
    choices: listDistances(table, kind, movedId, byId, most).map((number, i) =>
      choice({ do: 'choose-number', number }, number, i === 0 ? { proposed: true } : {}),
    ),
  }));
  return far ?? 0;
}

function listDistances(
  table: Table,
  kind: 'push' | 'pull',
  movedId: FigureId,
  byId: FigureId,
  most: number,
): number[] {
  const outcome = (distance: number): string =>
    JSON.stringify(
      forcedWays(table, kind, movedId, byId, distance).map((way) => [way.path, way.blocked, way.defeated]),
    );
  const distances: number[] = [];
  for (let distance = most; distance >= 0; distance--) {
    const last = distances.at(-1);
    if (last !== undefined && outcome(last) === outcome(distance)) distances.pop();
    distances.push(distance);
  }
  return distances;
}

/** Ways alike for the moved figure: the opposing side picks (M7), which is whoever used the ability. */
function* chooseForcedWay(
  table: Table,
  kind: 'push' | 'pull',
  movedId: FigureId,
  byId: FigureId,
  distance: number,
): Rule<ForcedWay | null> {
  return yield* pick(table, () => ({
    kind: 'choose-way',
    figure: byId,
    question: { ask: 'moved-where', moved: movedId },
    rule: 'M7',
    choices: forcedWays(table, kind, movedId, byId, distance).map((way, index) =>
      choice({ do: 'be-moved', space: way.end, index }, way),
    ),
  }));
}
