/** Turns laid out on whole pages, and what of others' stands there. */
import type { FigureId } from '../../src/engine/index.ts';
import type { Game } from '../../src/stores/middara/game.ts';
import { planAtHand } from '../../src/stores/middara/planning.ts';
import { settled } from './hand-clock.ts';

/** A page with that on its screen. */
interface Shows {
  readonly game: Game;
}

export const view = ({ game }: Shows) => game.store.getState().view;
export const plans = ({ game }: Shows) => game.plans.store.getState().plans;

/** Those of the others. */
export const told = (page: Shows) =>
  plans(page).flatMap(({ by, figure, steps }) => (by === undefined ? [] : [{ by, figure, steps }]));

/** Of the figures that somebody plays, in order. */
export const figureOf = (page: Shows, n: number): FigureId =>
  view(page).figures.filter(({ seat, at, defeated }) => seat !== null && at && !defeated)[n]!.id;

/** Lays a walk out for it, to that of the spaces within reach. */
export async function walks({ game }: Shows, figure: FigureId, to = 0) {
  game.plans.begin(figure, game.store.getState().view);
  const hand = planAtHand(game.positionOf(game.store.getState().view), game.plans.store.getState());
  const { space, way } = hand!.reach[to]!;
  game.plans.add({ do: 'go', space, way });
  await settled();
  return { do: 'go', space, way } as const;
}
