/** What the files of a guest may hold: of its schemas, and of what finds faults in its states by its cards. */

import type { Finding } from '../../check/problem.ts';
import type { Schema } from '../../check/schemas.ts';
import { SINCE_FORMAT_3 } from '../../engine/index.ts';
import { envelopeOf } from './envelope.ts';
import type { AtTable, GuestChecks, GuestTypes } from './guest-kind.ts';

type FaultOf<C> = (state: unknown, content: C, path: string) => Finding | null;

interface Parts<G extends GuestTypes, C> {
  readonly game: string;
  readonly setup: Schema<G['setup']>;
  readonly state: Schema<G['state']>;
  readonly faultOfState: FaultOf<C>;
  readonly faultOfStart: FaultOf<C>;
  isSound(event: G['event']): boolean;
}

/** A state that can be shown is one that rules may be run from, as far as its form goes. */
export const guestChecks = <G extends GuestTypes, C>(
  { game, setup, state, faultOfState, faultOfStart, isSound }: Parts<G, C>,
  content: C,
): GuestChecks<G> => ({
  envelope: envelopeOf<AtTable<G>>({
    game,
    setup,
    start: state,
    state,
    migrations: { log: SINCE_FORMAT_3, record: {} },
  }),
  faultOfState: (one, path) => faultOfState(one, content, path),
  faultOfStart: (one, path) => faultOfStart(one, content, path),
  isSound,
});
