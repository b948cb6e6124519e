import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ForeseenTurn } from '../../../src/engine/index.ts';
import { deedWords, fallsAlone } from '../../../src/ui/board/marks/foresight-words.ts';
import { ofHeroes } from '../../../src/words/en/card-words.ts';
import { en } from '../../../src/words/en/index.ts';
import { sayingsIn } from '../../support/sayings.ts';
import { cellar } from '../../ui/board/fixture.ts';

// Plain words outside the table: what a machine can hold of them.

const root = new URL('../../../src/', import.meta.url);
const namesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}${name}`);

const rooms = [
  ...namesIn('words/en/ui/'),
  ...namesIn('games/folklore/words/en/'),
  ...namesIn('games/midgard/words/en/'),
  ...namesIn('games/malhya/words/en/'),
  ...['doubts', 'hints', 'loadout-faults', 'pack-changes', 'problems', 'story-words', 'switch-words'].map(
    (name) => `words/en/${name}.ts`,
  ),
];

const said = rooms.flatMap((file) =>
  sayingsIn(readFileSync(new URL(file, root), 'utf8')).map((text) => ({ file, text })),
);
const told = (wrong: typeof said) => wrong.map(({ file, text }) => `${file}: ${text}`);

/** What is no longer said, and what is said instead. */
const GONE: readonly (readonly [RegExp, string])[] = [
  [/(?<!Devastating )\bfaults?\b/i, 'problem'],
  [/\bthoughts?\b/i, 'why'],
  [/\bfeed\b/i, 'log'],
  [/\bopponents?\b(?! card)/i, 'enemy'],
  [/\bfoes?\b/i, 'enemy'],
  [/\bset (the table|out)\b/i, 'start'],
  [/\bsit down\b/i, 'start'],
  [/\bgo on\b/i, 'continue'],
  [/\b(leave it|no, wait|put away)\b/i, 'cancel, close'],
  [/\btak(e|en|es) (it |that |the last thing )?back\b/i, 'undo'],
  [/\bto the games\b/i, 'Home'],
  [/\bwhat came of\b|\bcomes? of it\b|\bwould come of\b/i, 'result'],
  [/\banew\b|\bonce more\b/i, 'again'],
  [/\bof nobody\b|\bas the device\b|\bas new\b|\bon cardboard\b|\bis remembered\b/i, 'see face.md 6'],
  [/\bnothing was changed\b/i, 'nothing changed'],
  [/\bwhat lies\b(?! ahead)|\bsay what\b/i, 'enter'],
];

/** Of all that is said, in a fight, of rules and on cards too: what no game says today. */
const ARCHAIC: readonly RegExp[] = [
  /\bcomes? (about|of it)\b|\bcame (about|of it)\b|\bbrought? about\b/i,
  /\bit is told\b|\btold of\b|\bforetold\b|\bforbear/i,
  /\bwhom\b|\bsomebody else\b|\bof nobody\b/i,
  /\bgoes on\b|\bwent on\b|\bgoes along\b|\bgo along\b/i,
  /\b(none|nobody) stands\b|\bstands (at|there)\b|\bbears?\b/i,
  /\bdoes no more\b|\bany more\b(?! than)|\b(is|are) no more\b/i,
  /\bno way (leads|brings)\b|\bleads there\b/i,
  /\bstruck (at|already)\b|\bstrikes down\b|\bstrike down\b/i,
  /\bwithstands?\b|\bis rid of\b|\bto expect\b|\bslantwise\b|\bas the device\b/i,
  /\b(takes?|taken) back\b|\b(is|are) laid\b|\blays\b|\btakes? (its|their) places?\b/i,
  /\bput away\b|\bset the table\b|\bdealt with\b|\bby way of\b/i,
];
/** A question is kept to the letter where games were recorded with it. */
const KEPT = new Set(['words/en/tell/questions.ts', 'words/en/tell/foretold.ts']);
const everywhere = [
  ...namesIn('words/en/'),
  ...namesIn('games/folklore/words/en/'),
  ...namesIn('games/midgard/words/en/'),
  ...namesIn('games/malhya/words/en/'),
]
  .filter((file) => !KEPT.has(file))
  .flatMap((file) => sayingsIn(readFileSync(new URL(file, root), 'utf8')).map((text) => ({ file, text })));

describe('what is said', () => {
  test('is read in its files', () => {
    expect(said.length).toBeGreaterThan(1200);
    const hole = ['`$', "{g('an inner one')} left`"].join('');
    expect(sayingsIn(`import a from './a.ts'; // 'no'\nf('Yes, it is', ${hole}, 'key-of-it');`)).toEqual([
      'Yes, it is',
      'an inner one',
      '… left',
    ]);
  });

  test.each(GONE.map(([gone, instead]) => [gone.source, gone, instead] as const))(
    'has no %s',
    (_, gone, instead) => {
      expect(told(said.filter(({ text }) => gone.test(text))), `say: ${instead}`).toEqual([]);
    },
  );

  test.each(ARCHAIC.map((gone) => [gone.source, gone] as const))('has nowhere %s', (_, gone) => {
    expect(told(everywhere.filter(({ text }) => gone.test(text)))).toEqual([]);
  });

  test('is at most twelve words where it is a button or a heading', () => {
    const isLabel = (text: string) => /^[\p{Lu}+]/u.test(text) && !/[.!?:;]/.test(text);
    const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d…]/u.test(word)).length;
    expect(told(said.filter(({ text }) => isLabel(text) && words(text) > 12))).toEqual([]);
  });

  test('has capitals at its beginning and in terms of the rulebook alone', () => {
    const isTitled = (text: string) => {
      // A sentence has its own; a new card has a name, and so has who painted and wrote.
      if (/[.!?;·]|^(New|My) |^The Cinzel/.test(text)) return false;
      const [, ...later] = text.split(/[\s/]+/).filter((word) => /^[\p{L}“(]/u.test(word));
      return later.some((word) => /^[“(]?\p{Lu}\p{Ll}/u.test(word) && !TERMS.test(word.replace(/^[“(]/, '')));
    };
    expect(told(said.filter(({ text }) => isTitled(text)))).toEqual([]);
  });
});

/** Terms as the rulebooks spell them, and keys. */
const TERMS = new RegExp(
  `^(${`Abraxis Ability Achievement Act Action Active Adventure Adventurer Affliction Attack Aura Bounty Break Card Casting Check Chronicle Common
    Combat Combatant Companion Condition Continue Conviction Counter Crawl Ctrl Decision Defeated Dexterity Discipline Dodge Down
    Elimination End Ending Enter Epic Esper Exalted Exit Explore Familiar Fate Favorable Flag Folklore Follow-Up Force Game
    Ghost Gold Group Home Influence Initiative Injured Intelligence Item Keys Leniency Log Lore Loot Midgard Monster Move Over Pack Page Player Point
    Power Quest Rank Rare Round Scenario Shift Side Skill Skirmish Space Special Sphere Starting Stone Story Strength Track Train
    Uncommon Unpredictable Up Upgrade Urgency Venture Vita Zone`
    .split(/\s+/)
    .join('|')})s?\\b`,
);

describe('numbers and their nouns', () => {
  test('one page is a page', () => {
    const { scales } = en.ui.print;
    expect(scales.inch(1)).toMatch(/^1 page at/);
    expect(scales.inch(4)).toMatch(/^4 pages at/);
  });

  test('what is over in gold is said with what to do', () => {
    const gold = { fault: 'gold', used: 215, limit: 200, page: 'p.27', member: null } as never;
    expect(en.ui.screens.setUp.notYet([gold])).toBe(
      'You are 15 gold over. Remove something or raise the gold.',
    );
    expect(en.ui.screens.setUp.notYet([gold, gold])).toMatch(/^2 problems/);
  });
});

test('an enemy’s card is told without its short words: a hero’s damage is what it has taken', () => {
  expect(ofHeroes('MOVE to be adjacent to the opponent with the most damage')).toBe(
    'Move next to the hero with the most damage taken',
  );
  expect(ofHeroes('Any enemy within its SOI')).toBe('Any enemy within its influence');
  expect(ofHeroes('Make 2 melee ATKs. FU: MOVE')).toBe('Make 2 melee attacks. Follow-up: Move');
});

test('who can hit and will not hurt is told without a bare nought', () => {
  const { there } = en.ui.panels.foresight;
  const none = { expected: 0, range: [0, 0], falls: 0 } as const;
  expect(there.expected(none, true)).toBe('no damage expected');
  expect(there.said(2, none)).toBe('2 enemies can hit you there: no damage expected.');
  expect(there.all({ expected: 2, range: [0, 6], falls: 0 }, true)).toBe('Total: 0–6 damage.');
});

test('what is foreseen so far is said to be so: no risk is only where all is foreseen', () => {
  const { harm } = en.ui.panels.foresight;
  const some = { expected: 2, range: [0, 4], falls: 0 } as const;
  expect(harm('Rook', some, false)).toBe('Rook so far: 0–4 damage …');
  expect(harm('Rook', some, true)).toBe('Rook: 0–4 damage, no risk to fall');
});

test('an enemy that fells only whom others have hit before it is not said to do so by its own damage', () => {
  const position = cellar({ ada: { damage: 5 } });
  const turn = (figure: string, spread: [number, number][], falls: number) =>
    ({
      figure,
      way: [],
      thoughts: [],
      counted: true,
      blows: [{ target: 'ada', made: 1, hit: 0.5 }],
      harm: { ada: { spread, falls } },
    }) as unknown as ForeseenTurn;
  const first = turn(
    'beetle-1',
    [
      [0, 0.5],
      [4, 0.5],
    ],
    0,
  );
  const second = turn(
    'beetle-2',
    [
      [0, 0.5],
      [4, 0.5],
    ],
    0.5,
  );
  const said = (one: ForeseenTurn, all: ForeseenTurn[]) =>
    deedWords(en, en.tell(position), position, one, all);
  expect(said(second, [first, second])).toMatch(/0–4 damage, after earlier hits 50 % that Ada falls\.$/);
  expect(fallsAlone(position, [first, second], second, 'ada')).toBe(0);
  // What fells by itself says so, and whom others have not touched.
  const deadly = turn(
    'beetle-2',
    [
      [0, 0.5],
      [7, 0.5],
    ],
    0.5,
  );
  expect(said(deadly, [first, deadly])).toMatch(/0–7 damage, 50 % that Ada falls\.$/);
  expect(said(second, [second])).toMatch(/, 50 % that Ada falls\.$/);
});
