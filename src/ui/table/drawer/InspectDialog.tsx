import { useContext } from 'react';
import { type FigureId, figureIn, type Position } from '../../../engine/index.ts';
import { listOffersOf } from '../../../stores/middara/auto-pass.ts';
import { CardList, FigureHead } from '../../cards/FigureSheet.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { GameContext, useGame, useGameState } from '../../page/use-table.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { PrintButton } from '../../print/PrintButton.tsx';
import { cardsOfFigure } from '../../print/papers.ts';
import { AutoPassList } from '../asks/AutoPassList.tsx';

interface Props {
  readonly position: Position;
  /** null closes it. */
  readonly figure: FigureId | null;
  readonly onClose: () => void;
}

/** A figure's card in the drawer's place: numbers with their working, dice, cards in play and in the pack, AI steps. */
export function InspectDialog({ position, figure: id, onClose }: Props) {
  const telling = useTelling(position);
  const figure = id ? position.state.figures.find((one) => one.id === id) : undefined;
  return (
    <Sheet
      open={figure !== undefined}
      onClose={onClose}
      title={figure ? telling.figureName(figure) : ''}
      aside
    >
      {figure && <Body position={position} id={figure.id} />}
    </Sheet>
  );
}

function Body({ position, id }: { position: Position; id: FigureId }) {
  const words = useWholeWords().ui.panels.inspect;
  const figure = figureIn(position.state, id);
  const game = useContext(GameContext);
  return (
    <div className="inspect grid gap-4">
      <FigureHead position={position} figure={figure} />
      <CardList title={words.inPlay} cards={figure.cards} position={position} inPlay={figure} />
      {figure.pack.length > 0 && <CardList title={words.inPack} cards={figure.pack} position={position} />}
      {game && figure.kind === 'adventurer' && <Passes position={position} id={id} />}
      <p className="self-left">
        <PrintButton
          papers={() => [
            { what: 'sheet', position, figure: id },
            { what: 'cards', cards: cardsOfFigure(position, id) },
          ]}
        />
      </p>
    </div>
  );
}

/** What the figure passes without being asked; only in a game, not when watching one. */
function Passes({ position, id }: { position: Position; id: FigureId }) {
  const game = useGame();
  const words = useWholeWords().ui.panels.autoPass;
  const telling = useTelling(position);
  const passed = useGameState((state) => state.autoPass);
  const offers = listOffersOf(position.cards, figureIn(position.state, id));
  return (
    <AutoPassList
      legend={words.title}
      offers={offers}
      telling={telling}
      passed={passed}
      onChange={game.setAutoPass}
    />
  );
}
