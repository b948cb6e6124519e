import { expect, test } from 'vitest';
import { many, proved } from '../../support/depth.ts';
import { seededRandom } from '../../support/random-boards.ts';
import { ACTING, castCards, UNSPOKEN } from '../../support/slow-turn/cast.ts';
import { compareTurns } from '../../support/slow-turn/compare.ts';
import { randomPosition } from '../../support/slow-turn/positions.ts';

/** Positions a card; SLOW_TURNS=60 for a long run, SLOW_TURNS_SEED for others, SLOW_TURNS_CARD for one card. */
const POSITIONS = Number(process.env.SLOW_TURNS ?? many(1, 2));
const SEED = Number(process.env.SLOW_TURNS_SEED ?? 1);

const only = process.env.SLOW_TURNS_CARD;
const cards = ACTING.map(({ id }) => id).filter((id) => only === undefined || id === only);

test.each(cards)(
  '%s: what stands after its turn is what the book says',
  { timeout: 30_000 * POSITIONS },
  (id) => {
    const next = seededRandom(SEED * 5000 + ACTING.findIndex((card) => card.id === id));
    let turns = 0;
    for (let made = 0; made < POSITIONS; ) {
      const scene = randomPosition(next, id);
      if (!scene) continue;
      made++;
      const input = JSON.stringify(scene.input);
      const compared = compareTurns(scene.position, scene.active, next);
      turns += compared.turns;
      expect(compared.differs, input).toEqual([]);
    }
    expect(turns).toBeGreaterThan(0);
    proved({ turns });
  },
);

test('every Combatant is read or has its reason, and few have one', () => {
  const thinking = Object.values(castCards.combatants).filter(({ ai }) => ai.length > 0);
  const left = thinking.filter((card) => !ACTING.includes(card)).map(({ id }) => id);
  expect(left.sort()).toEqual(Object.keys(UNSPOKEN).sort());
  expect(left.length).toBeLessThanOrEqual(6);
});
