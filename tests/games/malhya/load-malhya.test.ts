import { describe, expect, test } from 'vitest';
import { doubtsOf } from '../../../src/games/malhya/doubts.ts';
import { loadMalhya } from '../../../src/games/malhya/load-malhya.ts';
import { CHECK_KINDS, GEMS } from '../../../src/games/malhya/rules/model/vocabulary.ts';
import { malhyaContent } from '../../../src/games/malhya/table/content-here.ts';
import { FIELDS } from './every-word.ts';
import { content, files, problems } from './trial.ts';

function* wordsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield key;
    yield* wordsIn(inner);
  }
}

describe('the trial', () => {
  test('is in order, and nothing of it is doubtful', () => {
    expect(problems).toEqual([]);
    expect(doubtsOf(content)).toEqual([]);
  });

  test('is what the page has, once all pages of its campaign were fetched', async () => {
    const { pages, ...here } = malhyaContent();
    for (const mission of Object.keys(content.missions)) await pages!(mission);
    expect(here).toEqual(content);
  });

  test('has some 22 chapters, checks of all kinds, and cards with all gems as the document counts them', () => {
    const chapters = Object.values(content.books).flatMap((book) => book.chapters);
    expect(chapters.length).toBeGreaterThanOrEqual(22);
    const gems = Object.values(content.actions).map(({ gem }) => gem);
    expect(GEMS.map((gem) => gems.filter((one) => one === gem).length)).toEqual([7, 7, 8, 8]);
    const text = JSON.stringify(chapters);
    expect(CHECK_KINDS.filter((kind) => !text.includes(`"kind":"${kind}"`))).toEqual([]);
  });

  test('meets every kind of condition, instruction and effect there is', () => {
    const used = new Set(wordsIn(content));
    expect(FIELDS.filter((field) => !used.has(field))).toEqual([]);
  });
});

type Change = (book: {
  chapters: { id: number; icon?: string; clue?: object; lines: object[] }[];
  kind: string;
}) => void;

/** The files with one of them changed. */
function changed(path: string, change: (card: never) => void) {
  return files.map((file) => {
    if (!file.path.endsWith(path)) return file;
    const card = JSON.parse(file.text) as never;
    change(card);
    return { ...file, text: JSON.stringify(card) };
  });
}

const told = (path: string, change: (card: never) => void): readonly string[] =>
  loadMalhya(changed(path, change)).problems.map(
    (one) => `${one.path}: ${one.expected.what === 'said' ? one.expected.text : one.expected.what}`,
  );

describe('a wrong file is told with its place', () => {
  const LINES = [{ over: 'lost' }];
  const one = (line: object): Change => {
    return ({ chapters }) => {
      chapters[0]!.lines = [line, ...LINES];
    };
  };
  const check = (more: object): object => ({
    check: {
      kind: 'solo',
      name: 'A check',
      characteristic: 'strength',
      difficulty: 1,
      stops: 1,
      fail: [],
      levels: [{ from: 1, lines: [] }],
      ...more,
    },
  });

  test.each<[string, Change, RegExp]>([
    ['a number nobody has', one({ if: { gold: 1 }, go: 99 }), /lines\[0\]\.go: the number of a chapter/],
    ['in another booklet', one({ go: { book: 'event', chapter: 7 } }), /go: the number of a chapter/],
    [
      'a condition that leads nowhere',
      one({ if: { gold: 1 }, do: [{ gold: 1 }] }),
      /\[0\]: a line that leads/,
    ],
    [
      'a chapter without a way out',
      ({ chapters }) => void chapters[0]!.lines.splice(2),
      /lines: a last line/,
    ],
    ['an adventure that is closed', one({ if: { gold: 1 }, close: true }), /close: an end, won or lost/],
    ['a number twice', ({ chapters }) => void chapters.push(chapters[0]!), /id: a number that no other/],
    [
      'a clue that is its own number',
      ({ chapters }) => void Object.assign(chapters[0]!, { clue: { text: 'x', numbers: [1] } }),
      /other numbers than its own/,
    ],
    ['a card there is not', one({ do: [{ cards: { take: ['list'] } }] }), /take\[0\]: one-of/],
    ['gear there is not', one({ do: [{ gain: { who: 'one', gear: 'hat' } }] }), /gear: one-of/],
    [
      'a colour there is not',
      one({ do: [{ cube: { who: 'one', kind: 'plant', colour: 'white', n: 1 } }] }),
      /colour: one-of/,
    ],
    ['a sign no card has', one({ where: { symbol: 'moon' }, do: [] }), /symbol: one-of/],
    [
      'only choices that may be missing',
      one({ choose: [{ text: 'x', gold: 9, lines: [] }] }),
      /choose: one choice that is always/,
    ],
    ['a check with neither stops nor lock', one(check({ stops: undefined })), /stops: stops, or a lock/],
    ['a lock with stops', one(check({ lock: true })), /stops: stops, or a lock/],
    ['a solo check with a number of heroes', one(check({ heroes: 2 })), /heroes: nothing/],
    ['a check nobody fails', one(check({ difficulty: 0 })), /difficulty: at least one/],
    [
      'levels that fall',
      one(
        check({
          levels: [
            { from: 3, lines: [] },
            { from: 2, lines: [] },
          ],
        }),
      ),
      /\[1\]\.from: more than/,
    ],
    [
      'a level from 0 that counts each time',
      one(check({ levels: [{ from: 0, each: true, lines: [] }] })),
      /from: at least 1/,
    ],
  ])('%s', (_, change, says) => {
    expect(told('the-flooded-archive.json', change as never).join('\n')).toMatch(says);
  });

  test('no hidden numbers in an event booklet (M089)', () => {
    const hide: Change = ({ chapters }) => void Object.assign(chapters[0]!, { icon: 'magnifier' });
    expect(told('lamps-and-lanes.json', hide as never).join()).toMatch(/chapters\[0\]: no hidden numbers/);
  });

  test.each<[string, string, object, RegExp]>([
    ['a talent there is not', 'heroes/picklock.json', { talents: ['luck'] }, /talents\[0\]: one-of/],
    [
      'a weapon that is none',
      'heroes/picklock.json',
      { weapon: 'lamp-oil' },
      /weapon: a card of the kind weapon/,
    ],
    [
      'more objects than it carries',
      'heroes/picklock.json',
      { objects: ['lamp-oil', 'rope-ladder', 'court-ink'] },
      /objects: at most 2/,
    ],
    [
      'two rings',
      'heroes/picklock.json',
      { artifacts: ['index-ring', 'index-ring'] },
      /artifacts: one artifact of each/,
    ],
    [
      'a row that is too full',
      'heroes/picklock.json',
      { cubes: { key: ['green', 'green', 'green', 'green'] } },
      /cubes\.key: at most 3/,
    ],
    [
      'a colour of another row',
      'heroes/picklock.json',
      { cubes: { key: ['blue'] } },
      /cubes\.key\[0\]: one-of/,
    ],
    ['an artifact without a slot', 'gear/lamp-oil.json', { kind: 'artifact' }, /slot: a slot/],
    ['a weapon that is drunk', 'gear/pry-knife.json', { use: { heal: 1 } }, /use: an object that heals/],
    [
      'a mission with a booklet of another kind',
      'missions/flooded-archive.json',
      { books: { adventure: 'lamps-and-lanes', event: 'lamps-and-lanes', place: 'plans-of-the-house' } },
      /books\.adventure: a booklet of the kind adventure/,
    ],
    [
      'a mission that begins nowhere',
      'missions/flooded-archive.json',
      { start: 99 },
      /start: the number of a chapter/,
    ],
  ])('%s', (_, path, more, says) => {
    expect(told(path, ((card: object) => Object.assign(card, more)) as never).join('\n')).toMatch(says);
  });

  test('too few heroes, no card with a gem, no mission', () => {
    const without = (part: string) =>
      loadMalhya(files.filter(({ path }) => !path.includes(part))).problems.map(({ file }) => file);
    expect(without('heroes/picklock')).toContain('heroes');
    expect(without('/actions/')).toContain('actions');
    expect(without('/missions/')).toContain('missions');
  });
});

test('a chapter nobody comes to, a card nobody has, two that are called the same are doubtful', () => {
  const alone = loadMalhya(
    changed(
      'the-flooded-archive.json',
      (({ chapters }: { chapters: object[] }) =>
        void chapters.push({ id: 77, text: 'Nobody reads this.', lines: [{ over: 'lost' }] })) as never,
    ),
  );
  expect(doubtsOf(alone.content).map(({ path }) => path)).toEqual(['$.chapters[22]']);
  const named = changed(
    'gear/lamp-oil.json',
    ((card: object) => void Object.assign(card, { name: 'Rope ladder' })) as never,
  );
  expect(doubtsOf(loadMalhya(named).content)).toHaveLength(1);
});
