import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { EffectOp } from '../model/language/abilities.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import { resolveForce } from '../procedures/attack/spell.ts';
import { dealDamage } from '../procedures/consequences/damage.ts';
import { resolveDefeat } from '../procedures/consequences/defeat.ts';
import { attackUnderWay } from '../procedures/core/scope.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { chooseTargets } from '../procedures/core/targets.ts';
import { differenceOf } from '../queries/figures/counts.ts';
import { remainingHpOf } from '../queries/figures/stats.ts';
import { amountOf, totalOf } from './amounts.ts';
import { abilitiesOf } from './attacks.ts';
import { settingOf, type Use, whom } from './use.ts';
import { spendVows } from './vow.ts';

/** FORCE (X) [+ DIFFERENCE HIT], p.51. */
export function* castForce(table: Table, op: Extract<EffectOp, { do: 'force' }>, use: Use): Rule<void> {
  const targets = yield* whom(table, op.to, use);
  if (targets.length === 0) return;
  const amount = yield* totalOf(table, op.force, use);
  const force: LedgerEntry[] = [{ label: `FORCE ${amount}`, amount, rule: 'p.51' }];
  if (op.plusDifference)
    force.push({ label: 'difference hit', amount: differenceOf(settingOf(table, use)), rule: 'p.51' });
  yield* resolveForce(table, {
    user: use.by,
    force,
    targets,
    effects: op.effects,
    label: use.label,
    about: use.about,
    ...(op.with ? { with: { label: use.label, abilities: abilitiesOf(op.with) } } : {}),
  });
}

/** Damage tokens that change cards are not dealt: nothing reduces them and nothing answers (X45). */
export function* transferDamage(
  table: Table,
  op: Extract<EffectOp, { do: 'transfer-damage' }>,
  use: Use,
): Rule<void> {
  const wanted = yield* totalOf(table, op.amount, use);
  const [from] = yield* whom(table, op.from, use);
  const [to] = yield* whom(table, op.to, use);
  if (from === undefined || to === undefined || from === to) return;
  const room = remainingHpOf(table, figureIn(table.state, to));
  const amount = Math.min(wanted, figureIn(table.state, from).damage, room);
  if (amount > 0) table.emit({ type: 'damageMoved', from, to, amount, rule: 'X45' });
  if (amount > 0 && amount === room) yield* resolveDefeat(table, to, use.by, use.label);
}

/** The hit stands as it was rolled; armour and the rest are those of whoever it strikes now (X47). */
export function* redirectAttack(
  table: Table,
  op: Extract<EffectOp, { do: 'redirect' }>,
  use: Use,
): Rule<void> {
  const [to] = yield* whom(table, op.to, use);
  const { target } = attackUnderWay(table);
  if (to === undefined || to === target) return;
  table.emit({ type: 'attackRedirected', to, by: use.label, rule: 'X47' });
}

/** Damage that goes to somebody else: their armour and the rest count against it, unless it is IRREDUCIBLE by now. */
export function* redirectDamage(
  table: Table,
  op: Extract<EffectOp, { do: 'redirect-damage' }>,
  use: Use,
): Rule<void> {
  const { damage = 0, damageType = 'irreducible' } = use.about;
  const [to] = yield* whom(table, op.to, use);
  if (to === undefined || damage === 0) return;
  const entry = { label: use.label, amount: damage, rule: 'X46' };
  yield* dealDamage(table, to, op.type ?? damageType, [entry], {
    by: use.target,
    cause: use.label,
    rule: 'X46',
  });
}

/** THROW (p.33): no attack and no roll to hit; armour counts, once for all that strike the same figure. */
export function* throwWeapons(table: Table, op: Extract<EffectOp, { do: 'throw' }>, use: Use): Rule<void> {
  const times = op.times === undefined ? 1 : yield* totalOf(table, op.times, use);
  const aimed = new Map<FigureId, number>();
  for (let i = 0; i < times; i++) {
    const [id] = yield* chooseTargets(
      table,
      { who: 'choose', side: 'opponent', within: 'range', range: 4, sight: true },
      use.by,
      null,
      use.label,
    );
    if (id !== undefined) aimed.set(id, (aimed.get(id) ?? 0) + 1);
  }
  for (const [id, count] of aimed) {
    table.emit({ type: 'figureTargeted', figure: id, by: use.by, rule: 'p.58' });
    const rolled = yield* amountOf(table, { dice: Array(count).fill(op.die) }, use);
    const entries = [...rolled, ...(yield* spendVows(table, use.by, 'physical', use.label))]; // p.74: any damage dealt
    yield* dealDamage(table, id, 'physical', entries, { by: use.by, cause: use.label, rule: 'p.33' });
  }
}
