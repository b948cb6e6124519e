/** What growing is written in: evolution tables, special skills, what a group has grown to (L794–1362, L1715–1775). */
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { Sign } from '../model/checks.ts';
import type { CardRef, Who } from '../model/content.ts';
import type { FightSign } from '../model/place-content.ts';
import type { Characteristic, CubeKind, TalentClass, TalentSide } from '../model/vocabulary.ts';

/** Of an evolution table (L1317–1344). */
export const BONUSES = ['life', 'carrying', 'movement', 'initiative', 'aura', 'talent', 'improve'] as const;
export type Bonus = (typeof BONUSES)[number];
/** Those that are there at once. */
export type PlainBonus = Exclude<Bonus, 'talent' | 'improve'>;

/** A hero's own (L814). */
interface SpecialSkill {
  readonly name: string;
  readonly text: string;
  /** Heavy pieces more that are carried (L1117). */
  readonly heavy?: number;
  readonly does?: readonly Sign[];
  readonly fight?: FightSign;
}

/** The back of a people's card with the skill of its hero, called as the hero is (L852–864). */
export interface PeopleCard extends SpecialSkill {
  readonly id: CardRef;
  /** The bonus of the values 2 to 5 of each characteristic (L1313). */
  readonly evolution: Readonly<Record<Characteristic, readonly Bonus[]>>;
}

/** What a talent does in stealth. */
export interface QuietSign {
  /** Corpses are moved so many spaces (L5896). */
  readonly corpse?: number;
  /** A threat symbol is cancelled for so many AP (L5904). */
  readonly cancelThreat?: number;
}

/** What the group has grown to. */
export interface Growth {
  /** Level-ups of the whole group. */
  readonly level: number;
  /** Heroes who are still to be set up (L1715–1775), by their places at the table. */
  readonly newcomers: readonly number[];
  /** Checks met so far, by what they tested. */
  readonly checks: Readonly<Partial<Record<Characteristic, number>>>;
  /** Quality cards that are put into the decks (L1584); without it as at first. */
  readonly domain?: Domain;
}

export interface Domain {
  readonly weapons: number;
  readonly objects: number;
}

/** L1584. */
export const FIRST_DOMAIN: Domain = { weapons: 2, objects: 4 };

export const NO_GROWTH: Growth = { level: 0, newcomers: [], checks: {} };

/** Where common cards lie (L1577, L1761). */
export const COMMON_STALLS = { weapons: 'common-weapon', objects: 'common-object' } as const;

/** What a hero's set-up ends with (L1761–1775). */
export const GIFTS = ['weapons', 'objects', 'plants'] as const;
export type Gift = (typeof GIFTS)[number];

/** What booklets do with it: level up (L1352), a talent more (L1233), one turned to its Improved side (L1241). */
export type GrowingEffect =
  | { readonly levelUp: Who }
  | { readonly talent: Who }
  | { readonly improve: Who }
  | { readonly domain: Domain };

export type GrowingEvent =
  | { readonly type: 'levelBegan'; readonly level: number }
  | { readonly type: 'valueRaised'; readonly hero: number; readonly characteristic: Characteristic }
  | { readonly type: 'bonusGained'; readonly hero: number; readonly bonus: PlainBonus }
  | {
      readonly type: 'talentsDrawn';
      readonly hero: number;
      readonly talents: readonly CardRef[];
      readonly rng: RngWords;
    }
  | { readonly type: 'talentGained'; readonly hero: number; readonly talent: CardRef }
  | { readonly type: 'talentImproved'; readonly hero: number; readonly talent: CardRef }
  /** Spaces for potions, more or fewer (L5916). */
  | { readonly type: 'potionRow'; readonly hero: number; readonly amount: number }
  /** Cards shown for one to be kept (L1763). */
  | {
      readonly type: 'giftDrawn';
      readonly hero: number;
      readonly gear: readonly CardRef[];
      readonly rng: RngWords;
    }
  | {
      readonly type: 'domainRaised';
      readonly domain: Domain;
      readonly quality: readonly CardRef[];
      readonly rng: RngWords;
    }
  /** Life points by what is worn (L4475). */
  | { readonly type: 'lifeWorn'; readonly hero: number; readonly amount: number }
  | { readonly type: 'settled'; readonly hero: number }
  | { readonly type: 'checkMet'; readonly characteristic: Characteristic }
  /** `off`: one of its type, which is discarded for it (L1158, L1185). */
  | {
      readonly type: 'artifactWorn';
      readonly hero: number;
      readonly gear: CardRef;
      readonly off: CardRef | null;
    }
  /** The second stored weapon is equipped; the one it is equipped for lies in its place (L5948). */
  | { readonly type: 'spareDrawn'; readonly hero: number }
  /** Outside of places, for nothing (L1030). */
  | { readonly type: 'weaponsSwapped'; readonly hero: number }
  | { readonly type: 'artifactOff'; readonly hero: number; readonly gear: CardRef }
  /** AP for an aura token that was used (L5934). */
  | { readonly type: 'auraSurged'; readonly hero: number; readonly ap: number }
  /** An aura token for what the people's card offers in a turn (L5875). */
  | { readonly type: 'peopleUsed'; readonly hero: number; readonly effect: number; readonly lasts: boolean }
  | { readonly type: 'peopleOver'; readonly hero: number }
  | {
      readonly type: 'talentCopied';
      readonly hero: number;
      readonly talent: CardRef;
      readonly side: TalentSide;
    };

export type GrowingAct =
  | { readonly do: 'value'; readonly characteristic: Characteristic }
  | { readonly do: 'class'; readonly of: TalentClass }
  | { readonly do: 'talent'; readonly talent: CardRef }
  | { readonly do: 'pick'; readonly gear: CardRef }
  | { readonly do: 'gift'; readonly gift: Gift }
  | { readonly do: 'don'; readonly hero: number; readonly gear: CardRef }
  | { readonly do: 'doff'; readonly hero: number; readonly gear: CardRef }
  /** Three resources of a kind for one of it (L5900). */
  | { readonly do: 'three-for-one'; readonly hero: number; readonly kind: CubeKind }
  /** The whole free move for what a talent gives (L5898). */
  | { readonly do: 'give-up'; readonly talent: CardRef }
  /** Another's talent, for an aura token. */
  | { readonly do: 'copy'; readonly effect: number; readonly talent: CardRef; readonly side: TalentSide }
  | { readonly do: 'switch-spare' }
  /** Weapons are switched outside of places; for nothing in hand one is put away. */
  | { readonly do: 'rearm'; readonly hero: number; readonly spare?: true }
  | { readonly do: 'people'; readonly effect: number };

export const GROWING_PROMPTS = [
  'level-up',
  'talent-class',
  'talent',
  'improve',
  'basic-weapon',
  'gift',
  'gift-card',
  'arrange',
  'cancel-threat',
  'swap-in',
  'swap-out',
] as const;
