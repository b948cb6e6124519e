/** What the events of a challenge write. */
import type { MalhyaState } from '../model/state.ts';
import type { Writers } from '../model/writing.ts';
import { inLand } from './apply-land.ts';
import type { PageEvent } from './land-events.ts';
import type { Challenge } from './land-state.ts';

const onPage = (state: MalhyaState, how: (challenge: Challenge) => Partial<Challenge>): void =>
  inLand(state, ({ challenge }) => (challenge ? { challenge: { ...challenge, ...how(challenge) } } : {}));

export const PAGE_WRITERS: Writers<PageEvent['type']> = {
  challengeBegan(state, { challenge }) {
    inLand(state, () => ({ challenge }));
  },
  heroPlaced(state, { hero, zone }) {
    onPage(state, ({ zones }) => ({ zones: zones.map((one, at) => (at === hero ? zone : one)) }));
  },
  partStruck(state, { part, amount }) {
    onPage(state, ({ parts }) => ({ parts: { ...parts, [part]: (parts[part] ?? 0) - amount } }));
  },
  stageBegan(state, { stage }) {
    onPage(state, () => ({ stage }));
  },
  rivalMoved(state, { amount }) {
    onPage(state, ({ rival }) => ({ rival: rival + amount }));
  },
  pageTurn(state) {
    onPage(state, ({ turn }) => ({ turn: turn + 1 }));
  },
  challengeEnded(state) {
    inLand(state, () => ({ challenge: null, tracker: null }));
  },
};
