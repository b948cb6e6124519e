import {
  asked,
  type Card,
  type Figure,
  type FigureId,
  figureIn,
  hpOf,
  type Position,
  spLedgersOf,
} from '../../engine/index.ts';
import { CardView } from '../cards/CardView.tsx';
import { CardList, FigureHead } from '../cards/FigureSheet.tsx';
import { useTelling, useWholeWords } from '../page/use-words.ts';

/** A figure's sheet: its numbers, boxes to tick, its cards, and lines to write on. */
export function SheetPaper({ position, figure: id }: { position: Position; figure: FigureId }) {
  const words = useWholeWords().ui;
  const telling = useTelling(position);
  const figure = figureIn(position.state, id);
  return (
    <section className="print-page" data-page="sheet">
      <h1>{telling.figureName(figure)}</h1>
      <div className="inspect grid gap-4">
        <FigureHead position={position} figure={figure} />
      </div>
      <Boxes position={position} figure={figure} />
      <CardList title={words.panels.inspect.inPlay} cards={figure.cards} position={position} />
      {figure.pack.length > 0 && (
        <CardList title={words.panels.inspect.inPack} cards={figure.pack} position={position} />
      )}
      <div className="print-notes">
        <h3>{words.print.notes}</h3>
        {Array.from({ length: 9 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on
          <hr key={i} />
        ))}
      </div>
    </section>
  );
}

function Boxes({ position, figure }: { position: Position; figure: Figure }) {
  const words = useWholeWords().ui.print;
  const numbers = asked(() => [
    [words.health, hpOf(position, figure)] as const,
    [words.stamina, spLedgersOf(position, figure).max.total] as const,
  ]);
  return numbers?.map(([name, count]) => (
    <p key={name} className="print-boxes flex wrap gap-1 middle mt-2 mb-2">
      <strong>{name}</strong>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes to tick
        <i key={i} />
      ))}
    </p>
  ));
}

/** Cards as they are, side by side, to be cut out. */
export function CardsPaper({ cards }: { cards: readonly Card[] }) {
  const { wordsOn } = useWholeWords().cards;
  return (
    <section className="print-page" data-page="cards">
      <ul className="inspect-cards grid gap-3 stretch">
        {cards.map((card) => (
          <li key={card.id} data-type={card.type}>
            <CardView card={card} blocks={wordsOn(card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
