import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameTypes, Played } from './types.ts';

type OptionOf<G extends GameTypes> = G['question']['options'][number];

/** A game as it would stand after some answers. */
export interface Tried<G extends GameTypes> {
  readonly state: G['state'];
  readonly pending: G['question'] | null;
  /** The answers, in order, by what was tried in one go. */
  readonly pieces: readonly (readonly OptionOf<G>[])[];
}

/** Answers tried on a copy of a game: nothing of them is in the game until they are given there, in the same order. */
export interface Trial<G extends GameTypes> {
  readonly store: StoreApi<Tried<G>>;
  /** As it stood before the first of them. */
  readonly before: G['state'];
  /** Answers in one go, taken back as one. Throws RefusedDecision, with none of them tried. */
  take(options: readonly string[]): void;
  /** Takes a piece back, with all after it. */
  back(piece: number): void;
  /** A copy to look further ahead in. */
  ahead(): G['session'];
}

/**
 * Tries answers from the open question on. For rules without dice: a copy throws the game's own, and nobody is to see
 * them beforehand.
 */
export function createTrial<G extends Played<G>>(session: G['session']): Trial<G> {
  const copy = session.fork();
  const snapshot = () => copy.game.clone(copy.state);
  const before = snapshot();
  const start = copy.decisions.length;
  const store = createStore<Tried<G>>(() => ({ state: before, pending: copy.pending, pieces: [] }));
  const show = (pieces: Tried<G>['pieces']) =>
    store.setState({ state: snapshot(), pending: copy.pending, pieces });
  const goBack = (decisions: number) => {
    if (copy.decisions.length > decisions) copy.rewind(decisions);
  };
  return {
    store,
    before,
    take(options) {
      const now = copy.decisions.length;
      const piece: OptionOf<G>[] = [];
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
