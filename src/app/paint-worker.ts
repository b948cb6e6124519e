/** The worker that paints boards. */
import { expose, transfer } from 'comlink';
import { flamesOf } from '../art/board/flames.ts';
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
import { paintShimmer } from '../art/board/shimmer.ts';
import type { Living, PaintWork } from '../stores/middara/paint-work.ts';

// Of the last scene: every size of its picture is painted from the same light.
let begun: { readonly key: string; readonly painting: Painting } | null = null;
let last: { readonly key: string; readonly size: number; readonly canvas: OffscreenCanvas } | null = null;

const QUALITY = 0.86;

function pictures({ painting }: NonNullable<typeof begun>, size: number) {
  if (size > COARSE) return paintBlocks(painting, size);
  const coarse = paintCoarse(painting);
  return [size < COARSE ? halved(coarse) : coarse];
}

function begin(key: string, scene: Scene): NonNullable<typeof begun> {
  if (begun?.key !== key) begun = { key, painting: beginPainting(scene) };
  return begun;
}

async function living(key: string, scene: Scene): Promise<Living> {
  const { painting } = begin(key, scene);
  const flames = flamesOf(painting.lamps);
  const pictures = paintShimmer(painting);
  const [first] = pictures;
  if (!first) return { shimmer: null, flames };
  const phases = await Promise.all(
    pictures.map(({ w, h, pixels }) => createImageBitmap(new ImageData(pixels, w, h))),
  );
  const shimmer = { left: first.left, top: first.top, size: COARSE, phases };
  return transfer({ shimmer, flames }, phases);
}

async function paint(key: string, scene: Scene, size: number): Promise<ImageBitmap> {
  const board = begin(key, scene);
  const canvas = new OffscreenCanvas(scene.columns * size, scene.rows * size);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no drawing in a worker');
  for (const { left, top, w, h, pixels } of pictures(board, size)) {
    drawing.putImageData(new ImageData(pixels, w, h), left, top);
  }
  last = { key, size, canvas };
  const bitmap = await createImageBitmap(canvas);
  return transfer(bitmap, [bitmap]);
}

const work: PaintWork = {
  warm: rehearse,
  paint,
  living,
  pack: async (key, size) =>
    last?.key === key && last.size === size
      ? last.canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
      : null,
};

expose({ ...work, ready() {} });
