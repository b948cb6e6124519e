import { LoggedSession } from '../../engine/kernel/log.ts';
import { type FolkloreLog, type FolkloreSession, folklore } from './rules/folklore-game.ts';
import type { FolkloreContent } from './rules/model/content.ts';
import type { FolkloreOption, FolklorePrompt } from './rules/model/prompts.ts';
import type { FolkloreSetup } from './rules/model/setup.ts';
import type { Ending, FolkloreState } from './rules/model/state.ts';

/** What came of a chapter. */
export interface PlayedChapter {
  readonly seed: string;
  readonly ending: Ending;
  readonly round: number;
  readonly decisions: number;
  readonly fights: number;
  readonly ghosts: number;
  readonly log: FolkloreLog;
}

export type Answers = (state: FolkloreState, prompt: FolklorePrompt) => FolkloreOption;

/** A chapter from its set-up to its end, with these answers. Throws Error where it does not end, or not so again. */
export function playChapter(content: FolkloreContent, setup: FolkloreSetup, answers: Answers): PlayedChapter {
  const session: FolkloreSession = new LoggedSession(folklore(content), setup);
  while (session.pending) {
    if (session.decisions.length > MOST_DECISIONS) throw new Error(`over ${MOST_DECISIONS} decisions`);
    session.decide(answers(session.state, session.pending).id);
  }
  const again: FolkloreSession = new LoggedSession(folklore(content), setup);
  for (const { option } of session.decisions) again.decide(option);
  if (again.hash !== session.hash) throw new Error('played again it came to another end');
  const { ending, round, heroes } = session.state;
  return {
    seed: setup.seed,
    ending: ending!,
    round,
    decisions: session.decisions.length,
    fights: session.events.filter(({ type }) => type === 'fightBegan').length,
    ghosts: heroes.filter(({ isGhost }) => isGhost).length,
    log: session.toLog(),
  };
}

/** No chapter takes a tenth of them, however badly it is played. */
const MOST_DECISIONS = 5000;
