import { type CardIndex, cardIn, type UbiquitousCard } from '../../model/cards/cards.ts';
import { keptBy } from '../../model/kept.ts';
import { type Ability, TIMINGS, type Timing } from '../../model/language/abilities.ts';
import type { Cause } from '../../model/messages/cause.ts';
import type { CardInstance } from '../../model/state.ts';
import { faceOfItem, upgradesInUse } from './item-upgrades.ts';

/** One ability as it lies before a figure. */
export interface HeldAbility {
  readonly card: CardInstance;
  readonly ability: Ability;
  /** What tells of it: the ability of the card, or what gave it for a while. */
  readonly cause: Cause;
  /** The item, where `card` is an Upgrade attached to it. */
  readonly host?: CardInstance;
  /** `CardId/abilityId`. */
  readonly key: string;
}

/** A figure's own occasions, or with `of:` those of others that it watches. */
export type TimingKey = Timing | Watching;

type Watching = `of:${Timing}`;

/** The keys of those that watch: written once, since a string made anew is hashed anew at every look-up. */
export const WATCHING = Object.fromEntries(TIMINGS.map((timing) => [timing, `of:${timing}`])) as {
  readonly [T in Timing]: Watching;
};

/** Which side of an item is meant, where it is the back. */
export const sideOf = ({ type, face }: Pick<CardInstance, 'type' | 'face'>): { readonly back?: true } =>
  type === 'item' && face === 'back' ? { back: true } : {};

/** An ability as what tells of it. */
export const abilityCause = (card: CardInstance, ability: string, host?: CardInstance): Cause => ({
  kind: 'ability',
  type: card.type,
  card: card.ref,
  ability,
  ...sideOf(card),
  ...(host ? { host: host.ref } : {}),
});

/** A card as what tells of it. */
export const cardCause = (card: CardInstance): Cause => ({
  kind: 'card',
  type: card.type,
  card: card.ref,
  ...sideOf(card),
});

/** The abilities printed on the side in use; a flipped discipline has none (p.39). Upgrades are cards of their own. */
export function abilitiesOfCard(cards: CardIndex, instance: CardInstance): readonly Ability[] {
  if (instance.type === 'item') return faceOfItem(cards, instance).abilities ?? NONE;
  if (instance.flipped && UNUSABLE_FLIPPED.has(instance.type)) return NONE;
  const card = cardIn(cards, { type: instance.type, ref: instance.ref });
  if (card?.type === 'companion' && instance.flipped) return card.back ?? card.abilities;
  if (card?.type === 'ubiquitous') return abilitiesOfUbiquitous(card, instance);
  return card?.abilities ?? NONE;
}

const NONE: readonly Ability[] = [];

/** Its front lies before its own Adventurer, its back before the others (X472). */
const abilitiesOfUbiquitous = (
  { abilities, shared = NONE }: UbiquitousCard,
  { face }: Pick<CardInstance, 'face'>,
): readonly Ability[] => (face === 'back' ? shared : [...abilities, ...shared]);

/** Disciplines are not used while flipped, Familiars and Companions are (p.39, X32); an Upgrade has no other side. */
const UNUSABLE_FLIPPED: ReadonlySet<CardInstance['type']> = new Set(['discipline', 'upgrade']);

/**
 * The abilities of that timing on cards in play, in the order the cards lie, each item followed by its Upgrades in
 * use.
 */
export const abilitiesInPlay = (
  cards: CardIndex,
  inPlay: readonly CardInstance[],
  timing: TimingKey,
): readonly HeldAbility[] => heldInPlay(inPlay, cards).get(timing) ?? NONE_HELD;

const NONE_HELD: readonly HeldAbility[] = [];

/** All of them by timing, put together once for each layout of cards. */
const heldInPlay = keptBy(
  (lying: readonly CardInstance[], cards: CardIndex): ReadonlyMap<TimingKey, readonly HeldAbility[]> => {
    const held = new Map<TimingKey, HeldAbility[]>();
    for (const card of lying)
      for (const one of heldOn(card, cards)) addTo(held, timingKeyOf(one.ability), one);
    return held;
  },
);

/** Puts one more under a key. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Those of one card as it lies, then those of its Upgrades in use. */
export const heldOn = keptBy((card: CardInstance, cards: CardIndex): readonly HeldAbility[] => [
  ...readCard(cards, card),
  ...(card.upgrades ? upgradesInUse(cards, card).flatMap((upgrade) => readCard(cards, upgrade, card)) : []),
]);

const readCard = (cards: CardIndex, card: CardInstance, host?: CardInstance): HeldAbility[] =>
  abilitiesOfCard(cards, card).map((ability) => ({
    card,
    ability,
    cause: abilityCause(card, ability.id, host),
    host,
    key: `${card.id}/${ability.id}`,
  }));

const timingKeyOf = ({ of, when }: Ability): TimingKey => (of ? WATCHING[when] : when);

/** Those of that timing among abilities that stand on no card in play. */
export const withTiming = (abilities: readonly Ability[], timing: TimingKey): readonly Ability[] =>
  abilities.filter((ability) => timingKeyOf(ability) === timing);
