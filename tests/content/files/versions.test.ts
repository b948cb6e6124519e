import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { isWithin, TABLE_VERSION } from '../../../src/content/files/versions.ts';
import { type ContentFile, loadContent } from '../../../src/content/index.ts';
import { problemLine } from '../../../src/words/en/problems.ts';
import { walkPack } from '../../support/walk.ts';

test('the version that packs are measured by is that of package.json', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(TABLE_VERSION);
});

test.each([
  ['0.1.0', '*', true],
  ['0.1.0', '0.1.0', true],
  ['0.1.0', '=0.1.1', false],
  ['0.1.0', '>=0.1.0 <0.2.0', true],
  ['0.2.0', '>=0.1.0 <0.2.0', false],
  ['0.1.9', '^0.1.2', true],
  ['0.2.0', '^0.1.2', false],
  ['0.0.4', '^0.0.3', false],
  ['1.9.0', '^1.2.3', true],
  ['2.0.0', '^1.2.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.10.0', '>1.9.0', true],
  ['0.1.0', '<=0.0.9', false],
])('%s in %s: %s', (version, range, is) => expect(isWithin(version, range)).toBe(is));

describe('a pack', () => {
  const base = readContentFolder('content');
  const own = (more: object): ContentFile[] =>
    walkPack().map(({ path, text }) => ({
      path,
      own: true,
      text: path.endsWith('/pack.json') ? JSON.stringify({ ...JSON.parse(text), ...more }) : text,
    }));
  const other = (version: string, more: object = {}): ContentFile => ({
    path: 'other/pack.json',
    own: true,
    json: {
      ...{ id: 'other', name: 'Other', version, engine: '*', authors: ['x'], licence: 'x', description: 'x' },
      ...more,
    },
  });
  const loaded = (...files: readonly ContentFile[]) => {
    const { packs, problems, cards } = loadContent([...base, ...files]);
    return {
      lines: problems.map(problemLine),
      cards: packs.find(({ id }) => id === 'my-pack')?.ids.items ?? null,
      has: 'my-pack:river-blade' in cards.items,
    };
  };

  test('for another version of the table is told by one line, and none of it is loaded', () => {
    expect(loaded(...own({ engine: '>=9.0.0' }))).toEqual({
      lines: [
        'my-pack/pack.json: $.engine: expected a range that includes 0.1.0, the version of this app: ' +
          'the pack is not loaded; for a newer version, update this app, got ">=9.0.0"',
      ],
      cards: [],
      has: false,
    });
    // Whatever a later manifest may hold.
    const later = loaded(...own({ engine: '>=9.0.0', authors: { main: 'x' }, spells: 3 }));
    expect(later.lines).toHaveLength(1);
    expect(later.lines[0]).toMatch(/engine: expected a range that includes 0\.1\.0/);
    expect(later.has).toBe(false);
  });

  test('that requires another is loaded with it, in its version, and else not', () => {
    const needs = own({ requires: [{ id: 'other', version: '^1.2.0' }] });
    const line = 'my-pack/pack.json: $.requires[0]: expected the pack "other" of a version ^1.2.0, loaded';
    expect(loaded(...needs, other('1.3.0'))).toEqual({
      lines: [],
      cards: ['my-pack:river-blade'],
      has: true,
    });
    for (const files of [[...needs], [...needs, other('2.0.0')]])
      expect(loaded(...files)).toEqual({
        lines: [expect.stringContaining(line)],
        cards: [],
        has: false,
      });
    // A pack that is itself left out is not there.
    expect(loaded(...needs, other('1.3.0', { engine: '9.0.0' })).lines).toEqual([
      expect.stringContaining(line),
      expect.stringContaining('other/pack.json: $.engine'),
    ]);
  });

  test('that requires itself by way of another is told the circle, and none of its packs is loaded', () => {
    const needs = own({ requires: [{ id: 'other', version: '*' }] });
    const back = other('1.0.0', { requires: [{ id: 'my-pack', version: '0.1.0' }] });
    const line = (file: string, circle: string, got: string) =>
      `${file}/pack.json: $.requires[0]: expected no packs that require one another in a circle (${circle}): nothing of them is loaded, got "${got}"`;
    expect(loaded(...needs, back)).toEqual({
      lines: [
        line('my-pack', 'my-pack > other > my-pack', 'other'),
        line('other', 'other > my-pack > other', 'my-pack'),
      ],
      cards: [],
      has: false,
    });
    expect(loaded(...own({ requires: [{ id: 'my-pack', version: '*' }] })).lines).toEqual([
      line('my-pack', 'my-pack > my-pack', 'my-pack'),
    ]);
  });
});
