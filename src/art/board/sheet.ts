/** A rectangle of pixels while it is painted, part of a picture of the whole sheet at `pixels` a space. */
export interface Sheet {
  readonly pixels: number;
  /** Where it begins in the whole picture, and how large it is, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
  /** In spaces. */
  readonly height: Float32Array;
  /** Three bytes a pixel. */
  readonly colour: Uint8ClampedArray;
  readonly gloss: Uint8ClampedArray;
  readonly face: Uint8ClampedArray;
  readonly water: Uint8ClampedArray;
  readonly glow: Uint8ClampedArray;
  readonly alpha: Uint8ClampedArray;
}

export function sheetOf(pixels: number, left: number, top: number, w: number, h: number): Sheet {
  const bytes = () => new Uint8ClampedArray(w * h);
  return {
    pixels,
    left,
    top,
    w,
    h,
    height: new Float32Array(w * h),
    colour: new Uint8ClampedArray(w * h * 3),
    gloss: bytes(),
    face: bytes(),
    water: bytes(),
    glow: bytes(),
    alpha: bytes(),
  };
}
