import type { Scene } from '../../art/board/scene.ts';

/** What a painting worker does; sizes are pixels a space. */
export interface PaintWork {
  /** Makes ready what every picture needs. */
  warm(): void;
  /** The picture of a scene, the margin of its sheet with it. The key stands for the scene. */
  paint(key: string, scene: Scene, size: number): Promise<ImageBitmap>;
  /** The last picture it painted, packed to be kept; null where that was another. */
  pack(key: string, size: number): Promise<Blob | null>;
}
