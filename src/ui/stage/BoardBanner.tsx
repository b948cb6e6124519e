import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { type EncounterEvent, figureIn, type Position } from '../../engine/index.ts';
import { type Banner, bannerOf } from '../../stores/middara/banners.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { seatNumber } from '../panels/SeatMark.tsx';
import './board-banner.css';

interface Props {
  readonly position: Position;
  readonly showing: EncounterEvent | null;
  /** How many events are shown. */
  readonly shown: number;
}

/** What was announced last; over when its time is, or somebody pressed something. */
interface Seen {
  readonly banner: Banner;
  readonly event: EncounterEvent;
  /** How many events were shown with it: known by it, should the same come again. */
  readonly at: number;
  readonly isOver: boolean;
}

/** Milliseconds each stays. */
const STAYS: Readonly<Record<Banner['kind'], number>> = { round: 1300, turn: 1200, fall: 1300, end: 2400 };

/**
 * What has begun, who falls, how it ends: short, over the board. It takes no press, and is gone with the first one; what
 * it says is told beside the board as well.
 */
export function BoardBanner({ position, showing, shown }: Props) {
  const banner = bannerOf(showing, position.state);
  const [seen, setSeen] = useState<Seen | null>(null);
  if (banner && showing && seen?.event !== showing)
    setSeen({ banner, event: showing, at: shown, isOver: false });
  const isSeen = seen !== null && !seen.isOver;
  const event = seen?.event;
  const hide = useEffectEvent(() => setSeen((now) => now && { ...now, isOver: true }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event has its own time
  useEffect(() => {
    if (!isSeen) return;
    const timer = setTimeout(hide, STAYS[seen.banner.kind]);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === ' ' || key === 'Enter' || key === 'Escape') hide();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', hide);
    };
  }, [event, isSeen]);
  return isSeen ? <BannerRibbon key={seen.at} banner={seen.banner} position={position} /> : null;
}

function BannerRibbon({ banner, position }: { banner: Banner; position: Position }) {
  const words = useWords().ui.stage;
  const telling = useTelling(position);
  const stays = { '--stays': `${STAYS[banner.kind]}ms` } as CSSProperties;
  if (banner.kind === 'round' || banner.kind === 'end') {
    const won = banner.kind === 'end' ? banner.won : undefined;
    return (
      <div className="board-banner" data-kind={banner.kind} data-won={won} style={stays} aria-hidden="true">
        <p>
          <strong>{banner.kind === 'round' ? words.round(banner.round) : words.end(banner.won)}</strong>
        </p>
      </div>
    );
  }
  const figure = figureIn(position.state, banner.figure);
  const seat = seatNumber(position.state.seats, figure.seat);
  return (
    <div
      className="board-banner"
      data-kind={banner.kind}
      data-ours={banner.ours}
      data-seat={seat === null ? undefined : seat + 1}
      style={stays}
      aria-hidden="true"
    >
      <span className="banner-face">
        <Portrait of={figure.card} cards={position.cards} size={92} />
      </span>
      <p>
        <strong>{telling.figureName(figure)}</strong>
        <span className="banner-says">
          {banner.kind === 'turn' ? words.turn(banner.ours) : words.fall(banner.ours)}
        </span>
      </p>
    </div>
  );
}
