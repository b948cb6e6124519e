import type { CardIndex, CombatantCard, ItemFace } from '../../model/cards/cards.ts';
import { freshCard } from '../../model/cards/fresh-card.ts';
import { keptBy, keptLately } from '../../model/kept.ts';
import type { Ability, SymbolAbility, Timing } from '../../model/language/abilities.ts';
import type { Cause } from '../../model/messages/cause.ts';
import { type AttackScope, innermost, type Scope } from '../../model/scopes.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import {
  abilitiesInPlay,
  type HeldAbility,
  heldOn,
  sideOf,
  type TimingKey,
  WATCHING,
  withTiming,
} from './abilities-in-play.ts';
import { faceOfItem, upgradesInUse } from './item-upgrades.ts';

/**
 * Abilities of that timing for the figure's own occasions: on its cards in play, in the order the cards lie, each
 * item followed by its Upgrades in use, then those it was granted for a while.
 */
export const listAbilities = (cards: CardIndex, figure: Figure, timing: Timing): readonly HeldAbility[] =>
  listKeyed(cards, figure, timing);

/** Abilities of that timing with an `of`: those that watch other figures. */
export const listWatching = (cards: CardIndex, figure: Figure, timing: Timing): readonly HeldAbility[] =>
  listKeyed(cards, figure, WATCHING[timing]);

/** A Defeated figure uses nothing but what is meant for it then. */
export const isUsableBy = ({ ability }: HeldAbility, { defeated }: Figure): boolean =>
  (ability.fallen === true) === defeated;

/** Whether anybody watches at that timing: a cheap no for games without such cards. */
export const anyWatching = (cards: CardIndex, figures: readonly Figure[], timing: Timing): boolean =>
  watchedBy(figures, cards).has(timing);

/** The timings at which any of them watches others. */
const watchedBy = keptLately((figures: readonly Figure[], cards: CardIndex): ReadonlySet<Timing> => {
  const timings = new Set<Timing>();
  for (const { cards: lying, granted = [] } of figures) {
    for (const timing of watchedFrom(lying, cards)) timings.add(timing);
    for (const { abilities } of granted)
      for (const ability of abilities) if (ability.of) timings.add(ability.when);
  }
  return timings;
});

const watchedFrom = keptBy((lying: readonly CardInstance[], cards: CardIndex): readonly Timing[] =>
  lying.flatMap((card) => heldOn(card, cards).flatMap(({ ability }) => (ability.of ? [ability.when] : []))),
);

function listKeyed(cards: CardIndex, figure: Figure, timing: TimingKey): readonly HeldAbility[] {
  const held = abilitiesInPlay(cards, figure.cards, timing);
  return figure.granted === undefined ? held : [...held, ...grantedAbilities(figure, timing)];
}

/** Abilities of that timing it was granted for a while. */
export const grantedAbilities = (
  { granted }: Pick<Figure, 'granted'>,
  timing: TimingKey,
): readonly HeldAbility[] =>
  granted === undefined
    ? NONE_GRANTED
    : granted.flatMap(({ id, cause, abilities }) =>
        withTiming(abilities, timing).map((ability) => heldWithoutCard(id, cause, ability)),
      );

const NONE_GRANTED: readonly HeldAbility[] = [];

/** Abilities of that timing that the attack under way gives its attacker. */
export function abilitiesOfAttack(attack: AttackScope, figure: Figure, timing: Timing): HeldAbility[] {
  const given = attack.with;
  if (!given || attack.attacker !== figure.id) return [];
  return withTiming(given.abilities, timing).map((ability) =>
    heldWithoutCard('attack', given.cause, ability),
  );
}

/** Abilities of that timing that the innermost spell under way gives its caster. */
export function abilitiesOfSpell(scopes: readonly Scope[], figure: Figure, timing: Timing): HeldAbility[] {
  const spell = scopes.length > 0 ? innermost({ scopes }, 'spell') : null;
  const given = spell?.caster === figure.id ? spell.with : undefined;
  if (!given) return [];
  return withTiming(given.abilities, timing).map((ability) => heldWithoutCard('spell', given.cause, ability));
}

/** An ability that stands on no card: it is never exhausted, flipped nor used up. */
export function heldWithoutCard(id: string, cause: Cause, ability: Ability): HeldAbility {
  const card = freshCard(id, '', 'discipline');
  const told: Cause = cause.kind === 'ability' ? { ...cause, granted: ability.id } : cause;
  return { card, ability, cause: told, key: `${id}/${ability.id}` };
}

/** A symbol ability and the card it is on. */
export interface HeldSymbolAbility {
  readonly key: string;
  readonly cause: Cause;
  readonly ability: SymbolAbility;
}

/** Symbol abilities a figure may buy in its attack, in printed order (D5). */
export function listSymbolAbilities(cards: CardIndex, figure: Figure): readonly HeldSymbolAbility[] {
  const combatant = cards.combatants[figure.card];
  return combatant ? fromCombatant(combatant) : fromCards(figure.cards, cards);
}

const fromCards = keptBy((lying: readonly CardInstance[], cards: CardIndex): readonly HeldSymbolAbility[] => {
  const inUse = lying.flatMap((card) => [card, ...(card.upgrades ? upgradesInUse(cards, card) : [])]);
  return inUse.flatMap((card) => {
    const printed =
      card.type === 'item'
        ? faceOfItem(cards, card).symbolAbilities
        : card.type === 'upgrade' && !card.flipped
          ? cards.upgrades[card.ref]?.symbolAbilities
          : undefined;
    return (printed ?? []).map((ability) => ({
      key: `${card.id}/${ability.id}`,
      cause: symbolsCause(card, ability.id),
      ability,
    }));
  });
});

const fromCombatant = keptBy((card: CombatantCard): readonly HeldSymbolAbility[] =>
  card.symbolAbilities.map((ability) => ({
    key: `${card.id}/${ability.id}`,
    cause: symbolsCause({ type: 'combatant', ref: card.id, face: 'front' }, ability.id),
    ability,
  })),
);

const symbolsCause = (card: Pick<CardInstance, 'type' | 'ref' | 'face'>, ability: string): Cause => ({
  kind: 'symbols',
  type: card.type,
  card: card.ref,
  ability,
  ...sideOf(card),
});

/** Weapons in hand. */
export const listWeapons = (cards: CardIndex, figure: Pick<Figure, 'cards'>): readonly Weapon[] =>
  weaponsAmong(figure.cards, cards);

interface Weapon {
  readonly card: CardInstance;
  readonly face: ItemFace;
}

const weaponsAmong = keptBy((lying: readonly CardInstance[], cards: CardIndex): readonly Weapon[] =>
  lying.flatMap((card) => {
    if (card.type !== 'item') return [];
    const face = faceOfItem(cards, card);
    return face.hands === undefined ? [] : [{ card, face }];
  }),
);
