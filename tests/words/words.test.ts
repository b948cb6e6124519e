import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../src/words/', import.meta.url);
/** Every folder of words is a language, but for what all have in common. */
const tags = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'rules')
  .map(({ name }) => name);

test.each(tags)('src/words/%s/index.ts exports a language of that tag', async (tag) => {
  const exported = Object.values((await import(new URL(`${tag}/index.ts`, folder).href)) as object);
  expect(exported.map((words) => (words as { tag?: string }).tag)).toEqual([tag]);
});
