import { describe, expect, test } from 'vitest';
import {
  campfireShare,
  matchShare,
  nextDeck,
  tokensMissing,
  villageShare,
} from '../../../../src/games/malhya/rules/land/road-odds.ts';
import { cardsLeft } from '../../../../src/games/malhya/rules/land/timeline.ts';
import { many } from '../../../support/depth.ts';
import { content } from '../trial.ts';
import { BARE, cards, HEX, onTheRoad, travelIn } from './on-the-road.ts';

const laid = (card: string) => ({ card, side: 'other', event: null }) as const;
const { travels } = content;

describe('row 15: what is known of the road', () => {
  test('the chance that the next card matches the terrain: of what is left of the deck', () => {
    const whole = travelIn(onTheRoad());
    expect(matchShare(whole, 'forest', travels)).toEqual({ of: 3, all: 12 });
    expect(matchShare(whole, 'city', travels)).toEqual({ of: 0, all: 12 });
    const gone = ['charcoal-smoke', 'fallen-beech', 'church-path'];
    const later = {
      ...whole,
      slots: gone.map(laid),
      day: cards('day').filter((card) => !gone.includes(card)),
    };
    expect(matchShare(later, 'forest', travels)).toEqual({ of: 1, all: 9 });
    const night = { ...later, slots: [...gone, 'loose-scree'].map(laid) };
    expect(matchShare(night, 'forest', travels)).toEqual({ of: 2, all: 8 });
  });

  test('when the day is over all its cards may come again', () => {
    const slots = [...cards('day').slice(0, 4), ...cards('night').slice(0, 2)].map(laid);
    const travel = {
      ...travelIn(onTheRoad()),
      slots,
      day: cards('day').slice(4),
      night: cards('night').slice(2),
    };
    expect([...nextDeck(travel, travels)].sort()).toEqual(cards('day'));
  });

  test('the chance of a village: only on a card that is turned', () => {
    const travel = travelIn(onTheRoad());
    expect(villageShare(travel, 'city', travels)).toEqual({ of: 2, all: 12 });
    expect(villageShare(travel, 'plains', travels)).toEqual({ of: 1, all: 12 });
  });

  test('cards left till night and till the day is over', () => {
    expect([0, 3, 5, 6].map((n) => cardsLeft({ slots: cards('day').slice(0, n).map(laid) }))).toEqual([
      { day: 4, night: 6 },
      { day: 1, night: 3 },
      { day: 0, night: 1 },
      { day: 0, night: 0 },
    ]);
  });

  test('travel tokens that are missing for a hex', () => {
    expect([
      tokensMissing({ tokens: 1 }, 'fair'),
      tokensMissing({ tokens: 1 }, 'bad'),
      tokensMissing({ tokens: 3 }, 'bad'),
    ]).toEqual([1, 2, 0]);
  });

  test('what a campfire gives: 2 of 6 by day, 5 of 6 by night', () => {
    expect([campfireShare(false), campfireShare(true)]).toEqual([
      { of: 2, all: 6 },
      { of: 5, all: 6 },
    ]);
  });

  test('the chance is that of the draws: many first cards in a forest', () => {
    let matched = 0;
    const n = many(600, 20_000);
    for (let i = 0; i < n; i++) {
      const session = onTheRoad({
        seed: `draw ${i}`,
        travel: { hex: HEX.forest },
        hero: [BARE, { ...BARE, objects: ['oilcloth'] }],
      });
      session.decide('travel');
      if (session.state.land.travel!.slots[0]!.side === 'match') matched += 1;
    }
    // Three standard deviations of a quarter.
    expect(Math.abs(matched / n - 1 / 4)).toBeLessThan(3 * Math.sqrt(3 / 16 / n));
  });
});
