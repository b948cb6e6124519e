import { expect, test } from 'vitest';
import { contentHash } from '../../../src/content/files/content-hash.ts';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { loadContent } from '../../../src/content/index.ts';

const whole = readContentFolder('content');

/** The content with the JSON of one file changed. */
function changed(name: string, change: (json: Record<string, unknown>) => object) {
  const files = whole.map((file) =>
    file.path.endsWith(`base/${name}.json`)
      ? { ...file, text: JSON.stringify(change(JSON.parse(file.text!))) }
      : file,
  );
  expect(files).not.toEqual(whole);
  const { cards, problems, packs } = loadContent(files);
  expect(problems).toEqual([]);
  return { all: cards.hash, base: packs.find(({ id }) => id === 'base')!.hash };
}

const asItIs = changed('items/katar', (json) => ({ ...json, note: 'As it is.' }));

test('a word mended on a card or in an encounter leaves the hash as it is', () => {
  const mended = [
    changed('items/katar', (json) => ({ ...json, name: 'Katara' })),
    changed('items/katar', (json) => ({ ...json, sources: { default: 'public' } })),
    changed('adventurers/rook-lars', (json) => ({ ...json, called: 'The Rook' })),
    changed('encounters/training-yard', (json) => ({
      ...json,
      intro: 'It begins.',
      name: 'A street',
    })),
  ];
  for (const one of mended) expect(one).toEqual(asItIs);
});

test('a number changed makes another', () => {
  const other = changed('items/katar', (json) => ({ ...json, cost: 19 }));
  expect(other.all).not.toBe(asItIs.all);
  expect(other.base).not.toBe(asItIs.base);
});

test('what is a word is left out at every depth, and nothing else is', () => {
  const condition = { id: 'won', text: 'The yard is quiet.', when: { is: 'all-opponents-defeated' } };
  expect(contentHash([{ ...condition, text: 'It is quiet.' }])).toBe(contentHash([condition]));
  expect(contentHash([{ ...condition, id: 'lost' }])).not.toBe(contentHash([condition]));
});
