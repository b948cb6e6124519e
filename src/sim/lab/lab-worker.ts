import Tinypool from 'tinypool';
import type { Experiment } from '../../bots/lab/experiment.ts';
import { type LabGame, playLabGame } from '../../bots/lab/lab-game.ts';
import { loadPlace, type PlayableContent, playable } from '../pack-place.ts';

/** What every worker of the laboratory is told once. */
export interface LabGiven {
  readonly place: string;
  readonly experiments: readonly Experiment[];
}

/** One game: of the experiment with that number. */
export interface LabPiece {
  readonly experiment: number;
  readonly seed: string;
}

/** One game of `npm run lab` in a worker. */
export default function play({ experiment, seed }: LabPiece): LabGame {
  content ??= playable(loadPlace(given.place));
  return playLabGame(content, given.experiments[experiment]!, seed);
}

const given: LabGiven = Tinypool.workerData.given;
let content: PlayableContent | null = null;
