import { useState } from 'react';
import type { GuestTypes } from '../../../stores/opened/guest-kind.ts';
import type { HiddenHands } from '../guest-look.ts';

interface Given<G extends GuestTypes> {
  /** The view as whoever has the screen may see it. */
  masked(view: G['state']): G['state'];
  /** Who is to be given the screen before anything of the own hand is seen; null where nobody is. */
  readonly to: string | null;
  /** They have it. */
  take(): void;
  /** Whose question is not for this screen, since its answers are of their hand: played online, and held elsewhere. */
  readonly elsewhere: string | null;
}

/**
 * Whose hand is open on the screen, where hands are closed (the rules say so): of whoever said they have it, while they are asked
 * or what they decided is shown. A game that is taken up begins at the cover. `own`: the seats held here of a game that is
 * played online, where no screen is handed on; null where it is not.
 */
export function useCover<G extends GuestTypes>(
  hands: HiddenHands<G> | undefined,
  setup: G['setup'],
  asked: G['question'] | null,
  own: readonly string[] | null,
): Given<G> {
  const [given, setGiven] = useState<string | null>(null);
  const open = { masked: (view: G['state']) => view, to: null, take: () => {}, elsewhere: null };
  if (!hands?.closed(setup)) return open;
  if (own) {
    const isOwn = asked !== null && own.includes(asked.seat);
    return {
      ...open,
      masked: (view) => hands.masked(view, isOwn ? asked.seat : (own[0] ?? null)),
      elsewhere: asked !== null && !isOwn && hands.needsLook(asked) ? asked.seat : null,
    };
  }
  const isOthers = asked !== null && asked.seat !== given;
  return {
    masked: (view) => hands.masked(view, isOthers ? null : given),
    to: isOthers && hands.needsLook(asked) ? asked.seat : null,
    take: () => asked && setGiven(asked.seat),
    elsewhere: null,
  };
}
