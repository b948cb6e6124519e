import { setImmediate } from 'node:timers/promises';
import { type Experiment, seedOf } from '../../bots/lab/experiment.ts';
import { type LabGame, playLabGame } from '../../bots/lab/lab-game.ts';
import { BUILT_IN, type PlayableContent } from '../pack-place.ts';
import { inWorkers, workersFor } from '../workers.ts';
import type { LabOptions } from './options.ts';
import type { LabGiven, LabPiece } from './worker.ts';

/** The games of these experiments one after another, each as often, by the same workers from first to last. */
export async function* played(
  { games, seed, pack, workers }: LabOptions,
  content: PlayableContent,
  experiments: readonly Experiment[],
): AsyncGenerator<LabGame> {
  const wanted = games * experiments.length;
  const pieceAt = (i: number): LabPiece => ({
    experiment: Math.floor(i / games),
    seed: seedOf(seed, i % games),
  });
  const many = workers ?? workersFor(wanted);
  if (many > 1) {
    const given: LabGiven = { place: pack ?? BUILT_IN, experiments };
    const file = new URL('./worker.ts', import.meta.url);
    yield* inWorkers({ workers: many, file, given }, wanted, pieceAt);
    return;
  }
  for (let i = 0; i < wanted; i++) {
    // Lets Ctrl+C be heard between two games.
    await setImmediate();
    const piece = pieceAt(i);
    yield playLabGame(content, experiments[piece.experiment]!, piece.seed);
  }
}

/**
 * The same until Ctrl+C, with progress on standard error; `told` is given each game. Gives how many there were.
 */
export async function playUntilStopped(
  options: LabOptions,
  content: PlayableContent,
  experiments: readonly Experiment[],
  told: (game: LabGame) => void,
): Promise<number> {
  const wanted = options.games * experiments.length;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  // Terminals and whatever starts a command both send it: a second one must not cut off what is printed.
  process.on('SIGINT', stop);
  const step = Math.max(1, Math.ceil(wanted / 100));
  let games = 0;
  for await (const game of played(options, content, experiments)) {
    told(game);
    games += 1;
    if (games % step === 0) console.error(`${games} of ${wanted} games`);
    if (isStopped) break;
  }
  if (games < wanted) console.error(`stopped after ${games} of ${wanted} games`);
  return games;
}
