/** The hand while heroes are placed: one picked up goes elsewhere, and the last stands only when the fight is started. */
import type { StoreApi } from 'zustand/vanilla';
import type { FigureId, Option, Prompt, Space } from '../../engine/index.ts';
import { isAt, spacesAsked } from './at-hand.ts';
import type { Game } from './game.ts';
import type { HandState } from './hand-state.ts';
import { placesForAll } from './place-for-me.ts';
import { isLastPlaced, liftedFrom, placedAgain } from './placing.ts';

export interface Placing {
  /** Whether the press was one of placing. */
  pressSpace(at: Space): boolean;
  pressFigure(id: FigureId): boolean;
  /** Everybody who waits, in one press; the last of them is only held. */
  placeAll(): void;
  /** Whether the answer is to be held until the fight is started: then it is. */
  holds(option: Option): boolean;
  /** At a new question: holds the last one again, where it was held before the others were placed anew. */
  goOn(pending: Prompt): void;
}

type PlacedGame = Pick<Game, 'store' | 'session' | 'positionOf' | 'decideAll' | 'decideInstead'>;

export function createPlacing(game: PlacedGame, store: StoreApi<HandState>): Placing {
  /** The answer that places the last one, where that is to be held. */
  let last: string | null = null;
  /** What is asked, where that is where somebody goes. */
  const asked = (): Prompt | null => {
    const { of, mode } = store.getState();
    return of?.kind === 'placement' && mode === 'play' ? of : null;
  };
  const hold = (option: Option) =>
    store.setState({ choice: { kind: 'answer', option, empower: false }, denied: null });
  const isLast = (pending: Prompt) => isLastPlaced(game.positionOf(game.store.getState().view), pending);

  function goOn(pending: Prompt): void {
    if (pending.kind === 'placement' && !isLast(pending)) return;
    const option = pending.options.find(({ id }) => id === last);
    last = null;
    if (option?.act.do === 'place') hold(option);
  }

  return {
    pressSpace(at) {
      const pending = asked();
      if (!pending) return false;
      const { lifted, choice } = store.getState();
      if (lifted) {
        const option = lifted.options.find((one) => isAt(one, at));
        if (!option) store.setState({ lifted: null });
        else {
          last = choice?.kind === 'answer' ? choice.option.id : null;
          game.decideInstead(lifted.from, placedAgain(game.session, lifted, option));
        }
        return true;
      }
      const option = isLast(pending) && spacesAsked(pending, null).find((one) => isAt(one, at));
      if (option) hold(option);
      return Boolean(option);
    },
    pressFigure(id) {
      if (!asked()) return false;
      const { lifted } = store.getState();
      const next = lifted?.figure === id ? null : liftedFrom(game.session, id);
      if (!next && lifted?.figure !== id) return false;
      store.setState({ lifted: next });
      return true;
    },
    placeAll() {
      const pending = asked();
      if (!pending) return;
      const answers = placesForAll(game.session);
      last = answers.at(-1) ?? null;
      if (answers.length > 1) game.decideAll(answers.slice(0, -1));
      else goOn(pending);
    },
    holds(option) {
      const { of, choice } = store.getState();
      const isHeld = choice?.kind === 'answer' && choice.option.id === option.id;
      if (!of || isHeld || option.act.do !== 'place' || !isLast(of)) return false;
      hold(option);
      return true;
    },
    goOn,
  };
}
