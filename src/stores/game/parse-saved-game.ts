import { isRecord } from '../../check/is-record.ts';
import { readJson } from '../../check/json-error.ts';
import { beyondLimits, OF_GAME } from '../../check/limits.ts';
import { type Parsed, parseValue } from '../../check/parse-value.ts';
import { shown } from '../../check/problem.ts';
import type { Schema } from '../../check/schemas.ts';
import {
  type EncounterLog,
  LOG_FORMAT,
  LOG_MIGRATIONS,
  type Loose,
  migrate,
  RECORD_MIGRATIONS,
} from '../../engine/index.ts';
import { newGameId, SAVED_GAME, SAVED_GAME_VERSION, type SavedGame } from './saved-game.ts';
import { logSchema, savedGameSchema } from './saved-game-schema.ts';

/** A game as it comes from outside: a bare log has nothing recorded beside it. */
export type LooseGame = Omit<SavedGame, 'initial'> & {
  readonly initial: SavedGame['initial'] | null;
  /** The file was the log itself. */
  readonly bare?: true | undefined;
};

/** A game of 3,000 decisions has 3 MB. */
const MOST_LETTERS = 50_000_000;

/** A saved game, or a bare log, from the text of a file. Never throws; names every place that is wrong. */
export function parseSavedGame(text: string): Parsed<LooseGame> {
  if (text.length > MOST_LETTERS) {
    const expected = { what: 'megabytes-at-most', most: MOST_LETTERS / 1e6 } as const;
    const got = { got: 'megabytes', size: Math.round(text.length / 1e6) } as const;
    return { ok: false, problems: [{ path: '$', expected, got }] };
  }
  const read = readJson(text);
  if (read.ok) return checkSavedGame(read.value);
  return {
    ok: false,
    problems: [{ path: '$', expected: { what: 'any-json' }, got: { got: 'no-json', error: read.error } }],
  };
}

/** The same for what a storage gives back. */
export function checkSavedGame(json: unknown): Parsed<LooseGame> {
  const beyond = beyondLimits(json);
  if (beyond !== null) return { ok: false, problems: [beyond] };
  if (!isRecord(json)) {
    return { ok: false, problems: [{ path: '$', expected: { what: 'object' }, got: shown(json) }] };
  }
  if ('decisions' in json && !('log' in json)) {
    const log = checkAs<EncounterLog>(logSchema, logOfToday(json));
    return log.ok ? { ok: true, value: { ...looseGameOf(log.value), bare: true } } : log;
  }
  const game = checkAs<Partial<SavedGame> & Pick<SavedGame, 'log'>>(savedGameSchema, gameOfToday(json));
  if (!game.ok) return game;
  // That a file was a log is found out here, whatever it says of itself.
  return { ok: true, value: { ...looseGameOf(game.value.log), ...game.value, bare: undefined } };
}

/** The value itself where the schema finds nothing wrong with it. */
export function checkAs<T>(schema: Schema<unknown>, value: unknown, root?: string): Parsed<T> {
  const parsed = parseValue(schema, value, root);
  if (!parsed.ok) return parsed;
  // What no schema goes into, as the numbers of events, has its limits all the same.
  const beyond = beyondLimits(value, root, OF_GAME);
  return beyond === null ? { ok: true, value: value as T } : { ok: false, problems: [beyond] };
}

/** A log as it is written today; as it is where there is no way there. */
export const logOfToday = (log: unknown): unknown =>
  isRecord(log) ? (migrate(log, log.format, LOG_FORMAT, LOG_MIGRATIONS) ?? log) : log;

function gameOfToday(game: Loose): Loose {
  const today = migrate(game, game.version, SAVED_GAME_VERSION, RECORD_MIGRATIONS) ?? game;
  return { ...today, log: logOfToday(today.log) };
}

/** A game that is nothing but its log. */
export const looseGameOf = (log: EncounterLog, name: string = log.setup.encounter): LooseGame => ({
  file: SAVED_GAME,
  version: SAVED_GAME_VERSION,
  id: newGameId(),
  name,
  savedAt: new Date().toISOString(),
  log,
  initial: null,
  events: [],
  marks: [],
  notes: [],
  autoPass: [],
  gestures: [],
});
