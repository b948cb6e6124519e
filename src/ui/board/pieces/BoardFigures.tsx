import { memo } from 'react';
import { type FigureId, hpOf, type Position, staminaOf } from '../../../engine/index.ts';
import { actedIn } from '../../../stores/middara/acted.ts';
import { playerOf, seatNumber } from '../../figures/SeatMark.tsx';
import { useTelling } from '../../page/use-words.ts';
import { FigureSigns } from './FigureSigns.tsx';
import { FigureStandee } from './FigureStandee.tsx';
import { placeOf } from './place-of.ts';

/** Pixels a space: below it, only who is hurt shows its HP on the board. */
const SMALL = 34;

interface Props {
  readonly position: Position;
  /** Pixels of a space. */
  readonly cell: number;
  readonly active: FigureId | null;
  readonly selected: FigureId | null;
  readonly highlight: readonly FigureId[];
  readonly threatening: readonly FigureId[];
}

/** Every figure on the board, and over all of them what is written on each. Each is drawn again only when it changes. */
export const BoardFigures = memo(function BoardFigures({
  position,
  cell,
  active,
  selected,
  highlight,
  threatening,
}: Props) {
  const telling = useTelling(position);
  const { seats, figures, dynamite, carried = [] } = position.state;
  const acted = actedIn(position.state);
  const shown = figures
    .filter((figure) => figure.at && !figure.defeated)
    .map((figure) => ({
      figure,
      cards: position.cards,
      hp: hpOf(position, figure),
      spMax: staminaOf(position, figure).max,
      acted: acted.has(figure.id) && figure.id !== active,
    }));
  return (
    <>
      <div className="board-figures absolute isolated" style={placeOf(cell)}>
        {shown.map((one) => (
          <FigureStandee
            key={one.figure.id}
            {...one}
            name={telling.figureName(one.figure)}
            cell={cell}
            active={one.figure.id === active}
            selected={one.figure.id === selected}
            highlighted={highlight.includes(one.figure.id)}
            player={playerOf(telling, position, one.figure)}
          />
        ))}
      </div>
      <div
        className="board-signs absolute"
        data-small={cell < SMALL || undefined}
        style={placeOf(cell)}
        aria-hidden="true"
      >
        {shown.map(({ figure, cards, hp }) => (
          <FigureSigns
            key={figure.id}
            figure={figure}
            cards={cards}
            hp={hp}
            burden={carried.find(({ by }) => by === figure.id)?.token.colour ?? null}
            more={carried.filter(({ by }) => by === figure.id).length - 1}
            carries={dynamite.some((charge) => charge.carrier === figure.id)}
            threatens={threatening.includes(figure.id)}
            seat={seatNumber(seats, figure.seat)}
          />
        ))}
      </div>
    </>
  );
});
