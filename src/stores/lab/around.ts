/** How many could strike at each space of a preview, and who at the one pointed at. */
import type { EncounterSession, EncounterState, FigureId, Prompt, Space } from '../../engine/index.ts';
import type { Pool } from '../game/pool.ts';
import { beforeForesight, imaginedGame } from './imagined-game.ts';
import type { LabWork } from './lab-work.ts';

/** Of spaces the mover might end its turn on, by `x,y`: who could come near enough to strike there. */
export interface ForeseenAround {
  readonly figure: FigureId;
  readonly could: ReadonlyMap<string, readonly FigureId[]>;
}

/** Looks at all the spaces of a preview. */
export interface Around {
  /** Who could strike there, where that is known already. */
  known(question: Prompt, figure: FigureId, space: Space): readonly FigureId[] | undefined;
  /** Has them worked out and tells as it goes; of a question that is left it goes on when it is asked again. */
  look(question: Prompt, figure: FigureId, spaces: readonly Space[]): void;
  leave(): void;
}

/** Spaces asked for at once: a tenth of a second on a thread, so that the first are soon there. */
const AT_ONCE = 8;
/** Milliseconds on a thread for those. */
const DEADLINE = 20_000;

export function createAround(
  pool: Pool<LabWork>,
  session: EncounterSession,
  tell: (around: ForeseenAround | null) => void,
): Around {
  const byQuestion = new WeakMap<Prompt, Map<FigureId, Map<string, readonly FigureId[]>>>();
  let stop: AbortController | null = null;

  function knownOf(question: Prompt, figure: FigureId): Map<string, readonly FigureId[]> {
    const figures = byQuestion.get(question) ?? new Map<FigureId, Map<string, readonly FigureId[]>>();
    byQuestion.set(question, figures);
    const known = figures.get(figure) ?? new Map<string, readonly FigureId[]>();
    figures.set(figure, known);
    return known;
  }

  function leave(): void {
    stop?.abort();
    stop = null;
    tell(null);
  }

  async function workOut(question: Prompt, figure: FigureId, spaces: readonly Space[], signal: AbortSignal) {
    const known = knownOf(question, figure);
    if (known.size > 0) tell({ figure, could: new Map(known) });
    const imagined = imaginedGame(session);
    if (!imagined || session.pending !== question) return;
    const state = withoutScopes(session.state);
    const left = spaces.filter((space) => !known.has(space.join()));
    const options = { before: [beforeForesight(imagined)], signal, deadline: DEADLINE };
    for (let from = 0; from < left.length; from += AT_ONCE) {
      const asked = left.slice(from, from + AT_ONCE);
      const could = await pool.ask('couldStrike', [state, figure, asked], options);
      asked.forEach((space, i) => {
        known.set(space.join(), could[i]!);
      });
      if (signal.aborted) return;
      tell({ figure, could: new Map(known) });
    }
  }

  return {
    known: (question, figure, space) => byQuestion.get(question)?.get(figure)?.get(space.join()),
    leave,
    look(question, figure, spaces) {
      leave();
      const own = new AbortController();
      stop = own;
      // What is dropped, or what the rules break at, is not shown: the spaces stay without their number.
      workOut(question, figure, spaces, own.signal).catch(() => {});
    },
  };
}

/** As it would stand if the movement under way were over. */
export const withoutScopes = (state: EncounterState): EncounterState => ({ ...state, scopes: [] });
