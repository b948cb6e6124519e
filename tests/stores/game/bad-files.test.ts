import { describe, expect, test } from 'vitest';
import type { SavedGame } from '../../../src/stores/game/saved-game.ts';
import { memoryStorage } from '../../../src/stores/table/storage.ts';
import { findingLine } from '../../../src/words/en/problems.ts';
import { content, gameOf, playUntil, sessionOf, tableOf } from '../../support/table-of-memory.ts';

function record(): SavedGame {
  const session = sessionOf('bad');
  playUntil(session, (prompt) => prompt.kind === 'dodge' || prompt.kind === 'counter');
  return JSON.parse(JSON.stringify(gameOf(session).record()));
}

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
  ['a version to come', () => edit(['version', 9]), '$.version: expected one of 1, 2, got 9'],
  ['no log', () => edit(['log', undefined]), '$.log: expected an object, got nothing'],
  ['another format', () => edit(['log.format', 99]), '$.log.format: expected one of 1, 2, got 99'],
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
  ['another end', () => edit(['log.hash', 'ffff']), /^\$\.log\.hash: expected [0-9a-f]+, .* got ffff$/],
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
      why: expect.stringMatching(/\$\.events\[3\]/),
    });
  });
});
