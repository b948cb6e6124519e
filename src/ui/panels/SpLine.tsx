import { type Figure, hasMoved, type Position, priceOf } from '../../engine/index.ts';
import { useWords } from '../hooks/use-words.ts';

interface Props {
  readonly position: Position;
  /** Whose turn it is. */
  readonly figure: Figure;
}

/** What the SP of the figure that acts buy: a Move 1, an Attack 2, more in Muck (pp.21, 40). */
export function SpLine({ position, figure }: Props) {
  const { spBuy } = useWords().ui.panels;
  const move = hasMoved(position, figure) ? null : priceOf(position, figure, 1);
  return <p className="question-note sp-line">{spBuy(figure.sp, move, priceOf(position, figure, 2))}</p>;
}
