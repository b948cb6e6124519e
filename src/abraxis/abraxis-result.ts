/** The result of a game of Abraxis, as a campaign takes it. */
import type { CardRef, SeatId } from '../engine/index.ts';
import type { AbraxisSession } from './abraxis-session.ts';

/** What came of a game that is over: rewards are told where the card was met (p.70). */
export interface AbraxisResult {
  readonly card: CardRef;
  /** How many are still in: what rewards go by. */
  readonly left: number;
  /** In the order they sit. */
  readonly players: readonly {
    readonly seat: SeatId;
    readonly name: string;
    readonly points: number;
    readonly isIn: boolean;
  }[];
  /** Rounds that were played. */
  readonly rounds: number;
  /** Of the last state: a campaign knows the game by it. */
  readonly hash: string;
}

/** The result of a game; null while it goes on. */
export function resultOf({ state, setup, hash }: AbraxisSession): AbraxisResult | null {
  if (state.phase !== 'over') return null;
  return {
    card: state.card,
    left: state.players.filter(({ out }) => out === null).length,
    players: state.players.map(({ points, out }, i) => {
      const { seat, name } = setup.players[i]!;
      return { seat, name, points, isIn: out === null };
    }),
    rounds: state.round,
    hash,
  };
}
