import type { Palette } from './colour.ts';
import type { Part } from './part.ts';

/** Something to be drawn: its parts from back to front, its colours, and the field it stands before. */
export interface Figure {
  readonly parts: readonly Part[];
  readonly palette: Palette;
  /** The colour behind it. */
  readonly ground: string;
  /** A bust of somebody: drawn 1.11 larger about the middle of its lower edge, so that heads are large enough. */
  readonly bust: boolean;
}

/** Where things are put on a figure's head: the middle of their lower edge, and how large. */
export type Top = readonly [x: number, y: number, scale: number];
