import { isSameSpace } from './field.ts';
import { change, type FieldWriters, inTurn, on } from './on-field.ts';

/** Of them those of missed turns, checks, rites, commands and adventures. */
export type More =
  | 'knockedDown'
  | 'turnMissed'
  | 'checkRolled'
  | 'checkHelped'
  | 'featureDone'
  | 'wallsOpened'
  | 'flamesLit'
  | 'lightened'
  | 'controlled'
  | 'commandBegan'
  | 'commandEnded'
  | 'goalSolved'
  | 'restedHere'
  | 'stayedHere'
  | 'adventureEnded';

export const MORE_WRITERS: Pick<FieldWriters, More> = {
  knockedDown(state, { figure }) {
    change(state, figure, () => ({ down: true }));
  },
  turnMissed(state, { figure }) {
    // With its next turn it has missed the attack of it (FK-25).
    change(state, figure, () => ({ down: false, misses: false }));
    on(state, ({ acted, turn }) => ({ acted: [...acted, figure], turn }));
    inTurn(state, ({ commanded = [] }) => ({ commanded: [...commanded, figure] }));
  },
  checkRolled() {
    // What comes of it is told by itself.
  },
  checkHelped(state, { amount }) {
    inTurn(state, () => ({ check: amount, begun: true }));
  },
  featureDone(state, { feature }) {
    on(state, ({ features = [] }) => ({ features: features.filter((one) => one !== feature) }));
  },
  wallsOpened(state, { spaces }) {
    on(state, ({ opened = [] }) => ({ opened: [...opened, ...spaces] }));
  },
  flamesLit(state, { spaces }) {
    on(state, ({ flames }) => ({
      flames: [...flames, ...spaces.filter((space) => !flames.some((one) => isSameSpace(one, space)))],
    }));
  },
  lightened(state, { figure }) {
    change(state, figure, () => ({ darkened: false }));
  },
  controlled(state, { figure, by }) {
    change(state, figure, () => ({ controller: by }));
  },
  commandBegan(state, { turn }) {
    on(state, ({ turn: outer }) => ({ turn: outer ? { ...turn, outer: { ...outer, begun: true } } : turn }));
  },
  commandEnded(state, { figure }) {
    on(state, ({ turn }) => {
      const outer = turn?.outer;
      return { turn: outer ? { ...outer, commanded: [...(outer.commanded ?? []), figure] } : turn };
    });
  },
  goalSolved(state, { goal }) {
    on(state, ({ adventure }) => ({
      adventure: adventure && { ...adventure, solved: [...adventure.solved, goal] },
    }));
  },
  restedHere(state, { hero }) {
    on(state, ({ adventure }) => ({
      adventure: adventure && { ...adventure, rested: [...adventure.rested, hero] },
    }));
    inTurn(state, () => ({ steps: 0, begun: true }));
  },
  stayedHere(state) {
    on(state, ({ adventure }) => ({
      adventure: adventure && { ...adventure, stayed: adventure.solved.length },
    }));
  },
  adventureEnded(state) {
    state.field = null;
  },
};
