/** The planner's answer to an open question, with what it expects of it. */
import type { EncounterContent, Space } from '../../engine/index.ts';
import { sessionFrom } from '../lab/lab-moment.ts';
import type { Moment } from '../lab/moment-of.ts';
import type { Line } from './lines.ts';
import type { Outlook } from './outlook.ts';
import { PlannerBot } from './planner-bot.ts';
import type { Tried } from './race.ts';

/** What came of running on from an answer. */
export interface Foreseen {
  readonly option: string;
  readonly runs: number;
  readonly mean: Outlook;
}

/** What the planner would do at a question, and why. */
export interface Hint {
  readonly option: string;
  /** Where it would go, of a Move Action. */
  readonly way: readonly Space[] | null;
  /** How that came out, and the next best; null where it did not look ahead. */
  readonly why: { readonly best: Foreseen; readonly next: Foreseen } | null;
}

/** Thinks a moment of a game over. The same moment gets the same hint; it may be left after each run. */
export function* hintAt(content: EncounterContent, moment: Moment): Generator<void, Hint, unknown> {
  // Its dice are of no account: nothing is rolled in it.
  const session = sessionFrom(moment, 'hint', content);
  const bot = new PlannerBot('hint');
  const weighed = yield* bot.weigh(session);
  if (!weighed) return { option: bot.choose(session), way: null, why: null };
  const [best, next] = weighed as readonly [Tried<Line>, Tried<Line>];
  return { ...best.line, why: { best: foreseen(best), next: foreseen(next) } };
}

const foreseen = ({ line, runs, mean }: Tried<Line>): Foreseen => ({
  option: line.option,
  runs: runs.length,
  mean,
});
