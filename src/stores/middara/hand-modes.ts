/** What the board is looked at for: play, a plan, what threatens, the ruler; one at a time. */
import type { StoreApi } from 'zustand/vanilla';
import { type FigureId, isSameSpace, type Space } from '../../engine/index.ts';
import type { Game } from './game.ts';
import { endOfRuler, type HandState, type Mode } from './hand-state.ts';
import type { Planning } from './planning.ts';

export interface Modes {
  enter(mode: Mode): void;
  /** Enters it, or leaves it for play. */
  toggle(mode: Mode): void;
  /** Measures on from the end of the ruler. */
  turnRuler(): void;
  /** Lays the end of the ruler there: for touch, and to look away from the board. */
  measureTo(to: Space): void;
  /** Whether a plan is open is said in other places, too: the mode follows it. */
  followPlans(): () => void;
}

export function createModes(
  game: Pick<Game, 'store' | 'plans'>,
  store: StoreApi<HandState>,
  planning: Planning,
): Modes {
  /** Whoever is asked, else whoever has the turn. */
  function subject(): FigureId | undefined {
    const { pending, view } = game.store.getState();
    return pending?.figure ?? view.turn?.figure ?? view.figures[0]?.id;
  }
  function startOfRuler(): Space | null {
    const { figures } = game.store.getState().view;
    const standing = figures.find(({ id, at }) => id === subject() && at) ?? figures.find(({ at }) => at);
    return standing?.at ?? null;
  }
  /** Who plans: that figure, where somebody plays it, else the first that somebody does. */
  function planner(): FigureId | undefined {
    const own = game.store.getState().view.figures.filter(({ seat }) => seat !== null);
    const standing = own.find(({ defeated, at }) => !defeated && at !== null);
    return (own.find(({ id }) => id === subject()) ?? standing)?.id;
  }

  function enter(mode: Mode): void {
    const { mode: was } = store.getState();
    if (mode === was) return;
    const from = mode === 'ruler' ? startOfRuler() : null;
    const figure = mode === 'plan' ? planner() : undefined;
    if ((mode === 'ruler' && !from) || (mode === 'plan' && !figure)) return;
    store.setState({ mode, ruler: from && { from, to: null }, pointed: null });
    if (was === 'plan') planning.leave();
    if (figure) planning.begin(figure);
  }

  function look(): void {
    const { open } = game.plans.store.getState();
    const { mode } = store.getState();
    if (open === null && mode === 'plan') store.setState({ mode: 'play' });
    else if (open !== null && mode !== 'plan') store.setState({ mode: 'plan', ruler: null });
  }

  return {
    enter,
    toggle: (mode) => enter(store.getState().mode === mode ? 'play' : mode),
    turnRuler() {
      const from = endOfRuler(store.getState());
      if (from) store.setState({ ruler: { from, to: null }, pointed: null });
    },
    measureTo(to) {
      const { ruler } = store.getState();
      if (ruler) store.setState({ ruler: { ...ruler, to: isSameSpace(to, ruler.from) ? null : to } });
    },
    followPlans() {
      look();
      return game.plans.store.subscribe(look);
    },
  };
}
