import type { Loadout } from './encounter.ts';
import type { CardId, CardRef } from './ids.ts';
import type { AbilityToken } from './vocabulary.ts';

/*
 * What one encounter hands on to the next (pp.14, 18, 24, 55, 67): what the party begins with, and what is left of it.
 */

/** Flags and what is counted, by name; `true` is 1. */
export type CarriedFlags = Readonly<Record<string, number | true>>;

/** What an encounter begins from; absent, everything is fresh. Kept in the log, so that a replay is the same. */
export interface Carry {
  /** By place in the party; whoever has no entry is fresh. */
  readonly members: readonly CarriedMember[];
  /**
   * Command Combatants that the story lends: they join beside the Starting Zone, unless the encounter sets that card up
   * itself. A list, not a record by card: two may be of one card (p.54).
   */
  readonly allies?: readonly CarriedAlly[];
  readonly lootOut: LootOut;
  /** Items nobody may draw, one entry a copy: in the stash, with who stays behind, on sale, gone for good. */
  readonly away: readonly CardRef[];
  /** The party stash, where somebody may use Consumables from there (X473); absent where nobody may. */
  readonly stash?: readonly CardRef[];
  /** Locked, Story and hidden cards that the story has opened. */
  readonly unlocked: readonly CardRef[];
  /** What the encounter's text may ask for, where it names it among its own `flags`. */
  readonly flags: CarriedFlags;
  /** Its Achievements that were met before: each is completed once (p.18); absent where there are none. */
  readonly achieved?: readonly string[];
}

export interface CarriedMember {
  /** Damage tokens as the last encounter left them: the half is taken in the set-up (p.14, K1). */
  readonly damage: number;
  readonly defeated: boolean;
  readonly tokens: Readonly<Partial<Record<AbilityToken, number>>>;
  /**
   * Only cards that are not as new, by their place in the loadout: `card` (the Adventurer's own), `items.0`,
   * `items.0.upgrades.1`, `pack.2`, `disciplines.3`, `familiar`.
   */
  readonly cards: Readonly<Record<string, CardState>>;
}

/** How a card lies that is not as new. */
export interface CardState {
  readonly exhausted?: true;
  readonly flipped?: true;
  /** Ids of PER ENCOUNTER abilities with a Used token: taken off in the set-up (p.14). */
  readonly used?: readonly string[];
  readonly energy?: number;
}

export interface CarriedAlly {
  readonly card: CardRef;
  readonly damage: number;
  readonly defeated: boolean;
}

/** Cards of the Combatant Loot Deck that were drawn since the last Restore: by rank, whatever they are worth (K3). */
export interface LootOut {
  /** From the least Gold to the most (p.20). */
  readonly gold: readonly [number, number, number, number, number, number];
  readonly item: number;
  readonly monster: number;
  readonly unique: number;
}

/** A member as an encounter leaves it. */
export interface MemberReport extends CarriedMember {
  readonly card: CardRef;
  readonly loadout: Loadout;
  /** What the encounter calls each item, by its place in the loadout; absent in reports of before. */
  readonly ids?: Readonly<Record<string, CardId>>;
}

/** An item somebody gained in an encounter, whatever became of it since. */
export interface ItemGain {
  readonly item: CardRef;
  /** Place in the party. */
  readonly member: number;
  readonly place: 'pack' | 'equipped' | 'stash' | 'discarded';
  /** What the encounter calls this copy; absent in reports of before. */
  readonly card?: CardId;
}

/** What is left when an encounter has ended, for whoever keeps a campaign. */
export interface EncounterReport {
  readonly result: 'won' | 'lost';
  /** The End Condition's id, or `defeated` / `urgency`. */
  readonly condition: string;
  readonly rounds: number;
  /** Gold for the party: found, drawn and paid as a reward. */
  readonly gold: number;
  /** XP for each member, by the End Condition. */
  readonly xp: number;
  /** In the order of the party. */
  readonly members: readonly MemberReport[];
  /** Items sent to the party stash (p.67). */
  readonly stash: readonly CardRef[];
  /** What was used of what lay there before (X473); absent where nothing was. */
  readonly used?: readonly CardRef[];
  /** Companions sent there (p.66); absent where there are none. */
  readonly companions?: readonly CardRef[];
  /** Items that a text took out of the Adventure for good (p.19); absent where there are none. */
  readonly removed?: readonly CardRef[];
  readonly lootOut: LootOut;
  /** In the order they came. */
  readonly gained: readonly ItemGain[];
  /** Ids of those completed and activated. */
  readonly achievements: readonly string[];
  readonly objectives: readonly string[];
  /** The flags and counters that the encounter shares with the campaign, as they stand now; 0 is one that is off. */
  readonly flags: Readonly<Record<string, number>>;
  /** Command Combatants of the players that took part, lent or set up, summoned ones aside. */
  readonly allies: readonly CarriedAlly[];
  /** How many Combatants of each card were Defeated. */
  readonly beaten: Readonly<Record<CardRef, number>>;
  /** The Adventurers were restored (p.18): so are those who stayed behind and what lies in the stash (K39). */
  readonly restored: boolean;
  /** Of the state this was read from: that of its log. */
  readonly hash: string;
}
