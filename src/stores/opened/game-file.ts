/** A game as it comes from a file or goes into one. */
import { isRecord } from '../../check/is-record.ts';
import { readJson } from '../../check/json-error.ts';
import { beyondLimits, OF_GAME } from '../../check/limits.ts';
import { newerIn, type Read } from '../../check/newer.ts';
import { type Parsed, parseValue } from '../../check/parse-value.ts';
import { withPlainNames, withPlainSeats } from '../../check/plain-name.ts';
import { shown } from '../../check/problem.ts';
import type { Schema } from '../../check/schemas.ts';
import { LOG_FORMAT, type Loose, migrate } from '../../engine/index.ts';
import type { GameTypes, LogOf } from '../game/types.ts';
import { newGameId, SAVED_GAME, SAVED_GAME_VERSION, type SavedGame } from '../kept/saved-game.ts';
import type { Envelope } from './envelope.ts';

/** A game as it comes from outside: a bare log has nothing recorded beside it. */
export type LooseGame<G extends GameTypes> = Omit<SavedGame<G>, 'initial'> & {
  readonly initial: G['state'] | null;
  /** The file was the log itself. */
  readonly bare?: true | undefined;
};

/** What was read is of another game than this one's: it is for that to check. */
export interface OfOther<V> {
  readonly ok: null;
  readonly game: string;
  readonly value: V;
}

/** How the files of a game are read. */
export interface Files<G extends GameTypes> {
  readonly envelope: Envelope<G>;
  /** What one is called of which there is the log alone. */
  nameOf(setup: G['setup']): string;
}

/** The newest that are read. */
const LOG_READ: Read = [['format'], LOG_FORMAT];
const GAME_READ: readonly Read[] = [
  [['version'], SAVED_GAME_VERSION],
  [['log', 'format'], LOG_FORMAT],
];

/** A game of 3,000 decisions has 3 MB. */
const MOST_LETTERS = 50_000_000;

/** What a file holds, whichever game it is of. Never throws. */
export function readGameText(text: string): Parsed<unknown> {
  if (text.length > MOST_LETTERS) {
    const expected = { what: 'megabytes-at-most', most: MOST_LETTERS / 1e6 } as const;
    const got = { got: 'megabytes', size: Math.round(text.length / 1e6) } as const;
    return { ok: false, problems: [{ path: '$', expected, got }] };
  }
  const read = readJson(text);
  if (read.ok) return { ok: true, value: read.value };
  return {
    ok: false,
    problems: [{ path: '$', expected: { what: 'any-json' }, got: { got: 'no-json', error: read.error } }],
  };
}

/** A game as a file, a log or a storage has it, checked as one of its own. Names every place that is wrong. */
export function checkGame<G extends GameTypes>(
  { envelope, nameOf }: Files<G>,
  json: unknown,
): Parsed<LooseGame<G>> {
  const beyond = beyondLimits(json);
  if (beyond !== null) return { ok: false, problems: [beyond] };
  if (!isRecord(json))
    return { ok: false, problems: [{ path: '$', expected: { what: 'object' }, got: shown(json) }] };
  const isLog = 'decisions' in json && !('log' in json);
  const newer = newerIn(json, isLog ? [LOG_READ] : GAME_READ);
  if (newer) return { ok: false, problems: [newer] };
  const loose = (log: LogOf<G>) => looseGameOf<G>(log, nameOf(log.setup));
  if (isLog) {
    const log = checkAs(envelope.log, logOfToday(envelope, json));
    return log.ok ? { ok: true, value: { ...loose(withPlainSeats(log.value)), bare: true } } : log;
  }
  const game = checkAs(envelope.savedGame, gameOfToday(envelope, json));
  if (!game.ok) return game;
  // That a file was a log is found out here, whatever it says of itself.
  const value = withPlainNames(game.value);
  return { ok: true, value: { ...loose(value.log), ...value, bare: undefined } };
}

/** The value itself where the schema finds nothing wrong with it. */
export function checkAs<T>(schema: Schema<T>, value: unknown, root?: string): Parsed<T> {
  const parsed = parseValue(schema, value, root);
  if (!parsed.ok) return parsed;
  // What no schema goes into, as the numbers of events, has its limits all the same.
  const beyond = beyondLimits(value, root, OF_GAME);
  return beyond === null ? { ok: true, value: value as T } : { ok: false, problems: [beyond] };
}

type Migrating = Pick<Envelope<GameTypes>, 'migrations'>;

/** A log as it is written today; as it is where there is no way there. */
export const logOfToday = ({ migrations }: Migrating, log: unknown): unknown =>
  isRecord(log) ? (migrate(log, log.format, LOG_FORMAT, migrations.log) ?? log) : log;

function gameOfToday(of: Migrating, game: Loose): Loose {
  const today = migrate(game, game.version, SAVED_GAME_VERSION, of.migrations.record) ?? game;
  return { ...today, log: logOfToday(of, today.log) };
}

/** A game that is nothing but its log. */
export const looseGameOf = <G extends GameTypes>(log: LogOf<G>, name: string): LooseGame<G> => ({
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
