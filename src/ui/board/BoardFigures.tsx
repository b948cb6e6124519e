import { type CSSProperties, memo } from 'react';
import { type FigureId, hpOf, type Position, staminaOf } from '../../engine/index.ts';
import { useTelling } from '../hooks/use-words.ts';
import { playerOf, seatNumber } from '../panels/SeatMark.tsx';
import { FigureStandee } from './FigureStandee.tsx';

interface Props {
  readonly position: Position;
  /** Pixels of a space. */
  readonly cell: number;
  readonly active: FigureId | null;
  readonly selected: FigureId | null;
  readonly highlight: readonly FigureId[];
  readonly threatening: readonly FigureId[];
}

const placeOf = (cell: number) => ({ '--cell': `${cell}px` }) as CSSProperties;

/** Every figure on the board. Each is drawn again only when it or its marks change. */
export const BoardFigures = memo(function BoardFigures({
  position,
  cell,
  active,
  selected,
  highlight,
  threatening,
}: Props) {
  const telling = useTelling(position);
  const { seats } = position.state;
  return (
    <div className="board-figures" style={placeOf(cell)}>
      {position.state.figures
        .filter((figure) => figure.at && !figure.defeated)
        .map((figure) => (
          <FigureStandee
            key={figure.id}
            figure={figure}
            name={telling.figureName(figure)}
            hp={hpOf(position, figure)}
            spMax={staminaOf(position, figure).max}
            cards={position.cards}
            active={figure.id === active}
            selected={figure.id === selected}
            highlighted={highlight.includes(figure.id)}
            carries={position.state.dynamite.some((one) => one.carrier === figure.id)}
            seat={seatNumber(seats, figure.seat)}
            player={playerOf(telling, position, figure)}
            threatens={threatening.includes(figure.id)}
          />
        ))}
    </div>
  );
});
