import { memo } from 'react';
import { type CardInstance, cardIn, type FigureId, figureIn, type Position } from '../../engine/index.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { artOfCard } from '../cards/card-art.ts';
import { StatLine } from '../cards/StatLine.tsx';
import { Unfold } from '../cards/Unfold.tsx';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { InfoIcon, PackIcon } from '../icons/index.ts';
import { latePart } from '../screens/part.tsx';
import { Burdens } from './Burdens.tsx';
import { Marks } from './Marks.tsx';
import './figure-strip.css';

const PlainText = latePart(async () => (await import('../cards/PlainText.tsx')).PlainText);

interface Props {
  readonly position: Position;
  readonly figure: FigureId;
  readonly onInspect: (id: FigureId) => void;
}

/** A figure's sheet on a strip: numbers, tokens, cards in play. The whole sheet unfolds from it. */
export const FigureStrip = memo(function FigureStrip({ position, figure: id, onInspect }: Props) {
  const words = useWords().ui.panels.figure;
  const telling = useTelling(position);
  const figure = figureIn(position.state, id);
  const name = telling.figureName(figure);
  const cards = figure.cards.filter((card) => card.type !== 'adventurer' && card.type !== 'combatant');
  return (
    <section className="strip panel" aria-label={words.sheetOf(name)}>
      <button
        type="button"
        className="strip-figure"
        aria-label={words.lookAt(name)}
        onClick={() => onInspect(id)}
      >
        <FigureBadge figure={figure} position={position} size={60} decorative />
      </button>
      <div className="strip-main">
        <p className="strip-name">
          <strong>{name}</strong>
          {figure.seat !== null && <span>{telling.seat(figure.seat)}</span>}
          <Marks figure={figure} cards={position.cards} />
          <Burdens figure={figure} position={position} />
        </p>
        <StatLine figure={figure} position={position} />
      </div>
      <ul className="strip-cards" aria-label={words.inPlay}>
        {cards.map((card) => (
          <CardChip key={card.id} card={card} position={position} onOpen={() => onInspect(id)} />
        ))}
        {figure.pack.length > 0 && (
          <li
            className="strip-pack"
            title={words.packed(figure.pack.map(({ type, ref }) => telling.card(type, ref)))}
          >
            <PackIcon /> {words.pack(figure.pack.length)}
          </li>
        )}
      </ul>
      <button type="button" className="btn btn-small strip-more" onClick={() => onInspect(id)}>
        <InfoIcon /> {words.sheet} <kbd className="kbd">i</kbd>
      </button>
    </section>
  );
});

const TWO_SIDED: ReadonlySet<CardInstance['type']> = new Set(['item', 'companion']);

/** A card in play: what it says unfolds from it, the sheet it stands on is a click away. */
function CardChip({
  card,
  position,
  onOpen,
}: {
  card: CardInstance;
  position: Position;
  onOpen: () => void;
}) {
  const words = useWords().ui.panels.figure;
  const telling = useTelling(position);
  const found = cardIn(position.cards, card);
  if (!found) return null;
  const { Icon, band } = artOfCard(found);
  const off = card.exhausted ? words.exhausted : card.flipped ? words.flipped : null;
  const upgrades = (card.upgrades ?? []).map(({ type, ref, exhausted }) =>
    words.upgrade(telling.card(type, ref), exhausted),
  );
  return (
    <li className="strip-card" data-off={card.exhausted ? 'exhausted' : card.flipped ? 'flipped' : undefined}>
      <Unfold
        className="strip-unfold"
        label={words.card(found.name, off, upgrades)}
        onPress={onOpen}
        content={
          <>
            <strong className="unfolded-title">{found.name}</strong>
            <PlainText card={found} side={TWO_SIDED.has(card.type) ? card.face : undefined} />
            <button type="button" className="btn btn-small" onClick={onOpen}>
              {words.open}
            </button>
          </>
        }
      >
        <span className="strip-card-icon" style={{ background: band }}>
          <Icon />
        </span>
        <span className="strip-card-name">{found.name}</span>{' '}
        {(off || upgrades.length > 0) && (
          <small className="strip-card-state">
            {off}{' '}
            {upgrades.length > 0 && (
              <>
                <span className="visually-hidden">{words.with}</span>
                {words.upgrades(upgrades)}
              </>
            )}
          </small>
        )}
      </Unfold>
    </li>
  );
}
