import type { Space } from '../../../../engine/index.ts';

/** A point of the map, in spaces: a whole number is a line of the grid. */
export type Corner = readonly [across: number, down: number];

export type Ground = 'floor' | 'blocking' | 'nothing';

export interface FieldFigure {
  readonly id: string;
  readonly name: string;
  /** On its base: `F` of the ferrywoman, `2` of the second wolf. */
  readonly letter: string;
  /** The emblem it bears. */
  readonly card: string;
  readonly side: 'hero' | 'creature' | 'affliction';
  readonly at: Space;
  /** Spaces across and down. */
  readonly size: readonly [number, number];
  readonly vita: number;
  readonly most: number;
  /** What else holds for it: a missed attack, squeezed in, on fire. */
  readonly notes: readonly string[];
}

/** A place in the order of turns. */
export interface TurnPlace {
  readonly figure: string;
  readonly turn: 'done' | 'now' | 'to-come' | 'held';
}

/** A fight on a map, as it is drawn and told: nothing of it decides anything. */
export interface FieldView {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly groundOf: (space: Space) => Ground;
  readonly hazards: readonly { readonly at: Space; readonly rank: number }[];
  readonly flames: readonly Space[];
  readonly searches: readonly Space[];
  /** What else lies there to be interacted with, by name. */
  readonly features?: readonly { readonly at: Space; readonly name: string }[];
  readonly dark: boolean;
  readonly figures: readonly FieldFigure[];
  readonly order: readonly TurnPlace[];
  readonly round: number;
}

/** An answer that means a place of the map. */
export interface FieldAnswer {
  readonly option: string;
  readonly space: Space;
  readonly label: string;
  readonly does:
    | { readonly kind: 'go'; readonly cost: number; readonly way: readonly Space[] }
    /** `chance`: how many faces of a hundred hit. */
    | { readonly kind: 'strike'; readonly figure: string; readonly chance: number | null }
    | { readonly kind: 'touch' };
}

/** A line somebody sees along, from a corner to a corner. */
export interface SightLine {
  readonly from: Corner;
  readonly to: Corner;
}

/** An attack of one on another. */
export interface Blow {
  readonly by: string;
  readonly target: string;
  readonly hit: boolean;
}
