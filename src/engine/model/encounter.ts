import type { Board, BoardToken, Space } from './board.ts';
import type { CardRef, EncounterRef } from './ids.ts';
import type { EffectOp } from './language/abilities.ts';
import type { Skill, Source, Terrain, Tier } from './vocabulary.ts';

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
  readonly tokens: readonly BoardToken[];
  /** Spaces in which Adventurers may be placed (p.14). */
  readonly startingZone: readonly Space[];
  readonly combatants: readonly { readonly card: CardRef; readonly number: number; readonly at: Space }[];
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
  /** Special Encounter Rules in our words, for the screen. */
  readonly rules: readonly { readonly name: string; readonly text: string }[];
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
  | { readonly do: 'random-consumables'; readonly count: number }
  /** Spawns Combatants on a space, or as near to it as there is room (p.19, C9). */
  | { readonly do: 'spawn'; readonly card: CardRef; readonly count?: number; readonly at: Space }
  | { readonly do: 'place-token'; readonly token: BoardToken }
  | { readonly do: 'remove-token'; readonly token: string }
  | { readonly do: 'place-terrain'; readonly terrain: Terrain; readonly spaces: readonly Space[] }
  | { readonly do: 'place-dynamite'; readonly at: Space }
  | {
      readonly do: 'check';
      readonly skill: Skill;
      readonly difficulty: number;
      readonly pass: readonly EncounterOp[];
      readonly fail: readonly EncounterOp[];
    }
  | { readonly do: 'effects'; readonly effects: readonly EffectOp[] }
  | { readonly do: 'restore' }
  | { readonly do: 'end'; readonly condition: string };

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
  | { readonly is: 'round-begins'; readonly round: number }
  /** By an Encounter Action on or beside the token (p.48). */
  | { readonly is: 'encounter-action'; readonly token: string; readonly name: string };

export interface Objective extends Reveal {
  readonly id: string;
  readonly when: Trigger;
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
    | { readonly is: 'told' };
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
}

/** An item, or one with the side that is equipped (DOUBLE) and the Upgrades attached to it. */
export type LoadoutItem =
  | CardRef
  | { readonly ref: CardRef; readonly face?: 'back'; readonly upgrades?: readonly CardRef[] };
