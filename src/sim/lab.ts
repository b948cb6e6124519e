import { setImmediate } from 'node:timers/promises';
import { type Experiment, seedOf } from '../bots/lab/experiment.ts';
import { type LabGame, playLabGame } from '../bots/lab/lab-game.ts';
import { numbersOf } from '../bots/lab/numbers.ts';
import { didYouMean } from '../check/did-you-mean.ts';
import { hintText } from '../words/en/hints.ts';
import { problemLines } from '../words/en/problems.ts';
import { type LabOptions, readLabOptions, USAGE } from './lab/options.ts';
import { labPage } from './lab/page.ts';
import { readMoment } from './lab/read-moment.ts';
import { headOf, labText } from './lab/report.ts';
import type { LabGiven } from './lab/worker.ts';
import { BUILT_IN, loadPlace, type PackPlace, type PlayableContent, playable } from './pack-place.ts';
import { UsageError } from './sim-options.ts';
import { writePage } from './sim-records.ts';
import { inWorkers, workersFor } from './workers.ts';

/**
 * `npm run lab -- --encounter ID --games N`: a bot plays an encounter, or on from a moment of a game, with the dice of
 * `S-1`, `S-2`, …; what came of it is printed, and drawn on a page with `--out`. The same arguments print the same
 * on standard output; progress goes to standard error.
 */
async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readLabOptions(args);
    const place = placeOf(options.pack);
    const content = playable(place);
    return await explore(options, content, experimentOf(options, content));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

function placeOf(pack: string | null): PackPlace {
  try {
    const place = loadPlace(pack ?? BUILT_IN);
    for (const line of problemLines(place.problems)) console.error(line);
    return place;
  } catch (error) {
    throw new UsageError(`--pack ${pack}: expected a folder or a zip (${(error as Error).message})`);
  }
}

function experimentOf(
  { encounter, from, at, bot, difficulty }: LabOptions,
  content: PlayableContent,
): Experiment {
  const moment = from === null ? undefined : readMoment(from, at, content);
  const id = encounter ?? moment?.setup.encounter ?? '';
  if (moment && id !== moment.setup.encounter)
    throw new UsageError(`--encounter ${id}: the game of ${from} is of ${moment.setup.encounter}`);
  if (!Object.hasOwn(content.encounters, id)) {
    const known = Object.keys(content.encounters);
    const hint = didYouMean(id, known);
    throw new UsageError(
      `--encounter ${id}: expected an encounter, like ${known[0]}${hint ? ` (${hintText(hint)})` : ''}`,
    );
  }
  return { encounter: id, bot, ...(moment ? { moment } : {}), ...(difficulty ? { difficulty } : {}) };
}

async function explore(
  options: LabOptions,
  content: PlayableContent,
  experiment: Experiment,
): Promise<number> {
  const { games: wanted, seed, out } = options;
  const games: LabGame[] = [];
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  // Terminals and whatever starts a command both send it: a second one must not cut off what is printed.
  process.on('SIGINT', stop);
  const told = Math.max(1, Math.ceil(wanted / 100));
  for await (const game of played(options, content, experiment)) {
    games.push(game);
    if (games.length % told === 0) console.error(`${games.length} of ${wanted} games`);
    if (isStopped) break;
  }
  if (games.length < wanted) console.error(`stopped after ${games.length} of ${wanted} games`);
  const numbers = numbersOf(content, experiment.encounter, games);
  const head = headOf(experiment, games.length, seed);
  console.log(labText(head, numbers));
  if (out !== null) {
    writePage(out, labPage(head, numbers));
    console.error(`written to ${out}`);
  }
  return numbers.failed.length > 0 ? 1 : 0;
}

async function* played(
  { games, seed, pack, workers }: LabOptions,
  content: PlayableContent,
  experiment: Experiment,
): AsyncGenerator<LabGame> {
  const seedAt = (i: number) => seedOf(seed, i);
  const many = workers ?? workersFor(games);
  if (many > 1) {
    const given: LabGiven = { place: pack ?? BUILT_IN, experiment };
    const file = new URL('./lab/worker.ts', import.meta.url);
    yield* inWorkers({ workers: many, file, given }, games, seedAt);
    return;
  }
  for (let i = 0; i < games; i++) {
    // Lets Ctrl+C be heard between two games.
    await setImmediate();
    yield playLabGame(content, experiment, seedAt(i));
  }
}

process.exitCode = await main(process.argv.slice(2));
