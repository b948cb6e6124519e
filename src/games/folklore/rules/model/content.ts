import type { AdventureCard, FieldSet, GroundCard } from './ground-cards.ts';
import type { HeroCard } from './hero-cards.ts';
import type { ItemCard } from './item-cards.ts';

export type { AdventureCard, Feature, FeatureEffect, FieldSet, GroundCard } from './ground-cards.ts';
export { type Ability, type HeroCard, type Rite, SKILLS, type Skill, type Weapon } from './hero-cards.ts';
export { type HandItem, type ItemCard, isUsed, type UsedItem, type WornItem } from './item-cards.ts';

/** Names a card by its file. */
export type CardRef = string;
/** Names a place of a map. */
export type PlaceId = string;

/** A die and what is added to it: `d4`, `d6+2`. A `d2` is half a d4. */
export type Dice = string;

export const FOE_KINDS = ['creature', 'affliction'] as const;
export type FoeKind = (typeof FOE_KINDS)[number];

/** The skirmish side of a foe's card (p.18). */
export interface FoeCard {
  readonly id: CardRef;
  readonly name: string;
  /** What one of them is called. */
  readonly one: string;
  readonly text: string;
  readonly kind: FoeKind;
  /** How many attack; it does not shrink with the counter (FK-7). */
  readonly count: number;
  /** The dice of the Skirmish Counter by the number of heroes. */
  readonly strength: Readonly<Record<'1' | '2' | '3' | '4', Dice>>;
  readonly might: number;
  readonly defense: number;
  /** Vita a hit costs (FK-1). */
  readonly damage: Dice;
  readonly coins: number;
  readonly lore: number;
  /** Its side for encounters on a map (pp.24-29); absent: it fights in skirmishes alone. */
  readonly encounter?: EncounterSide;
}

/** The encounter side of a foe's card: Might, Defense and damage are those of the card. */
export interface EncounterSide {
  readonly vita: number;
  readonly stride: number;
  /** Spaces its base has on a side: large ones reach two spaces (p.26). */
  readonly base: 1 | 2;
  readonly ranged?: true;
  readonly swarm?: true;
  /** Vita that whoever is next to it loses once a turn (p.28). */
  readonly aura?: number;
  /** Spaces whoever it hits is pushed (p.29). */
  readonly push?: number;
  /** Whoever it hits is in darkness (p.27). */
  readonly darkens?: true;
  /** Whoever it hits misses its next turn (p.27). */
  readonly stuns?: true;
  /** What it calls, one at a time (p.28). */
  readonly summons?: CardRef;
  /** Added to the Might of occultists while two or more of them stand (p.28). */
  readonly coven?: number;
}

export const DECKS = ['road', 'off-road'] as const;
export type Deck = (typeof DECKS)[number];

/** What changes of a hero. */
export interface Change {
  readonly vita?: number;
  readonly power?: number;
  readonly ghost?: number;
  readonly lore?: number;
}

export type Effect =
  /** Above 0 somebody takes them, below 0 the group pays (FK-14). */
  | { readonly coins: number }
  | { readonly each: Change }
  | { readonly leader: Change }
  /** Items that are drawn; the leader says who takes them. */
  | { readonly items: number }
  /** A tinker mends whatever is broken of anybody's (p.25). */
  | { readonly mends: true }
  | { readonly fight: CardRef }
  | { readonly encounter: FieldSet }
  | { readonly adventure: CardRef };

export interface Choice {
  readonly label: string;
  /** What the group must have: it is paid by what the choice does, lore is not. */
  readonly needs?: { readonly coins?: number; readonly lore?: number };
  /** Read when it was chosen. */
  readonly text: string;
  readonly do: readonly Effect[];
}

export interface EventCard {
  readonly id: CardRef;
  readonly name: string;
  readonly deck: Deck;
  /** In the decks of the hard setting alone (FK-41). */
  readonly hard?: true;
  readonly text: string;
  readonly do?: readonly Effect[];
  readonly choices?: readonly Choice[];
}

export interface Place {
  readonly id: PlaceId;
  readonly name: string;
  /** A bridge is a road space (p.15). */
  readonly kind: Deck;
  /** Where it lies on the drawing of the map: across and down. No rule reads it. */
  readonly at: readonly [number, number];
}

export interface MapCard {
  readonly id: CardRef;
  readonly name: string;
  readonly places: readonly Place[];
  readonly links: readonly (readonly [PlaceId, PlaceId])[];
  /** How large the drawing is, in the units of its places. */
  readonly size: readonly [number, number];
}

export interface ChapterCard {
  readonly id: CardRef;
  readonly name: string;
  readonly intro: string;
  readonly map: CardRef;
  readonly from: PlaceId;
  /** Where the last fight is. */
  readonly goal: PlaceId;
  readonly last: CardRef;
  /** The same fight on a map. */
  readonly field: FieldSet;
  /** Rounds there are beside those the group takes by road, and in the hard setting (FK-40). */
  readonly spare: { readonly normal: number; readonly hard: number };
  readonly won: string;
  readonly lost: string;
}

export interface FolkloreContent {
  readonly heroes: Readonly<Record<CardRef, HeroCard>>;
  readonly items: Readonly<Record<CardRef, ItemCard>>;
  readonly foes: Readonly<Record<CardRef, FoeCard>>;
  readonly events: Readonly<Record<CardRef, EventCard>>;
  readonly maps: Readonly<Record<CardRef, MapCard>>;
  readonly chapters: Readonly<Record<CardRef, ChapterCard>>;
  readonly grounds: Readonly<Record<CardRef, GroundCard>>;
  readonly adventures: Readonly<Record<CardRef, AdventureCard>>;
  /** Of what the rules read. */
  readonly hash: string;
}
