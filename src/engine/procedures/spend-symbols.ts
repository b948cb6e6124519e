import { figureIn } from '../model/figures.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import { sumOf } from '../model/ledger.ts';
import type { Option } from '../model/prompts.ts';
import type { SymbolCount } from '../model/vocabulary.ts';
import { SYMBOLS } from '../model/vocabulary.ts';
import { type HeldSymbolAbility, listSymbolAbilities } from '../queries/abilities-of.ts';
import { damageLeft } from '../queries/damage-left.ts';
import { type Bought, bestSpending, canSpend } from '../queries/symbols.ts';
import { ask } from './ask.ts';
import { attackUnderWay } from './scope.ts';
import type { Rule, Table } from './table.ts';

const STAT_OF = {
  'physical-damage': 'physical',
  'magic-damage': 'magic',
  'irreducible-damage': 'irreducible',
  piercing: 'piercing',
  'attack-roll': 'toHit',
} as const;

/**
 * Spending symbols for the roll (step 5b) or for damage (step 6a), pp.30, 43, 54 and ruling D5:
 *   1. Which abilities can the symbols that are left pay for? None: done.
 *   2. An Intelligent Combatant spends for the most damage, solved exactly; ties to the ability printed first.
 *   3. A player buys one, takes the best spending shown, or spends no more.
 *   4. Its symbols are gone and its points added; then again from 1, for an ability may be bought more than once.
 */
export function* spendSymbols(table: Table, goal: 'attack-roll' | 'damage'): Rule<void> {
  const attackerId = attackUnderWay(table).attacker;
  // 2. By itself.
  if (figureIn(table.state, attackerId).kind === 'intelligent') {
    if (goal === 'damage') spendBest(table, goal);
    return;
  }
  for (;;) {
    // 1. What can be bought, and 3. the player's choice.
    const answer = yield* ask(table, () => {
      const affordable = listAffordable(table, goal);
      if (affordable.length === 0) return null;
      return {
        kind: 'spend-symbols',
        figure: attackerId,
        text: goal === 'damage' ? 'Spend symbols for damage' : 'Spend symbols for the attack roll',
        rule: goal === 'damage' ? 'p.43 6a' : 'p.43 5b',
        options: [
          ...bestOption(table, goal),
          ...affordable.map(optionOf),
          { id: 'done', label: 'Spend no more' },
        ],
        sums: {
          'attack roll': sumOf(attackUnderWay(table).toHit),
          'damage so far': sumOf(attackUnderWay(table).physical),
        },
      };
    });
    if (answer === null || answer === 'done') return;
    // 4. Bought.
    if (answer === 'best') spendBest(table, goal);
    else buy(table, listAffordable(table, goal).find((held) => optionOf(held).id === answer)!);
    if (answer === 'best') return;
  }
}

function listAffordable(table: Table, goal: 'attack-roll' | 'damage'): HeldSymbolAbility[] {
  const { attacker, symbols } = attackUnderWay(table);
  return listFor(table, attacker, goal).filter(({ ability }) => canSpend(symbols, ability.spend));
}

const listFor = (table: Table, attacker: string, goal: 'attack-roll' | 'damage'): HeldSymbolAbility[] =>
  listSymbolAbilities(table.cards, figureIn(table.state, attacker)).filter(
    ({ ability }) => (ability.gain.stat === 'attack-roll') === (goal === 'attack-roll'),
  );

/** What the best spending is judged by: the roll, or the damage left after the target's armour and the rest (D5). */
function worthOf(table: Table, goal: 'attack-roll' | 'damage'): (bought: Bought) => number {
  if (goal === 'attack-roll') return (bought) => bought['attack-roll'];
  const { target, physical, magic, irreducible, piercing } = attackUnderWay(table);
  const damage = damageLeft(table, figureIn(table.state, target));
  const so = [physical, magic, irreducible, piercing].map((entries) =>
    entries.reduce((n, { amount }) => n + amount, 0),
  ) as [number, number, number, number];
  return (bought) =>
    damage({
      physical: so[0] + bought['physical-damage'],
      magic: so[1] + bought['magic-damage'],
      irreducible: so[2] + bought['irreducible-damage'],
      piercing: so[3] + bought.piercing,
    });
}

function bestCounts(
  table: Table,
  goal: 'attack-roll' | 'damage',
): { held: HeldSymbolAbility; times: number }[] {
  const { attacker, symbols } = attackUnderWay(table);
  const abilities = listFor(table, attacker, goal);
  if (abilities.length === 0) return [];
  return bestSpending(symbols, abilities, worthOf(table, goal)).flatMap((times, i) =>
    times > 0 ? [{ held: abilities[i]!, times }] : [],
  );
}

function bestOption(table: Table, goal: 'attack-roll' | 'damage'): Option[] {
  const best = bestCounts(table, goal);
  if (best.length === 0) return [];
  const worth = best.reduce((n, { held, times }) => n + times * held.ability.gain.amount, 0);
  const parts = best.map(({ held, times }) => `${held.cardName}${times > 1 ? ` ×${times}` : ''}`);
  return [{ id: 'best', label: `Best: +${worth}`, note: parts.join(', '), proposed: true }];
}

function spendBest(table: Table, goal: 'attack-roll' | 'damage'): void {
  for (const { held, times } of bestCounts(table, goal)) for (let i = 0; i < times; i++) buy(table, held);
}

function buy(table: Table, { ability, cardName, key }: HeldSymbolAbility): void {
  const { attacker } = attackUnderWay(table);
  table.emit({ type: 'abilityUsed', figure: attacker, ability: key, limit: 'none', rule: 'D5' });
  const entry: LedgerEntry = {
    label: `${cardName}: ${symbolText(ability.spend)}`,
    amount: ability.gain.amount,
    rule: 'p.43 6a',
  };
  table.emit({
    type: 'attackLedgerAdded',
    to: STAT_OF[ability.gain.stat],
    entry,
    spent: ability.spend,
    rule: 'D5',
  });
}

const optionOf = ({ key, cardName, ability }: HeldSymbolAbility): Option => ({
  id: `spend:${key}`,
  label: `${cardName}: ${symbolText(ability.spend)} for +${ability.gain.amount} ${ability.gain.stat.replace('-', ' ')}`,
  ability: key,
});

/** `2 shields`, `1 book, 1 shield`. */
function symbolText(spend: SymbolCount): string {
  return SYMBOLS.flatMap((s) => (spend[s] ? [`${spend[s]} ${s}${spend[s] === 1 ? '' : 's'}`] : [])).join(
    ', ',
  );
}
