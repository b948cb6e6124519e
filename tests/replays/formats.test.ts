import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EncounterState, Prompt } from '../../src/engine/index.ts';
import type { GameStorage } from '../../src/stores/kept/game-storage.ts';
import { memoryStorage } from '../../src/stores/kept/game-storage.ts';
import { parseSavedGame } from '../../src/stores/opened/parse-saved-game.ts';
import { proved, sampleOf } from '../support/depth.ts';
import { tableOf } from '../support/table-of-memory.ts';

/** What a file holds, said without the hash of its state: how that is taken may change with the format. */
interface Expected {
  /** `watched`: the rules or the cards have changed since, so that its decisions no longer run. */
  readonly opens: 'played' | 'watched';
  /** As it stands in the file. */
  readonly hash: string;
  readonly decisions: number;
  readonly events: number;
  readonly notes: number;
  readonly gestures: number;
  readonly autoPass: readonly string[];
  /** The kind of the open question; null when the encounter is over. */
  readonly pending: Prompt['kind'] | null;
  readonly position: ReturnType<typeof positionIn>;
}

const positionIn = ({ encounter, clock, outcome, figures }: EncounterState) => ({
  encounter,
  round: clock.round,
  outcome: outcome && { result: outcome.result, condition: outcome.condition },
  figures: figures.map(({ id, at, damage, sp, defeated }) => ({ id, at, damage, sp, defeated })),
});

const here = new URL('./formats/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, here), 'utf8');
const readJson = <T>(path: string): T => JSON.parse(textOf(path)) as T;

const formats = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Opens a game that was just taken in, as the list of games does. */
async function openKept(storage: GameStorage, id: string) {
  const opened = await tableOf(storage).open(id);
  if (!opened.ok) throw new Error(opened.why);
  return opened.value;
}

const expectedOf = (format: string) => readJson<Record<string, Expected>>(`${format}/expect.json`);

/** To be watched a game is run from its beginning, event by event: of all of them one. */
const WATCHED = sampleOf(
  formats.flatMap((format) =>
    Object.entries(expectedOf(format)).flatMap(([file, { opens }]) =>
      opens === 'watched' ? [`${format}/${file}`] : [],
    ),
  ),
  1,
);

test('there are games of the first format', () => expect(formats).toContain('1'));

describe.each(formats)('games of format %s', (format) => {
  const expected = expectedOf(format);
  const links = readJson<Record<string, string>>(`${format}/links.json`);
  const besides = ['expect.json', 'links.json'];

  test('each file says what it holds', () => {
    const files = readdirSync(new URL(`${format}/`, here)).filter((name) => !besides.includes(name));
    expect(files.sort()).toEqual(Object.keys(expected).sort());
    expect(Object.keys(links).length).toBeGreaterThan(0);
  });

  test.each(Object.entries(expected))('%s is as it was written', (file, { hash, decisions, events }) => {
    const written = readJson<{ log: { hash: string; decisions: unknown[] }; events: unknown[] }>(
      `${format}/${file}`,
    );
    expect(written.log.hash).toBe(hash);
    expect(written.log.decisions).toHaveLength(decisions);
    expect(written.events).toHaveLength(events);
  });

  test.each(Object.entries(expected))(
    '%s is a saved game, with all that lies beside the log',
    (file, told) => {
      const parsed = parseSavedGame(textOf(`${format}/${file}`));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const { log, initial, events, marks, notes, autoPass, gestures } = parsed.value;
      expect(initial).not.toBeNull();
      expect(log.decisions).toHaveLength(told.decisions);
      expect(marks).toHaveLength(told.decisions);
      expect(events).toHaveLength(told.events);
      expect(notes).toHaveLength(told.notes);
      expect(gestures).toHaveLength(told.gestures);
      expect(autoPass).toEqual(told.autoPass);
    },
  );

  const played = sampleOf(
    Object.entries(expected).filter(([, { opens }]) => opens === 'played'),
    1,
    format,
  );
  const watched = Object.entries(expected).filter(([file]) => WATCHED.includes(`${format}/${file}`));

  test.runIf(played.length > 0).each(played)('%s is played on from where it stood', async (file, told) => {
    const storage = memoryStorage();
    const loaded = await tableOf(storage).loadFile(textOf(`${format}/${file}`));
    if (!loaded.ok) throw new Error(`${loaded.why} ${JSON.stringify(loaded.problems)}`);
    const { session, store, record } = await openKept(storage, loaded.value);
    expect(session.decisions).toHaveLength(told.decisions);
    expect(session.pending?.kind ?? null).toBe(told.pending);
    expect(positionIn(session.state)).toEqual(told.position);
    expect(store.getState().autoPass).toEqual(told.autoPass);
    expect(record().gestures).toHaveLength(told.gestures);
    expect(record().notes).toHaveLength(told.notes);
    proved({ games: 1 });
  });

  test.runIf(watched.length > 0).each(watched)('%s says why it can only be watched', async (file, told) => {
    const table = tableOf();
    const loaded = await table.loadFile(textOf(`${format}/${file}`));
    if (loaded.ok) throw new Error('it can be played on: say so in expect.json');
    expect(loaded.why).not.toBe('');
    const opened = await table.watch(loaded.watch!);
    if (!opened.ok) throw new Error(opened.why);
    opened.value.seek(opened.value.total);
    expect(opened.value.marks).toHaveLength(told.decisions);
    expect(positionIn(opened.value.store.getState().view)).toEqual(told.position);
    proved({ watched: 1 });
  });

  // There is nothing in a link but its decisions: where they no longer run, why is all that can be told.
  test.each(sampleOf(Object.entries(links), 1, format))(
    'the link to %s leads to the same position',
    async (file, packed) => {
      const told = expected[file]!;
      proved({ links: 1 });
      const storage = memoryStorage();
      const loaded = await tableOf(storage).loadLink(packed);
      expect(loaded.ok ? 'played' : 'watched').toBe(told.opens);
      if (!loaded.ok) return expect(loaded.why).not.toBe('');
      const { session } = await openKept(storage, loaded.value);
      expect(session.decisions).toHaveLength(told.decisions);
      expect(session.pending?.kind ?? null).toBe(told.pending);
      expect(positionIn(session.state)).toEqual(told.position);
    },
  );
});
