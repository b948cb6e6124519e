/** `npm run lab -- --everything`: all encounters at each difficulty, a row each. */
import type { Experiment } from '../../bots/lab/experiment.ts';
import type { LabGame } from '../../bots/lab/lab-game.ts';
import { type Numbers, numbersOf } from '../../bots/lab/lab-numbers.ts';
import { asksForDifficulty, CHALLENGES } from '../../engine/index.ts';
import type { PlayableContent } from '../pack-place.ts';
import type { Terminal } from '../terminal.ts';
import type { LabOptions } from './lab-options.ts';
import { playUntilStopped } from './play-experiments.ts';

/** What came of the games of one encounter at one difficulty. */
export interface Row {
  readonly experiment: Experiment;
  readonly numbers: Numbers;
}

/** Every one of these encounters at each difficulty, or at the one given; once where it asks for none (X130). */
export function experimentsOf(
  { bot, difficulty }: Pick<LabOptions, 'bot' | 'difficulty'>,
  { encounters }: Pick<PlayableContent, 'encounters'>,
  ids: readonly string[],
): Experiment[] {
  const asked = difficulty === null ? CHALLENGES : [difficulty];
  return ids.flatMap((encounter) =>
    asksForDifficulty(encounters[encounter]!)
      ? asked.map((one) => ({ encounter, bot, difficulty: one }))
      : [{ encounter, bot }],
  );
}

/** Plays them, and tells each row as soon as all of its games are over; of one that was stopped, what there is. */
export async function playRows(
  options: LabOptions,
  content: PlayableContent,
  experiments: readonly Experiment[],
  terminal: Terminal,
  told: (row: Row) => void,
): Promise<void> {
  let row: LabGame[] = [];
  let done = 0;
  const tell = () => {
    const experiment = experiments[done]!;
    told({ experiment, numbers: numbersOf(content, experiment, row) });
    row = [];
    done += 1;
  };
  await playUntilStopped(options, content, experiments, terminal, (game) => {
    row.push(game);
    if (row.length === options.games) tell();
  });
  if (row.length > 0) tell();
}
