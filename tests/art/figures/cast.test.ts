import { describe, expect, test } from 'vitest';
import { piecesOf } from '../../../src/art/figures/expand.ts';
import { figureOfCard } from '../../../src/art/figures/look-of.ts';
import { PORTRAIT_BOX, portraitAddress, standingAddress } from '../../../src/art/figures/pictures.ts';
import { PORTRAIT, plainOf, STANDING, strokesOf } from '../../../src/art/figures/strokes.ts';
import { familyOf } from '../../../src/engine/index.ts';
import { gameContent } from '../../support/content.ts';
import { differenceOf, silhouetteDots } from '../../support/raster.ts';

const { cards } = gameContent;
const people = Object.keys(cards.adventurers);
const bodies = Object.keys(cards.combatants);
const figures = new Map([...people, ...bodies].map((id) => [id, figureOfCard(cards, id)!]));
const dots = new Map([...figures].map(([id, figure]) => [id, silhouetteDots(figure)]));
const sameLook = (one: string, other: string) =>
  familyOf(cards, one) === familyOf(cards, other) && lookOf(one) === lookOf(other);
const lookOf = (id: string): string | undefined => {
  const card = cards.combatants[id];
  return (card?.look ?? cards.combatants[card?.family ?? '']?.look)?.plan;
};

describe('the cast', () => {
  test('every Adventurer and every Combatant of the content has a look of its own or of its family', () => {
    for (const id of people) expect(cards.adventurers[id]!.look, id).toBeDefined();
    for (const id of bodies) expect(lookOf(id), id).toBeDefined();
    expect(figures.size).toBe(85);
  });

  test('no two of them have nearly the same silhouette: at 48 pixels each is told apart without colour', () => {
    const ids = [...dots.keys()];
    const alike = ids.flatMap((one, i) =>
      ids
        .slice(i + 1)
        .filter((other) => !sameLook(one, other))
        .map((other) => ({ one, other, by: differenceOf(dots.get(one)!, dots.get(other)!) })),
    );
    expect(alike.filter(({ by }) => by < 0.16)).toEqual([]);
  });

  test('a tier adds a part to the silhouette', () => {
    for (const id of bodies) {
      const first = familyOf(cards, id);
      if (first === id || cards.combatants[id]!.look || lookOf(first) !== lookOf(id)) continue;
      expect(differenceOf(dots.get(id)!, dots.get(first)!), id).toBeGreaterThan(0.005);
    }
  });

  test('a figure is of few enough parts to be one thing, and stays in the room a picture leaves it', () => {
    const { x, y, width } = PORTRAIT_BOX;
    const contour = 5;
    for (const [id, { parts, palette, bust }] of figures) {
      expect(parts.length, id).toBeLessThanOrEqual(44);
      expect(parts.length, id).toBeGreaterThan(5);
      const [scale, left, top] = bust ? [1.11, -11, -24] : [1, 0, 0];
      for (const { points, line = 0 } of piecesOf(parts, palette, false)) {
        const by = contour + line / 2;
        for (const point of points) {
          expect.soft(point.x * scale + left - by, `${id} to the west`).toBeGreaterThanOrEqual(x);
          expect.soft(point.x * scale + left + by, `${id} to the east`).toBeLessThanOrEqual(x + width);
          expect.soft(point.y * scale + top - by, `${id} above`).toBeGreaterThanOrEqual(y);
        }
      }
    }
  });

  test('is drawn in every manner, and has acted paler by a third', () => {
    for (const [id, figure] of figures) {
      const standing = strokesOf(figure, STANDING);
      expect(standing.length, id).toBeGreaterThan(strokesOf(figure, PORTRAIT).length);
      const plain = plainOf(figure, 'CanvasText', 'Canvas');
      const colours = new Set(plain.flatMap(({ fill, stroke }) => [fill, stroke]));
      expect(
        [...colours].filter((one) => one && !/^Canvas(Text)?$/.test(one)),
        id,
      ).toEqual([]);
      const fillsOf = (spent: boolean) =>
        strokesOf(figure, { ...STANDING, spent })
          .flatMap((one) => [one, ...(one.within ?? [])])
          .map(({ fill }) => fill);
      const own = fillsOf(false);
      for (const [i, fill] of fillsOf(true).entries())
        if (fill) expect(saturationOf(fill), `${id} ${fill}`).toBeCloseTo(saturationOf(own[i]!) * 0.65, 1);
    }
  });
});

test('an Adventurer holds what is in hand; what cannot be drawn leaves the look as it is', () => {
  const standing = (...arms: string[]) =>
    standingAddress(figureOfCard(cards, 'remi-moretti', arms)!, { base: 'round' });
  const hammer = standing();
  expect(standing('great-hammer blunt great-hammer heavy')).toBe(hammer);
  expect(standing('hunting-bow bow')).not.toBe(hammer);
  // Names of one kind, and tags where the name has no such word.
  expect(standing('cave-bow bow')).toBe(standing('the-subjugator bow'));
  expect(standing('magic-tome tome')).toBe(hammer);
  expect(standing('short-sword sword light', 'buckler shield light')).not.toBe(
    standing('short-sword sword light'),
  );
});

test('a colour that is none never becomes part of a picture', () => {
  const animate = cards.combatants.animate!;
  const colours = { body: '"/><script>', glow: 'url(http://else.where)' };
  const figure = figureOfCard(
    { adventurers: {}, combatants: { animate: { ...animate, look: { plan: 'construct', colours } } } },
    'animate',
  )!;
  const picture = decodeURIComponent(portraitAddress(figure) + standingAddress(figure, { base: 'round' }));
  expect(picture).not.toMatch(/script|http:\/\/else|NaN/);
});

function saturationOf(colour: string): number {
  const rgb = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  return (Math.max(...rgb) - Math.min(...rgb)) / 255;
}
