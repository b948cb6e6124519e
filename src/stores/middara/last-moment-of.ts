import { hpOf, ownCardOf, type Position, remainingHpOf } from '../../engine/index.ts';
import type { LastMoment, Standing } from '../kept/last-moment.ts';

/** What the picture of a moment shows: a few bytes for each figure, so that they are kept with the line of its game. */
export function lastMomentOf(position: Position): LastMoment {
  const { state, encounter } = position;
  const rows = state.board.rows.flatMap((row, y) =>
    row === encounter.board.rows[y] ? [] : [[y, row] as const],
  );
  return {
    figures: state.figures
      .filter(({ at, defeated, side, kind }) =>
        defeated ? side === 'adventurers' && kind === 'adventurer' : at !== null,
      )
      .map(
        (figure): Standing => ({
          card: ownCardOf(figure),
          number: figure.number,
          side: figure.side,
          at: figure.at,
          size: figure.size,
          left: remainingHpOf(position, figure),
          hp: hpOf(position, figure),
          ...((figure.defeated || figure.felled) && { fallen: true }),
          ...(state.turn?.figure === figure.id && { acting: true }),
        }),
      ),
    ...(rows.length > 0 && { rows: Object.fromEntries(rows) }),
  };
}
