import { type CSSProperties, memo, useRef } from 'react';
import { type FigureId, figureIn, hpBeforeFall, type Position } from '../../../engine/index.ts';
import { actedIn } from '../../../stores/middara/acted.ts';
import { Explained } from '../../cards/Explained.tsx';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { SeatMark } from '../../figures/SeatMark.tsx';
import { signOf } from '../../figures/sign-of.ts';
import { Clock } from '../../frame/bar/Clock.tsx';
import { useLayout } from '../../frame/use-layout.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { useTrack } from './use-track.ts';
import './track-bar.css';

interface Props {
  readonly position: Position;
  readonly active: FigureId | null;
  readonly onFigure: (id: FigureId) => void;
}

/** The Initiative Track, front first, with the round, the Urgency tokens and the party's gold. */
export const TrackBar = memo(function TrackBar({ position, active, onFigure }: Props) {
  const { ui, goal } = useWords();
  const { panels, seats } = ui;
  const words = panels.track;
  const telling = useTelling(position);
  const { state } = position;
  const acted = actedIn(state);
  const { lastRound } = goal.goalOf(position);
  const list = useRef<HTMLOListElement>(null);
  const order = state.track.map(({ id, figures }) => `${id}:${figures.length}`).join();
  // Who is who is learnt in the first round.
  const layout = useLayout();
  const isNamed = layout === 'wide' && state.clock.round <= 1;
  const { hidden, wasLong, widest, turn } = useTrack(list, active, order);
  /** By whom, where that is not told by there being one. */
  const played = (id: FigureId): string | null => {
    const { seat } = figureIn(state, id);
    return seat !== null && state.seats.length > 1 ? seats.plays(telling.seat(seat)) : null;
  };
  /** Its name, and what stands on it. */
  const called = (id: FigureId): string => {
    const name = telling.figure(id);
    const sign = signOf(position, figureIn(state, id));
    return name.includes(sign) ? name : `${name}, ${sign}`;
  };
  return (
    <div className="track-bar flex middle gap-2 pad-x-2 shrink">
      <Clock round={state.clock.round} last={lastRound}>
        {state.outcome === null && (
          <Urgency count={state.urgency} limit={state.ruleset.urgencyLimit} short={layout === 'phone'} />
        )}
      </Clock>
      <ol
        ref={list}
        className="track relative flex wrap at-top gap-8px-1 pad-2px most-30rem height-2_72rem shrink clip"
        aria-label={words.title}
        style={widest > 0 ? ({ '--widest': `${widest}rem` } as CSSProperties) : undefined}
      >
        {state.track.map((card, at) => (
          <li
            // Another place is another card, which slides there: none is pushed.
            key={`${card.id}@${state.track.slice(0, at).reduce((sum, { figures }) => sum + figures.length, at)}`}
            className="track-card flex rigid bounded height-2_5rem middle round-m"
            data-card={card.id}
            // Whoever is about to fall is seen, also where those who have acted are not.
            data-acted={
              card.figures.every((id) => acted.has(id) && hpBeforeFall(position, id) === null) || undefined
            }
            data-active={card.figures.includes(active ?? '') || undefined}
          >
            {card.figures.map((id, place) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={`${id}@${place}`}
                type="button"
                className="track-figure relative bare round-m clear lead-0 edgeless pressable"
                data-figure={id}
                data-active={id === active || undefined}
                aria-current={id === active ? 'true' : undefined}
                title={telling.figure(id)}
                aria-label={words.figure(
                  called(id),
                  id === active ? 'turn' : acted.has(id) ? 'acted' : null,
                  played(id),
                  hpBeforeFall(position, id),
                )}
                onClick={() => onFigure(id)}
              >
                <FigureBadge figure={figureIn(state, id)} position={position} size={38} decorative falling />
                <SeatMark seats={state.seats} seat={figureIn(state, id).seat} />
                {isNamed && figureIn(state, id).kind === 'adventurer' && (
                  <span
                    className="track-name block fit-0_68rem bold lead-1_1 one-line plain tracked-n0_02em"
                    aria-hidden="true"
                  >
                    {telling.figure(id)}
                  </span>
                )}
              </button>
            ))}
          </li>
        ))}
        {state.track.length === 0 && state.outcome === null && (
          <li className="self-middle soft sm">{words.empty}</li>
        )}
      </ol>
      {hidden > 0 ? (
        <button
          type="button"
          className="btn btn-icon track-more rigid"
          aria-label={words.more(hidden)}
          onClick={turn}
        >
          +{hidden}
        </button>
      ) : (
        (wasLong || layout !== 'wide') && <span className="btn btn-icon track-more rigid" data-none />
      )}
    </div>
  );
});

/** `short`: where there is no room to say what it comes to. The last token is red, and is said to be. */
function Urgency({ count, limit, short }: { count: number; limit: number; short: boolean }) {
  const { track, dock } = useWords().ui.panels;
  const isLast = limit - count === 1;
  const isAt = short ? dock.urgencyShort(count, limit) : dock.urgency(count, limit);
  const isOver = isLast ? dock.oneLeft : dock.loseAt(limit);
  // What is seen is what its name begins with.
  const says = short ? isAt : `${isAt} ${isOver}`;
  return (
    <Explained
      keyword="urgency"
      label={track.urgency(says)}
      className={`track-urgency xs one-line ${isLast ? 'harm bold' : 'soft'}`}
    >
      {isAt} {!short && <span>{isOver}</span>}
    </Explained>
  );
}
