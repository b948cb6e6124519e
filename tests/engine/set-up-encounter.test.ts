import { expect, test } from 'vitest';
import { defaultSetup, setUpEncounter } from '../../src/engine/index.ts';
import { gameContent } from '../support/content.ts';

const { cards, encounters } = gameContent;
const yard = encounters['training-yard']!;

test('a party is chosen from the Adventurers of every product (p.24): two of one first name are two figures', () => {
  const plain = defaultSetup(yard, 'seed');
  const other = { ...cards.adventurers['rook-lars']!, id: 'rook-of-the-north', name: 'Rook of the North' };
  const all = { ...cards, adventurers: { ...cards.adventurers, [other.id]: other } };
  const party = plain.party.map((one) => (one.card === 'remi-moretti' ? { ...one, card: other.id } : one));
  const { figures } = setUpEncounter({ ...plain, party }, yard, all);
  const ids = figures.map(({ id }) => id);
  expect(ids).toContain('rook');
  expect(ids).toContain('rook-of-the-north');
  expect(new Set(ids).size).toBe(ids.length);
});
