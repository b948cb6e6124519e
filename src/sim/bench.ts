import { type BenchOptions, readBenchOptions, USAGE } from './bench/bench-options.ts';
import { benchPage } from './bench/bench-plots.ts';
import { linesOf, type Measured, short } from './bench/bench-report.ts';
import { type Bench, benchOf, lettersOfLinks, ROWS, type Row } from './bench/bench-rows.ts';
import { codeFrom, layOut, make } from './bench/code.ts';
import { measure, type Time } from './bench/measure-time.ts';
import { compareGames, lineOf } from './bench/same.ts';
import { UsageError } from './sim-options.ts';
import { writePage } from './sim-records.ts';
import type { Terminal } from './terminal.ts';

/**
 * `npm run bench`: what the rules cost, beside a commit of before when asked; or whether games are the same in both.
 * Exit 1: they are not; 2: bad arguments.
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const options = readBenchOptions(args);
    if (options.same > 0) return (await isSame(options, terminal)) ? 0 : 1;
    await bench(options, terminal);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

async function bench({ rows, against, page, seconds }: BenchOptions, terminal: Terminal): Promise<void> {
  const chosen = ROWS.filter(({ name }) => rows.length === 0 || rows.some((one) => name.startsWith(one)));
  if (chosen.length === 0)
    throw new UsageError(`${rows.join(' ')}: expected rows like ${ROWS.map(({ name }) => name).join(', ')}`);
  const now = benchOf(await codeFrom(await make(process.cwd(), 'now')));
  const before = against === null ? null : benchOf(await codeFrom(await make(layOut(against), 'before')));
  const measured: Measured[] = [];
  for (const row of chosen) {
    const has = !row.needs || (before !== null && row.needs in before.code);
    const one = measureRow(row, now, has ? before : null, seconds);
    measured.push(one);
    for (const line of linesOf(one)) terminal.log(line);
  }
  const letters = lettersOfLinks(now);
  const notes = letters === null ? [] : [`${short(letters)} letters of a link for each decision`];
  for (const note of notes) terminal.log(note);
  if (page === null) return;
  const head = against === null ? 'What the rules cost' : `What the rules cost, beside ${against}`;
  writePage(page, benchPage(head, measured, notes));
  terminal.log(page);
}

async function isSame({ same, against }: BenchOptions, terminal: Terminal): Promise<boolean> {
  const commit = against ?? 'HEAD';
  const given = { now: await make(process.cwd(), 'now'), before: await make(layOut(commit), 'before') };
  let [decisions, events, other] = [0, 0, 0];
  for await (const game of compareGames(given, same)) {
    decisions += game.decisions;
    events += game.events;
    if (game.difference === null) continue;
    other += 1;
    terminal.log(lineOf(game));
  }
  terminal.log(
    `${same} games, ${decisions} decisions, ${events} events: ${other === 0 ? `the same as in ${commit}` : `${other} games are not as in ${commit}`}`,
  );
  return other === 0;
}

function measureRow(
  { name, what, work, against }: Row,
  now: Bench,
  before: Bench | null,
  seconds: number,
): Measured {
  const benches = before ? [now, before] : [now];
  const works = [work, ...(against ? [against.work] : [])].flatMap((make) => benches.map((one) => make(one)));
  const times = measure(works, seconds);
  const pair = (i: number): { now: Time; before: Time | null } => {
    const [first, second] = times.slice(i * benches.length);
    return { now: first!, before: before ? second! : null };
  };
  return { name, what, ...pair(0), against: against ? { what: against.what, ...pair(1) } : null };
}
