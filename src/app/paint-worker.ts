import { expose, transfer } from 'comlink';
import {
  beginPainting,
  COARSE,
  halved,
  type Painting,
  paintBlocks,
  paintCoarse,
} from '../art/board/paint.ts';
import { rehearse } from '../art/board/rehearse.ts';
import type { Scene } from '../art/board/scene.ts';
import type { PaintWork } from '../stores/middara/paint-work.ts';

// Of the last scene: every size of its picture is painted from the same light.
let begun: { readonly key: string; readonly painting: Painting } | null = null;
let last: { readonly key: string; readonly size: number; readonly canvas: OffscreenCanvas } | null = null;

const QUALITY = 0.86;

function pictures({ painting }: NonNullable<typeof begun>, size: number) {
  if (size > COARSE) return paintBlocks(painting, size);
  const coarse = paintCoarse(painting);
  return [size < COARSE ? halved(coarse) : coarse];
}

async function paint(key: string, scene: Scene, size: number): Promise<ImageBitmap> {
  if (begun?.key !== key) begun = { key, painting: beginPainting(scene) };
  const canvas = new OffscreenCanvas(scene.columns * size, scene.rows * size);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no drawing in a worker');
  for (const { left, top, w, h, pixels } of pictures(begun, size)) {
    drawing.putImageData(new ImageData(pixels, w, h), left, top);
  }
  last = { key, size, canvas };
  const bitmap = await createImageBitmap(canvas);
  return transfer(bitmap, [bitmap]);
}

const work: PaintWork = {
  warm: rehearse,
  paint,
  pack: async (key, size) =>
    last?.key === key && last.size === size
      ? last.canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
      : null,
};

expose({ ...work, ready() {} });
