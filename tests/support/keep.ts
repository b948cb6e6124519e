import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished, TestRunner } from 'vitest';

/**
 * What a test plays, kept: of each event, each question with its answers and refusals, and the state at the end some
 * letters of its hash, in `tests/kept`, a file for each file of tests. So every test tells of every change of the rules
 * it goes through, down to the page an entry of a ledger names, and not only of what it is about. Where a change is
 * meant: `npm run prove -- kept`, and read the difference it is told by.
 */

/** As in depth.ts, which is not imported: whatever imports it is taken for a proof. */
const proving = process.env.PROVE === '1';
/** Written anew, and not compared. */
const renewing = process.env.KEEP_ANEW === '1';

/** What came of something: lists of values, by what they are. */
export type Outcome = Readonly<Record<string, readonly unknown[]>>;

/** What can be asked of any game's session. */
interface Played {
  readonly events: readonly unknown[];
  readonly pending: unknown;
  readonly state: unknown;
  decide(option: string, mix?: string): void;
}

/** The tests that keep what they play: none that draws samples, which are others with each change of the content. */
const KEPT = /\/tests\/((?:rules|cards|engine|campaign|stores|replays)\/.*)\.test\.tsx?$/;

/** Letters of a hash that stand for one value: one in four thousand others has the same. */
const LETTERS = 2;

/** Keeps what is played in this session, until the test ends. Outside of a test, or where all is proved, nothing is. */
export function keptSession<S extends Played>(session: S): S {
  const outcomes = outcomesOfTest();
  if (!outcomes) return session;
  const questions: string[] = [];
  const decide = session.decide.bind(session);
  // A question lists its answers as they were when it was asked, so it is read before it is answered.
  session.decide = (option, mix) => {
    questions.push(textOf(session.pending));
    decide(option, mix);
  };
  outcomes.push(() => ({
    events: session.events,
    questions: [...questions, session.pending],
    end: [session.state],
  }));
  return session;
}

/** Keeps what came of something else. */
export function keep(outcome: Outcome): void {
  outcomesOfTest()?.push(() => outcome);
}

type Outcomes = (() => Outcome)[];

const byTest = new WeakMap<object, Outcomes>();

/** Of the running test, to be looked at when it ends; null where nothing is kept. */
function outcomesOfTest(): Outcomes | null {
  const test = TestRunner.getCurrentTest();
  if (!test || proving) return null;
  const known = byTest.get(test);
  if (known) return known;
  const [, file] = KEPT.exec(test.file.filepath.replaceAll('\\', '/')) ?? [];
  if (file === undefined) return null;
  const outcomes: Outcomes = [];
  byTest.set(test, outcomes);
  onTestFinished(({ task }) => {
    // Who failed has something else to say.
    if (task.result?.state !== 'fail')
      hold(
        fileOf(file),
        test.fullTestName,
        outcomes.map((outcome) => outcome()),
      );
  });
  return outcomes;
}

type KeptFile = Record<string, readonly string[]>;

const files = new Map<string, KeptFile>();

/** Where what the tests of a file play is kept. */
const fileOf = (test: string): string => join(import.meta.dirname, '../kept', `${test}.json`);

function read(path: string): KeptFile {
  const known = files.get(path);
  if (known) return known;
  const read: KeptFile = !renewing && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  files.set(path, read);
  return read;
}

function hold(path: string, test: string, outcomes: readonly Outcome[]): void {
  const kept = read(path);
  const now = outcomes.map(lettersOf);
  if (renewing) {
    if (Object.hasOwn(kept, test)) throw new Error(`two tests of one name: ${test}`);
    kept[test] = now;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(kept, null, 1)}\n`);
    return;
  }
  const faults = faultsOf(outcomes, now, kept[test] ?? null);
  if (faults.length === 0) return;
  const advice = 'If that is meant: npm run prove -- kept, and look at the difference.';
  throw new Error([...faults, advice].join('\n'));
}

/** The letters of each value, list by list: `Ab3d.Qe.f0`. */
export const lettersOf = (outcome: Outcome): string =>
  Object.values(outcome)
    .map((values) => values.map(letters).join(''))
    .join('.');

const letters = (value: unknown): string =>
  createHash('sha1').update(textOf(value)).digest('base64url').slice(0, LETTERS);

/** Where it came otherwise than before, with the first value of each list that is another; a line each. */
export function faultsOf(
  outcomes: readonly Outcome[],
  now: readonly string[],
  before: readonly string[] | null,
) {
  if (!before) return ['what this test plays is not kept yet'];
  if (now.length !== before.length) return [`${now.length} things are played here, it was ${before.length}`];
  return outcomes.flatMap((outcome, i) => {
    if (now[i] === before[i]) return [];
    const were = before[i]!.split('.');
    const are = now[i]!.split('.');
    return Object.entries(outcome).flatMap(([what, values], list) => {
      if (are[list] === were[list]) return [];
      return [differenceOf(`${what} of ${i + 1} in this test`, values, are[list]!, were[list] ?? '')];
    });
  });
}

function differenceOf(where: string, values: readonly unknown[], are: string, were: string): string {
  const at = values.findIndex((_, n) => {
    const [from, to] = [n * LETTERS, (n + 1) * LETTERS];
    return are.slice(from, to) !== were.slice(from, to);
  });
  const count = `${values.length}, it was ${were.length / LETTERS}`;
  return at < 0 ? `${where}: ${count}` : `${where} (${count}), at ${at}: ${textOf(values[at])}`;
}

/** A value as text, the fields of a record by their names; what is undefined is not there. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  const record = value as Readonly<Record<string, unknown>>;
  const fields: string[] = [];
  for (const key of Object.keys(record).sort()) {
    const inside = record[key];
    if (inside !== undefined) fields.push(`${key}:${textOf(inside)}`);
  }
  return `{${fields.join()}}`;
}
