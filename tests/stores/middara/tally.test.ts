import { expect, test } from 'vitest';
import type { EncounterEvent } from '../../../src/engine/index.ts';
import { tallyOf } from '../../../src/stores/middara/tally.ts';
import { drive, newGame, street } from '../../support/games.ts';

const session = drive(newGame(street, 'tally'), 'eager', 'tally', 260);
type Damage = Extract<EncounterEvent, { type: 'damageDealt' }>;
const dealt = session.events.filter((event): event is Damage => event.type === 'damageDealt');

test('damage adds up to what was dealt, by whom it was taken and by what it came of', () => {
  const { figures, sources } = tallyOf(session.events);
  const all = dealt.reduce((sum, { amount }) => sum + amount, 0);
  expect(all).toBeGreaterThan(20);
  expect(figures.reduce((sum, { taken }) => sum + taken, 0)).toBe(all);
  expect(sources.reduce((sum, { damage }) => sum + damage, 0)).toBeCloseTo(all, 8);
  for (const { figure, dealt: by } of figures) {
    const own = dealt.filter((event) => event.by === figure && event.figure !== figure);
    expect(by).toBe(own.reduce((sum, { amount }) => sum + amount, 0));
  }
});

test('what an attack did is shared out among the cards that made it, as a card and no ability of it', () => {
  const rule = 'p.43';
  const by = { kind: 'symbols', type: 'item', card: 'katar', ability: 'shields' } as const;
  const die = { kind: 'die', die: 'red', of: { kind: 'card', type: 'item', card: 'long-sword' } } as const;
  const event: EncounterEvent = {
    type: 'damageDealt',
    rule,
    figure: 'cave-sickle-1',
    amount: 4,
    damageType: 'physical',
    by: 'nightingale',
    cause: { kind: 'attack', by: 'nightingale' },
    // 8 before armour, which took half of it.
    sum: {
      total: 4,
      entries: [
        { cause: die, amount: 6, rule },
        { cause: by, amount: 2, rule },
        { cause: { kind: 'armor', armor: 4, pierced: 0 }, amount: -4, rule },
      ],
    },
  };
  expect(tallyOf([event]).sources.map(({ source, damage }) => [source, damage])).toEqual([
    [{ kind: 'card', type: 'item', card: 'long-sword' }, 3],
    [{ kind: 'card', type: 'item', card: 'katar' }, 1],
  ]);
});

test('dice are held against their mean: those without numbers and those turned by hand are not', () => {
  const roll = { figure: 'rook', purpose: 'attack', rng: [0, 0, 0, 0], rule: 'p.43' } as const;
  const events: EncounterEvent[] = [
    // WHITE shows 2 to 7, 4.5 on average; BLACK has no numbers.
    {
      ...roll,
      type: 'diceRolled',
      dice: [
        { die: 'white', face: 6 },
        { die: 'black', face: 1 },
      ],
    },
    {
      ...roll,
      type: 'diceRerolled',
      which: [0],
      dice: [
        { die: 'white', face: 1 },
        { die: 'black', face: 1 },
      ],
    },
    { ...roll, type: 'diceRerolled', which: [0], turned: true, dice: [{ die: 'white', face: 6 }] },
  ];
  const { figures, rolls } = tallyOf(events);
  expect(figures).toMatchObject([{ figure: 'rook', dice: 2, shown: 9, expected: 9 }]);
  expect(rolls.map(({ at, over }) => [at, over])).toEqual([
    [0, 2.5],
    [1, -2.5],
  ]);
});
