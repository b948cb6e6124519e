import { expect, test } from 'vitest';
import { makeBot } from '../../../src/bots/bot.ts';
import { figureIn, hpBeforeFall, hpOf } from '../../../src/engine/index.ts';
import { newGame } from '../../support/games.ts';

test('of whoever is about to fall it is told how much HP there was before the blow, of others nothing', () => {
  const session = newGame('under-hallow-street', 'd1');
  const bot = makeBot('simple', 'd1');
  while (session.pending && session.pending.question.ask !== 'about-to-fall')
    session.decide(bot.choose(session));
  const { figure } = session.pending!;
  const { position } = session;
  const before = hpBeforeFall(position, figure)!;
  const { damage } = figureIn(position.state, figure);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThanOrEqual(hpOf(position, figureIn(position.state, figure)));
  expect(damage).toBeGreaterThanOrEqual(hpOf(position, figureIn(position.state, figure)));
  const others = position.state.figures.filter(({ id }) => id !== figure);
  expect(others.map(({ id }) => hpBeforeFall(position, id)).filter((hp) => hp !== null)).toEqual([]);
});
