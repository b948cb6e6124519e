import { lootDeckFor } from '../../model/cards/loot-deck.ts';
import type { EncounterOp } from '../../model/encounter.ts';
import type { FigureId } from '../../model/ids.ts';
import { isStanding } from '../../queries/figures/figures.ts';
import { resolveSkillCheck } from '../core/skill-check.ts';
import type { Rule, Table } from '../core/table.ts';
import { gainItem, gainRandomConsumables, isLeft } from './loot.ts';
import { endEncounter } from './objectives.ts';
import { loseDynamite, placeTerrain } from './place-terrain.ts';
import { offerFreeReEquip, tradeAmongAll } from './re-equip.ts';
import { spawnCombatant } from './spawn.ts';

/** Carries out what an encounter's text tells the Adventurer that revealed it to do (pp.17-19). */
export function* carryOutReveal(
  table: Table,
  ops: readonly EncounterOp[],
  byId: FigureId,
  label: string,
): Rule<void> {
  for (const op of ops) yield* carryOutOne(table, op, byId, label);
}

function* carryOutOne(table: Table, op: EncounterOp, byId: FigureId, label: string): Rule<void> {
  switch (op.do) {
    case 'gain-gold':
      table.emit({ type: 'goldGained', amount: op.amount, why: label, rule: 'p.24' });
      return;
    case 'gain-items': {
      const gainers = new Set<FigureId>();
      for (const ref of op.items.filter((one) => isLeft(table, one)))
        gainers.add(yield* gainItem(table, byId, ref));
      for (const gainer of gainers) yield* offerFreeReEquip(table, gainer);
      return;
    }
    case 'random-consumables':
      yield* gainRandomConsumables(table, byId, op.count);
      return;
    case 'spawn':
      for (let i = 0; i < (op.count ?? 1); i++) yield* spawnCombatant(table, op.card, op.at, null);
      return;
    case 'place-token':
      if (!table.state.boardTokens.some((t) => t.id === op.token.id))
        table.emit({ type: 'boardTokenPlaced', token: op.token, rule: 'p.19' });
      return;
    case 'remove-token':
      if (table.state.boardTokens.some((t) => t.id === op.token))
        table.emit({ type: 'boardTokenRemoved', token: op.token, by: byId, rule: 'p.19' });
      return;
    case 'place-terrain':
      placeTerrain(table, op.terrain, op.spaces, null);
      return;
    case 'place-dynamite': {
      const id = `dynamite-${table.state.dynamite.length + 1}-${table.state.clock.round}`;
      table.emit({
        type: 'dynamitePlaced',
        token: id,
        at: op.at,
        lit: table.state.clock.round,
        by: null,
        rule: 'p.67',
      });
      loseDynamite(table);
      return;
    }
    case 'check': {
      if (!isStanding(table, byId)) return;
      const passed = yield* resolveSkillCheck(table, byId, op.skill, op.difficulty);
      yield* carryOutReveal(table, passed ? op.pass : op.fail, byId, label);
      return;
    }
    case 'effects':
      yield* table.hooks.carryOut(table, op.effects, byId, byId, label);
      return;
    case 'restore':
      yield* restoreAdventurers(table);
      return;
    case 'end': {
      const condition = table.encounter.endConditions.find((c) => c.id === op.condition);
      if (condition) endEncounter(table, condition.result, condition.id, condition.text, condition.gold ?? 0);
    }
  }
}

/** Restoring Adventurers, p.18: damage, cards and tokens at once, then they trade. */
export function* restoreAdventurers(table: Table): Rule<void> {
  table.emit({ type: 'adventurersRestored', deck: lootDeckFor(table.state.loot.level), rule: 'p.18' });
  yield* tradeAmongAll(table);
}
