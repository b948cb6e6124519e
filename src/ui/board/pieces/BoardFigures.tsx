import { memo } from 'react';
import {
  type Figure,
  type FigureId,
  hpBeforeFall,
  hpOf,
  type Position,
  staminaOf,
} from '../../../engine/index.ts';
import { actedIn } from '../../../stores/middara/acted.ts';
import { playerOf, seatNumber } from '../../figures/SeatMark.tsx';
import { signOf } from '../../figures/sign-of.ts';
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
}

const shownOf = ({ state }: Position): readonly Figure[] =>
  state.figures.filter((figure) => figure.at && !figure.defeated);

/** Every figure on the board. Each is drawn again only when it changes. */
export const BoardFigures = memo(function BoardFigures({
  position,
  cell,
  active,
  selected,
  highlight,
}: Props) {
  const telling = useTelling(position);
  const acted = actedIn(position.state);
  return (
    <div className="board-figures over-spaces absolute isolated" style={placeOf(cell)}>
      {shownOf(position).map((figure) => (
        <FigureStandee
          key={figure.id}
          figure={figure}
          cards={position.cards}
          hp={hpOf(position, figure)}
          spMax={staminaOf(position, figure).max}
          acted={acted.has(figure.id) && figure.id !== active}
          name={telling.figureName(figure)}
          cell={cell}
          active={figure.id === active}
          selected={figure.id === selected}
          highlighted={highlight.includes(figure.id)}
          player={playerOf(telling, position, figure)}
        />
      ))}
    </div>
  );
});

interface SignsProps extends Pick<Props, 'position' | 'cell' | 'active'> {
  readonly threatening: readonly FigureId[];
}

/** What is written on each, over all figures and whatever frames them. */
export const BoardSigns = memo(function BoardSigns({ position, cell, active, threatening }: SignsProps) {
  const { seats, dynamite, carried = [] } = position.state;
  return (
    <div
      className="board-signs over-spaces absolute untouched"
      data-small={cell < SMALL || undefined}
      style={placeOf(cell)}
      aria-hidden="true"
    >
      {shownOf(position).map((figure) => (
        <FigureSigns
          key={figure.id}
          figure={figure}
          cards={position.cards}
          hp={hpOf(position, figure)}
          before={hpBeforeFall(position, figure.id)}
          sign={signOf(position, figure)}
          burden={carried.find(({ by }) => by === figure.id)?.token.colour ?? null}
          more={carried.filter(({ by }) => by === figure.id).length - 1}
          carries={dynamite.some((charge) => charge.carrier === figure.id)}
          active={figure.id === active}
          threatens={threatening.includes(figure.id)}
          seat={seatNumber(seats, figure.seat)}
        />
      ))}
    </div>
  );
});
