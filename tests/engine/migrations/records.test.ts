import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  applyEvent,
  cloneState,
  type EncounterEvent,
  EncounterSession,
  type EncounterState,
  type Loose,
  migrate,
  type Position,
  RECORD_MIGRATIONS,
  seatNamesOf,
} from '../../../src/engine/index.ts';
import { en } from '../../../src/words/en/index.ts';
import { gameContent } from '../../support/games.ts';

/** What of a game of version 1 matters here; its sentences are wherever they were. */
interface Recorded {
  readonly version: number;
  readonly log: {
    readonly setup: ConstructorParameters<typeof EncounterSession>[0];
    readonly decisions: readonly { readonly option: string }[];
  };
  readonly initial: EncounterState;
  readonly events: readonly (EncounterEvent & Loose)[];
  readonly notes: readonly { readonly at: number; readonly text: string }[];
}

const folder = new URL('../../replays/formats/1/', import.meta.url);
const files = readdirSync(folder).filter((name) => !['expect.json', 'links.json'].includes(name));
const read = (name: string): Recorded => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const brought = (name: string) =>
  migrate(read(name) as unknown as Loose, 1, 2, RECORD_MIGRATIONS) as unknown as Recorded;

/** Without what was a sentence: causes, names, labels; and without citations, that nothing goes by. */
const WORDED = new Set(['cause', 'rule', 'on', 'because', 'reason']);
function causeless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(causeless);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key, one]) => one !== undefined && !WORDED.has(key));
  return Object.fromEntries(kept.map(([key, one]) => [key, causeless(one)]));
}

/** The record folded, with every state told of as it comes about. */
function folded({ initial, events, log }: Recorded, tell: (position: Position, index: number) => void) {
  const state = cloneState(initial);
  const encounter = gameContent.encounters[log.setup.encounter]!;
  const position = { state, cards: gameContent.cards, encounter, seatNames: seatNamesOf(log.setup) };
  events.forEach((event, index) => {
    applyEvent(state, event);
    tell(position, index);
  });
  return state;
}

/** Every text a migrated value says for want of a cause. */
function saidIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(saidIn);
  if (value === null || typeof value !== 'object') return [];
  const { kind, why, text } = value as { kind?: unknown; why?: unknown; text?: unknown };
  if (kind === 'said' || why === 'said') return [String(text)];
  return Object.values(value).flatMap(saidIn);
}

/** Files whose decisions still run by the rules of today; the others are watched from their record alone. */
const expected = JSON.parse(readFileSync(new URL('expect.json', folder), 'utf8')) as Readonly<
  Record<string, { readonly opens: 'played' | 'watched' }>
>;

describe.each(files)('the record of %s, of version 1', (name) => {
  test.runIf(expected[name]?.opens === 'played')(
    'folds to the state its decisions lead to, but for causes',
    () => {
      const state = folded(brought(name), () => {});
      const { log } = read(name);
      const session = new EncounterSession(log.setup, gameContent);
      for (const { option } of log.decisions) session.decide(option);
      expect(causeless(state)).toEqual(causeless(session.state));
    },
  );

  test('is told in words, and those are the words it held', () => {
    const old = read(name);
    const game = brought(name);
    folded(game, (position, index) => {
      const event = game.events[index]!;
      const told = en.tell(position).event(event);
      const { type, why, on, cause, because } = old.events[index]!;
      expect(told?.text ?? '', `event ${index}: ${type}`).not.toMatch(/undefined|null|\[object|^$ /);
      // Removed effects say which, not why; an attack's end keeps the books; the table says where to find a tile.
      const text = [why, on, cause, because].find((one) => typeof one === 'string');
      if (text !== undefined && told && type !== 'effectRemoved') expect(told.text).toContain(text);
      if (type === 'statusResolved') return;
      for (const { label, sum } of told?.sums ?? []) {
        expect(label).not.toBe('');
        for (const entry of sum.entries) expect(en.tell(position).cause(entry.cause)).not.toBe('');
      }
    });
  });

  test('no sentence of it is lost: each that a number or a token had is its cause now', () => {
    const old = read(name);
    const labels = (value: unknown): readonly string[] => {
      if (Array.isArray(value)) return value.flatMap(labels);
      if (value === null || typeof value !== 'object') return [];
      const { label } = value as { label?: unknown };
      return [...(typeof label === 'string' ? [label] : []), ...Object.values(value).flatMap(labels)];
    };
    brought(name).events.forEach((event, index) => {
      const sentences = labels(old.events[index]);
      expect(saidIn(event), `event ${index}`).toEqual(expect.arrayContaining([...sentences]));
    });
  });

  test('notes say what they said', () => {
    const { notes } = read(name);
    expect(brought(name).notes).toEqual(notes.map(({ at, text }) => ({ at, note: 'said', text })));
  });

  test('of version 2 it stays as it is', () => {
    const game = brought(name) as unknown as Loose;
    expect(migrate(game, game.version, 2, RECORD_MIGRATIONS)).toBe(game);
  });
});

test('how a token left the board was told by the page alone', () => {
  const [game] = files.filter((name) => name === 'many-cards.json').map(brought);
  const removed = game!.events.flatMap((event) => (event.type === 'boardTokenRemoved' ? [event.how] : []));
  expect(removed).toEqual(expect.arrayContaining(['opened', 'text']));
});

test('how an attack ended stays', () => {
  const ends = files
    .flatMap((name) => brought(name).events)
    .flatMap((event) => (event.type === 'attackEnded' ? [event.because] : []));
  expect(new Set(ends)).toEqual(new Set(['resolved', 'missed', 'countered']));
});

test('a Totem that was seen is told by the colour it had by then, with the text it brought', () => {
  const seen: (readonly [unknown, string | undefined])[] = [];
  for (const name of files) {
    const game = brought(name);
    const old = read(name);
    folded(game, (position, index) => {
      const event = game.events[index]!;
      if (['totemSeen', 'objectiveActivated', 'achievementCompleted'].includes(event.type))
        seen.push([old.events[index]!.text, en.tell(position).event(event)?.quote]);
    });
  }
  expect(seen).toHaveLength(3);
  for (const [was, quote] of seen) expect(quote).toBe(was);
});
