import type { Flame } from '../../art/board/flames.ts';
import type { Scene } from '../../art/board/scene.ts';

/** What moves on a board. */
export interface Living {
  /** Null where nothing shines. */
  readonly shimmer: Shimmer | null;
  readonly flames: readonly Flame[];
}

/** Pictures of the light on water, muck and embers, so many pixels a space, and where they lie on the sheet, in their pixels. */
export interface Shimmer {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly phases: readonly ImageBitmap[];
}

/** What a painting worker does; sizes are pixels a space. */
export interface PaintWork {
  /** Makes ready what every picture needs. */
  warm(): void;
  /** The picture of a scene, the margin of its sheet with it. The key stands for the scene. */
  paint(key: string, scene: Scene, size: number): Promise<ImageBitmap>;
  /** What moves on it. */
  living(key: string, scene: Scene): Promise<Living>;
  /** The last picture it painted, packed to be kept; null where that was another. */
  pack(key: string, size: number): Promise<Blob | null>;
}
