import { encounter, figureText } from '../../words/en/encounter.ts';
import { Emblem } from '../Emblem.tsx';
import type { FieldView } from './field-view.ts';

/** Who acts when, in a line over the map. */
export function TurnOrder({ field }: { readonly field: FieldView }) {
  return (
    <div className="field-order">
      <span className="field-round">
        {encounter.round(field.round)}
        {field.dark && <small>{encounter.dark}</small>}
      </span>
      <ol aria-label={encounter.order}>
        {field.order.map(({ figure, turn }) => {
          const one = field.figures.find(({ id }) => id === figure);
          if (!one) return null;
          return (
            <li
              key={figure}
              data-side={one.side}
              data-turn={turn}
              aria-current={turn === 'now' ? 'step' : undefined}
              title={`${figureText(one)}: ${encounter.turn[turn]}`}
            >
              <Emblem of={one.card} />
              <span aria-hidden="true">{one.letter}</span>
              <span className="visually-hidden">
                {one.name} {encounter.turn[turn]}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
