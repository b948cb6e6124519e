import { describe, expect, test } from 'vitest';
import {
  type AbraxisCard,
  AbraxisSession,
  createAbraxisOdds,
  houseAnswer,
  POINTS,
  ROUNDS,
  resultOf,
} from '../../src/abraxis/index.ts';
import { BotChance } from '../../src/bots/bot-chance.ts';
import { many, proved } from '../support/depth.ts';
import { cardOf, sitDown } from './table.ts';

const CARDS: readonly AbraxisCard[] = [
  cardOf({ book: 2, shield: 2 }),
  cardOf({ book: 3, shield: 3 }, { eachRound: [{ in: [5], add: { burst: 1 } }] }),
  cardOf({ book: 4, shield: 2 }, { eachRound: [{ in: 'even', symbols: { book: 2, shield: 4 } }] }),
  cardOf({ book: 5, shield: 3, burst: 1 }, { exact: 2 }),
];

const GAMES = many(60, 500);

describe('500 games', () => {
  const books = CARDS.map(createAbraxisOdds);
  let house = 0;
  let chance = 0;

  test('end, come again to the same hash, and keep the laws of the table', () => {
    for (let n = 0; n < GAMES; n++) {
      const odds = books[n % 4]!;
      const dice = new BotChance(`game-${n}`);
      const session = sitDown(CARDS[n % 4]!, { players: 1 + (n % 4), seed: `game-${n}` });
      while (session.pending) {
        const { options, player } = session.pending;
        const plays = (n + player) % 2 === 0;
        session.decide(
          plays
            ? houseAnswer(odds, session.state, session.pending).id
            : options[dice.below(options.length)]!.id,
        );
        const broken = session.state.players.find(
          ({ fate, points, out }) => fate < 0 || points < 0 || (out === null) !== points > 0,
        );
        if (broken) expect.unreachable(JSON.stringify(broken));
      }
      expect(session.decisions.length).toBeLessThan(250);
      const result = resultOf(session)!;
      expect(result.rounds === ROUNDS || result.left === 0).toBe(true);
      const again = new AbraxisSession(session.setup, session.content);
      for (const { option } of session.toLog().decisions) again.decide(option);
      expect(again.hash).toBe(session.hash);
      expect(JSON.parse(JSON.stringify(session.state))).toEqual(session.state);
      result.players.forEach(({ points }, player) => {
        if ((n + player) % 2 === 0) house += points;
        else chance += points;
      });
    }
    // Who plays by the expectation keeps far more of the ten points than whoever locks in at random.
    expect(house).toBeGreaterThan(2 * chance);
    expect(house).toBeGreaterThan(GAMES * POINTS * 0.2);
    proved({ games: GAMES });
  }, 120_000);
});
