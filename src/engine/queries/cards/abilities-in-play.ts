import { type CardIndex, cardIn } from '../../model/cards/cards.ts';
import type { Ability, Timing } from '../../model/language/abilities.ts';
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
export type TimingKey = Timing | `of:${Timing}`;

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
  return cardIn(cards, { type: instance.type, ref: instance.ref })?.abilities ?? NONE;
}

const NONE: readonly Ability[] = [];

/** Disciplines are not used while flipped, Familiars are (p.39, X32); an Upgrade has no other side. */
const UNUSABLE_FLIPPED: ReadonlySet<CardInstance['type']> = new Set(['discipline', 'upgrade']);

/**
 * The abilities of that timing on cards in play, in the order the cards lie, each item followed by its Upgrades in
 * use. They are found once, and again when a card came, went or was turned.
 */
export function abilitiesInPlay(
  cards: CardIndex,
  inPlay: readonly CardInstance[],
  timing: TimingKey,
): readonly HeldAbility[] {
  let found = layouts.get(inPlay);
  if (!found || found.cards !== cards || !liesAs(inPlay, found.lay)) {
    found = layoutOf(cards, inPlay);
    layouts.set(inPlay, found);
  }
  return found.held.get(timing) ?? NOTHING_HELD;
}

const NOTHING_HELD: readonly HeldAbility[] = [];

/** How cards lay when their abilities were read. */
interface Layout {
  readonly cards: CardIndex;
  readonly lay: readonly Lay[];
  readonly held: ReadonlyMap<TimingKey, readonly HeldAbility[]>;
}

type Lay = Pick<CardInstance, 'face' | 'flipped'> & { readonly card: CardInstance };

const layouts = new WeakMap<readonly CardInstance[], Layout>();

function layoutOf(cards: CardIndex, inPlay: readonly CardInstance[]): Layout {
  const lay: Lay[] = [];
  const held = new Map<TimingKey, HeldAbility[]>();
  const read = (card: CardInstance, host?: CardInstance) => {
    for (const ability of abilitiesOfCard(cards, card)) {
      const timing = timingKeyOf(ability);
      const one: HeldAbility = {
        card,
        ability,
        cause: abilityCause(card, ability.id, host),
        host,
        key: `${card.id}/${ability.id}`,
      };
      held.set(timing, [...(held.get(timing) ?? []), one]);
    }
  };
  for (const card of inPlay) {
    for (const one of [card, ...(card.upgrades ?? [])])
      lay.push({ card: one, face: one.face, flipped: one.flipped });
    read(card);
    if (card.upgrades) for (const upgrade of upgradesInUse(cards, card)) read(upgrade, card);
  }
  return { cards, lay, held };
}

function liesAs(inPlay: readonly CardInstance[], lay: readonly Lay[]): boolean {
  let at = 0;
  for (const card of inPlay) {
    if (!isAsItLay(card, lay[at++])) return false;
    if (card.upgrades) for (const upgrade of card.upgrades) if (!isAsItLay(upgrade, lay[at++])) return false;
  }
  return at === lay.length;
}

const isAsItLay = (card: CardInstance, was: Lay | undefined): boolean =>
  was !== undefined && was.card === card && was.face === card.face && was.flipped === card.flipped;

const timingKeyOf = ({ of, when }: Ability): TimingKey => (of ? `of:${when}` : when);

/** Those of that timing among abilities that stand on no card in play. */
export const withTiming = (abilities: readonly Ability[], timing: TimingKey): readonly Ability[] =>
  abilities.filter((ability) => timingKeyOf(ability) === timing);
