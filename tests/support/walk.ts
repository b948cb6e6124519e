import { readFileSync } from 'node:fs';
import { type ContentFile, loadContent, type Problem } from '../../src/content/index.ts';
import { filesNamedIn } from './few-files.ts';

/** Run from the project's folder, also where URLs are those of a page. */
const readme = () => readFileSync('content/README.md', 'utf8');

/** The files that content/README.md tells a newcomer to write, in their order: a later one may change a first. */
export function walkFiles(): { path: string; text: string }[] {
  const blocks = readme().matchAll(/`(my-pack\/[a-z/-]+\.json)`(?:(?!```)[\s\S])*?```json\n([\s\S]*?)```/g);
  return [...blocks].map(([, path, text]) => ({ path: path!, text: text! }));
}

/** Of several texts for a file, the first (as the walk begins) or the last (as it ends). */
export function walkPack(which: 'first' | 'last' = 'first'): { path: string; text: string }[] {
  const files = walkFiles();
  return [...new Set(files.map(({ path }) => path))].map((path) => {
    const texts = files.filter((file) => file.path === path);
    return (which === 'first' ? texts[0] : texts.at(-1))!;
  });
}

/** The built-in files that the pack needs as it begins and as it ends, and those that these texts name. */
export const filesOfWalk = (...texts: readonly string[]): readonly ContentFile[] =>
  filesNamedIn(
    '"training-yard"',
    ...[...walkPack('first'), ...walkPack('last')].map(({ text }) => text),
    ...texts,
  );

/** The problems of the walk's pack beside the built-in ones, with a file's text changed or a file more. */
export function problemsOf(path: string, change: (text: string) => string): readonly Problem[] {
  const pack = walkPack();
  const old = pack.find((file) => file.path === `my-pack/${path}`)?.text ?? '';
  const text = change(old);
  if (text === old) throw new Error(`nothing changed in ${path}`);
  const others = pack.filter((file) => file.path !== `my-pack/${path}`);
  const own = [...others, { path: `my-pack/${path}`, text }].map((file) => ({ ...file, own: true }));
  return loadContent([...filesOfWalk(text), ...own]).problems;
}
