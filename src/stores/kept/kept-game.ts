import type { GameLine } from '../game/play.ts';
import type { GameTypes, SessionOf } from '../game/types.ts';
import {
  besideOf,
  type GameAbout,
  type GameSummary,
  type Head,
  type KeptGame,
  type Line,
  SAVED_GAME,
  SAVED_GAME_VERSION,
  saveOf,
} from './saved-game.ts';

interface Parts<G extends GameTypes> {
  readonly session: SessionOf<G>;
  readonly beginning: G['state'];
  /** Everything but its session, as it is now. */
  about(): { readonly [K in keyof Required<GameAbout>]: GameAbout[K] };
  /** What the list of games says of it now. */
  line(): GameLine;
}

/** The lines of a log from decision n on; `gestures` are in order. */
export function linesOf(
  {
    decisions,
    marks,
  }: { readonly decisions: readonly Omit<Line, 'mark'>[]; readonly marks: readonly number[] },
  gestures: readonly number[],
  n: number,
): Line[] {
  let at = gestures.length;
  while (at > 0 && gestures[at - 1]! >= n) at -= 1;
  const begun = new Set(gestures.slice(at));
  return decisions.slice(n).map((made, i) => {
    const line = { ...made, mark: marks[n + i] ?? 0 };
    return begun.has(n + i) ? { ...line, begins: true } : line;
  });
}

/** A session on the table, to be kept piece by piece: no piece but the whole record grows with the game. */
export function keptGame<G extends GameTypes>({ session, beginning, about, line }: Parts<G>): KeptGame<G> {
  const { id } = about();
  return {
    id,
    counts: () => ({
      lines: session.decisions.length,
      events: session.events.length,
      notes: about().notes.length,
    }),
    head(): Head<G> {
      const { decisions, mixesBehind, checkpoint, hash, ...log } = session.toLog();
      const { autoPass, ...beside } = about();
      return {
        file: SAVED_GAME,
        version: SAVED_GAME_VERSION,
        id,
        log,
        initial: beginning,
        autoPass,
        ...besideOf(beside),
      };
    },
    checkpoint: () => session.checkpoint,
    linesFrom: (n) => linesOf(session, about().gestures ?? [], n),
    eventsFrom: (n) => session.events.slice(n),
    notesFrom: (n) => about().notes.slice(n),
    end: () => ({ hash: session.hash, ...session.mixesBehind }),
    summary(): GameSummary {
      const { name, parent, campaign } = about();
      const savedAt = new Date().toISOString();
      const decisions = session.decisions.length;
      return { ...line(), id, name, savedAt, decisions, ...besideOf({ parent, campaign }) };
    },
    record: () => saveOf<G>(session, beginning, about()),
  };
}
