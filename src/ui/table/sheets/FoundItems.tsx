import { type CardInstance, cardIn } from '../../../engine/index.ts';
import { CardView } from '../../cards/CardView.tsx';
import { useCards } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';

/** What a chest has given, turned over with all it says, before it is asked where it goes. */
export function FoundItems({ items }: { readonly items: readonly CardInstance[] }) {
  const { cards, ui } = useWholeWords();
  const known = useCards();
  return (
    <section className="found-item grid gap-1 most-20rem" aria-label={ui.exchange.found}>
      <h3 className="size-md bright">{ui.exchange.found}</h3>
      {items.map((item) => {
        const card = cardIn(known, item);
        return (
          card && (
            <div key={item.id} className="turn-back">
              <CardView card={card} blocks={cards.wordsOn(card)} compact />
            </div>
          )
        );
      })}
    </section>
  );
}
