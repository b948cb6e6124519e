import type { Figure, Position } from '../../engine/index.ts';
import { useTelling, useWords } from '../page/use-words.ts';

/** The tokens of the encounter that a figure carries, by name. Nothing where it carries none. */
export function Burdens({ figure, position }: { figure: Pick<Figure, 'id'>; position: Position }) {
  const words = useWords().ui.board.space;
  const telling = useTelling(position);
  const { carried = [] } = position.state;
  return carried.map(
    ({ token, by }) =>
      by === figure.id && (
        <span key={token.id} className="chip inline-flex middle round sunk semi one-line mark">
          {words.carries(telling.token(token.id))}
        </span>
      ),
  );
}
