/** The cards and tokens of Midgard, as their files have them (`content/guests/midgard`). */

/** Names a card by its file. */
export type CardRef = string;

export const ABILITIES = ['strength', 'dexterity', 'intelligence'] as const;
export type Ability = (typeof ABILITIES)[number];

/** The three trades of cities where things are bought (A 4). */
export const PILES = ['equipment', 'spells', 'weapons'] as const;
export type Pile = (typeof PILES)[number];

/** What a card asks of whoever uses it (A 3r): so much of an ability. */
export type Needs = Readonly<Partial<Record<Ability, number>>>;

interface AnyCard {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
}

/** A city on the map (L112-L115): its number says where it lies (MI-27), its trade what is trained or sold in it. */
export interface CityCard extends AnyCard {
  /** 1 to 12; the short table has the first six. */
  readonly number: number;
  readonly trade: Ability | Pile;
}

export interface HeroCard extends AnyCard {
  readonly strength: number;
  readonly dexterity: number;
  readonly intelligence: number;
  /** Basic Life Points. */
  readonly lp: number;
  /** Added to initiative (C 2). */
  readonly flag: number;
  readonly skill: CardRef;
  readonly goods: readonly CardRef[];
  /** Spells of one's own choice at the beginning. */
  readonly choice: number;
}

/** What an action card does beside its actions and hearts (F 2 to F 5, C 1). */
export type CardUse =
  | { readonly support: number }
  | { readonly replace: number }
  | { readonly luck: true }
  /** Below 0: taken off somebody else's total. */
  | { readonly reaction: number }
  | { readonly surprise: true };

export interface ActionCard {
  readonly id: CardRef;
  /** How many there are in the deck. */
  readonly copies: number;
  /** Action points it gives (P 2). */
  readonly actions: number;
  /** Life Points it heals (A 6a). */
  readonly hearts: number;
  readonly use: CardUse;
}

/** What does not lie in the backpack has a star or a foot (B 3). */
export const CARRIED = ['pack', 'star', 'foot'] as const;
export type Carried = (typeof CARRIED)[number];

/** A token that belongs to a task of a city (A 8, A 10). */
export interface FixedToken extends AnyCard {
  /** Number of the city it belongs to, and which of its three tasks it is, 0 to 2. */
  readonly city: number;
  readonly task: number;
  /** One check, or two where it has "+". */
  readonly abilities: readonly Ability[];
  /** Added to its resistance roll: 9 or 10. */
  readonly resistance: number;
  readonly reward: { readonly gold: number; readonly cards?: number };
  readonly carried: Carried;
}

/** Attack and defense before the die, Life Points, what a hit costs, what is added to initiative. */
export interface FoeNumbers {
  readonly attack: number;
  readonly defense: number;
  readonly lp: number;
  readonly damage: number;
  readonly flag: number;
}

interface AnyRandom extends AnyCard {
  readonly copies: { readonly short: number; readonly long: number };
}

/** A token that lies face down in a city (A 9). */
export type RandomToken =
  | (AnyRandom & { readonly kind: 'creature' } & FoeNumbers)
  | (AnyRandom & {
      readonly kind: 'forgery';
      readonly city: number;
      readonly task: number;
      /** Added to the roll of A 10. */
      readonly value: number;
    })
  | (AnyRandom & { readonly kind: 'item'; readonly good: CardRef })
  | (AnyRandom & {
      readonly kind: 'event';
      /** Buying costs so much less here (A 4), moving away so many points (A 2). */
      readonly cheaper?: number;
      readonly leaving?: number;
    })
  | (AnyRandom & { readonly kind: 'encounter'; readonly ability: Ability });

/** Added to the numbers of whoever has a skill, or wears a treasure. */
export interface Adds {
  readonly strength?: number;
  readonly dexterity?: number;
  readonly intelligence?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly initiative?: number;
  /** Basic Life Points. */
  readonly lp?: number;
}

/** Added to a thief's roll, and to the victim's: below 0 (A 14b, A 14c, MI-34). */
export interface Stealing {
  readonly thief: number;
  readonly victim: number;
}

/** What no city with a shadow allows, but for certain items and skills (L272). */
export const UNDER_SHADOW = ['buy', 'token', 'reveal', 'deliver'] as const;
export type UnderShadow = (typeof UNDER_SHADOW)[number];

/** Weapons, armor, equipment, and what is found among the tokens. */
export interface GoodCard extends AnyCard {
  /** Where it is bought; `found`: nowhere. */
  readonly pile: 'equipment' | 'weapons' | 'found';
  readonly carried: Carried;
  readonly kind: 'weapon' | 'shield' | 'armor' | 'helmet' | 'thing';
  readonly needs?: Needs;
  /** Weapon value (C 3.2), and Life Points a hit costs; absent: 1. */
  readonly attack?: number;
  readonly damage?: number;
  /** No shield helps against its first attack in a combat. */
  readonly unshielded?: true;
  /** Shield value (C 4.2). */
  readonly defense?: number;
  readonly initiative?: number;
  /** Life Points of an armor or a helmet. */
  readonly lp?: number;
  /** Used once, and gone: added to an attack, to a defense; Life Points healed for a point; the d20 thrown again. */
  readonly use?:
    | { readonly attack: number }
    | { readonly defense: number }
    | { readonly heal: number }
    | { readonly again: true };
  /** More places in the backpack (MI-30). */
  readonly places?: number;
  /** How far one move a turn goes. */
  readonly gait?: number;
  /** So much of the gold cannot be stolen. */
  readonly pouch?: number;
  readonly stealing?: Stealing;
  readonly allows?: readonly UnderShadow[];
}

/** What a spell does once it is successful (M 2-3). */
export type SpellEffect =
  /** A 6b. */
  | { readonly heal: number }
  /** Until the combat is over. */
  | { readonly combat: { readonly attack: number } | { readonly defense: number } }
  /** Of this attack, in place of the weapon's. */
  | { readonly damage: number }
  /** Whoever casts it sees the face-down tokens of the city. */
  | { readonly look: true }
  /** One move for no point. */
  | { readonly move: true }
  /** A reaction against the caster is undone. */
  | { readonly undo: true }
  /** Of the next resistance roll. */
  | { readonly resistance: number }
  | { readonly leave: true }
  /** Damage against shadows, until the fight is over. */
  | { readonly shadow: number };

export interface SpellCard extends AnyCard {
  /** Added to the caster's roll (M 2). */
  readonly value: number;
  readonly needs?: Needs;
  readonly does: SpellEffect;
  /** Not turned after use (M t). */
  readonly stays?: true;
  /** Life Points a failed roll costs the caster. */
  readonly fails?: number;
}

export interface SkillCard extends AnyCard {
  readonly needs?: Needs;
  /** The three ways to a base (C 3.1, C 4.1, M 1). */
  readonly base?: 'proficiency' | 'blessing' | 'spellcasting';
  readonly adds?: Adds;
  readonly stealing?: Stealing;
  /** Buying costs so much less, at least 1 (A 4). */
  readonly cheaper?: number;
  /** Added to checks of an ability for fixed tokens (A 8). */
  readonly tokens?: { readonly ability: Ability; readonly bonus: number };
  /** Added to the rolls of A 10. */
  readonly forgeries?: number;
  readonly allows?: readonly UnderShadow[];
  /** Initiative of everybody in a party with whoever has it. */
  readonly captain?: number;
}

/** What a destiny card does (A 8a). */
export type DestinyEffect =
  | { readonly gold: number }
  | { readonly lp: number }
  | { readonly tower: true }
  | { readonly discard: number }
  | { readonly draw: number }
  /** To a city next to it of one's own choice, for nothing. */
  | { readonly storm: true }
  | { readonly nothing: true }
  | { readonly guardian: FoeNumbers };

export interface DestinyCard extends AnyCard {
  readonly copies: number;
  readonly does: DestinyEffect;
}

export interface TreasureCard extends AnyCard {
  /** Where it is worn (B 1). */
  readonly worn: 'ring' | 'bracelet' | 'brooch';
  readonly adds?: Adds;
  /** Added to the resistance rolls of tokens: below 0. */
  readonly resistance?: number;
  /** Tokens with "+" ask for one check. */
  readonly single?: true;
  /** A card of two actions gives so many. */
  readonly haste?: number;
  /** Once a game a d20 shows 20. */
  readonly twenty?: true;
}

export type RewardEffect =
  | { readonly prestige: number }
  | { readonly gold: number }
  | { readonly heal: true }
  | { readonly artifact: CardRef }
  | { readonly ability: number };

export interface RewardCard extends AnyCard {
  readonly copies: number;
  readonly does: RewardEffect;
}

/** Covered in hand or open (B 4); it works while it lies open. */
export interface ArtifactCard extends AnyCard {
  readonly prestige?: number;
  /** Once a round one hand is looked at. */
  readonly look?: true;
  /** Reactions against its owner cost so many cards. */
  readonly reactions?: number;
  /** Points it takes to leave the tower (T 1). */
  readonly leave?: number;
  /** Added to a shadow's attack: below 0. */
  readonly shadow?: number;
}

/** S, and the Life Points it costs who does not hold it (C 1). */
export interface Special {
  readonly special: number;
  readonly loss: number;
}

export const LEVELS = [1, 2, 3] as const;
/** Yellow, blue, red (A 11). */
export type Level = (typeof LEVELS)[number];

export interface AdventureCard extends AnyCard {
  readonly level: Level;
  /** Taken off every challenge's roll; *Help* turns its sign. */
  readonly modifier: number;
  /** What solves one challenge (A 11.3). */
  readonly item: CardRef;
  readonly boss: FoeNumbers & Special & { readonly name: string };
}

/** The ten results of a failed challenge (L224-L246). */
export const FAILURES = [
  'none',
  'lp',
  'tower',
  'intelligence',
  'all-card',
  'all-lp',
  'all-reward',
  'over',
  'all-tower',
  'failed',
] as const;
export type Failure = (typeof FAILURES)[number];

export interface ChallengeCard {
  readonly id: CardRef;
  readonly level: Level;
  /** What it asks for: an ability, any of them, or nothing. */
  readonly asks: Ability | 'ability' | 'solution';
  readonly help?: true;
  /** The random token that is fought in place of a check (K 3). */
  readonly creature?: CardRef;
  readonly fails: Failure;
}

export interface ShadowCard extends AnyCard, Special {
  readonly level: 1 | 2 | 3 | 4;
  /** The fixed results of K 5: what a defense must reach, and what an attack must beat. */
  readonly attack: number;
  readonly defense: number;
  readonly lp: number;
  readonly damage: number;
  readonly flag: number;
}

/** Every folder of cards, each by the name of its file. */
export interface MidgardCards {
  readonly cities: Readonly<Record<CardRef, CityCard>>;
  readonly heroes: Readonly<Record<CardRef, HeroCard>>;
  readonly actions: Readonly<Record<CardRef, ActionCard>>;
  readonly tokens: Readonly<Record<CardRef, FixedToken>>;
  readonly randoms: Readonly<Record<CardRef, RandomToken>>;
  readonly goods: Readonly<Record<CardRef, GoodCard>>;
  readonly spells: Readonly<Record<CardRef, SpellCard>>;
  readonly skills: Readonly<Record<CardRef, SkillCard>>;
  readonly destiny: Readonly<Record<CardRef, DestinyCard>>;
  readonly treasures: Readonly<Record<CardRef, TreasureCard>>;
  readonly rewards: Readonly<Record<CardRef, RewardCard>>;
  readonly artifacts: Readonly<Record<CardRef, ArtifactCard>>;
  readonly adventures: Readonly<Record<CardRef, AdventureCard>>;
  readonly challenges: Readonly<Record<CardRef, ChallengeCard>>;
  readonly shadows: Readonly<Record<CardRef, ShadowCard>>;
}

export interface MidgardContent extends MidgardCards {
  /** Of all that rules read: same content, same hash. */
  readonly hash: string;
}
