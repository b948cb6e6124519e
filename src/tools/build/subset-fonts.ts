import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Files whose letters are shown. */
const WRITTEN = /\.(ts|tsx|json)$/;
/** A face that says which letters it is for. */
const FACE =
  /@font-face\s*\{[^}]*src:\s*url\(([^)]*-latin-(?!ext)[^)]*\.woff2)\)[^}]*unicode-range:\s*([^;}]*)[^}]*\}/g;

type Range = readonly [from: number, to: number];

/** What may be typed in, and every letter of these folders. */
export function lettersIn(folders: readonly string[]): Set<number> {
  const letters = new Set(Array.from({ length: 95 }, (_, i) => 32 + i));
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (WRITTEN.test(file))
        for (const letter of readFileSync(join(folder, file), 'utf8')) letters.add(letter.codePointAt(0)!);
  return letters;
}

const rangesOf = (text: string): Range[] =>
  text.split(',').map((one) => {
    const [from = '', to = from] = one.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const written = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',');

/** The ranges cut in two: what is among the letters, and what is not. */
export function cutBy(letters: ReadonlySet<number>, text: string): { used: string; rest: string } {
  const used: [number, number][] = [];
  const rest: [number, number][] = [];
  for (const [from, to] of rangesOf(text))
    for (let at = from; at <= to; at++) {
      const side = letters.has(at) ? used : rest;
      const last = side.at(-1);
      if (last && last[1] === at - 1) last[1] = at;
      else side.push([at, at]);
    }
  return { used: written(used), rest: written(rest) };
}

/**
 * Faces of no more letters than the page itself writes; those with all of their letters beside them, for names that people
 * type in: a browser fetches them for the first letter that is only there.
 */
export function subsetFonts(folders: readonly string[], cache: string): Plugin {
  let letters: Set<number> | null = null;
  return {
    name: 'subset-fonts',
    apply: 'build',
    enforce: 'pre',
    async transform(css, id) {
      if (!/@fontsource[^?]*\.css$/.test(id)) return undefined;
      letters ??= lettersIn(folders);
      const text = String.fromCodePoint(...letters);
      let made = css;
      for (const [face, file = '', range = ''] of css.matchAll(FACE)) {
        const { used, rest } = cutBy(letters, range);
        const whole = join(dirname(id), file);
        const small = join(cache, basename(file).replace('-latin-', '-used-'));
        mkdirSync(cache, { recursive: true });
        writeFileSync(small, await subsetFont(readFileSync(whole), text, { targetFormat: 'woff2' }));
        const address = relative(dirname(id), small).replaceAll('\\', '/');
        const one = face.replace(/src:[^;]*;/, `src: url(${address}) format('woff2');`).replace(range, used);
        made = made.replace(face, () => `${one}\n${face.replace(range, rest)}`);
      }
      return { code: made, map: null };
    },
  };
}
