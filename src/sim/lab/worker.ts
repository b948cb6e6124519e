import Tinypool from 'tinypool';
import type { Experiment } from '../../bots/lab/experiment.ts';
import { type LabGame, playLabGame } from '../../bots/lab/lab-game.ts';
import { loadPlace, type PlayableContent, playable } from '../pack-place.ts';

/** What every worker of the laboratory is told once. */
export interface LabGiven {
  readonly place: string;
  readonly experiment: Experiment;
}

/** One game of `npm run lab` in a worker, by its seed. */
export default function play(seed: string): LabGame {
  content ??= playable(loadPlace(given.place));
  return playLabGame(content, given.experiment, seed);
}

const given: LabGiven = Tinypool.workerData.given;
let content: PlayableContent | null = null;
