import type { Ability, SymbolAbility, Timing } from '../model/abilities.ts';
import type { CardIndex, CombatantCard, ItemFace } from '../model/cards.ts';
import type { CardRef } from '../model/ids.ts';
import type { AttackScope } from '../model/scopes.ts';
import type { CardInstance, Figure, Grant } from '../model/state.ts';

/** One ability as it lies before a figure. */
export interface HeldAbility {
  readonly card: CardInstance;
  readonly cardName: string;
  readonly ability: Ability;
  /** `CardId/abilityId`. */
  readonly key: string;
}

/** The side of the item in use. Throws Error when the card is unknown or no item. */
export function faceOfItem(cards: CardIndex, instance: CardInstance): ItemFace {
  const item = cards.items[instance.ref];
  if (!item) throw new Error(`no item ${instance.ref}`);
  return instance.face === 'back' && item.back ? item.back : item.front;
}

/** The card's printed name. */
export function nameOfCard(cards: CardIndex, instance: Pick<CardInstance, 'ref' | 'type'>): string {
  const card =
    instance.type === 'item'
      ? cards.items[instance.ref]
      : instance.type === 'discipline'
        ? cards.disciplines[instance.ref]
        : instance.type === 'adventurer'
          ? cards.adventurers[instance.ref]
          : cards.combatants[instance.ref];
  return card?.name ?? instance.ref;
}

const NONE: readonly Ability[] = [];

/** The abilities printed on the side in use; a flipped discipline has none (p.39). */
export function abilitiesOfCard(cards: CardIndex, instance: CardInstance): readonly Ability[] {
  if (instance.type === 'item') return faceOfItem(cards, instance).abilities ?? NONE;
  if (instance.type === 'discipline')
    return instance.flipped ? NONE : (cards.disciplines[instance.ref]?.abilities ?? NONE);
  if (instance.type === 'adventurer') return cards.adventurers[instance.ref]?.abilities ?? NONE;
  return cards.combatants[instance.ref]?.abilities ?? NONE;
}

type TimingKey = Timing | `of:${Timing}`;
const byTiming = new WeakMap<readonly Ability[], Map<TimingKey, readonly Ability[]>>();

function withTiming(abilities: readonly Ability[], timing: TimingKey): readonly Ability[] {
  let index = byTiming.get(abilities);
  if (!index) {
    index = new Map();
    for (const ability of abilities) {
      const key: TimingKey = ability.of ? `of:${ability.when}` : ability.when;
      index.set(key, [...(index.get(key) ?? []), ability]);
    }
    byTiming.set(abilities, index);
  }
  return index.get(timing) ?? NONE;
}

/**
 * Abilities of that timing for the figure's own occasions: on its cards in play, in the order the cards lie, then
 * those it was granted for a while.
 */
export const listAbilities = (cards: CardIndex, figure: Figure, timing: Timing): HeldAbility[] =>
  listKeyed(cards, figure, timing);

/** Abilities of that timing with an `of`: those that watch other figures. */
export const listWatching = (cards: CardIndex, figure: Figure, timing: Timing): HeldAbility[] =>
  mayWatch(cards, figure, timing) ? listKeyed(cards, figure, `of:${timing}`) : [];

/** Whether anybody could watch at that timing: a cheap no for games without such cards. */
export const anyWatching = (cards: CardIndex, figures: readonly Figure[], timing: Timing): boolean =>
  indexOf(cards).has(timing) || figures.some(({ granted }) => granted !== undefined);

const watchers = new WeakMap<CardIndex, Map<Timing, ReadonlySet<CardRef>>>();

/** Whether a card of the figure has such an ability on any side; the sets are made once for a content. */
function mayWatch(cards: CardIndex, figure: Figure, timing: Timing): boolean {
  const refs = indexOf(cards).get(timing);
  return (
    figure.granted !== undefined || (refs !== undefined && figure.cards.some(({ ref }) => refs.has(ref)))
  );
}

function indexOf(cards: CardIndex): Map<Timing, ReadonlySet<CardRef>> {
  let index = watchers.get(cards);
  if (!index) {
    index = watchersIn(cards);
    watchers.set(cards, index);
  }
  return index;
}

function watchersIn(cards: CardIndex): Map<Timing, ReadonlySet<CardRef>> {
  const index = new Map<Timing, Set<CardRef>>();
  const add = (ref: CardRef, abilities: readonly Ability[] = NONE) => {
    for (const { when, of } of abilities)
      if (of) index.set(when, (index.get(when) ?? new Set<CardRef>()).add(ref));
  };
  for (const [ref, item] of Object.entries(cards.items)) {
    add(ref, item.front.abilities);
    add(ref, item.back?.abilities);
  }
  for (const all of [cards.disciplines, cards.adventurers, cards.combatants])
    for (const [ref, card] of Object.entries(all)) add(ref, card.abilities);
  return index;
}

function listKeyed(cards: CardIndex, figure: Figure, timing: TimingKey): HeldAbility[] {
  const held: HeldAbility[] = [];
  for (const card of figure.cards) {
    for (const ability of withTiming(abilitiesOfCard(cards, card), timing)) {
      held.push({ card, cardName: nameOfCard(cards, card), ability, key: `${card.id}/${ability.id}` });
    }
  }
  for (const { id, label, abilities } of figure.granted ?? NO_GRANTS) {
    for (const ability of withTiming(abilities, timing)) held.push(heldWithoutCard(id, label, ability));
  }
  return held;
}

const NO_GRANTS: readonly Grant[] = [];

/** Abilities of that timing that the attack under way gives its attacker. */
export function abilitiesOfAttack(attack: AttackScope, figure: Figure, timing: Timing): HeldAbility[] {
  const given = attack.with;
  if (!given || attack.attacker !== figure.id) return [];
  return withTiming(given.abilities, timing).map((ability) =>
    heldWithoutCard('attack', given.label, ability),
  );
}

/** An ability that stands on no card: it is never exhausted, flipped nor used up. */
function heldWithoutCard(id: string, label: string, ability: Ability): HeldAbility {
  const card: CardInstance = {
    id,
    ref: '',
    type: 'discipline',
    face: 'front',
    exhausted: false,
    flipped: false,
    used: [],
  };
  return { card, cardName: label, ability, key: `${id}/${ability.id}` };
}

/** A symbol ability and the card it is on. */
export interface HeldSymbolAbility {
  readonly key: string;
  readonly cardName: string;
  readonly ability: SymbolAbility;
}

/** Symbol abilities a figure may buy in its attack, in printed order (D5). */
export function listSymbolAbilities(cards: CardIndex, figure: Figure): HeldSymbolAbility[] {
  const combatant = cards.combatants[figure.card];
  if (combatant) return fromCombatant(combatant);
  return figure.cards.flatMap((card) => {
    if (card.type !== 'item') return [];
    return (faceOfItem(cards, card).symbolAbilities ?? []).map((ability) => ({
      key: `${card.id}/${ability.id}`,
      cardName: nameOfCard(cards, card),
      ability,
    }));
  });
}

const fromCombatant = (card: CombatantCard): HeldSymbolAbility[] =>
  card.symbolAbilities.map((ability) => ({ key: `${card.id}/${ability.id}`, cardName: card.name, ability }));

/** Weapons in hand. */
export function listWeapons(
  cards: CardIndex,
  figure: Figure,
): { card: CardInstance; face: ItemFace; name: string }[] {
  return figure.cards.flatMap((card) => {
    if (card.type !== 'item') return [];
    const face = faceOfItem(cards, card);
    return face.hands === undefined ? [] : [{ card, face, name: nameOfCard(cards, card) }];
  });
}
