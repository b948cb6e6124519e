import type { At } from './curve.ts';

/** How far the lit tone is moved to the upper left, and so how much shade is left; null for none. */
export type Tone = readonly [number, number] | null;

/** A piece of a figure: an outline, or a line of some width, with what is to be seen on it. */
export interface Part {
  /** A role of the palette, a material or a colour; `-` its shade, `+` its light. */
  readonly fill: string;
  readonly outline: string;
  /** `half`: the right half, the left is added. `twin`: drawn a second time, mirrored. */
  readonly form?: 'half' | 'twin';
  /** Not an area but a stroke of this width. */
  readonly line?: number;
  readonly tone?: Tone;
  /** Details, clipped to it. */
  readonly inside?: readonly Part[];
  /** It gives light: the width of its halo. */
  readonly glow?: number;
  /** One tone, no rim. */
  readonly flat?: true;
  /** No contour, and no part of the silhouette. */
  readonly soft?: true;
  /** A hole where the figure is drawn in one colour: eyes, mouths, seams. */
  readonly hole?: true;
  /** No light along its edge. */
  readonly dull?: true;
  /** Width of the ink around it among other parts; 0 for none. */
  readonly ink?: number;
  readonly opacity?: number;
  readonly at?: At;
  /** Wider or narrower about the axis. */
  readonly wide?: number;
}

type More = Omit<Part, 'fill' | 'outline' | 'form' | 'line'>;

export const solid = (fill: string, outline: string, more: More = {}): Part => ({ fill, outline, ...more });
export const half = (fill: string, outline: string, more: More = {}): Part => ({
  fill,
  outline,
  form: 'half',
  ...more,
});
export const twin = (fill: string, outline: string, more: More = {}): Part => ({
  fill,
  outline,
  form: 'twin',
  ...more,
});
export const line = (fill: string, width: number, outline: string, more: More = {}): Part => ({
  fill,
  outline,
  line: width,
  ...more,
});
export const twinLine = (fill: string, width: number, outline: string, more: More = {}): Part => ({
  fill,
  outline,
  line: width,
  form: 'twin',
  ...more,
});

/** Parts drawn by themselves, put somewhere. */
export const put = (parts: readonly Part[], at: At): Part[] => parts.map((part) => ({ ...part, at }));
