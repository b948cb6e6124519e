import type { Direction, Space, Wall } from '../../engine/model/board.ts';
import type { CardBase } from '../../engine/model/cards/cards.ts';
import type { EncounterDefinition } from '../../engine/model/encounter.ts';
import type { Terrain } from '../../engine/model/vocabulary.ts';

/** A tile: rows of characters as in `engine/model/board.ts`, walls between its own spaces. */
export interface TileFile extends CardBase {
  readonly type: 'tile';
  readonly rows: readonly string[];
  readonly elevation?: readonly string[];
  readonly walls?: readonly Wall[];
  /** How it is painted (`art/board/themes.ts`); lamps in its own spaces. */
  readonly theme?: string;
  readonly lamps?: readonly Space[];
  readonly ornament?: string;
  readonly void?: string;
}

/** Where a tile lies: its north-west space after so many clockwise quarter turns. */
export interface TilePlacement {
  readonly tile: string;
  readonly at: Space;
  readonly turns: 0 | 1 | 2 | 3;
}

/** Terrain tokens of one kind. */
export interface TerrainTokens {
  /** A piece that texts can move (p.48). */
  readonly id?: string;
  readonly terrain: Exclude<Terrain, 'void'>;
  readonly spaces: readonly Space[];
}

/** Spaces with a Current of one direction and strength (p.22). */
export interface CurrentSpaces {
  readonly spaces: readonly Space[];
  readonly direction: Direction;
  /** Spaces it moves whoever ends a turn in it. */
  readonly strength: number;
}

/** An encounter as it is written: tiles and tokens, not yet joined into a board. */
export interface EncounterFile extends Omit<EncounterDefinition, 'board' | 'tiles' | 'sources' | 'pieces'> {
  readonly type: 'encounter';
  readonly note?: string;
  readonly sources: CardBase['sources'];
  readonly tiles: readonly TilePlacement[];
  /** Laid over the tiles, in order. */
  readonly terrain: readonly TerrainTokens[];
  /** Walls in the spaces of the joined board. */
  readonly walls?: readonly Wall[];
  /** Where the board has Currents, in its own spaces. */
  readonly currents?: readonly CurrentSpaces[];
}

/** What a pack says of itself. */
export interface PackManifest {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Versions of the table it was made for, as a range. */
  readonly engine: string;
  /** Packs whose cards it refers to, each with a range of its versions. */
  readonly requires?: readonly { readonly id: string; readonly version: string }[];
  readonly authors: readonly string[];
  readonly licence: string;
  readonly description: string;
}
