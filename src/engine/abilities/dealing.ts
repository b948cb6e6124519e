import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import { addUp, type LedgerEntry } from '../model/ledger.ts';
import type { DamageType } from '../model/vocabulary.ts';
import { oneBlow } from '../procedures/consequences/at-once.ts';
import { dealDamage, gainTokens, heal } from '../procedures/consequences/damage.ts';
import { resolveDefeat } from '../procedures/consequences/defeat.ts';
import { reactAtOnce } from '../procedures/core/react-at-once.ts';
import { gainSp } from '../procedures/core/stamina.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { chooseTargets } from '../procedures/core/targets.ts';
import { factorEntries } from '../queries/attack/damage-factors.ts';
import { remainingHpOf } from '../queries/figures/stats.ts';
import { amountOf, totalOf } from './amounts.ts';
import type { Carriers, EffectOf } from './carriers.ts';
import { unlessIdle } from './idle.ts';
import { note, type Use, whom } from './use.ts';
import { spendVows } from './vow.ts';

/** Damage dealt, healed and handed on, SP and tokens gained. */
export const DEALING: Carriers<
  'damage' | 'heal' | 'gain-sp' | 'gain-token' | 'gain-gold' | 'throw' | 'transfer-damage' | 'redirect-damage'
> = {
  *damage(table, op, use) {
    const plain = yield* amountOf(table, op.amount, use);
    const entries = [...plain, ...scaledBy(table, use.by, op.type, plain)];
    let dealt = 0;
    for (const id of yield* whom(table, op.to, use, unlessIdle(table, op, use))) {
      // p.74: damage of none is not dealt, and nothing to add to.
      const deals = id !== use.by && addUp(entries) > 0;
      const vows = deals ? yield* spendVows(table, use.by, op.type, use.cause) : [];
      dealt += yield* dealDamage(table, id, op.type, [...entries, ...vows], {
        by: use.by,
        cause: use.cause,
        rule: 'p.44',
      });
    }
    note(use, { damage: dealt });
  },
  *heal(table, op, use) {
    const total = yield* totalOf(table, op.amount, use);
    let healed = 0;
    for (const id of yield* whom(table, op.to, use, unlessIdle(table, op, use))) {
      const amount = heal(table, id, total, use.cause);
      if (amount > 0) yield* reactAtOnce(table, 'heals', id, { other: use.by, amount });
      healed += amount;
    }
    note(use, { healed });
  },
  *'gain-sp'(table, op, use) {
    const sp = yield* totalOf(table, op.amount, use);
    for (const id of yield* whom(table, op.to, use, unlessIdle(table, op, use)))
      gainSp(table, id, sp, use.cause);
  },
  *'gain-token'(table, op, use) {
    const tokens = yield* totalOf(table, op.amount, use);
    for (const id of yield* whom(table, op.to, use, unlessIdle(table, op, use))) {
      const amount = gainTokens(table, id, op.token, tokens);
      if (amount > 0)
        yield* reactAtOnce(table, 'gains-token', id, {
          other: use.by,
          amount,
          gained: op.token,
          gainedBy: use.cause,
        });
    }
  },
  *'gain-gold'(table, op, use) {
    const amount = yield* totalOf(table, op.amount, use);
    if (amount > 0) table.emit({ type: 'goldGained', amount, cause: use.cause, rule: 'p.24' });
  },
  /** THROW (p.33): no attack and no roll to hit; armour counts, once for all that strike the same figure. */
  *throw(table, op, use) {
    const times = op.times === undefined ? 1 : yield* totalOf(table, op.times, use);
    const aimed = new Map<FigureId, number>();
    for (let i = 0; i < times; i++) {
      const [id] = yield* chooseTargets(
        table,
        { who: 'choose', side: 'opponent', within: 'range', range: 4, sight: true },
        use.by,
        null,
        use.cause,
      );
      if (id !== undefined) aimed.set(id, (aimed.get(id) ?? 0) + 1);
    }
    yield* oneBlow(table, () => throwAt(table, op, aimed, use));
  },
  /** Damage tokens that change cards are not dealt: nothing reduces them and nothing answers (X45). */
  *'transfer-damage'(table, op, use) {
    const wanted = yield* totalOf(table, op.amount, use);
    const [from] = yield* whom(table, op.from, use);
    const [to] = yield* whom(table, op.to, use);
    if (from === undefined || to === undefined || from === to) return;
    const room = remainingHpOf(table, figureIn(table.state, to));
    const amount = Math.min(wanted, figureIn(table.state, from).damage, room);
    if (amount > 0) table.emit({ type: 'damageMoved', from, to, amount, rule: 'X45' });
    if (amount > 0 && amount === room) yield* resolveDefeat(table, to, use.by, use.cause);
  },
  /** Damage that goes to somebody else (X176): their armour and the rest count against it, unless it is IRREDUCIBLE by now. */
  *'redirect-damage'(table, op, use) {
    const { damage = 0, damageType = 'irreducible', subject } = use.about;
    const [to] = yield* whom(table, op.to, use, { allowed: ([id]) => id !== subject });
    if (to === undefined || damage === 0) return;
    const entry = { cause: use.cause, amount: damage, rule: 'X46' };
    yield* dealDamage(table, to, op.type ?? damageType, [entry], {
      by: use.target,
      cause: use.cause,
      rule: 'X46',
    });
  },
};

/** What cards make of damage their user deals by an ability or a spell (X161). */
const scaledBy = (table: Table, by: FigureId, type: DamageType, entries: readonly LedgerEntry[]) =>
  factorEntries(table, figureIn(table.state, by), 'damageDealt', type, addUp(entries));

function* throwAt(
  table: Table,
  op: EffectOf<'throw'>,
  aimed: ReadonlyMap<FigureId, number>,
  use: Use,
): Rule<void> {
  for (const [id, count] of aimed) {
    table.emit({ type: 'figureTargeted', figure: id, by: use.by, rule: 'p.58' });
    const rolled = yield* amountOf(table, { dice: Array(count).fill(op.die) }, use);
    const thrown = [...rolled, ...scaledBy(table, use.by, 'physical', rolled)];
    const entries = [...thrown, ...(yield* spendVows(table, use.by, 'physical', use.cause))]; // p.74: any damage dealt
    yield* dealDamage(table, id, 'physical', entries, { by: use.by, cause: use.cause, rule: 'p.33' });
  }
}
