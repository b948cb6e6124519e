import { LoggedSession } from '../../engine/kernel/log.ts';
import { type FolkloreLog, type FolkloreSession, folklore } from './rules/folklore-game.ts';
import type { FolkloreContent } from './rules/model/content.ts';
import type { FolkloreEvent } from './rules/model/events.ts';
import type { FolkloreOption, FolklorePrompt } from './rules/model/prompts.ts';
import type { FolkloreSetup } from './rules/model/setup.ts';
import type { Ending, FolkloreState } from './rules/model/state.ts';

export const MET = ['events', 'foes', 'items'] as const;
/** The cards that may or may not come up in a chapter, by their folders. */
export type Met = Readonly<Record<(typeof MET)[number], ReadonlySet<string>>>;

/** What came of a chapter. */
export interface PlayedChapter {
  readonly seed: string;
  readonly ending: Ending;
  readonly round: number;
  readonly decisions: number;
  readonly fights: number;
  readonly ghosts: number;
  readonly met: Met;
  readonly log: FolkloreLog;
}

export type Answers = (state: FolkloreState, prompt: FolklorePrompt) => FolkloreOption;

/** A chapter from its set-up to its end, with these answers. Throws Error where it does not end. */
export function playChapter(content: FolkloreContent, setup: FolkloreSetup, answers: Answers): PlayedChapter {
  const session: FolkloreSession = new LoggedSession(folklore(content), setup);
  while (session.pending) {
    if (session.decisions.length > MOST_DECISIONS) throw new Error(`over ${MOST_DECISIONS} decisions`);
    session.decide(answers(session.state, session.pending).id);
  }
  const { ending, round, heroes } = session.state;
  return {
    seed: setup.seed,
    ending: ending!,
    round,
    decisions: session.decisions.length,
    fights: session.events.filter(({ type }) => type === 'fightBegan' || type === 'fieldSet').length,
    ghosts: heroes.filter(({ isGhost }) => isGhost).length,
    met: metIn(session.events),
    log: session.toLog(),
  };
}

/** No chapter takes a tenth of them, however badly it is played. */
const MOST_DECISIONS = 5000;

function metIn(events: readonly FolkloreEvent[]): Met {
  const met = { events: new Set<string>(), foes: new Set<string>(), items: new Set<string>() };
  for (const event of events) {
    if (event.type === 'eventDrawn') met.events.add(event.card);
    if (event.type === 'fightBegan') met.foes.add(event.foe);
    if (event.type === 'fieldSet')
      for (const { foe } of event.field.figures) if (foe !== null) met.foes.add(foe);
    if (event.type === 'summoned' && event.figure.foe !== null) met.foes.add(event.figure.foe);
    if (event.type === 'itemDrawn') met.items.add(event.item);
  }
  return met;
}

/**
 * Plays a chapter again from its decisions, then takes it back to its beginning, to a third, to two thirds and to its
 * last question, each time forth again. Throws Error where it comes to another end, or tells something else on the way.
 */
export function proveChapter(content: FolkloreContent, { log }: Pick<PlayedChapter, 'log'>): void {
  const session: FolkloreSession = new LoggedSession(folklore(content), log.setup);
  for (const { option } of log.decisions) session.decide(option);
  if (session.hash !== log.hash) throw new Error('played again it came to another end');
  const told = JSON.stringify(session.events);
  const many = log.decisions.length;
  for (const place of [0, Math.floor(many / 3), Math.floor((2 * many) / 3), many - 1]) {
    session.rewind(Math.max(0, place));
    while (session.canRedo) session.redo();
    if (session.hash !== log.hash) throw new Error(`taken back to ${place} it came to another end`);
    if (JSON.stringify(session.events) !== told)
      throw new Error(`taken back to ${place} it went another way`);
  }
}
