import { momentOf } from '../../src/bots/lab/moment-of.ts';
import { type Played, playAttack } from '../../src/bots/lab/odds-played.ts';
import type { Policy } from '../../src/bots/policies.ts';
import {
  type ChoiceMoment,
  choiceMomentOf,
  type EncounterSession,
  type Option,
  type Prompt,
} from '../../src/engine/index.ts';
import { drive, newGame } from './games.ts';

/** An answer to a question of a bot's game. */
export interface Chosen {
  readonly moment: ChoiceMoment;
  readonly prompt: Prompt;
  readonly option: Option;
  /** The game at the question. */
  readonly session: EncounterSession;
}

/** Answers from bots' games, those that are wanted. */
export function collectChoices(
  games: readonly (readonly [encounter: string, seed: string, policy: Policy])[],
  decisions: number,
  isWanted: (session: EncounterSession, prompt: Prompt, option: Option) => boolean,
): Chosen[] {
  const found: Chosen[] = [];
  for (const [encounter, seed, policy] of games)
    drive(newGame(encounter, seed), policy, seed, decisions, (session) => {
      const { pending: prompt } = session;
      const wanted = prompt?.options.filter((option) => isWanted(session, prompt, option)) ?? [];
      if (!prompt || wanted.length === 0) return;
      const moment = choiceMomentOf(session)!;
      const fork = session.fork();
      for (const option of wanted) found.push({ moment, prompt, option, session: fork });
    });
  return found;
}

/** What came of that answer's attack in the game itself, played on with other dice. */
export const playChosen = ({ session, option }: Chosen, seed: string): Played =>
  playAttack(momentOf(session)!, session.content, option.id, seed);
