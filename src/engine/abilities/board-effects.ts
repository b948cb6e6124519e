import { isSameSpace, type Space } from '../model/board.ts';
import { familyOf } from '../model/cards/cards.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Figure } from '../model/state.ts';
import { canPlaceTerrain, placeTerrain } from '../procedures/consequences/place-terrain.ts';
import { resolveSpawn } from '../procedures/consequences/spawn.ts';
import { moveOnTrack } from '../procedures/consequences/track.ts';
import { watchEncounter } from '../procedures/consequences/watch.ts';
import { chooseSpace } from '../procedures/core/place.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { answerEntering, watchersOf } from '../procedures/movement/entering.ts';
import { isStanding, spacesOf } from '../queries/figures/figures.ts';
import { isFree } from '../queries/figures/free-spaces.ts';
import { isHeldFast } from '../queries/figures/held-fast.ts';
import { listSpacesInInfluence, listSpacesInSight } from '../queries/figures/sight.ts';
import { hasTag } from '../queries/figures/stats.ts';
import { areBasesAdjacent, leastSteps, rangeBetween, stepsFrom } from '../queries/geometry/adjacency.ts';
import { baseSpaces, listSpaces, terrainOfBase } from '../queries/geometry/board-grid.ts';
import { totalOf } from './amounts.ts';
import { become } from './become.ts';
import type { Carriers, EffectOf } from './carriers.ts';
import { type Use, whom } from './use.ts';

/** SWAP, WARP, the track, terrain, spawning and a BOSS turned over (pp.19, 21, 33, 38, X60). */
export const ON_BOARD: Carriers<'swap' | 'warp' | 'track' | 'place-terrain' | 'spawn' | 'become'> = {
  *swap(table, op, use) {
    for (const id of yield* whom(table, op.to, use)) {
      const before = [use.by, id].map((one) => [one, watchersOf(table, one)] as const);
      swap(table, use.by, id);
      for (const [one, watchers] of before) yield* answerEntering(table, one, watchers);
    }
    yield* watchEncounter(table);
  },
  *warp(table, op, use) {
    for (const id of yield* whom(table, op.to, use)) {
      const watchers = watchersOf(table, id);
      yield* warp(table, op, id, use);
      yield* answerEntering(table, id, watchers);
    }
    yield* watchEncounter(table);
  },
  *track(table, op, use) {
    for (const id of yield* whom(table, op.to, use)) {
      moveOnTrack(table, figureIn(table.state, id).group, op.direction, op.places, use.cause);
    }
  },
  'place-terrain': placeChosenTerrain,
  *spawn(table, op, use) {
    for (let left = op.count === undefined ? 1 : yield* totalOf(table, op.count, use); left > 0; left--) {
      const { at } = figureIn(table.state, use.by);
      if (at) yield* resolveSpawn(table, op.card, at, use.by);
    }
  },
  become(table, op, use) {
    become(table, use.by, op.card);
    return null;
  },
};

/** SWAP provokes nothing (p.33); HULKING is not moved by opponents. */
function swap(table: Table, byId: FigureId, id: FigureId): void {
  const [a, b] = [figureIn(table.state, byId), figureIn(table.state, id)];
  if (!a.at || !b.at || a.id === b.id || (a.side !== b.side && hasTag(table, b, 'hulking'))) return;
  if (isHeldFast(table, b, a.id)) return;
  // Bases of different sizes change places only where both have room.
  const fits = (figure: Figure, at: Space) => isFree(table, at, figure.size, [a.id, b.id]);
  const overlap = rangeBetween(baseSpaces(b.at, a.size), baseSpaces(a.at, b.size)) === 0;
  if (overlap || !fits(a, b.at) || !fits(b, a.at)) return;
  const there = { from: a.at, to: b.at };
  table.emit({ type: 'figureMoved', figure: a.id, ...there, how: 'swap', cost: 0, rule: 'p.33' });
  table.emit({
    type: 'figureMoved',
    figure: b.id,
    from: there.to,
    to: there.from,
    how: 'swap',
    cost: 0,
    rule: 'p.33',
  });
}

function* warp(table: Table, op: EffectOf<'warp'>, id: FigureId, use: Use): Rule<void> {
  const moved = figureIn(table.state, id);
  if (moved.side !== figureIn(table.state, use.by).side && hasTag(table, moved, 'hulking')) return;
  if (isHeldFast(table, moved, use.by)) return;
  const from = op.from === 'target' ? use.target : use.by;
  if (from === null || figureIn(table.state, from).at === null) return;
  const named =
    op.from === 'ward' ? nearWard(table, moved, use) : listNameable(table, from, op.within, op.range);
  // An Intelligent Combatant is not put where it would be Defeated by its own doing (p.58).
  const isDeadly = (at: Space) =>
    id === use.by &&
    moved.kind === 'intelligent' &&
    !hasTag(table, moved, 'flight') &&
    terrainOfBase(table.state.board, baseSpaces(at, moved.size)) === 'dangerous';
  const spaces = named.filter((at) => isFree(table, at, moved.size, [id]) && !isDeadly(at));
  const to = yield* chooseSpace(table, use.by, spaces, { ask: 'which-space', cause: use.cause }, 'p.33', {
    isIdleAt: (at) => moved.at !== null && isSameSpace(at, moved.at),
  });
  if (to && isStanding(table, id))
    table.emit({
      type: 'figureMoved',
      figure: id,
      from: figureIn(table.state, id).at!,
      to,
      how: 'warp',
      cost: 0,
      rule: 'p.33',
    });
}

/**
 * On or beside the nearest token that its card has laid, or that another tier of it has (X173), by king's steps (G4);
 * of several as near, of any of them (X143). None where there is none.
 */
function nearWard(table: Table, figure: Figure, { by }: Use): Space[] {
  const { board, wards = [] } = table.state;
  const family = familyOf(table.cards, figureIn(table.state, by).card);
  const steps = stepsFrom(board, spacesOf(figure));
  const own = wards
    .filter(({ cause }) => cause.kind === 'ability' && familyOf(table.cards, cause.card) === family)
    .map(({ at }) => ({ at, far: leastSteps(board, steps, [at]) ?? Number.POSITIVE_INFINITY }));
  const least = Math.min(...own.map(({ far }) => far));
  const nearest = own.filter(({ far }) => far === least);
  return listSpaces(board).filter((space) =>
    nearest.some(({ at }) => isSameSpace(at, space) || areBasesAdjacent(board, [at], [space])),
  );
}

function* placeChosenTerrain(table: Table, op: EffectOf<'place-terrain'>, use: Use): Rule<void> {
  if (op.within === 'target') {
    const target = use.target === null ? null : figureIn(table.state, use.target);
    if (target) placeTerrain(table, op.terrain, spacesOf(target), use.by);
    return;
  }
  const by = () => figureIn(table.state, use.by);
  // What an Intelligent Combatant lays it does not lay under itself, whoever chooses for it (p.58).
  const hurtsItself = (at: Space) =>
    by().kind === 'intelligent' && op.terrain !== 'normal' && rangeBetween(spacesOf(by()), [at]) === 0;
  const open = () =>
    listNameable(table, use.by, op.within as 'adjacent', op.range).filter(
      (at) => canPlaceTerrain(table, op.terrain, at) && !hurtsItself(at),
    );
  if (op.within === 'adjacent' && op.spaces >= 8) {
    placeTerrain(table, op.terrain, open(), use.by); // "all adjacent": nothing to choose
    return;
  }
  for (let i = 0; i < op.spaces; i++) {
    const at = yield* chooseSpace(
      table,
      use.by,
      open(),
      { ask: 'terrain-where', cause: use.cause, terrain: op.terrain },
      'p.21',
    );
    if (!at) return;
    placeTerrain(table, op.terrain, [at], use.by);
  }
}

/** Spaces a figure can name: beside it, in its Sphere of Influence, or in range and line of sight. */
export function listNameable(
  table: Table,
  byId: FigureId,
  within: 'adjacent' | 'soi' | 'range',
  range = 4,
): Space[] {
  const by = figureIn(table.state, byId);
  const from = spacesOf(by);
  const { board } = table.state;
  if (within === 'adjacent') return listSpaces(board).filter((at) => areBasesAdjacent(board, from, [at]));
  return within === 'soi' ? listSpacesInInfluence(table, by) : listSpacesInSight(table, by, range);
}
