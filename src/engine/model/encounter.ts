import type { Board, BoardToken, Space } from './board.ts';
import type { CardRef, EncounterRef } from './ids.ts';
import type { EffectOp } from './language/abilities.ts';
import type {
  Carried,
  CheckBy,
  Condition,
  Door,
  DoorState,
  EncounterRule,
  InitiativeOrder,
  Location,
  NextEncounter,
  Piece,
  SpecialTerrain,
  StoryChance,
  StoryOption,
  Who,
} from './story.ts';
import type { ItemType, Skill, Source, Terrain, Tier } from './vocabulary.ts';
import type { Wares } from './wares.ts';

/** An encounter as the rules use it: its tiles already joined into one board (the content layer does that). */
export interface EncounterDefinition {
  readonly id: EncounterRef;
  readonly name: string;
  /** A training ground: no part of any story. */
  readonly training?: boolean;
  readonly intro: string;
  readonly sources: { readonly default: Source };
  readonly lootLevel: Tier;
  readonly board: Board;
  readonly tokens: readonly Conditional<BoardToken>[];
  /** Spaces in which Adventurers may be placed (p.14). */
  readonly startingZone: readonly Space[];
  readonly combatants: readonly Conditional<Placement>[];
  readonly endConditions: readonly EndCondition[];
  /** What a Loot token gives, by colour (p.17). */
  readonly loot: Readonly<Record<string, LootReward>>;
  /** What a Totem does when an Adventurer first sees it, by colour (p.17). */
  readonly totems?: Readonly<Record<string, Reveal>>;
  readonly objectives?: readonly Objective[];
  /** Each once; only whoever completes it gains it (p.18). */
  readonly achievements?: readonly Objective[];
  /** Dynamite on the board from the start: lit, so it explodes at the end of round 2 (p.67). */
  readonly dynamite?: readonly Space[];
  /** Tokens that are carried, doors, terrain that can be moved, and the rules of SPECIAL terrain. */
  readonly carried?: readonly Carried[];
  readonly doors?: readonly Door[];
  readonly pieces?: readonly Piece[];
  readonly special?: readonly SpecialTerrain[];
  /** How the Initiative Track is arranged, one after the other, when it has been dealt. */
  readonly initiative?: readonly Conditional<InitiativeOrder>[];
  /** The kind of place (p.14), and what whoever plays it for the first time may want to know: no rule reads them. */
  readonly location?: Location;
  readonly tips?: readonly string[];
  /** Flags and counters that it shares with a campaign: they begin as they stand there, and are reported back. */
  readonly flags?: readonly string[];
  /** Special Encounter Rules (p.14). */
  readonly rules: readonly EncounterRule[];
  /** The loadouts offered when none is chosen, by adventurer. */
  readonly loadouts: Readonly<Record<CardRef, Loadout>>;
  /** Outlines of the joined tiles, for the screen. */
  readonly tiles?: readonly {
    readonly name: string;
    readonly at: Space;
    readonly size: readonly [number, number];
    readonly look?: TileLook;
  }[];
  /** Where lamps stand, and the light over all of it (`mood`): for the painted board, no rule reads them. */
  readonly lamps?: readonly Space[];
  readonly mood?: string;
  /** What to expect of it, for whoever chooses one; no rule reads it. */
  readonly forecast?: Forecast;
}

/** A Combatant as it is set up, and where. */
export interface Placement {
  readonly card: CardRef;
  readonly number: number;
  readonly at: Space;
}

/** Set up only where the number of Adventurers and the difficulty are such. */
export type Conditional<T> = T & { readonly if?: readonly Condition[] };

export const DIFFICULTIES = ['gentle', 'fair', 'hard', 'grim'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Forecast {
  /** Rounds it takes as a rule: at least, at most. */
  readonly rounds: readonly [number, number];
  readonly difficulty: Difficulty;
}

/** How a tile is painted, as its file says; no rule reads it. Lamps are in spaces of the board. */
export interface TileLook {
  /** The id of the tile. */
  readonly tile: string;
  readonly theme?: string;
  readonly lamps?: readonly Space[];
  readonly ornament?: string;
  /** What stands where the tile ends. */
  readonly void?: string;
}

/** What a revealed token, an Objective or an Achievement does, for the Adventurer that brought it about. */
export type EncounterOp =
  | { readonly do: 'gain-gold'; readonly amount: number }
  | { readonly do: 'gain-items'; readonly items: readonly CardRef[] }
  /** A Companion joins whoever brought it about, or another of the players' choice (p.66, X183). */
  | { readonly do: 'gain-companion'; readonly card: CardRef }
  /** An item is taken: that one, or one of the type; from whoever has it where nobody is named (p.19, X291). */
  | {
      readonly do: 'lose-item';
      readonly item?: CardRef;
      readonly type?: ItemType;
      readonly from?: 'doer' | 'each' | { readonly adventurer: CardRef };
      /** Out of the Adventure for good. */
      readonly permanently?: true;
    }
  | { readonly do: 'random-consumables'; readonly count: number }
  /** Items to choose among, or to buy (X190). */
  | ({ readonly do: 'offer-items' } & Wares)
  /** Spawns Combatants on a space, or as near to it as there is room (p.19, C9). */
  | {
      readonly do: 'spawn';
      readonly card: CardRef;
      /** `adventurers`: as many as take part. */
      readonly count?: number | 'adventurers';
      readonly at: Space;
    }
  | { readonly do: 'place-token'; readonly token: BoardToken }
  | { readonly do: 'remove-token'; readonly token: string }
  | { readonly do: 'place-terrain'; readonly terrain: Terrain; readonly spaces: readonly Space[] }
  | { readonly do: 'place-dynamite'; readonly at: Space }
  | {
      readonly do: 'check';
      /** The doer where absent; the players choose, or it is drawn, among Adventurers that stand. */
      readonly by?: CheckBy;
      readonly skill: Skill;
      readonly difficulty: number;
      readonly pass: readonly EncounterOp[];
      readonly fail: readonly EncounterOp[];
    }
  /** For each of `who`, or for the doer. */
  | { readonly do: 'effects'; readonly who?: Who; readonly effects: readonly EffectOp[] }
  | { readonly do: 'restore' }
  | { readonly do: 'end'; readonly condition: string }
  | {
      readonly do: 'if';
      readonly if: readonly Condition[];
      readonly then: readonly EncounterOp[];
      readonly else?: readonly EncounterOp[];
    }
  | { readonly do: 'flag'; readonly flag: string; readonly off?: true }
  /** Adds, or sets. */
  | { readonly do: 'count'; readonly counter: string; readonly add?: number; readonly to?: number }
  | { readonly do: 'tell'; readonly id: string; readonly text: string }
  | {
      readonly do: 'choose';
      readonly id: string;
      readonly text: string;
      readonly options: readonly StoryOption[];
    }
  | { readonly do: 'random'; readonly id: string; readonly of: readonly StoryChance[] }
  | { readonly do: 'move-token'; readonly token: string; readonly to: Space }
  /** To the doer, or to an Adventurer of the players' choice. */
  | { readonly do: 'give-token'; readonly token: string; readonly choose?: true }
  | { readonly do: 'drop-token'; readonly token: string }
  /** To a space, or to one beside it that the players choose (p.48). */
  | { readonly do: 'move-terrain'; readonly piece: string; readonly to?: Space }
  | { readonly do: 'remove-terrain'; readonly piece: string }
  | { readonly do: 'door'; readonly door: string; readonly state: DoorState }
  /** Put there, or as near to it as there is room. */
  | { readonly do: 'move-figure'; readonly who: Who; readonly to: Space }
  /** Walks so many spaces towards the nearest of these, by itself. */
  | { readonly do: 'walk'; readonly who: Who; readonly to: readonly Space[]; readonly spaces: number }
  /** Off the board, not Defeated. */
  | { readonly do: 'leave'; readonly who: Who };

export type EncounterOpOf<D extends EncounterOp['do']> = Extract<EncounterOp, { readonly do: D }>;

/** Those that only an encounter's text has, and that hold no others (X130–X140). */
export type StoryOp = EncounterOpOf<
  | 'flag'
  | 'count'
  | 'tell'
  | 'move-token'
  | 'give-token'
  | 'drop-token'
  | 'move-terrain'
  | 'remove-terrain'
  | 'door'
  | 'move-figure'
  | 'walk'
  | 'leave'
>;

/** Hidden text in our words, and what it does. */
export interface Reveal {
  readonly text: string;
  readonly do: readonly EncounterOp[];
}

/** When an Objective or an Achievement comes about (pp.17-18). */
export type Trigger =
  | { readonly is: 'adventurer-beside'; readonly token: string }
  | { readonly is: 'adventurer-enters'; readonly spaces: readonly Space[] }
  | { readonly is: 'defeated'; readonly card: CardRef; readonly count?: number }
  /** `every`: again so many rounds later, and so on. */
  | { readonly is: 'round-begins'; readonly round: number; readonly every?: number }
  | { readonly is: 'round-ends'; readonly round: number; readonly every?: number }
  /** By an Encounter Action on or beside the token, or beside the piece of terrain (p.48). */
  | {
      readonly is: 'encounter-action';
      readonly token?: string;
      readonly piece?: string;
      readonly name: string;
    }
  /** All are placed, round 1 has not begun. */
  | { readonly is: 'encounter-begins' }
  /** An Adventurer ends its turn in one of the spaces, or on or beside the token. */
  | { readonly is: 'turn-ends-on'; readonly spaces?: readonly Space[]; readonly beside?: string }
  | { readonly is: 'holds'; readonly if: readonly Condition[] }
  | { readonly is: 'token-taken'; readonly token: string }
  | { readonly is: 'token-dropped'; readonly token: string }
  | { readonly is: 'token-lost'; readonly token: string }
  /** Its bearer stands in one of the spaces. */
  | { readonly is: 'token-brought'; readonly token: string; readonly spaces: readonly Space[] }
  | { readonly is: 'door-opened'; readonly door: string };

export interface Objective extends Reveal {
  readonly id: string;
  readonly when: Trigger;
  /** It comes about only while these hold. */
  readonly if?: readonly Condition[];
  /** Again whenever its `when` holds anew (X134). */
  readonly repeat?: true;
  /** Nobody is told beforehand when it comes about. */
  readonly secret?: true;
}

export interface EndCondition {
  readonly id: string;
  readonly result: 'won' | 'lost';
  readonly text: string;
  readonly when:
    | { readonly is: 'adventurer-ends-turn-on'; readonly exit: string }
    | { readonly is: 'all-opponents-defeated' }
    | { readonly is: 'all-adventurers-defeated' }
    | { readonly is: 'rounds-passed'; readonly rounds: number }
    /** Reached only by an `end` of the encounter's own text. */
    | { readonly is: 'told' }
    | { readonly is: 'holds'; readonly if: readonly Condition[] }
    /** No Adventurer stands on the board any more, and so many have left it. */
    | { readonly is: 'escaped'; readonly atLeast?: number };
  /** It is met only while these hold. */
  readonly if?: readonly Condition[];
  /** Met, the reward comes, this is read and done, and the same board goes on (p.14, X138). */
  readonly goesOn?: Reveal;
  readonly next?: NextEncounter;
  /** Gold for the party. */
  readonly gold?: number;
  readonly xp?: number;
  /** The Adventurers are restored, and trade (p.18). */
  readonly restore?: boolean;
}

export interface LootReward {
  readonly text: string;
  readonly gold?: number;
  readonly items?: readonly CardRef[];
  readonly randomConsumables?: number;
  readonly effects?: readonly EffectOp[];
}

/** What an Adventurer brings: refs, equipped unless in the pack. */
export interface Loadout {
  readonly items: readonly LoadoutItem[];
  readonly pack?: readonly LoadoutItem[];
  readonly disciplines: readonly CardRef[];
  /** The one Familiar of whoever knows how to keep one (p.68). */
  readonly familiar?: CardRef;
  /** The one Companion (p.66). */
  readonly companion?: CardRef;
}

/** An item, or one with the side that is equipped (DOUBLE) and the Upgrades attached to it. */
export type LoadoutItem =
  | CardRef
  | { readonly ref: CardRef; readonly face?: 'back'; readonly upgrades?: readonly CardRef[] };
