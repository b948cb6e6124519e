import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from '../support/source-text.ts';

const folder = new URL('../../src/words/', import.meta.url);
/** Every folder of words is a language, but for what all have in common. */
const tags = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'rules')
  .map(({ name }) => name);

test.each(tags)('src/words/%s/index.ts exports a language of that tag', async (tag) => {
  const exported = Object.values((await import(new URL(`${tag}/index.ts`, folder).href)) as object);
  expect(exported.map((words) => (words as { tag?: string }).tag)).toEqual([tag]);
});

/** Which words there are is chosen in one place; English stands in for nobody's in one more. */
const NAMING = ['app/language.ts', 'ui/page/use-words.ts'];

test('the page and its stores name no language: they speak the one they are given', () => {
  const root = new URL('../../src/', import.meta.url);
  const files = [
    'app',
    'ui',
    'stores',
    'content',
    'workshop',
    'campaign',
    'abraxis',
    'check',
    'engine',
  ].flatMap((room) =>
    readdirSync(new URL(`${room}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`),
  );
  const naming = files.filter((file) =>
    importsOf(readFileSync(new URL(file, root), 'utf8')).some(({ from }) =>
      tags.some((tag) => from.includes(`words/${tag}/`)),
    ),
  );
  expect(naming.sort()).toEqual(NAMING);
});
