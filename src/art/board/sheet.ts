/** A rectangle of pixels while it is painted, part of a picture of the whole sheet at `pixels` a space. */
export interface Sheet {
  readonly pixels: number;
  /** Where it begins in the whole picture, and how large it is, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
  /** In spaces. These may be longer than the sheet is large. */
  readonly height: Float32Array;
  /** Three bytes a pixel. */
  readonly colour: Uint8ClampedArray;
  readonly gloss: Uint8ClampedArray;
  readonly face: Uint8ClampedArray;
  readonly water: Uint8ClampedArray;
  readonly glow: Uint8ClampedArray;
  readonly alpha: Uint8ClampedArray;
}

/** What sheets are painted into, one after the other: made once, for the largest. */
export interface Easel {
  readonly on: Omit<Sheet, 'pixels' | 'left' | 'top' | 'w' | 'h'>;
  /** Heights, cut off at both ends, and the same blurred. */
  readonly tight: Float32Array;
  readonly soft: Float32Array;
  readonly between: Float32Array;
}

/** For sheets of at most so many pixels. */
export function easelOf(most: number): Easel {
  const bytes = () => new Uint8ClampedArray(most);
  const heights = () => new Float32Array(most);
  return {
    on: {
      height: heights(),
      colour: new Uint8ClampedArray(most * 3),
      gloss: bytes(),
      face: bytes(),
      water: bytes(),
      glow: bytes(),
      alpha: bytes(),
    },
    tight: heights(),
    soft: heights(),
    between: heights(),
  };
}

/** An empty sheet. What was on the easel before is gone. */
export function sheetOn(
  { on }: Easel,
  pixels: number,
  left: number,
  top: number,
  w: number,
  h: number,
): Sheet {
  for (const values of [on.height, on.water, on.glow, on.alpha]) values.fill(0, 0, w * h);
  return { pixels, left, top, w, h, ...on };
}
