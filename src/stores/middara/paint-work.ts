import type { Scene } from '../../art/board/scene.ts';

/** Pictures of the light on water, so many pixels a space, and where they lie on the sheet, in their pixels. */
export interface Ripples {
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
  /** The light that moves on its water, of all phases; null where there is none. */
  ripples(key: string, scene: Scene): Promise<Ripples | null>;
  /** The last picture it painted, packed to be kept; null where that was another. */
  pack(key: string, size: number): Promise<Blob | null>;
}
