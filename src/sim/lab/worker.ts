import Tinypool from 'tinypool';
import { loadPlace, type PlayableContent, playable } from '../pack-place.ts';
import { type Experiment, type LabGame, playLabGame } from './lab-game.ts';

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
