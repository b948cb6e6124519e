import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { type EncounterEvent, figureIn, type Position } from '../../../engine/index.ts';
import { type Banner, bannerOf } from '../../../stores/middara/banners.ts';
import { Portrait } from '../../figures/Portrait.tsx';
import { SeatMark } from '../../figures/SeatMark.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
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
  /** What was announced since, and comes when this one's time is over. */
  readonly next: Pick<Seen, 'banner' | 'event' | 'at'> | null;
}

/** Milliseconds each stays. */
const STAYS: Readonly<Record<Banner['kind'], number>> = {
  round: 900,
  turn: 900,
  fall: 900,
  lost: 1400,
  end: 2000,
};
/** One of ours falls: as long as that is seen on the board. */
const OURS_FALLS = 1400;
const isOurFall = (banner: Banner): boolean => banner.kind === 'fall' && banner.ours;
const staysOf = (banner: Banner): number => (isOurFall(banner) ? OURS_FALLS : STAYS[banner.kind]);

/**
 * What has begun, who falls, how it ends: short, over the board. It takes no press, and is gone with the first one; what
 * it says is told beside the board as well.
 */
export function BoardBanner({ position, showing, shown }: Props) {
  const banner = bannerOf(showing, position.state);
  const [seen, setSeen] = useState<Seen | null>(null);
  if (banner && showing && seen?.event !== showing && seen?.next?.event !== showing) {
    const told = { banner, event: showing, at: shown };
    // One at a time, and a fall of ours is not passed over.
    if (seen && !seen.isOver && isOurFall(seen.banner) && banner.kind === 'turn')
      setSeen({ ...seen, next: told });
    else setSeen({ ...told, isOver: false, next: null });
  }
  const isSeen = seen !== null && !seen.isOver;
  const event = seen?.event;
  const hide = useEffectEvent(() => setSeen((now) => now && { ...now, isOver: true, next: null }));
  const goOn = useEffectEvent(() =>
    setSeen(
      (now) => now && (now.next ? { ...now.next, isOver: false, next: null } : { ...now, isOver: true }),
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event has its own time
  useEffect(() => {
    if (!isSeen) return;
    const timer = setTimeout(goOn, staysOf(seen.banner));
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
  return isSeen ? (
    <BannerRibbon key={seen.at} banner={seen.banner} event={seen.event} position={position} />
  ) : null;
}

const RIBBON = 'board-banner absolute flex middle mid gap-2 height-36px pad-0-4';

function BannerRibbon({
  banner,
  event,
  position,
}: Pick<Seen, 'banner' | 'event'> & { readonly position: Position }) {
  const words = useWords().ui.stage;
  const telling = useTelling(position);
  const stays = { '--stays': `${staysOf(banner)}ms` } as CSSProperties;
  if (banner.kind === 'round' || banner.kind === 'end') {
    const won = banner.kind === 'end' ? banner.won : undefined;
    return (
      <div className={RIBBON} data-kind={banner.kind} data-won={won} style={stays} aria-hidden="true">
        <p className="flex on-line gap-0_5em lead-1 shadow-letters">
          <strong className="display-face heavy size-1_4rem tracked-0_12em">
            {banner.kind === 'round' ? words.round(banner.round) : words.end(banner.won)}
          </strong>
        </p>
      </div>
    );
  }
  const figure = figureIn(position.state, banner.figure);
  return (
    <div className={RIBBON} data-kind={banner.kind} data-ours={banner.ours} style={stays} aria-hidden="true">
      <span className="banner-face">
        <Portrait of={figure.card} cards={position.cards} size={30} />
      </span>
      <SeatMark seats={position.state.seats} seat={figure.seat} />
      <p className="flex on-line gap-0_5em lead-1 shadow-letters">
        {banner.kind === 'lost' ? (
          <span className="banner-says bold lg">{telling.event(event)?.text}</span>
        ) : (
          <>
            <strong className="display-face heavy size-1_4rem">{telling.figureName(figure)}</strong>
            <span className="banner-says bold lg">
              {banner.kind === 'turn' ? words.turn(banner.ours) : words.fall(banner.ours)}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
