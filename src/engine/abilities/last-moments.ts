import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Figure } from '../model/state.ts';
import { DAMAGE_TYPES } from '../model/vocabulary.ts';
import { isAtItsEnd } from '../procedures/consequences/damage.ts';
import { placeOnTrack } from '../procedures/consequences/track.ts';
import { watchEncounter } from '../procedures/consequences/watch.ts';
import { chooseSpace } from '../procedures/core/place.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { isFree } from '../queries/figures/free-spaces.ts';
import { hpOf } from '../queries/figures/stats.ts';
import { baseSpaces, terrainOfBase } from '../queries/geometry/board-grid.ts';
import { totalOf } from './amounts.ts';
import { listNameable } from './board-effects.ts';
import type { Carriers, EffectOf } from './carriers.ts';
import { grantTo } from './granted.ts';
import { type Use, whom } from './use.ts';

/** Survival at the last moment, and a return after it. */
export const LAST_MOMENTS: Carriers<'survive' | 'revive'> = { survive, revive };

/** The subject is not Defeated by the damage it was just dealt (p.67): for good, or for a while. */
function* survive(table: Table, op: EffectOf<'survive'>, use: Use): Rule<void> {
  const id = use.about.subject ?? use.by;
  if (!isAtItsEnd(table, id)) return;
  if (op.until !== undefined) {
    const immune = DAMAGE_TYPES.map((type) => ({ immunity: type }));
    const abilities = [{ id: 'survives', when: 'passive' as const, modifiers: immune }];
    grantTo(table, id, { until: op.until, of: id, abilities, doomed: true }, use);
    return;
  }
  const wanted = op.hp === undefined ? 1 : yield* totalOf(table, op.hp, use);
  const amount = Math.min(Math.max(1, wanted), figureIn(table.state, id).damage);
  table.emit({ type: 'defeatPrevented', figure: id, amount, cause: use.cause, rule: 'p.67' });
}

/** A Defeated figure comes back as one that is Spawned does (p.19): onto the board and onto the track. */
function* revive(table: Table, op: EffectOf<'revive'>, use: Use): Rule<void> {
  const fallen = op.to.who === 'self' ? [use.by] : yield* whom(table, op.to, use);
  for (const id of fallen) {
    const body = () => figureIn(table.state, id);
    if (!body().defeated || isReplaced(table, body())) continue;
    const near = op.near ? yield* whom(table, op.near, use) : [use.by];
    const at = yield* chooseSpace(
      table,
      use.by,
      listRoom(table, near, op.within, body()),
      { ask: 'where', figure: id, does: 'return' },
      'X46',
    );
    if (!at) continue;
    const hp = yield* totalOf(table, op.hp, { ...use, target: id });
    const damage = Math.max(0, hpOf(table, body()) - Math.max(1, hp));
    table.emit({ type: 'figureReturned', figure: id, at, damage, rule: 'X46' });
    yield* placeOnTrack(table, body().group, id);
  }
  yield* watchEncounter(table);
}

/** Another figure of its card and number came into play meanwhile. */
const isReplaced = (table: Table, figure: Figure): boolean =>
  figure.kind !== 'adventurer' &&
  table.state.figures.some((f) => !f.defeated && f.card === figure.card && f.number === figure.number);

function listRoom(
  table: Table,
  near: readonly FigureId[],
  within: 'adjacent' | 'soi',
  { size }: Figure,
): Space[] {
  const spaces = near.flatMap((id) =>
    figureIn(table.state, id).at === null ? [] : listNameable(table, id, within),
  );
  return [...new Map(spaces.map((at) => [String(at), at])).values()].filter(
    (at) => isFree(table, at, size) && terrainOfBase(table.state.board, baseSpaces(at, size)) !== 'dangerous',
  );
}
