import type { EventOf, FieldEventType } from './events.ts';
import { type Field, type Figure, isSameSpace, type Turn } from './field.ts';
import type { FolkloreState } from './state.ts';

type Writers = {
  readonly [T in FieldEventType]: (state: FolkloreState, event: EventOf<T>) => void;
};

function on(state: FolkloreState, how: (field: Field) => Partial<Field>): void {
  if (state.field) state.field = { ...state.field, ...how(state.field) };
}

const change = (state: FolkloreState, id: number, how: (figure: Figure) => Partial<Figure>): void =>
  on(state, ({ figures }) => ({
    figures: figures.map((figure) => (figure.id === id ? { ...figure, ...how(figure) } : figure)),
  }));

/** Something changes of the turn that is under way, if there is one. */
export const inTurn = (state: FolkloreState, how: (turn: Turn) => Partial<Turn>): void =>
  on(state, ({ turn }) => ({ turn: turn && { ...turn, ...how(turn) } }));

/** The only writer of what lies on a map. */
export const FIELD_WRITERS: Writers = {
  fieldSet(state, { field }) {
    state.step = 'first-strike';
    state.field = field;
  },
  firstStrike(state, { first }) {
    state.step = 'field';
    on(state, () => ({ first, side: first }));
  },
  fieldRoundBegan(state, { round, side }) {
    on(state, ({ figures }) => ({
      round,
      side,
      acted: [],
      held: [],
      late: false,
      figures: figures.map((figure) => (figure.isNew ? { ...figure, isNew: false } : figure)),
    }));
  },
  sideBegan(state, { side, late = false }) {
    on(state, () => ({ side, ...(late ? { late } : {}) }));
  },
  fieldTurnBegan(state, { turn }) {
    on(state, () => ({ turn }));
  },
  turnHeld(state, { figure }) {
    on(state, ({ held }) => ({ held: [...held, figure], turn: null }));
  },
  fieldTurnEnded(state, { figure }) {
    on(state, ({ acted }) => ({ acted: [...acted, figure], turn: null }));
  },
  figureMoved(state, { figure, way }) {
    const to = way.at(-1);
    if (to) change(state, figure, () => ({ at: to }));
    inTurn(state, ({ figure: id, steps }) =>
      id === figure ? { steps: steps - way.length, begun: true } : {},
    );
  },
  foeChose() {
    // What it does is told by itself.
  },
  fieldAttack() {
    // What comes of it is told by itself.
  },
  foeHurt(state, { figure, amount }) {
    change(state, figure, ({ vita }) => ({ vita: vita - amount }));
  },
  figureFell(state, { figure }) {
    change(state, figure, () => ({ at: null }));
  },
  actTaken(state, { acts, steps }) {
    inTurn(state, () => ({ acts, steps, begun: true }));
  },
  interacted(state) {
    inTurn(state, ({ interacts }) => ({ interacts: interacts - 1, begun: true }));
  },
  flameDoused(state, { at }) {
    on(state, ({ flames }) => ({ flames: flames.filter((one) => !isSameSpace(one, at)) }));
  },
  tokenSearched(state, { at }) {
    on(state, ({ searches }) => ({ searches: searches.filter((one) => !isSameSpace(one, at)) }));
  },
  weaponBroke(state, { figure }) {
    const hero = state.field?.figures[figure]?.hero;
    state.heroes = state.heroes.map((one, i) => (i === hero ? { ...one, broken: true } : one));
    change(state, figure, () => ({ broken: true }));
  },
  devastated() {
    // An act more, or Power, is told by itself.
  },
  attackLost(state, { figure, misses }) {
    change(state, figure, () => ({ misses }));
  },
  pushed(state, { figure, way }) {
    const to = way.at(-1);
    if (to) change(state, figure, () => ({ at: to }));
  },
  darkened(state, { figure }) {
    change(state, figure, () => ({ darkened: true }));
  },
  flameFelt(state, { figure, on: flame }) {
    inTurn(state, ({ figure: id, burnt = [] }) => {
      if (id !== figure) return {};
      return flame ? { burnt: [...burnt, flame] } : { singed: true };
    });
  },
  auraFelt(state, { source }) {
    inTurn(state, ({ felt }) => ({ felt: [...felt, source] }));
  },
  lastingBegan(state, { hero }) {
    on(state, ({ lasting }) => ({ lasting: [...lasting, { hero }] }));
    inTurn(state, () => ({ begun: true }));
  },
  lastingEnded(state, { hero }) {
    on(state, ({ lasting }) => ({ lasting: lasting.filter((one) => one.hero !== hero) }));
  },
  summoned(state, { figure }) {
    on(state, ({ figures }) => ({ figures: [...figures, figure] }));
  },
  fieldEnded(state) {
    state.field = null;
  },
};
