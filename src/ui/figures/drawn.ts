import { figureOfCard, figureOfLook } from '../../art/figures/look-of.ts';
import {
  fieldOf,
  type Pose,
  paintStanding,
  plainStanding,
  portraitAddress,
  silhouetteAddress,
  standingAddress,
} from '../../art/figures/pictures.ts';
import type { CardIndex, Look } from '../../engine/index.ts';

/**
 * All that draws figures, in a script of its own: what needs it asks `useDrawn` for it, and shows an icon until it has
 * come. A picture is written once for each card and pose.
 */
type Cards = Pick<CardIndex, 'adventurers' | 'combatants'>;
type Figure = NonNullable<ReturnType<typeof figureOfCard>>;

const figures = new WeakMap<object, Map<string, Figure>>();
const addresses = new WeakMap<Figure, Map<string, string>>();

function figureOf(cards: Cards, ref: string, arms: string): Figure | null {
  const card = cards.adventurers[ref] ?? cards.combatants[ref];
  if (!card) return null;
  let known = figures.get(card);
  if (!known) {
    known = new Map();
    figures.set(card, known);
  }
  let figure = known.get(arms);
  if (!figure) {
    figure = figureOfCard(cards, ref, arms === '' ? [] : arms.split('; '))!;
    known.set(arms, figure);
  }
  return figure;
}

function written(figure: Figure, key: string, write: () => string): string {
  let known = addresses.get(figure);
  if (!known) {
    known = new Map();
    addresses.set(figure, known);
  }
  let address = known.get(key);
  if (address === undefined) {
    address = write();
    known.set(key, address);
  }
  return address;
}

const keyOfPose = ({ base, flipped, spent }: Pose): string =>
  `${base}${flipped ? ' flipped' : ''}${spent ? ' spent' : ''}`;

/** A figure by its card and what it has in hand (`armsOf`), and what is made of it; null for a card there is not. */
export function drawnFigure(cards: Cards, ref: string, arms = '') {
  const figure = figureOf(cards, ref, arms);
  return figure && madeOf(figure);
}

const looks = new WeakMap<Look, Figure>();

/** The same of a look, for a game whose cards are none of Middara's: one for each look. */
export function drawnLook(look: Look) {
  const figure = looks.get(look) ?? figureOfLook(look);
  looks.set(look, figure);
  return madeOf(figure);
}

function madeOf(figure: Figure) {
  return {
    field: fieldOf(figure),
    portrait: () => written(figure, 'portrait', () => portraitAddress(figure)),
    standing: (pose: Pose) => written(figure, keyOfPose(pose), () => standingAddress(figure, pose)),
    silhouette: (pose: Pose) =>
      written(figure, `silhouette ${keyOfPose(pose)}`, () => silhouetteAddress(figure, pose)),
    plain: (pose: Pose) => plainStanding(figure, pose),
    paint: (on: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, side: number, pose: Pose) =>
      paintStanding(on as CanvasRenderingContext2D, side, figure, pose),
    /** What bitmaps of it are kept by. */
    self: figure as object,
  };
}
export type DrawnFigure = ReturnType<typeof madeOf>;
