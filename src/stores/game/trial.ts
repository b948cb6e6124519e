import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KernelQuestion, Session } from '../../engine/index.ts';

/** A game as it would stand after some answers. */
export interface Tried<S, Q extends KernelQuestion> {
  readonly state: S;
  readonly pending: Q | null;
  /** The answers, in order, by what was tried in one go. */
  readonly pieces: readonly (readonly Q['options'][number][])[];
}

/** Answers tried on a copy of a game: nothing of them is in the game until they are given there, in the same order. */
export interface Trial<S, Q extends KernelQuestion, X> {
  readonly store: StoreApi<Tried<S, Q>>;
  /** As it stood before the first of them. */
  readonly before: S;
  /** Answers in one go, taken back as one. Throws RefusedDecision, with none of them tried. */
  take(options: readonly string[]): void;
  /** Takes a piece back, with all after it. */
  back(piece: number): void;
  /** A copy to look further ahead in. */
  ahead(): X;
}

/**
 * Tries answers from the open question on. For rules without dice: a copy throws the game's own, and nobody is to see
 * them beforehand.
 */
export function createTrial<S, E, Q extends KernelQuestion, X extends Session<S, E, Q>>(
  session: X & Session<S, E, Q>,
): Trial<S, Q, X> {
  const copy = session.fork();
  const snapshot = () => copy.game.clone(copy.state);
  const before = snapshot();
  const start = copy.decisions.length;
  const store = createStore<Tried<S, Q>>(() => ({ state: before, pending: copy.pending, pieces: [] }));
  const show = (pieces: Tried<S, Q>['pieces']) =>
    store.setState({ state: snapshot(), pending: copy.pending, pieces });
  const goBack = (decisions: number) => {
    if (copy.decisions.length > decisions) copy.rewind(decisions);
  };
  return {
    store,
    before,
    take(options) {
      const now = copy.decisions.length;
      const piece: Q['options'][number][] = [];
      try {
        for (const id of options) {
          const option = copy.pending?.options.find((one) => one.id === id);
          copy.decide(id);
          if (option) piece.push(option);
        }
      } catch (error) {
        goBack(now);
        throw error;
      }
      show([...store.getState().pieces, piece]);
    },
    back(piece) {
      const pieces = store.getState().pieces.slice(0, piece);
      goBack(start + pieces.flat().length);
      show(pieces);
    },
    ahead: () => copy.fork(),
  };
}
