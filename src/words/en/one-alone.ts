import {
  type CardIndex,
  type CardRef,
  type EncounterDefinition,
  eachNamed,
  familyOf,
  listOps,
} from '../../engine/index.ts';

/** Whether a Combatant that a text names can only ever be one figure: then it is *the* one. */
export type IsOneAlone = (card: CardRef) => boolean;

const known = new WeakMap<EncounterDefinition, { readonly cards: CardIndex; readonly isOne: IsOneAlone }>();

/**
 * Of an encounter: set up once, in whatever phase, or spawned by one text that comes once; and brought in by no card of
 * those that are there. A name means the tiers and phases of its family, too (X130).
 */
export function onesAloneIn(encounter: EncounterDefinition, cards: CardIndex): IsOneAlone {
  const found = known.get(encounter);
  if (found?.cards === cards) return found.isOne;
  const ops = listOps(encounter);
  const spawns = ops.flatMap(({ op, keys }) => (op.do === 'spawn' ? [{ ...op, keys }] : []));
  const once = spawns.filter(({ count = 1, keys }) => count === 1 && comesOnce(encounter, keys));
  const again = spawns.filter((one) => !once.includes(one));
  const there = [...encounter.combatants, ...once].map(({ card }) => withPhases(card, cards));
  const more = [
    ...again.map(({ card }) => card),
    ...ops.flatMap(({ op }) => (op.do === 'effects' ? namedBy(op.effects, 'spawn') : [])),
    ...there.flat().flatMap((card) => namedBy(cards.combatants[card], 'spawn')),
  ];
  const isOf = (card: CardRef) => (one: CardRef) => one === card || familyOf(cards, one) === card;
  const isOne = (card: CardRef) =>
    there.filter((all) => all.some(isOf(card))).length === 1 && !more.some(isOf(card));
  known.set(encounter, { cards, isOne });
  return isOne;
}

/** Whether the text at that place of its file comes about once at most. */
function comesOnce(encounter: EncounterDefinition, [place, at]: readonly (string | number)[]): boolean {
  if (place === 'special') return false;
  const all = place === 'objectives' || place === 'achievements' ? encounter[place] : undefined;
  const one = all?.[Number(at)];
  return one === undefined || !(one.repeat || ('every' in one.when && one.when.every !== undefined));
}

/** A card with those it may turn over to. */
function withPhases(card: CardRef, cards: CardIndex): readonly CardRef[] {
  const all = new Set([card]);
  // What is added on the way is gone through, too.
  for (const one of all) for (const next of namedBy(cards.combatants[one], 'become')) all.add(next);
  return [...all];
}

/** The cards that effects inside a value spawn, or become. */
function namedBy(value: unknown, does: 'spawn' | 'become'): CardRef[] {
  const cards: CardRef[] = [];
  eachNamed(value, (named) => named.do === does && cards.push(named.card));
  return cards;
}
