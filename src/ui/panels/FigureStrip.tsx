import { memo } from 'react';
import { type CardInstance, type FigureId, figureIn, type Position } from '../../engine/index.ts';
import { cardOf } from '../../words/en/card-words.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { artOfCard } from '../cards/card-art.ts';
import { StatLine } from '../cards/StatLine.tsx';
import { InfoIcon, PackIcon } from '../icons/index.ts';
import { Marks } from './Marks.tsx';
import './figure-strip.css';

interface Props {
  readonly position: Position;
  readonly figure: FigureId;
  readonly onInspect: (id: FigureId) => void;
}

/** A figure's sheet on a strip: numbers, tokens, cards in play. The whole sheet unfolds from it. */
export const FigureStrip = memo(function FigureStrip({ position, figure: id, onInspect }: Props) {
  const figure = figureIn(position.state, id);
  const seat = position.state.seats.find((one) => one.id === figure.seat);
  const cards = figure.cards.filter((card) => card.type !== 'adventurer' && card.type !== 'combatant');
  return (
    <section className="strip panel" aria-label={`Sheet of ${figure.name}`}>
      <button
        type="button"
        className="strip-figure"
        aria-label={`Look at ${figure.name}`}
        onClick={() => onInspect(id)}
      >
        <FigureBadge figure={figure} position={position} size={60} decorative />
      </button>
      <div className="strip-main">
        <p className="strip-name">
          <strong>{figure.name}</strong>
          {seat && <span>{seat.name}</span>}
          <Marks figure={figure} />
        </p>
        <StatLine figure={figure} position={position} />
      </div>
      <ul className="strip-cards" aria-label="Cards in play">
        {cards.map((card) => (
          <CardChip key={card.id} card={card} position={position} />
        ))}
        {figure.pack.length > 0 && (
          <li
            className="strip-pack"
            title={figure.pack.map((card) => cardOf(position.cards, card)?.name ?? card.ref).join(', ')}
          >
            <PackIcon /> Pack {figure.pack.length}
          </li>
        )}
      </ul>
      <button type="button" className="btn btn-small strip-more" onClick={() => onInspect(id)}>
        <InfoIcon /> Sheet <kbd className="kbd">i</kbd>
      </button>
    </section>
  );
});

function CardChip({ card, position }: { card: CardInstance; position: Position }) {
  const found = cardOf(position.cards, card);
  if (!found) return null;
  const { Icon, band } = artOfCard(found);
  const off = card.exhausted ? 'exhausted' : card.flipped ? 'flipped' : null;
  const upgrades = (card.upgrades ?? []).map(
    (one) => `${cardOf(position.cards, one)?.name ?? one.ref}${one.exhausted ? ' (exhausted)' : ''}`,
  );
  const title = [`${found.name}${off ? `, ${off}` : ''}`, ...upgrades].join(' + ');
  return (
    <li className="strip-card" data-off={off ?? undefined} title={title}>
      <span className="strip-card-icon" style={{ background: band }}>
        <Icon />
      </span>
      {found.name}
      {upgrades.length > 0 && (
        <small className="strip-upgrades">
          <span className="visually-hidden">with </span>+ {upgrades.join(', ')}
        </small>
      )}
      {off && <small>{off}</small>}
    </li>
  );
}
