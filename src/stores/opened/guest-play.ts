/** How a guest is shown, but for what is its own: no courses, nothing beside its view, nothing passed. */
import type { Play } from '../game/play.ts';
import type { OfGame } from '../game/undoing.ts';
import { guardedBack } from './guarded-back.ts';
import type { AtTable, GuestTypes } from './guest-kind.ts';

type GuestPlay<G extends GuestTypes> = Play<AtTable<G>>;
/** What every guest says alike. */
type Alike = 'copy' | 'fold' | 'momentOf' | 'momentAfter' | 'unasked' | 'onward';

/** Made of what the guest says itself. Nothing below a state may ever be written, so that views share it. */
export function guestPlay<G extends GuestTypes & { readonly moment: null; readonly state: object }>(
  own: Omit<GuestPlay<G>, Alike>,
): GuestPlay<G> {
  const copy = (state: G['state']): G['state'] => ({ ...state });
  return {
    copy,
    fold(view, events) {
      const next = copy(view);
      for (const event of events) own.apply(next, event);
      return next;
    },
    momentOf: () => null,
    momentAfter: () => null,
    unasked: () => null,
    onward: (course) => course,
    ...own,
    ...((own.fences || own.machines) && {
      takingBack: (game: OfGame<AtTable<G>>) => guardedBack(game, own),
    }),
  };
}

/** What a page takes to read, in milliseconds: so much, and so much a letter. */
const PAGE = 1500;
const LETTER = 38;
export const readingTime = (text: string): number => PAGE + LETTER * text.length;
