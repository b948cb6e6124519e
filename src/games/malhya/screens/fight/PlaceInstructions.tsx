import { placeCardOf } from '../../rules/queries/field-of.ts';
import { foresight } from '../../words/en/foresight-words.ts';
import type { Named } from '../../words/en/names.ts';

/** In the drawer: what the place itself orders. */
export function PlaceInstructions({ named }: { readonly named: Named }) {
  return (
    <>
      <h3 className="flush">{foresight.instructions}</h3>
      <ul className="flush grid gap-1 pad-l-4 listed">
        {placeCardOf(named).instructions.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
