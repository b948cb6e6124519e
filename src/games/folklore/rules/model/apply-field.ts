import { MORE_WRITERS } from './apply-more.ts';
import { isSameSpace } from './field.ts';
import { change, type FieldWriters, inTurn, on } from './on-field.ts';

export { inTurn } from './on-field.ts';

/** The only writer of what lies on a map. */
export const FIELD_WRITERS: FieldWriters = {
  fieldSet(state, { field }) {
    state.step = field.adventure ? 'adventure' : 'first-strike';
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
  fieldAttack(state, { by, companion }) {
    // What comes of it is told by itself.
    inTurn(state, ({ figure }) => (figure === by ? (companion ? { loosed: true } : { struck: true }) : {}));
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
    inTurn(state, () => ({ begun: true }));
  },
  weaponBroke(state, { figure, item }) {
    const at = state.field?.figures[figure]?.hero;
    state.heroes = state.heroes.map((hero, i) => {
      if (i !== at) return hero;
      if (item === undefined) return { ...hero, broken: true };
      const items = hero.items.map((one, n) =>
        n === item ? { ...one, exhausted: true, broken: true } : one,
      );
      return { ...hero, items };
    });
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
  ...MORE_WRITERS,
  fieldEnded(state) {
    state.field = null;
  },
};
