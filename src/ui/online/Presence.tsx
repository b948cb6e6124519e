/** Who holds a seat and how far away they are: a shape and words, no colour alone. */
import type { SeatAt } from '../../stores/online/online-types.ts';
import { useWholeWords } from '../page/use-words.ts';
import { presenceOf, SHAPES } from './presence-of.ts';

export function Presence({ of }: { readonly of: SeatAt }) {
  const { presence, you, nameless } = useWholeWords().ui.online;
  const is = presenceOf(of);
  const { holder } = of;
  return (
    <span className="sm soft">
      <span aria-hidden="true">{SHAPES[is]} </span>
      {holder?.by === 'person' && (
        <>
          <bdi>{holder.name || nameless}</bdi>
          {holder.mine && ` (${you})`},{' '}
        </>
      )}
      {presence[is]}
    </span>
  );
}
