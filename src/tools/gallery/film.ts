/** A film of a fight (`npm run gallery`). */
import type { Page } from '@playwright/test';
import { type Frame, frameAt } from './record.ts';
import { type Change, filmOf } from './webp.ts';

export interface FilmSize {
  readonly width: number;
  readonly height: number;
  /** Pictures a second. */
  readonly rate: number;
  /** Of WebP, from 0 to 1. */
  readonly quality: number;
}

/** Pictures of a film at most: a few seconds, to be loaded with a page. */
const MOST = 100;

/** Makes a film of what was recorded, in the browser that recorded it: of each picture what changed since the last. */
export async function makeFilm(page: Page, frames: readonly Frame[], size: FilmSize): Promise<Buffer> {
  const stays = 1000 / size.rate;
  const [from, to] = [frames[0]?.at ?? 0, frames.at(-1)?.at ?? 0];
  const count = Math.min(MOST, Math.ceil((to - from) / stays) + 1);
  // What a slow machine took longer for is shown faster.
  const step = (to - from) / Math.max(1, count - 1);
  const moments = Array.from({ length: count }, (_, i) => frameAt(frames, from + i * step));
  await page.evaluate(prepare, size);
  const changes: Change[] = [];
  for (const [i, frame] of moments.entries()) {
    const isSame = i > 0 && frame === moments[i - 1];
    const drawn = isSame || !frame ? null : await page.evaluate(drawNext, frame.jpeg.toString('base64'));
    const last = changes.pop();
    if (drawn) {
      if (last) changes.push(last);
      changes.push({ ...drawn, webp: Buffer.from(drawn.webp, 'base64'), stays });
    } else if (last) changes.push({ ...last, stays: last.stays + stays });
  }
  return filmOf(size, changes);
}

interface Cutter {
  next(jpeg: string): Promise<{ webp: string; x: number; y: number; width: number; height: number } | null>;
}
type Cutting = typeof globalThis & { cutter: Cutter };

const drawNext = (jpeg: string) => (globalThis as Cutting).cutter.next(jpeg);

/** In the page: keeps the last picture and cuts out of each next one what is other. It knows nothing but its argument. */
function prepare({ width, height, quality }: FilmSize): void {
  /** Steps of a colour that no eye sees in a film. */
  const NOISE = 14;
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  canvas.imageSmoothingQuality = 'high';
  let before: Uint8ClampedArray | null = null;
  const changed = (now: Uint8ClampedArray): readonly [number, number, number, number] | null => {
    if (!before) return [0, 0, width, height];
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let y = 0, o = 0; y < height; y++)
      for (let x = 0; x < width; x++, o += 4) {
        const away =
          Math.abs(now[o]! - before[o]!) +
          Math.abs(now[o + 1]! - before[o + 1]!) +
          Math.abs(now[o + 2]! - before[o + 2]!);
        if (away <= NOISE) continue;
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
    return right > left ? [left & ~1, top & ~1, right, bottom] : null;
  };
  (globalThis as Cutting).cutter = {
    async next(jpeg) {
      const bytes = Uint8Array.from(atob(jpeg), (sign) => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      canvas.drawImage(picture, 0, 0, width, height);
      const { data } = canvas.getImageData(0, 0, width, height);
      const box = changed(data);
      if (!box) return null;
      before = data;
      const [x, y, w, h] = [box[0], box[1], box[2] - box[0], box[3] - box[1]];
      const cut = new OffscreenCanvas(w, h);
      cut.getContext('2d')!.drawImage(canvas.canvas, x, y, w, h, 0, 0, w, h);
      const webp = new Uint8Array(
        await (await cut.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
      );
      let text = '';
      for (const byte of webp) text += String.fromCharCode(byte);
      return { webp: btoa(text), x, y, width: w, height: h };
    },
  };
}
