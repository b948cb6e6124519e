import { didYouMean } from '../check/did-you-mean.ts';
import { hintText } from '../words/en/hints.ts';
import { neverUsed, nextPlan, noReport, playInto } from './cards/card-report.ts';
import { cardReportPage, cardReportText } from './cards/report-text.ts';
import { BUILT_IN, encountersOf, idMeant, playable } from './pack-place.ts';
import { placeOf } from './place-of-pack.ts';
import { addGame, coverageReport, neverFollowed, neverMet, noCoverage, planOf } from './sim-everything.ts';
import { type GamePlan, type PlayedGame, playGame } from './sim-game.ts';
import { playGuest } from './sim-guest.ts';
import { readOptions, type SimOptions, USAGE, UsageError } from './sim-options.ts';
import { stepsInPositions } from './sim-positions.ts';
import { renewRecords, writePage, writeRecord } from './sim-records.ts';
import { gameLine, neverReached, reportOf } from './sim-report.ts';
import type { Terminal } from './terminal.ts';
import { inWorkers, workersFor } from './workers.ts';

/**
 * `npm run sim -- --encounter ID --games N --seed S`: bots play games headless; game i has the seed `S-i`. The
 * same arguments print the same on standard output, however many workers play; the time goes to standard error. Every position is
 * looked at and every game replayed. Exit 1: a game failed, its log is written; exit 2: bad arguments.
 * `--everything` plays all of the content instead, `--pack` knows the encounters of a pack of one's own, `--game` plays
 * another game.
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    terminal.log(USAGE);
    return 0;
  }
  try {
    if (args.includes('--game')) return playGuest(args, terminal);
    const options = readOptions(args);
    const { content, known, meant } = contentFor(options.pack, terminal);
    if (options.renew !== null) {
      terminal.log(renewRecords(options.renew, content).join('\n'));
      return 0;
    }
    if (options.everything) return await playEverything(options, content, terminal);
    if (options.report === 'cards') return reportCards(options, content, terminal);
    const encounter = options.encounter === null ? null : meant(options.encounter);
    if (encounter === null || !Object.hasOwn(content.encounters, encounter))
      throw new UsageError(
        `--encounter ${encounter ?? '(missing)'}: expected ${listOfSome(known, encounter)}`,
      );
    return await play(options, encounter, content, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.error(`${error.message}\n${USAGE}`);
    return 2;
  }
}

/** The built-in content, with a pack of one's own beside it, and the encounters that are meant by it. Throws UsageError. */
function contentFor(
  pack: string | null,
  terminal: Terminal,
): {
  readonly content: Parameters<typeof playGame>[0];
  readonly known: readonly string[];
  /** The whole id of an encounter that is called so there. */
  meant(id: string): string;
} {
  const place = placeOf(pack, terminal);
  const known = pack === null ? Object.keys(place.content.encounters) : encountersOf(place);
  const content = playable(place);
  return { content, known, meant: (id) => idMeant(place, id, (one) => one in content.encounters) };
}

/** `one of a, b`, or what may have been meant. */
function listOfSome(known: readonly string[], given: string | null): string {
  const meant = given === null ? undefined : didYouMean(given, known);
  const hint = meant === undefined ? '' : ` (${hintText(meant)})`;
  return known.length === 0
    ? 'an encounter of the pack, which has none in order'
    : `one of ${known.join(', ')}${hint}`;
}

/** The games of these plans in their order, by as many workers as are worth it. */
async function* played(
  content: Parameters<typeof playGame>[0],
  { workers, pack }: Pick<SimOptions, 'workers' | 'pack'>,
  plans: number,
  planOf: (i: number) => GamePlan,
): AsyncGenerator<PlayedGame> {
  const many = workers ?? workersFor(plans);
  const file = new URL('./sim-worker.ts', import.meta.url);
  if (many > 1) yield* inWorkers({ workers: many, file, given: pack ?? BUILT_IN }, plans, planOf);
  else for (let i = 0; i < plans; i++) yield playGame(content, planOf(i));
}

async function play(
  options: SimOptions,
  encounter: string,
  content: Parameters<typeof playGame>[0],
  terminal: Terminal,
): Promise<number> {
  const { policy, record, quiet, ruleset, difficulty } = options;
  const start = process.hrtime.bigint();
  const games: PlayedGame[] = [];
  const planOf = (i: number): GamePlan => {
    const seed = record ? options.seed : `${options.seed}-${i + 1}`;
    return { encounter, seed, policy, ruleset, ...(difficulty ? { difficulty } : {}) };
  };
  for await (const game of played(content, options, record ? 1 : options.games, planOf)) {
    if (!quiet) terminal.log(gameLine(game));
    const before = games.filter(({ fault }) => fault !== null).length;
    if (game.fault !== null) reportFault(game, encounter, options, before, terminal);
    // The decisions of thousands of games are not kept.
    games.push(game.fault === null && !record ? { ...game, log: { ...game.log, decisions: [] } } : game);
  }
  terminal.log(reportOf(games));
  const reached = neverReached(content, encounter, games);
  if (reached !== '') terminal.log(reached);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const cpu = process.cpuUsage().user / 1e6;
  terminal.error(
    `time ${seconds.toFixed(1)} s (CPU ${cpu.toFixed(1)} s), ${((1000 * seconds) / games.length).toFixed(1)} ms a game`,
  );
  if (record && games[0]!.fault === null) {
    writeRecord(record, { policy, log: games[0]!.log });
    terminal.error(`written to ${record}`);
  }
  return games.some((game) => game.fault !== null) ? 1 : 0;
}

/** All of the content: fails too when a Combatant, a step of its card or a value of a switch was never met. */
async function playEverything(
  options: SimOptions,
  content: Parameters<typeof playGame>[0],
  terminal: Terminal,
): Promise<number> {
  const { seed, games, quiet } = options;
  const coverage = noCoverage();
  const plans = (i: number) => planOf(content, seed, i);
  let failed = 0;
  let i = 0;
  for await (const game of played(content, options, games, plans)) {
    const plan = plans(i++);
    addGame(coverage, plan, game);
    if (!quiet) terminal.log(`${plan.encounter.padEnd(24)} ${plan.policy.padEnd(7)} ${gameLine(game)}`);
    if (game.fault === null) continue;
    reportFault(game, plan.encounter, plan, failed, terminal);
    failed += 1;
  }
  const seldom = neverFollowed(content, coverage);
  const found = stepsInPositions(content, seldom, seed);
  for (const step of found) coverage.steps.add(step);
  terminal.log(coverageReport(content, coverage));
  terminal.log(`followed in made-up positions alone ${[...found].sort().join(', ') || 'none'}`);
  const missing = neverMet(content, coverage).length + neverFollowed(content, coverage).length;
  return failed > 0 || missing > 0 ? 1 : 0;
}

/** What every card does in games: fails when a game does, or when a card was never used. */
function reportCards(
  { seed, games, out }: SimOptions,
  content: Parameters<typeof playGame>[0],
  terminal: Terminal,
): number {
  const report = noReport(content.cards);
  for (let i = 1; i <= games; i++) {
    const plan = nextPlan(content, report, seed, i);
    const before = report.failed.length;
    const game = playInto(report, content, plan);
    if (game.fault !== null) reportFault(game, plan.encounter, plan, before, terminal);
  }
  const text = cardReportText(content.cards, report);
  if (out === null) terminal.log(text);
  else {
    writePage(out, cardReportPage(text, games, seed));
    terminal.log(`${text.split('\n', 1)[0]}\nwritten to ${out}`);
  }
  return report.failed.length > 0 || neverUsed(content.cards, report).length > 0 ? 1 : 0;
}

/** Logs written of one run; whatever fails a hundred games fails the first of them. */
const LOGS_KEPT = 3;

/**
 * The log of a game that failed becomes a fixture: `tests/replays` runs it until it no longer fails. That of a pack
 * of one's own cannot be run there.
 */
function reportFault(
  game: PlayedGame,
  encounter: string,
  { policy, pack = null }: Pick<SimOptions, 'policy'> & Partial<Pick<SimOptions, 'pack'>>,
  before: number,
  terminal: Terminal,
): void {
  terminal.log(`FAILED seed ${game.seed}: ${game.fault}`);
  if (before >= LOGS_KEPT) return;
  const folder = pack === null ? 'tests/replays/failed' : 'dist/failed';
  const file = `${folder}/${encounter}-${policy}-${game.seed.replace(/[^\w-]/g, '_')}.json`;
  writeRecord(file, { policy, log: game.log });
  terminal.log(`  log: ${file}`);
}
