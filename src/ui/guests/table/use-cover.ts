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
}

/**
 * Whose hand is open on the screen, where hands are closed (the rules say so): of whoever said they have it, while they are asked
 * or what they decided is shown. A game that is taken up begins at the cover.
 */
export function useCover<G extends GuestTypes>(
  hands: HiddenHands<G> | undefined,
  setup: G['setup'],
  asked: G['question'] | null,
): Given<G> {
  const [given, setGiven] = useState<string | null>(null);
  if (!hands?.closed(setup)) return { masked: (view) => view, to: null, take: () => {} };
  const isOthers = asked !== null && asked.seat !== given;
  return {
    masked: (view) => hands.masked(view, isOthers ? null : given),
    to: isOthers && hands.needsLook(asked) ? asked.seat : null,
    take: () => asked && setGiven(asked.seat),
  };
}
