import { setImmediate } from 'node:timers/promises';
import { type Experiment, seedOf } from '../../bots/lab/experiment.ts';
import { type LabGame, playLabGame } from '../../bots/lab/lab-game.ts';
import { BUILT_IN, type PlayableContent } from '../pack-place.ts';
import type { Terminal } from '../terminal.ts';
import { inWorkers, workersFor } from '../workers.ts';
import { keptGames } from './kept-lab-games.ts';
import type { LabOptions } from './lab-options.ts';
import type { LabGiven, LabPiece } from './lab-worker.ts';

/** The games of these experiments one after another, each as often; those that are kept are not played again. */
export async function* played(
  options: LabOptions,
  content: PlayableContent,
  experiments: readonly Experiment[],
  terminal: Terminal,
): AsyncGenerator<LabGame> {
  const { games, first, seed, kept: file } = options;
  const pieces = experiments.flatMap((_, experiment) =>
    Array.from({ length: games }, (__, i): LabPiece => ({ experiment, seed: seedOf(seed, first - 1 + i) })),
  );
  const kept = file === null ? null : keptGames(file, content);
  if (kept && kept.others > 0)
    terminal.error(`${file}: ${kept.others} games of other rules or cards do not count`);
  const keptOf = ({ experiment, seed: of }: LabPiece) => kept?.of(experiments[experiment]!, of);
  const missing = pieces.filter((piece) => !keptOf(piece));
  const fresh = freshly(options, content, experiments, missing);
  try {
    for (const piece of pieces) {
      const game = keptOf(piece) ?? (await fresh.next()).value!;
      if (!keptOf(piece)) kept?.keep(experiments[piece.experiment]!, game);
      yield game;
    }
  } finally {
    await fresh.return(undefined);
  }
}

/** Plays these pieces in their order, by the same workers from first to last. */
async function* freshly(
  { pack, workers }: LabOptions,
  content: PlayableContent,
  experiments: readonly Experiment[],
  pieces: readonly LabPiece[],
): AsyncGenerator<LabGame, undefined> {
  const wanted = pieces.length;
  const many = workers ?? workersFor(wanted);
  if (many > 1) {
    const given: LabGiven = { place: pack ?? BUILT_IN, experiments };
    const file = new URL('./lab-worker.ts', import.meta.url);
    yield* inWorkers<LabGiven, LabPiece, LabGame>({ workers: many, file, given }, wanted, (i) => pieces[i]!);
    return;
  }
  for (const piece of pieces) {
    // Lets Ctrl+C be heard between two games.
    await setImmediate();
    yield playLabGame(content, experiments[piece.experiment]!, piece.seed);
  }
}

/**
 * The same until Ctrl+C, with progress beside it on the terminal; `told` is given each game. Gives how many there were.
 */
export async function playUntilStopped(
  options: LabOptions,
  content: PlayableContent,
  experiments: readonly Experiment[],
  terminal: Terminal,
  told: (game: LabGame) => void,
): Promise<number> {
  const wanted = options.games * experiments.length;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  // Terminals and whatever starts a command both send it: a second one must not cut off what is printed.
  process.on('SIGINT', stop);
  // A line that nobody sees go by is kept in a file.
  const step = Math.max(1, Math.ceil(wanted / (process.stderr.isTTY ? 100 : 20)));
  let games = 0;
  for await (const game of played(options, content, experiments, terminal)) {
    told(game);
    games += 1;
    if (games % step === 0) terminal.error(`${games} of ${wanted} games`);
    if (isStopped) break;
  }
  if (games < wanted) terminal.error(`stopped after ${games} of ${wanted} games`);
  return games;
}
