import { useState } from 'react';
import type { GuestTypes } from '../../../stores/opened/guest-kind.ts';
import type { HiddenHands } from '../guest-look.ts';

interface Given<G extends GuestTypes> {
  /** The view as whoever has the screen may see it. */
  masked(view: G['state']): G['state'];
  /** Who is to be given the screen before anything of the own hand is seen; null where nobody is. */
  readonly to: string | null;
  /** Whose question is not for this screen, since its answers are of their hand, held elsewhere; null for nobody's. */
  readonly elsewhere: string | null;
  /** They have it. */
  take(): void;
}

/**
 * Whose hand is open on the screen, where hands are closed (the rules say so): of whoever said they have it, while they are asked
 * or what they decided is shown. A game that is taken up begins at the cover. Far apart a page on which one seat is held is
 * that seat's all along, and one without a seat sees no hand; `mine`: those held here.
 */
export function useCover<G extends GuestTypes>(
  hands: HiddenHands<G> | undefined,
  setup: G['setup'],
  asked: G['question'] | null,
  mine: readonly string[] | null = null,
): Given<G> {
  const [taken, setTaken] = useState<string | null>(null);
  if (!hands?.closed(setup)) return { masked: (view) => view, to: null, elsewhere: null, take: () => {} };
  const isMine = (seat: string) => mine === null || mine.includes(seat);
  const alone = mine?.length === 1 ? mine[0]! : null;
  const given = alone ?? (taken !== null && isMine(taken) ? taken : null);
  const isOthers = asked !== null && asked.seat !== given;
  const toLook = isOthers && hands.needsLook(asked) ? asked.seat : null;
  const isHere = toLook !== null && isMine(toLook);
  return {
    masked: (view) => hands.masked(view, isOthers ? alone : given),
    to: isHere ? toLook : null,
    elsewhere: isHere ? null : toLook,
    take: () => asked && setTaken(asked.seat),
  };
}
