import { type CardInstance, cardIn } from '../../../engine/index.ts';
import { CardView } from '../../cards/CardView.tsx';
import { useCards } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';

/** What a chest has given, turned over with all it says, before it is asked where it goes. */
export function FoundItem({ item }: { readonly item: CardInstance }) {
  const { cards, ui } = useWholeWords();
  const card = cardIn(useCards(), item);
  if (!card) return null;
  return (
    <section className="found-item grid gap-1 most-20rem" aria-label={ui.exchange.found}>
      <h3 className="size-md bright">{ui.exchange.found}</h3>
      <div className="turn-back">
        <CardView card={card} blocks={cards.wordsOn(card)} compact />
      </div>
    </section>
  );
}
