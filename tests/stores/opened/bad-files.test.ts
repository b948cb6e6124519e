import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import type { SavedGame } from '../../../src/stores/kept/saved-game.ts';
import type { Middara } from '../../../src/stores/middara/types.ts';
import { packLog } from '../../../src/stores/opened/link.ts';
import { isNewer } from '../../../src/stores/opened/rerun.ts';
import { findingLine } from '../../../src/words/en/problems.ts';
import { content, gameOf, playUntil, sessionOf, tableOf } from '../../support/table-of-memory.ts';

/** Played once; each test has a copy of its own. */
const recorded = (() => {
  const session = sessionOf('bad');
  playUntil(session, (prompt) => prompt.kind === 'dodge' || prompt.kind === 'counter');
  return JSON.stringify(gameOf(session).record());
})();
const record = (): SavedGame<Middara> => JSON.parse(recorded);

/** The text of a good file with one place changed; undefined takes it away. */
function edit(...changes: readonly (readonly [path: string, value: unknown])[]): string {
  const game: object = record();
  for (const [path, value] of changes) {
    const keys = path.split('.');
    const last = keys.pop()!;
    let place = game as Record<string, unknown>;
    for (const key of keys) place = place[key] as Record<string, unknown>;
    place[last] = value;
  }
  return JSON.stringify(game);
}

/** [what is wrong, the file, the line that must be among the problems] */
const table: readonly (readonly [string, () => string, string | RegExp])[] = [
  ['no JSON', () => '{"file":', /^\$: expected JSON, got/],
  ['an empty file', () => '', /^\$: expected JSON/],
  ['a list', () => '[]', '$: expected an object, got []'],
  ['something else', () => '{"hello":1}', '$.file: expected one of "middara-table-game", got nothing'],
  [
    'a version to come',
    () => edit(['version', 9]),
    '$.version: expected version 2 or older: update this app to read a newer file, got 9',
  ],
  ['no log', () => edit(['log', undefined]), '$.log: expected an object, got nothing'],
  [
    'another format',
    () => edit(['log.format', 99]),
    '$.log.format: expected version 4 or older: update this app to read a newer file, got 99',
  ],
  ['no list of decisions', () => edit(['log.decisions', 5]), '$.log.decisions: expected a list, got 5'],
  [
    'a decision without an option',
    () => edit(['log.decisions.2.option', 7]),
    '$.log.decisions[2].option: expected a text, got 7',
  ],
  [
    'a seat nobody has',
    () => edit(['log.setup.party.1.seat', 'x']),
    '$.log.setup.party[1].seat: expected one of "seat-1", "seat-2", got "x"',
  ],
  [
    'no seats',
    () => edit(['log.setup.seats', []]),
    '$.log.setup.seats: expected a list of at least 1, got 0',
  ],
  [
    'a rule switch of the wrong kind',
    () => edit(['log.setup.ruleset.fifthPlayer', 'yes']),
    '$.log.setup.ruleset.fifthPlayer: expected a boolean, got "yes"',
  ],
  ['an event without a type', () => edit(['events.0.type', 0]), '$.events[0].type: expected a text, got 0'],
  [
    'a decision the rules refuse',
    () => edit(['log.decisions.1.option', 'fly-away']),
    /^\$\.log\.decisions\[1\]\.option: expected an answer to "Place .*" \(place:.*\), got fly-away$/,
  ],
  [
    'an encounter that is not there',
    () => edit(['log.setup.encounter', 'atlantis']),
    /^\$\.log\.setup: expected .* got no encounter atlantis in the content$/,
  ],
  [
    'a decision of a seat that was not asked',
    () => edit(['log.decisions.1.seat', 'seat-9']),
    /^\$\.log\.decisions\[1\]\.seat: expected a decision of seat-\d, who is asked, got seat-9$/,
  ],
  [
    'a decision of another kind',
    () => edit(['log.decisions.1.kind', 'dodge']),
    /^\$\.log\.decisions\[1\]\.kind: expected a decision of the kind .*, got dodge$/,
  ],
  [
    'a decision of nobody',
    () => edit(['log.decisions.1.seat', '']),
    '$.log.decisions[1].seat: expected a text that is not empty, got ""',
  ],
  [
    'a file that says of itself it is a log, and notes that are none',
    () => edit(['bare', 1], ['notes', [null]]),
    '$.notes[0]: expected an object, got null',
  ],
  [
    'offers passed that are no list',
    () => edit(['bare', 1], ['autoPass', 5]),
    '$.autoPass: expected a list, got 5',
  ],
  ...(
    [
      ['a figure that is nothing', 'figures', [null], '[0]: expected an object, got null'],
      ['a figure without cards', 'figures.0.cards', null, ': expected a list, got null'],
      ['a figure beside the board', 'figures.0.at', [1], ': expected a space [x, y], got [1]'],
      [
        'a base of nothing',
        'figures.0.size',
        [0, 1],
        ': expected a size [width, height] of 1 to 4 spaces a side, got [0,1]',
      ],
      ['no board', 'board', {}, '.rows: expected a list, got nothing'],
      ['a board of numbers', 'board.rows', [5], '[0]: expected a text, got 5'],
      [
        'a token of no colour',
        'boardTokens',
        [{ id: 'a', kind: 'loot' }],
        '[0].colour: expected a text, got nothing',
      ],
      ['a track of nothing', 'track', [null], '[0]: expected an object, got null'],
      [
        'a clock without a phase',
        'clock',
        { round: 1, queue: [] },
        '.phase: expected one of "placement", "round-start", "turns", "round-end", "over", got nothing',
      ],
    ] as const
  ).map(
    ([name, place, value, line]) =>
      [
        `in what was recorded ${name}`,
        () => edit(['log.hash', 'ffff'], [`initial.${place}`, value]),
        `$.initial.${place.replace(/\.(\d+)/g, '[$1]')}${line}`,
      ] as const,
  ),
  ['another end', () => edit(['log.hash', 'sfff']), /^\$\.log\.hash: expected s[0-9a-f]{16}, .* got sfff$/],
  [
    'another end, told as before format 3',
    () => edit(['log.hash', 'ffff']),
    /^\$\.log\.hash: expected [0-9a-f]{16}, .* got ffff$/,
  ],
];

describe('a bad file names the place, and changes nothing', () => {
  test.each(table)('%s', async (_name, file, line) => {
    const storage = memoryStorage();
    const there = tableOf(storage);
    const kept = await there.begin(record().log.setup, 'Kept');
    const before = JSON.stringify(await storage.read(kept.id));
    const loaded = await there.loadFile(file());
    if (loaded.ok) throw new Error('it was taken');
    const lines = loaded.problems.map(findingLine);
    expect(lines).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
    expect(JSON.stringify(await storage.read(kept.id))).toBe(before);
    expect(await storage.list()).toHaveLength(1);
  });

  test('every problem is named at once', async () => {
    const loaded = await tableOf().loadFile(edit(['log.hash', 1], ['log.rules', 2], ['log.decisions', [{}]]));
    expect(!loaded.ok && loaded.problems.length).toBe(5);
  });
});

describe('a log made with other content', () => {
  /** The same content, but the warden has more to lose: the same decisions lead elsewhere. */
  function otherContent() {
    const own = content();
    const animate = { ...own.cards.combatants.animate!, defense: 3, dice: ['white'] as const };
    const cards = { ...own.cards, combatants: { ...own.cards.combatants, animate }, hash: 'other' };
    return { ...own, cards };
  }

  test('does not run: it is said, and the recorded events can be watched to the same end', async () => {
    const game = record();
    const there = tableOf(undefined, undefined, otherContent());
    const loaded = await there.loadFile(JSON.stringify(game));
    if (loaded.ok) throw new Error('it was taken');
    expect(loaded.why).toMatch(/other content/);
    const watched = await there.watch(loaded.watch!);
    if (!watched.ok) throw new Error(watched.why);
    expect(watched.value.session).toBeNull();
    watched.value.seek(watched.value.total);
    const own = sessionOf('bad');
    for (const decision of game.log.decisions) own.decide(decision.option);
    expect(watched.value.store.getState().view).toEqual(own.state);
  });

  test('where only the hash differs it runs, and it is said', async () => {
    const own = content();
    const there = tableOf(undefined, undefined, { ...own, cards: { ...own.cards, hash: 'other' } });
    expect(await there.loadFile(JSON.stringify(record()))).toMatchObject({ ok: true, otherContent: true });
  });

  test('a record that does not fit together is refused with the event', async () => {
    const game = record();
    const broken = {
      ...game,
      events: [...game.events.slice(0, 3), { type: 'turnBegan', figure: 'nobody', rule: 'x' }],
    };
    const there = tableOf(undefined, undefined, otherContent());
    const loaded = await there.loadFile(JSON.stringify(broken));
    if (loaded.ok) throw new Error('it was taken');
    expect(await there.watch(loaded.watch!)).toMatchObject({
      ok: false,
      fault: { fault: 'not-watched' },
      problems: [{ path: '$.events[3]' }],
    });
  });
});

describe('a log of newer rules', () => {
  test('is said where it runs', async () => {
    const there = tableOf();
    const loaded = await there.loadFile(edit(['log.rules', '99.0.0']));
    expect(loaded).toMatchObject({ ok: true, newerRules: '99.0.0' });
    // Kept it is a game of today's rules, and still says by which it came.
    expect(loaded.ok && (await there.open(loaded.value))).toMatchObject({ newerRules: '99.0.0' });
    expect(await there.loadFile(edit(['log.rules', '1.0.0']))).toMatchObject({ ok: true, newerRules: null });
  });

  test('is said where it does not run, with what can be done', async () => {
    const file = edit(['log.rules', '99.0.0'], ['log.decisions.1.option', 'fly-away']);
    expect(await tableOf().loadFile(file)).toMatchObject({
      ok: false,
      fault: { fault: 'newer-rules', rules: '99.0.0' },
      why: expect.stringMatching(/newer rules \(99\.0\.0\).*reload to update/),
    });
  });

  test.each([
    ['2.0.1', '2.0.0', true],
    ['2.10.0', '2.9.9', true],
    ['2.0.0', '2.0.0', false],
    ['1.9.9', '2.0.0', false],
    ['soon', '2.0.0', false],
  ])('%s beside %s', (version, than, newer) => {
    expect(isNewer(version, than)).toBe(newer);
  });
});

test('whatever breaks on the way in is told with its reason: no promise is left broken', async () => {
  const table = tableOf();
  const begun = await table.begin(record().log.setup, 'Kept');
  const { id } = begun;
  // One that is begun and opened is there; one that was put away is read.
  begun.close();
  const link = packLog(record().log)!;
  table.library.contentFor = () => {
    throw new Error('the shelf fell over');
  };
  table.library.playable = table.library.contentFor as never;
  const file = JSON.stringify(record());
  for (const way of [
    table.open(id),
    table.watch(id),
    table.resume(id),
    table.loadFile(file),
    table.loadLink(link),
  ]) {
    expect(await way).toMatchObject({ ok: false, why: expect.stringMatching(/the shelf fell over/) });
  }
  // What broke holds no lock: another try comes in.
  expect(await table.open(id)).toMatchObject({ ok: false, fault: { fault: 'broke' } });
});
