import { useEffect, useRef } from 'react';
import { encounter, figureText } from '../../words/en/encounter.ts';
import { Emblem } from '../Emblem.tsx';
import type { FieldView } from './field-view.ts';

/** Who acts when, in a line over the map; where it is too long, whoever acts is in sight. */
export function TurnOrder({ field }: { readonly field: FieldView }) {
  const list = useRef<HTMLOListElement>(null);
  const now = field.order.find(({ turn }) => turn === 'now')?.figure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each turn anew
  useEffect(() => {
    const row = list.current;
    const place = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && place) row.scrollLeft = place.offsetLeft - row.clientWidth / 3;
  }, [now]);
  return (
    <div className="field-order flex-1-1-0 flex middle gap-3 shrink">
      <span className="field-round grid rigid display-face bold lead-1_2">
        {encounter.round(field.round)}
        {field.dark && <small className="text-face regular soft">{encounter.dark}</small>}
      </span>
      <ol
        className="relative flex gap-4px shrink flush scroll-x unlisted"
        ref={list}
        aria-label={encounter.order}
      >
        {field.order.map(({ figure, turn }) => {
          const one = field.figures.find(({ id }) => id === figure);
          if (!one) return null;
          return (
            <li
              className="flex rigid middle gap-4px on-raised bold"
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
