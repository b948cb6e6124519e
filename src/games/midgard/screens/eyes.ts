/** Whose eyes a state is shown to: what they may not know is left out of it before anything is drawn (section 9). */
import type { MidgardState } from '../rules/model/state.ts';
import { viewFor } from '../rules/queries/view.ts';

interface Sight {
  /** The state behind it. */
  readonly whole: MidgardState;
  /** By place at the table; null: nobody's hand in particular. */
  readonly viewer: number | null;
  /** All hands lie open. */
  readonly open: boolean;
}

const sights = new WeakMap<MidgardState, Sight>();
/** For the same state and eyes the same. */
const made = new WeakMap<MidgardState, Map<number | null | 'open', MidgardState>>();

function masked(whole: MidgardState, viewer: number | null, open: boolean): MidgardState {
  const known = made.get(whole) ?? new Map<number | null | 'open', MidgardState>();
  made.set(whole, known);
  const key = open ? 'open' : viewer;
  const view = known.get(key) ?? viewFor(whole, viewer, open ? 'open' : 'closed');
  known.set(key, view);
  sights.set(view, { whole, viewer, open });
  return view;
}

/** With closed hands: as the player at that seat may see it; null: as everybody may. */
export const closedTo = (whole: MidgardState, seat: string | null): MidgardState =>
  masked(whole, seat === null ? null : whole.players.findIndex((one) => one.seat === seat), false);

/** The same of what the table gives: masked already where hands are closed, else without what lies face down. */
export const drawnFrom = (view: MidgardState): MidgardState =>
  sights.has(view) ? view : masked(view, null, true);

/** Whether whoever looks may know what that player alone may. */
export const sees = (view: MidgardState, player: number): boolean => {
  const sight = sights.get(view);
  return sight !== undefined && (sight.open || sight.viewer === player);
};

/** Whose hand is open before whoever looks; null where they all are, or none is. */
export const viewerOf = (view: MidgardState): number | null => sights.get(view)?.viewer ?? null;

/** The hand of another, for who may look at it by a card (B 4). */
export const handSeenBy = (view: MidgardState, player: number, of: number): readonly string[] | null =>
  sees(view, player) ? (sights.get(view)?.whole.players[of]?.hand ?? null) : null;
