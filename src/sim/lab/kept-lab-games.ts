import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Experiment } from '../../bots/lab/experiment.ts';
import type { LabGame } from '../../bots/lab/lab-game.ts';
import type { Reachable } from '../../bots/lab/reached.ts';
import { RULES_VERSION } from '../../engine/index.ts';
import type { PlayableContent } from '../pack-place.ts';
import { UsageError } from '../sim-options.ts';

/**
 * Games of the laboratory in a file, a line of JSON each, so that a long measurement can be broken off and gone on
 * with. A game counts where it was played by the same rules, cards and bot: of another it is only said how many there are.
 */
export interface KeptGames {
  /** The game of an experiment with that seed; undefined: not played yet. */
  of(experiment: Experiment, seed: string): LabGame | undefined;
  keep(experiment: Experiment, game: LabGame): void;
  /** Lines of other rules or cards. */
  readonly others: number;
}

/** What a line tells beside the game. */
interface Under {
  readonly rules: string;
  readonly content: string;
  readonly encounter: string;
  readonly bot: string;
  readonly difficulty: string | null;
}

type Line = Under & Omit<LabGame, 'reached'> & { readonly reached: readonly Reachable[] };

/** Reads the file, where there is one. Throws UsageError, with the line that is no game. */
export function keptGames(file: string, { cards }: Pick<PlayableContent, 'cards'>): KeptGames {
  const today = { rules: RULES_VERSION, content: cards.hash };
  const games = new Map<string, LabGame>();
  let others = 0;
  linesOf(file).forEach((text, i) => {
    if (text === '') return;
    const { rules, content, encounter, bot, difficulty, ...game } = readLine(text, `${file}, line ${i + 1}`);
    if (rules !== today.rules || content !== today.content) others += 1;
    else
      games.set(keyOf({ encounter, bot, difficulty }, game.seed), {
        ...game,
        reached: new Set(game.reached),
      });
  });
  return {
    others,
    of: (experiment, seed) => games.get(keyOf(underOf(experiment), seed)),
    keep: (experiment, game) => {
      const line: Line = { ...today, ...underOf(experiment), ...game, reached: [...game.reached].sort() };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    },
  };
}

const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

function readLine(text: string, place: string): Line {
  try {
    const line = JSON.parse(text) as Partial<Line> | null;
    if (typeof line?.encounter === 'string' && typeof line.seed === 'string' && Array.isArray(line.reached))
      return line as Line;
  } catch {
    // Told below, with what was expected.
  }
  throw new UsageError(`--kept ${place}: expected a game of npm run lab, got ${text.slice(0, 40)}`);
}

const underOf = ({ encounter, bot, difficulty }: Experiment) => ({
  encounter,
  bot,
  difficulty: difficulty ?? null,
});

const keyOf = (of: Pick<Under, 'encounter' | 'bot' | 'difficulty'>, seed: string): string =>
  `${of.encounter} ${of.bot} ${of.difficulty ?? '-'} ${seed}`;
