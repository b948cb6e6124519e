import type { Experiment } from '../../bots/lab/experiment.ts';
import { type LabGame, labGame } from '../../bots/lab/lab-game.ts';
import type { EncounterContent } from '../../engine/index.ts';
import { createLuckWork, type LuckWork } from '../middara/luck-work.ts';
import { type ChanceWork, createChanceWork } from './chance-work.ts';
import { createForesightWork, type ForesightWork } from './foresight-work.ts';
import { createHintWork, type HintWork } from './hint-work.ts';

/** The part of the laboratory that is done on another thread. */
export interface LabWork extends HintWork, ChanceWork, ForesightWork, LuckWork {
  /** What is played, told once. */
  experiment(content: EncounterContent, experiment: Experiment): void;
  /** One game of it: the same seed, the same game. */
  labGame(seed: string): Generator<void, LabGame, unknown>;
}

export function createLabWork(): LabWork {
  let told: readonly [EncounterContent, Experiment] | null = null;
  return {
    ...createHintWork(),
    ...createChanceWork(),
    ...createLuckWork(),
    ...createForesightWork(),
    experiment(content, experiment) {
      told = [content, experiment];
    },
    labGame(seed) {
      if (!told) throw new Error('a game without an experiment');
      return labGame(...told, seed);
    },
  };
}
