import { useState } from 'react';
import type { FeedEntry } from '../../../stores/game/feed.ts';
import type { GuestTypes } from '../../../stores/opened/guest-kind.ts';
import { useKeys } from '../../page/use-keys.ts';
import type { GuestLook, Seen } from '../guest-look.ts';
import { useTold } from './use-told.ts';

interface Props<G extends GuestTypes> {
  readonly look: GuestLook<G>;
  readonly seen: Seen<G>;
  readonly feed: readonly FeedEntry[];
  /** What the rules ask, also while something lies over it. */
  readonly asked: G['question'] | null;
  /** What lies over it all and is read. */
  readonly page: string | null;
}

/** For whoever does not look: what is new, what is read or asked, and on a key the last line or everybody. */
export function GuestVoice<G extends GuestTypes>({ look, seen, feed, asked, page }: Props<G>) {
  const told = useTold(feed, asked ?? page);
  const [aloud, setAloud] = useState('');
  useKeys({
    l: () => setAloud(feed.at(-1)?.text ?? ''),
    w: () => setAloud(look.aloud(seen)),
  });
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {told} {page ?? (seen.pending ? look.question(seen.pending, seen) : '')}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {aloud}
      </p>
    </>
  );
}
