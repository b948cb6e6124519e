import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { SymbolAbility } from '../../model/language/abilities.ts';
import { addUp, type LedgerEntry, sumOf } from '../../model/ledger.ts';
import type { Position } from '../../model/position.ts';
import { type Symbol as DieSymbol, SYMBOLS } from '../../model/vocabulary.ts';
import { damageEntries, defenseAgainst } from '../../queries/attack/attack-entries.ts';
import { damageLeft } from '../../queries/attack/damage-left.ts';
import { type HeldSymbolAbility, listSymbolAbilities } from '../../queries/cards/abilities-of.ts';
import { type Bought, bestSpending, boughtBy, canSpend } from '../../queries/cards/symbols.ts';
import { weaponTagsOf } from '../../queries/figures/item-tags.ts';
import { readFor } from '../../queries/figures/symbols-as.ts';
import { type Choice, choice, pick } from '../core/ask.ts';
import { attackUnderWay } from '../core/scope.ts';
import type { Rule, Table } from '../core/table.ts';

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
 *   2. An Intelligent Combatant spends for the most damage, roll and damage together, solved exactly; ties to the
 *      ability printed first.
 *   3. A player buys one, takes the best spending shown, or spends no more.
 *   4. Its symbols are gone and its points added; then again from 1, for an ability may be bought more than once.
 */
export function* spendSymbols(table: Table, goal: 'attack-roll' | 'damage'): Rule<void> {
  const attackerId = attackUnderWay(table).attacker;
  // 2. By itself.
  if (figureIn(table.state, attackerId).kind === 'intelligent') {
    spendBest(table, goal);
    return;
  }
  for (;;) {
    // 1. What can be bought, and 3. the player's choice.
    const spending = yield* pick(table, () => {
      const affordable = listAffordable(table, goal);
      if (affordable.length === 0) return null;
      const { toHit, physical } = attackUnderWay(table);
      return {
        kind: 'spend-symbols',
        figure: attackerId,
        question: { ask: 'spend-symbols', goal: goal === 'damage' ? 'damage' : 'roll' },
        rule: goal === 'damage' ? 'p.43 6a' : 'p.43 5b',
        choices: [
          ...bestChoice(table, goal),
          ...affordable.map(oneChoice),
          choice({ do: 'done' }, 'none' as const),
        ],
        sums: { roll: sumOf(toHit), damage: sumOf(physical) },
      };
    });
    if (spending === null || spending === 'none') return;
    // 4. Bought.
    if (spending === 'best') {
      spendBest(table, goal);
      return;
    }
    buy(table, spending);
  }
}

/** A symbol ability for attacks. */
interface Bonus extends HeldSymbolAbility {
  readonly ability: SymbolAbility & { readonly gain: { readonly stat: keyof typeof STAT_OF } };
}

const isBonus = (held: HeldSymbolAbility): held is Bonus => held.ability.gain.stat in STAT_OF;

/** What symbols are spent on: one ability, the best spending, or no more. */
type Spending = Bonus | 'best' | 'none';

function listAffordable(table: Table, goal: 'attack-roll' | 'damage'): Bonus[] {
  const { attacker, symbols } = attackUnderWay(table);
  return listFor(table, attacker, goal).filter(({ ability }) => canSpend(symbols, ability.spend));
}

const listFor = (table: Table, attacker: string, goal: 'attack-roll' | 'damage'): Bonus[] =>
  listSymbolAbilities(table.cards, figureIn(table.state, attacker))
    .filter(isBonus)
    .filter(({ ability }) => (ability.gain.stat === 'attack-roll') === (goal === 'attack-roll'));

/** The symbols anything of the attacker's is paid for with in an attack; others are of no use to it. */
export const listSpendable = (position: Position, attacker: FigureId): readonly DieSymbol[] => {
  const figure = figureIn(position.state, attacker);
  const held = listSymbolAbilities(position.cards, figure).filter(isBonus);
  const useful = SYMBOLS.filter((symbol) => held.some(({ ability }) => ability.spend[symbol]));
  return readFor(position, figure, useful);
};

/** What the best spending is judged by: the damage left after the target's armour and the rest (D5). */
function worthOfDamage(table: Table): (bought: Bought) => number {
  const { attacker, target, physical, magic, irreducible, piercing } = attackUnderWay(table);
  const weapons = weaponTagsOf(table, figureIn(table.state, attacker));
  const damage = damageLeft(table, figureIn(table.state, target), weapons);
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

/**
 * Before the roll is judged: symbols for it and for damage are weighed together, since one that is spent on the
 * roll is gone, and each point above the Defense is damage. -1 for what still misses.
 */
function worthOfRoll(table: Table): (bought: Bought) => number {
  const attack = attackUnderWay(table);
  const target = figureIn(table.state, attack.target);
  const damage = damageLeft(table, target, weaponTagsOf(table, figureIn(table.state, attack.attacker)));
  const roll = addUp(attack.toHit);
  const needed = addUp(defenseAgainst(table, attack).entries);
  const sums = { physical: 0, magic: 0, irreducible: 0 };
  const judged = { ...attack, defense: [...defenseAgainst(table, attack).entries] };
  for (const { to, entry } of damageEntries(table, judged)) sums[to] += entry.amount;
  const pierced = addUp(attack.piercing);
  return (bought) => {
    if (roll + bought['attack-roll'] < needed) return -1;
    const raw = {
      physical: sums.physical + bought['physical-damage'],
      magic: sums.magic + bought['magic-damage'],
      irreducible: sums.irreducible + bought['irreducible-damage'],
      piercing: pierced + bought.piercing,
    };
    raw[attack.damageType] += bought['attack-roll'];
    return damage(raw);
  };
}

interface Times {
  readonly held: Bonus;
  readonly times: number;
}

function bestCounts(table: Table, goal: 'attack-roll' | 'damage'): Times[] {
  const { attacker, symbols } = attackUnderWay(table);
  const abilities = listFor(table, attacker, goal);
  if (!abilities.some(({ ability }) => canSpend(symbols, ability.spend))) return [];
  const others = goal === 'damage' ? [] : listFor(table, attacker, 'damage');
  const worth = goal === 'damage' ? worthOfDamage(table) : worthOfRoll(table);
  const counts = bestSpending(symbols, [...abilities, ...others], worth);
  if (goal === 'attack-roll' && worth(boughtBy([...abilities, ...others], counts)) < 0) return [];
  return abilities.flatMap((held, i) => (counts[i]! > 0 ? [{ held, times: counts[i]! }] : []));
}

function bestChoice(table: Table, goal: 'attack-roll' | 'damage'): Choice<Spending>[] {
  const best = bestCounts(table, goal);
  if (best.length === 0) return [];
  const worth = best.reduce((n, { held, times }) => n + times * held.ability.gain.amount, 0);
  const buys = best.map(({ held, times }) => ({ cause: held.cause, times }));
  return [choice({ do: 'spend-best', worth, buys }, 'best', { proposed: true })];
}

function spendBest(table: Table, goal: 'attack-roll' | 'damage'): void {
  for (const { held, times } of bestCounts(table, goal)) for (let i = 0; i < times; i++) buy(table, held);
}

function buy(table: Table, { ability, cause, key }: Bonus): void {
  const { attacker } = attackUnderWay(table);
  table.emit({ type: 'abilityUsed', figure: attacker, ability: key, limit: 'none', rule: 'D5' });
  const entry: LedgerEntry = { cause, amount: ability.gain.amount, rule: 'p.43 6a' };
  table.emit({
    type: 'attackLedgerAdded',
    to: STAT_OF[ability.gain.stat],
    entry,
    spent: ability.spend,
    rule: 'D5',
  });
}

const oneChoice = (held: Bonus): Choice<Spending> => {
  const { amount, stat } = held.ability.gain;
  return choice({ do: 'spend', ability: held.key, cause: held.cause, amount, stat }, held);
};
