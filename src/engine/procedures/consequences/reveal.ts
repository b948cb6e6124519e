import { lootDeckFor } from '../../model/cards/loot-deck.ts';
import type { EncounterOp, LootReward } from '../../model/encounter.ts';
import type { CardRef, FigureId } from '../../model/ids.ts';
import type { Cause } from '../../model/messages/cause.ts';
import { conditionsHold, partySizeOf } from '../../queries/figures/conditions-hold.ts';
import { isStanding } from '../../queries/figures/figures.ts';
import { freshDynamiteId } from '../core/deal.ts';
import { resolveSkillCheck } from '../core/skill-check.ts';
import type { Rule, Table } from '../core/table.ts';
import {
  asksForToken,
  carryOutStory,
  chooseOption,
  drawLine,
  forEach,
  listCheckers,
} from './carry-out-story.ts';
import { gainCompanion } from './companions.ts';
import { gainItem, gainRandomConsumables, isLeft } from './loot.ts';
import { loseItem } from './lost-items.ts';
import { checkEndConditions, endEncounter, hasOpenEnds } from './objectives.ts';
import { offerItems } from './offer-items.ts';
import { loseDynamite, placeTerrain } from './place-terrain.ts';
import { offerFreeReEquip, tradeAmongAll } from './re-equip.ts';
import { resolveSpawn } from './spawn.ts';

/**
 * Carries out what an encounter's text tells the Adventurer that revealed it to do (pp.17-19); where it is not clear who
 * did the players say who gains its items (p.67).
 */
export function* resolveReveal(
  table: Table,
  ops: readonly EncounterOp[],
  byId: FigureId,
  cause: Cause,
  isClear = true,
): Rule<void> {
  for (const op of ops) {
    yield* carryOutOne(table, op, byId, cause, isClear);
    if (hasOpenEnds(table.encounter.endConditions)) checkEndConditions(table);
  }
}

/**
 * What a Loot token gives whoever opened it (p.17), carried out like a text. Whoever gained one of its items
 * re-equips once all of it has come.
 */
export function* resolveLootReward(
  table: Table,
  { gold, items = [], randomConsumables, effects }: LootReward,
  byId: FigureId,
  cause: Cause,
): Rule<void> {
  if (gold) yield* carryOutOne(table, { do: 'gain-gold', amount: gold }, byId, cause);
  const gainers = yield* gainItems(table, items, byId);
  if (randomConsumables)
    yield* carryOutOne(table, { do: 'random-consumables', count: randomConsumables }, byId, cause);
  if (effects) yield* carryOutOne(table, { do: 'effects', effects }, byId, cause);
  for (const gainer of gainers) yield* offerFreeReEquip(table, gainer);
}

/** The items of which copies are left (p.67). Gives who has gained something. */
function* gainItems(
  table: Table,
  items: readonly CardRef[],
  byId: FigureId,
  isClear = true,
): Rule<ReadonlySet<FigureId>> {
  const gainers = new Set<FigureId>();
  for (const ref of items.filter((one) => isLeft(table, one)))
    gainers.add(yield* gainItem(table, byId, ref, isClear));
  return gainers;
}

function* carryOutOne(
  table: Table,
  op: EncounterOp,
  byId: FigureId,
  cause: Cause,
  isClear = true,
): Rule<void> {
  switch (op.do) {
    case 'gain-gold':
      table.emit({ type: 'goldGained', amount: op.amount, cause, rule: 'p.24' });
      return;
    case 'gain-items':
      for (const gainer of yield* gainItems(table, op.items, byId, isClear))
        yield* offerFreeReEquip(table, gainer);
      return;
    case 'gain-companion': {
      const gainer = yield* gainCompanion(table, byId, op.card, isClear);
      if (gainer !== null) yield* offerFreeReEquip(table, gainer);
      return;
    }
    case 'lose-item':
      yield* loseItem(table, op, byId, cause, isClear);
      return;
    case 'random-consumables':
      yield* gainRandomConsumables(table, byId, op.count, isClear);
      return;
    case 'offer-items':
      yield* offerItems(table, op, { id: byId, isClear }, cause);
      return;
    case 'spawn':
      for (let i = 0; i < countOf(table, op.count); i++) yield* resolveSpawn(table, op.card, op.at, null);
      return;
    case 'place-token':
      if (!table.state.boardTokens.some((t) => t.id === op.token.id))
        table.emit({
          type: 'boardTokenPlaced',
          token: op.token,
          ...watched(table, op.token.id),
          rule: 'p.19',
        });
      return;
    case 'remove-token':
      if (table.state.boardTokens.some((t) => t.id === op.token))
        table.emit({ type: 'boardTokenRemoved', token: op.token, by: byId, how: 'text', rule: 'p.19' });
      return;
    case 'place-terrain':
      placeTerrain(table, op.terrain, op.spaces, null);
      return;
    case 'place-dynamite':
      table.emit({
        type: 'dynamitePlaced',
        token: freshDynamiteId(table, table.state.dynamite.length + 1),
        at: op.at,
        lit: table.state.clock.round,
        by: null,
        rule: 'p.67',
      });
      loseDynamite(table);
      return;
    case 'check': {
      for (const checker of yield* listCheckers(table, op, byId, cause)) {
        if (!isStanding(table, checker)) continue;
        const passed = yield* resolveSkillCheck(table, checker, op.skill, op.difficulty);
        yield* resolveReveal(table, passed ? op.pass : op.fail, checker, cause, isClear);
      }
      return;
    }
    case 'effects':
      if (op.who === undefined) yield* table.hooks.carryOut(table, op.effects, byId, byId, cause);
      else
        yield* forEach(table, op.who, byId, (id) => table.hooks.carryOut(table, op.effects, id, id, cause));
      return;
    case 'restore':
      yield* resolveRestoration(table);
      return;
    case 'end': {
      const condition = table.encounter.endConditions.find((c) => c.id === op.condition);
      if (condition) endEncounter(table, condition.result, condition.id, condition.gold);
      return;
    }
    case 'if': {
      const holds = conditionsHold(table, op.if, byId);
      yield* resolveReveal(table, holds ? op.then : (op.else ?? []), byId, cause, isClear);
      return;
    }
    case 'choose': {
      const chosen = yield* chooseOption(table, op, byId);
      if (chosen) yield* resolveReveal(table, chosen.do, byId, cause, isClear);
      return;
    }
    case 'random':
      yield* resolveReveal(table, drawLine(table, op).do, byId, cause, isClear);
      return;
    default:
      yield* carryOutStory(table, op, byId, cause);
  }
}

const countOf = (table: Table, count: number | 'adventurers' = 1): number =>
  count === 'adventurers' ? partySizeOf(table.state) : count;

/** A token of which the text asks later whether it is gone. */
const watched = (table: Table, token: string): { watched?: true } =>
  asksForToken(table.encounter, token) ? { watched: true } : {};

/** Restoring Adventurers, p.18: damage, cards and tokens at once, then they trade. */
export function* resolveRestoration(table: Table): Rule<void> {
  table.emit({ type: 'adventurersRestored', deck: lootDeckFor(table.state.loot.level), rule: 'p.18' });
  yield* tradeAmongAll(table);
}
