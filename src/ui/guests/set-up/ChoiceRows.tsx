import { useId } from 'react';
import type { ChoiceRow, Rows } from './chosen.ts';

interface Props<R> {
  readonly rows: Rows<R>;
  readonly chosen: R;
  readonly players: number;
  readonly onChoose: (row: string, item: string) => void;
}

/** How the game is to be: a row of choices for each question of its set-up. */
export function ChoiceRows<R extends Readonly<Record<string, string>>>(props: Props<R>) {
  const { rows, chosen, players, onChoose } = props;
  const name = useId();
  return (Object.entries(rows) as [string, ChoiceRow<string>][])
    .filter(([, { isAsked }]) => isAsked?.(players, chosen) ?? true)
    .map(([id, { title, items, told }]) => (
      <section key={id} aria-label={title}>
        <h2 className="mb-3">{title}</h2>
        <div className="columns-fit-260px grid gap-3" role="radiogroup" aria-label={title}>
          {items.map((item) => {
            const { name: called, about } = told(item);
            return (
              <label key={item} className="panel grid at-top gap-0-2 pad-3 columns-auto">
                <input
                  type="radio"
                  name={`${name}${id}`}
                  checked={chosen[id] === item}
                  onChange={() => onChoose(id, item)}
                />
                <strong>{called}</strong>
                {about && <span className="column-2">{about}</span>}
              </label>
            );
          })}
        </div>
      </section>
    ));
}
