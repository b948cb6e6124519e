import type { Ability, SymbolAbility, Timing } from '../model/abilities.ts';
import type { CardIndex, CombatantCard, ItemFace } from '../model/cards.ts';
import type { CardRef } from '../model/ids.ts';
import type { AttackScope, Scope } from '../model/scopes.ts';
import type { CardInstance, Figure, Grant } from '../model/state.ts';
import { faceOfItem, upgradesInUse } from './item-upgrades.ts';

/** One ability as it lies before a figure. */
export interface HeldAbility {
  readonly card: CardInstance;
  readonly cardName: string;
  readonly ability: Ability;
  /** The item, where `card` is an Upgrade attached to it. */
  readonly host?: CardInstance;
  /** `CardId/abilityId`. */
  readonly key: string;
}

/** The card's printed name. */
export function nameOfCard(cards: CardIndex, instance: Pick<CardInstance, 'ref' | 'type'>): string {
  return cards[SHELF[instance.type]][instance.ref]?.name ?? instance.ref;
}

/** Where the cards of a type lie in the index. */
const SHELF = {
  adventurer: 'adventurers',
  item: 'items',
  upgrade: 'upgrades',
  discipline: 'disciplines',
  familiar: 'familiars',
  combatant: 'combatants',
} as const satisfies Readonly<Record<CardInstance['type'], keyof CardIndex>>;

const NONE: readonly Ability[] = [];

/** The abilities printed on the side in use; a flipped discipline has none (p.39). Upgrades are cards of their own. */
export function abilitiesOfCard(cards: CardIndex, instance: CardInstance): readonly Ability[] {
  if (instance.type === 'item') return faceOfItem(cards, instance).abilities ?? NONE;
  if (instance.flipped && UNUSABLE_FLIPPED.has(instance.type)) return NONE;
  return cards[SHELF[instance.type]][instance.ref]?.abilities ?? NONE;
}

/** Disciplines, Familiars among them (p.6), are not used while flipped (p.39); an Upgrade has no other side. */
const UNUSABLE_FLIPPED: ReadonlySet<CardInstance['type']> = new Set(['discipline', 'familiar', 'upgrade']);

type TimingKey = Timing | `of:${Timing}`;
const byTiming = new WeakMap<readonly Ability[], Map<TimingKey, readonly Ability[]>>();

function withTiming(abilities: readonly Ability[], timing: TimingKey): readonly Ability[] {
  if (abilities.length === 0) return NONE;
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
 * Abilities of that timing for the figure's own occasions: on its cards in play, in the order the cards lie, each
 * item followed by its Upgrades in use, then those it was granted for a while. With `only`, those it holds for.
 */
export const listAbilities = (
  cards: CardIndex,
  figure: Figure,
  timing: Timing,
  only?: (ability: Ability) => boolean,
): HeldAbility[] => listKeyed(cards, figure, timing, only);

/** Abilities of that timing with an `of`: those that watch other figures. */
export const listWatching = (cards: CardIndex, figure: Figure, timing: Timing): HeldAbility[] =>
  mayWatch(cards, figure, timing) ? listKeyed(cards, figure, `of:${timing}`) : [];

/** A Defeated figure uses nothing but what is meant for it then. */
export const isUsableBy = ({ ability }: HeldAbility, { defeated }: Figure): boolean =>
  (ability.fallen === true) === defeated;

/** Whether anybody could watch at that timing: a cheap no for games without such cards. */
export const anyWatching = (cards: CardIndex, figures: readonly Figure[], timing: Timing): boolean =>
  indexOf(cards).has(timing) || figures.some(({ granted }) => granted !== undefined);

const watchers = new WeakMap<CardIndex, Map<Timing, ReadonlySet<CardRef>>>();

/** Whether a card of the figure has such an ability on any side; the sets are made once for a content. */
function mayWatch(cards: CardIndex, figure: Figure, timing: Timing): boolean {
  const refs = indexOf(cards).get(timing);
  return (
    figure.granted !== undefined ||
    (refs !== undefined &&
      figure.cards.some(({ ref, upgrades }) => refs.has(ref) || upgrades?.some((one) => refs.has(one.ref))))
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
  for (const all of [cards.upgrades, cards.disciplines, cards.familiars, cards.adventurers, cards.combatants])
    for (const [ref, card] of Object.entries(all)) add(ref, card.abilities);
  return index;
}

function listKeyed(
  cards: CardIndex,
  figure: Figure,
  timing: TimingKey,
  only?: (ability: Ability) => boolean,
): HeldAbility[] {
  const held: HeldAbility[] = [];
  const look = (card: CardInstance, host?: CardInstance) => {
    for (const ability of withTiming(abilitiesOfCard(cards, card), timing)) {
      if (only && !only(ability)) continue;
      const cardName = host
        ? `${nameOfCard(cards, card)} (${nameOfCard(cards, host)})`
        : nameOfCard(cards, card);
      held.push({ card, cardName, ability, host, key: `${card.id}/${ability.id}` });
    }
  };
  for (const card of figure.cards) {
    look(card);
    if (card.upgrades) for (const upgrade of upgradesInUse(cards, card)) look(upgrade, card);
  }
  for (const { id, label, abilities } of figure.granted ?? NO_GRANTS) {
    for (const ability of withTiming(abilities, timing))
      if (!only || only(ability)) held.push(heldWithoutCard(id, label, ability));
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

/** Abilities of that timing that the innermost spell under way gives its caster. */
export function abilitiesOfSpell(scopes: readonly Scope[], figure: Figure, timing: Timing): HeldAbility[] {
  const spell = scopes.length > 0 ? scopes.findLast(({ kind }) => kind === 'spell') : undefined;
  const given = spell?.kind === 'spell' && spell.caster === figure.id ? spell.with : undefined;
  if (!given) return [];
  return withTiming(given.abilities, timing).map((ability) => heldWithoutCard('spell', given.label, ability));
}

/** An ability that stands on no card: it is never exhausted, flipped nor used up. */
export function heldWithoutCard(id: string, label: string, ability: Ability): HeldAbility {
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
  const inUse = figure.cards.flatMap((card) => [card, ...(card.upgrades ? upgradesInUse(cards, card) : [])]);
  return inUse.flatMap((card) => {
    const printed =
      card.type === 'item'
        ? faceOfItem(cards, card).symbolAbilities
        : card.type === 'upgrade' && !card.flipped
          ? cards.upgrades[card.ref]?.symbolAbilities
          : undefined;
    return (printed ?? []).map((ability) => ({
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
