import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { beginPainting, COARSE, paintBlocks, paintCoarse } from '../../art/board/paint.ts';
import { type Scene, sceneOf } from '../../art/board/scene.ts';
import { keyOf } from '../../art/board/scene-key.ts';
import { readContentFolder } from '../../content/files/node-files.ts';
import { loadContent } from '../../content/load-content.ts';
import { FIRST_FIGHT } from '../../stores/lesson/first-fight.ts';
import { encounterSummaries } from '../../stores/packs/encounter-summaries.ts';

const PICTURES = 'virtual:pictures';
/** Pixels of a space of the board that is played on first: as many as it is shown with. */
const FIRST_SIZE = 64;
/** Of the one that is played on; and of those that stand under the lamp of the first page, of which one is fetched. */
const QUALITY = { first: 62, stage: 25 } as const;

interface Wanted {
  readonly scene: Scene;
  readonly size: number;
  readonly quality: number;
}

/** The board of the first fight, and those that the first page may begin with, by the names they are kept under. */
function wantedOf(folder: string): Map<string, Wanted> {
  const content = loadContent(readContentFolder(folder));
  const wanted = new Map<string, Wanted>();
  const want = (id: string, size: number, quality: number) => {
    const scene = sceneOf(content.encounters[id]!);
    wanted.set(`${keyOf(scene)}-${size}`, { scene, size, quality });
  };
  want(FIRST_FIGHT.encounter, FIRST_SIZE, QUALITY.first);
  for (const { id, training, story } of encounterSummaries(content))
    if (!training && !story && id !== FIRST_FIGHT.encounter) want(id, COARSE, QUALITY.stage);
  return wanted;
}

function painted({ scene, size }: Wanted): ImageData {
  const painting = beginPainting(scene);
  const [width, height] = [scene.columns * size, scene.rows * size];
  const data = new Uint8ClampedArray(width * height * 4);
  for (const { left, top, w, h, pixels } of size > COARSE
    ? paintBlocks(painting, size)
    : [paintCoarse(painting)])
    for (let y = 0; y < h; y++)
      data.set(pixels.subarray(y * w * 4, (y + 1) * w * 4), ((top + y) * width + left) * 4);
  return { data, width, height, colorSpace: 'srgb' } as ImageData;
}

/** Packs pictures as the page's own painter does, without a browser. */
async function packer(): Promise<(picture: ImageData, quality: number) => Promise<Uint8Array>> {
  const { default: encode, init } = await import('@jsquash/webp/encode.js');
  const codec = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc.wasm');
  await init(await WebAssembly.compile(readFileSync(codec)));
  return async (picture, quality) => new Uint8Array(await encode(picture, { quality }));
}

/** Of all that decides how a board is painted. */
function stampOf(art: string): string {
  const hash = createHash('sha256').update(JSON.stringify(QUALITY));
  for (const file of readdirSync(art, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(readFileSync(join(art, file)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Pictures of boards that are seen before the painter of the page could have painted them: their addresses, by the names
 * they would be kept under. A board whose content changed has another name, and no picture until it is built again.
 */
export function shippedPictures(content: string, art: string, cache: string): Plugin {
  let isBuild = false;
  return {
    name: 'shipped-pictures',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === PICTURES ? `\0${PICTURES}` : undefined),
    async load(id) {
      if (id !== `\0${PICTURES}`) return undefined;
      if (!isBuild) return 'export default {};';
      const stamp = stampOf(art);
      mkdirSync(cache, { recursive: true });
      let pack: Awaited<ReturnType<typeof packer>> | null = null;
      const lines: string[] = [];
      for (const [name, wanted] of wantedOf(content)) {
        const file = join(
          cache,
          `${createHash('sha256')
            .update(name + stamp)
            .digest('hex')
            .slice(0, 20)}.webp`,
        );
        if (!existsSync(file)) {
          pack ??= await packer();
          writeFileSync(file, await pack(painted(wanted), wanted.quality));
        }
        const ref = this.emitFile({ type: 'asset', name: 'board.webp', source: readFileSync(file) });
        lines.push(`${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${ref},`);
      }
      return `export default {\n${lines.join('\n')}\n};`;
    },
  };
}
