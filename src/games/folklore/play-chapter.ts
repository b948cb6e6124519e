import { playOut, provePlayed } from '../../engine/kernel/played-out.ts';
import { type FolkloreLog, folklore } from './rules/folklore-game.ts';
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
  const session = playOut(folklore(content), setup, (state, prompt) => answers(state, prompt).id);
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

/** Plays a chapter again and back and forth (`provePlayed`). Throws Error where it is another then. */
export function proveChapter(content: FolkloreContent, { log }: Pick<PlayedChapter, 'log'>): void {
  provePlayed(folklore(content), log);
}
