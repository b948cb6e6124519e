import { memo } from 'react';
import { type FigureId, figureIn, type Position } from '../../engine/index.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { GoldIcon, UrgencyIcon } from '../icons/index.ts';
import './panels.css';

interface Props {
  readonly position: Position;
  readonly active: FigureId | null;
  readonly onFigure: (id: FigureId) => void;
}

/** The Initiative Track, front first, with the round, the Urgency tokens and the party's gold. */
export const TrackBar = memo(function TrackBar({ position, active, onFigure }: Props) {
  const { state } = position;
  return (
    <div className="track-bar">
      <p className="track-round">
        <small>Round</small>
        <strong>{state.clock.round || '–'}</strong>
      </p>
      <ol className="track" aria-label="Initiative Track, front first">
        {state.track.map((card) => (
          <li
            key={card.id}
            className="track-card"
            data-acted={card.acted || undefined}
            data-active={card.figures.includes(active ?? '') || undefined}
          >
            {card.figures.map((id) => (
              <button
                key={id}
                type="button"
                className="track-figure"
                data-active={id === active || undefined}
                aria-current={id === active ? 'true' : undefined}
                title={figureIn(state, id).name}
                aria-label={`${figureIn(state, id).name}${id === active ? ', its turn' : card.acted ? ', has acted' : ''}. Look at it`}
                onClick={() => onFigure(id)}
              >
                <FigureBadge figure={figureIn(state, id)} position={position} size={38} decorative />
              </button>
            ))}
          </li>
        ))}
        {state.track.length === 0 && <li className="track-empty">Initiative is dealt after placement</li>}
      </ol>
      <Urgency count={state.urgency} limit={state.ruleset.urgencyLimit} />
      <p className="track-gold" title="Gold of the party">
        <GoldIcon /> <strong>{state.loot.gold}</strong>
        <span className="visually-hidden"> gold</span>
      </p>
    </div>
  );
});

function Urgency({ count, limit }: { count: number; limit: number }) {
  const label = `Urgency: ${count} of ${limit} tokens; the last one defeats everyone (p.18)`;
  return (
    <p className="track-urgency" role="img" aria-label={label} title={label}>
      {Array.from({ length: limit }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are told apart by their place
        <UrgencyIcon key={i} data-on={i < count || undefined} />
      ))}
    </p>
  );
}
