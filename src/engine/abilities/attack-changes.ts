import type { Stat } from '../model/language/abilities.ts';
import { addUp } from '../model/ledger.ts';
import { DAMAGE_TYPES } from '../model/vocabulary.ts';
import { rollDodge } from '../procedures/attack/empower-and-dodge.ts';
import { attackUnderWay } from '../procedures/core/scope.ts';
import { factorOf } from '../queries/attack/damage-factors.ts';
import { amountOf } from './amounts.ts';
import type { Carriers } from './carriers.ts';
import { changeAttackRoll } from './on-rolls.ts';
import { whom } from './use.ts';

type AttackChange =
  | 'modify'
  | 'scale-damage'
  | 'empower'
  | 'dodge'
  | 'turn-damage'
  | 'make-miss'
  | 'redirect'
  | 'modify-roll'
  | 'add-symbol';

/** Effects that change the attack under way. */
export const ATTACK_CHANGES: Carriers<AttackChange> = {
  *modify(table, op, use) {
    const to = LEDGER_OF[op.stat];
    if (!to) throw new Error(`${op.stat} is no part of an attack`);
    for (const { cause, amount } of yield* amountOf(table, op.amount, use)) {
      const entry = { cause, amount, rule: 'p.43 6a' };
      table.emit({ type: 'attackLedgerAdded', to, entry, rule: 'p.43 6a' });
    }
  },
  /** All of it there and then; where damage is reduced the offer has done so already. */
  'scale-damage': (table, op, use) => {
    for (const to of op.type === undefined ? DAMAGE_TYPES : [op.type]) {
      const amount = factorOf(op.by, addUp(attackUnderWay(table)[to]));
      if (amount !== 0)
        table.emit({
          type: 'attackLedgerAdded',
          to,
          entry: { cause: use.cause, amount, rule: 'X161' },
          rule: 'X161',
        });
    }
    return null;
  },
  empower(table, _op, use) {
    if (!attackUnderWay(table).empowered)
      table.emit({ type: 'attackEmpowered', figure: use.by, by: use.cause, rule: 'p.50' });
    return null;
  },
  dodge: (table, op) => rollDodge(table, op.reroll),
  'turn-damage': (table, op, use) => {
    table.emit({ type: 'attackDamageTypeChanged', damageType: op.type, by: use.cause, rule: 'p.44' });
    return null;
  },
  'make-miss': (table, _op, use) => {
    if (attackUnderWay(table).hit)
      table.emit({ type: 'attackTurned', hit: false, by: use.cause, rule: 'X47' });
    return null;
  },
  /** The hit stands as it was rolled; armour and the rest are those of whoever it strikes now (X47). */
  *redirect(table, op, use) {
    const [to] = yield* whom(table, op.to, use);
    const { target } = attackUnderWay(table);
    if (to === undefined || to === target) return;
    table.emit({ type: 'attackRedirected', to, by: use.cause, rule: 'X47' });
  },
  'modify-roll': changeAttackRoll,
  'add-symbol': changeAttackRoll,
};

type Ledger = 'toHit' | 'physical' | 'magic' | 'irreducible' | 'piercing';

const LEDGER_OF: { readonly [S in Stat]?: Ledger } = {
  'attack-roll': 'toHit',
  'physical-damage': 'physical',
  'magic-damage': 'magic',
  'irreducible-damage': 'irreducible',
  piercing: 'piercing',
};
