import { expect } from 'vitest';
import { type ContentFile, loadContent, warningsOf } from '../../src/content/index.ts';
import { setAt } from './set-at.ts';
import { filesOfWalk, walkPack } from './walk.ts';

/** What is to stand at which places of a file. */
export type Change = Readonly<Record<string, unknown>>;

/** The pack of content/README.md with these places of its files changed. */
export const changed = (changes: Readonly<Record<string, Change>>): ContentFile[] =>
  walkPack().map(({ path, text }) => {
    const json = JSON.parse(text) as object;
    for (const [end, places] of Object.entries(changes))
      if (path.endsWith(`/${end}`))
        for (const [place, value] of Object.entries(places)) setAt(json, place, value);
    return { path, json, own: true };
  });

/** What its author is warned of: file, place, kind. */
export function warned(changes: Readonly<Record<string, Change>>): string[] {
  const content = loadContent([...filesOfWalk(JSON.stringify(changes)), ...changed(changes)]);
  expect(content.problems).toEqual([]);
  return warningsOf(
    content,
    content.packs.filter(({ own }) => own),
  ).map(({ file, path, doubt }) => `${file.split('/').at(-1)} ${path} ${doubt.doubt}`);
}
