import { memo, useRef } from 'react';
import { type FigureId, figureIn, type Position } from '../../engine/index.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { Explained } from '../cards/Explained.tsx';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { GoldIcon, UrgencyIcon } from '../icons/index.ts';
import { SeatMark } from './SeatMark.tsx';
import { useTrack } from './use-track.ts';
import './panels.css';

interface Props {
  readonly position: Position;
  readonly active: FigureId | null;
  readonly onFigure: (id: FigureId) => void;
}

/** The Initiative Track, front first, with the round, the Urgency tokens and the party's gold. */
export const TrackBar = memo(function TrackBar({ position, active, onFigure }: Props) {
  const { panels, seats } = useWords().ui;
  const words = panels.track;
  const telling = useTelling(position);
  const { state } = position;
  const list = useRef<HTMLOListElement>(null);
  const order = state.track.map(({ id, figures }) => `${id}:${figures.length}`).join();
  const { hidden, turn } = useTrack(list, active, order);
  /** By whom, where that is not told by there being one. */
  const played = (id: FigureId): string | null => {
    const { seat } = figureIn(state, id);
    return seat !== null && state.seats.length > 1 ? seats.plays(telling.seat(seat)) : null;
  };
  return (
    <div className="track-bar">
      <p className="track-round">
        <small>{words.round}</small>
        <strong>{state.clock.round || words.noRound}</strong>
      </p>
      <ol ref={list} className="track" aria-label={words.title}>
        {state.track.map((card, at) => (
          <li
            // Another place is another card, which slides there: none is pushed.
            key={`${card.id}@${state.track.slice(0, at).reduce((sum, { figures }) => sum + figures.length, at)}`}
            className="track-card"
            data-card={card.id}
            data-acted={card.acted || undefined}
            data-active={card.figures.includes(active ?? '') || undefined}
          >
            {card.figures.map((id, place) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={`${id}@${place}`}
                type="button"
                className="track-figure"
                data-figure={id}
                data-active={id === active || undefined}
                aria-current={id === active ? 'true' : undefined}
                title={telling.figure(id)}
                aria-label={words.figure(
                  telling.figure(id),
                  id === active ? 'turn' : card.acted ? 'acted' : null,
                  played(id),
                )}
                onClick={() => onFigure(id)}
              >
                <FigureBadge figure={figureIn(state, id)} position={position} size={38} decorative />
                <SeatMark seats={state.seats} seat={figureIn(state, id).seat} />
              </button>
            ))}
          </li>
        ))}
        {state.track.length === 0 && <li className="track-empty">{words.empty}</li>}
      </ol>
      {hidden > 0 && (
        <button
          type="button"
          className="btn btn-icon track-more"
          aria-label={words.more(hidden)}
          onClick={turn}
        >
          +{hidden}
        </button>
      )}
      <Urgency count={state.urgency} limit={state.ruleset.urgencyLimit} />
      <p className="track-gold" title={words.gold}>
        <GoldIcon /> <strong>{state.loot.gold}</strong>
        <span className="visually-hidden">{words.goldAfter}</span>
      </p>
    </div>
  );
});

function Urgency({ count, limit }: { count: number; limit: number }) {
  const label = useWords().ui.panels.track.urgency(count, limit);
  return (
    <Explained keyword="urgency" label={label} className="track-urgency">
      {Array.from({ length: limit }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are told apart by their place
        <UrgencyIcon key={i} data-on={i < count || undefined} />
      ))}
    </Explained>
  );
}
