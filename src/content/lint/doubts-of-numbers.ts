import type { LowStat } from '../../check/messages.ts';
import { jsonPath } from '../../check/problem.ts';
import type { AdventurerCard, Card, CardIndex, CombatantCard } from '../../engine/model/cards/cards.ts';
import type { Ability, Modifier, Whose } from '../../engine/model/language/abilities.ts';
import { bareId } from '../files/pack-space.ts';
import { type Doubted, eachObject, type Keys } from './doubted.ts';

/** The least of each that can be played: with no HP it lies there before it begins (p.67). */
export const LEAST: { readonly [S in LowStat]: number } = {
  hp: 1,
  defense: 0,
  movement: 0,
  'sp-max': 0,
  'sp-recovery': 0,
};
export const STATS = Object.keys(LEAST) as LowStat[];

export type Bearer = AdventurerCard | CombatantCard;

export const printed = (card: Bearer, stat: LowStat): number | undefined =>
  ({
    hp: card.hp,
    defense: card.defense,
    movement: card.movement,
    'sp-max': card.spMax,
    'sp-recovery': card.spRecovery,
  })[stat];

/** A passive change of a number by so much, and where it stands. */
export interface Change {
  readonly keys: Keys;
  readonly stat: LowStat;
  readonly amount: number;
  /** Whose it is, where not that of whoever has the card. */
  readonly of?: Whose;
  /** It holds only at times. */
  readonly isSometimes: boolean;
}

export function changesOf(card: Card): Change[] {
  const found: Change[] = [];
  eachObject(card, (one, keys) => {
    if (one.when !== 'passive' || !Array.isArray(one.modifiers)) return;
    const { of, conditions, modifiers = [] } = one as unknown as Ability;
    found.push(...changesBy(modifiers, keys, conditions !== undefined).map((change) => ({ ...change, of })));
  });
  return found;
}

/** What modifiers change of those numbers; `isSometimes`: they hold only at times. */
export const changesBy = (modifiers: readonly Modifier[], keys: Keys, isSometimes: boolean): Change[] =>
  modifiers.flatMap((modifier, i): Change[] => {
    if (!('stat' in modifier) || typeof modifier.amount !== 'number') return [];
    const stat = STATS.find((name) => name === modifier.stat);
    if (!stat) return [];
    return [{ keys: [...keys, 'modifiers', i, 'amount'], stat, amount: modifier.amount, isSometimes }];
  });

/** Faces of a card lie up one at a time. */
export const faceOf = ({ keys }: Change): string | number | undefined => keys[0];

/** What a number comes to with all that lowers it, and what raises it always. */
export const sumOf = (base: number, changes: readonly Change[]): number =>
  changes.reduce((sum, { amount, isSometimes }) => (amount > 0 && isSometimes ? sum : sum + amount), base);

/**
 * Numbers that the passives of a card push below what can be played: its own where it is a figure's card, else those of
 * whoever may bear it; of others, where nobody is left with enough.
 */
export function doubtsOfNumbers(card: Card, cards: CardIndex): Doubted[] {
  const own = card.type === 'adventurer' || card.type === 'combatant' ? card : null;
  const groups = new Map<string, Change[]>();
  for (const change of changesOf(card)) {
    const key = `${faceOf(change)} ${change.stat} ${change.of !== undefined}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((changes): Doubted[] => {
    const lowest = changes.findLast(({ amount }) => amount < 0);
    if (!lowest) return [];
    const { stat } = lowest;
    const ofOthers = lowest.of !== undefined;
    const sums = bearersOf(own, ofOthers, cards).flatMap((one) => {
      const base = printed(one, stat);
      return base === undefined ? [] : [{ one, comes: sumOf(base, changes) }];
    });
    // What is laid on others is meant for those whom it leaves standing.
    const [worst] = sums.toSorted((a, b) => (ofOthers ? b.comes - a.comes : a.comes - b.comes));
    if (!worst || worst.comes >= LEAST[stat]) return [];
    const whose = worst.one === own ? {} : { card: bareId(worst.one.id) };
    return [
      {
        path: jsonPath(lowest.keys),
        doubt: { doubt: 'number-too-low', stat, comes: worst.comes, least: LEAST[stat], ...whose },
      },
    ];
  });
}

const bearersOf = (own: Bearer | null, ofOthers: boolean, cards: CardIndex): readonly Bearer[] => {
  if (ofOthers) return [...Object.values(cards.adventurers), ...Object.values(cards.combatants)];
  return own ? [own] : Object.values(cards.adventurers);
};
