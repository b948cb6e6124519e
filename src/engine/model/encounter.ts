import type { EffectOp } from './abilities.ts';
import type { Board, BoardToken, Space } from './board.ts';
import type { CardRef, EncounterRef } from './ids.ts';
import type { Source, Tier } from './vocabulary.ts';

/** An encounter as the rules use it: its tiles already joined into one board (the content layer does that). */
export interface EncounterDefinition {
  readonly id: EncounterRef;
  readonly name: string;
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
  /** Special Encounter Rules in our words, for the screen. */
  readonly rules: readonly { readonly name: string; readonly text: string }[];
  /** The loadouts offered when none is chosen, by adventurer. */
  readonly loadouts: Readonly<Record<CardRef, Loadout>>;
  /** Outlines of the joined tiles, for the screen. */
  readonly tiles?: readonly {
    readonly name: string;
    readonly at: Space;
    readonly size: readonly [number, number];
  }[];
}

export interface EndCondition {
  readonly id: string;
  readonly result: 'won' | 'lost';
  readonly text: string;
  readonly when:
    | { readonly is: 'adventurer-ends-turn-on'; readonly exit: string }
    | { readonly is: 'all-opponents-defeated' }
    | { readonly is: 'all-adventurers-defeated' }
    | { readonly is: 'rounds-passed'; readonly rounds: number };
  /** Gold for the party. */
  readonly gold?: number;
  readonly xp?: number;
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
  readonly items: readonly (CardRef | { readonly ref: CardRef; readonly face: 'back' })[];
  readonly pack?: readonly CardRef[];
  readonly disciplines: readonly CardRef[];
}
