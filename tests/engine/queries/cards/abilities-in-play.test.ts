import { expect, test } from 'vitest';
import { figureIn } from '../../../../src/engine/index.ts';
import { applyEvent } from '../../../../src/engine/model/apply/apply-event.ts';
import { listAbilities } from '../../../../src/engine/queries/cards/abilities-of.ts';
import { arena } from '../../../support/arena.ts';

const { state, cards } = arena({
  name: 'what lies before a figure',
  figures: [
    { id: 'remi', card: 'remi-moretti', at: [0, 0], items: ['buckler'], disciplines: ['morbid-envy'] },
  ],
  active: 'remi',
  initiative: ['remi'],
});
const remi = () => figureIn(state, 'remi');
const keys = () => listAbilities(cards, remi(), 'action').map(({ key }) => key.replace(/.*\//, ''));
const idOf = (ref: string) => remi().cards.find((card) => card.ref === ref)!.id;

test('abilities are read anew whenever a card is turned, goes or comes (p.39)', () => {
  const before = keys();
  expect(before).toContain('covet');
  expect(listAbilities(cards, remi(), 'action')).toBe(listAbilities(cards, remi(), 'action'));

  const card = idOf('morbid-envy');
  applyEvent(state, { type: 'cardFlipped', figure: 'remi', card, rule: 'p.39' });
  expect(keys()).toEqual(before.filter((key) => key !== 'covet'));
  applyEvent(state, { type: 'cardTurnedBack', figure: 'remi', card, rule: 'p.39' });
  expect(keys()).toEqual(before);

  const kept = { ...remi().cards.find(({ id }) => id === card)! };
  applyEvent(state, { type: 'cardDiscarded', figure: 'remi', card, rule: 'p.39' });
  expect(keys()).toEqual(before.filter((key) => key !== 'covet'));
  applyEvent(state, {
    type: 'itemGained',
    figure: 'remi',
    item: kept,
    place: 'equipped',

    rule: 'p.39',
  });
  expect(keys()).toEqual(before);
});
