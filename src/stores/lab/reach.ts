/** What can reach a figure (`t`), worked out beside the page. */
import {
  type Ahead,
  type EncounterSession,
  type FigureId,
  type ForeseenTurn,
  figureIn,
  lookAhead,
  type Next,
} from '../../engine/index.ts';
import type { Pool } from '../game/pool.ts';
import { withoutScopes } from './around.ts';
import { beforeForesight, imaginedGame } from './imagined-game.ts';
import type { LabWork } from './lab-work.ts';

/** Milliseconds on a thread for one part of it. */
const DEADLINE = 20_000;

/** What could be done to a figure where it stands. */
export interface Reach {
  /** Who could come near enough to strike. */
  readonly could: readonly FigureId[];
  /** What opponents would do if the turn ended now, in the order of the track. */
  readonly turns: readonly ForeseenTurn[];
}

/**
 * Who could come near enough to strike at a figure (told as soon as that is known), and then what each opponent would
 * do. Null where nothing can be told, or nobody waits for it any more.
 */
export async function reachOf(
  pool: Pool<LabWork>,
  session: EncounterSession,
  figure: FigureId,
  signal: AbortSignal,
  tell: (could: readonly FigureId[]) => void,
): Promise<Reach | null> {
  const imagined = imaginedGame(session);
  if (!imagined) return null;
  const { state, since } = imagined.moment;
  const options = { before: [beforeForesight(imagined)], signal, deadline: DEADLINE };
  try {
    const { at } = figureIn(session.state, figure);
    const here = at ? [at] : [];
    const [could = []] = await pool.ask('couldStrike', [withoutScopes(session.state), figure, here], options);
    tell(could);
    const turns: ForeseenTurn[] = [];
    let ahead: Ahead | null = lookAhead({ state, since });
    while (ahead) {
      const next: Next | null = await pool.ask('foresee', [ahead], options);
      if (next) turns.push(next.turn);
      ahead = next?.on ?? null;
    }
    return { could, turns };
  } catch {
    return null; // dropped, or the rules break on what lies ahead: what was told stands
  }
}
