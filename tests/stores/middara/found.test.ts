import { expect, test } from 'vitest';
import { makeBot } from '../../../src/bots/bot.ts';
import { createExchange } from '../../../src/stores/middara/exchange.ts';
import { newGame } from '../../support/games.ts';

test('what a chest has given is known to the sheet on which gear may be changed for it, and to no other', () => {
  const session = newGame('under-hallow-street', 'p3');
  const bot = makeBot('simple', 'p3');
  const isFree = () =>
    session.pending?.question.ask === 're-equip' && session.decisions.at(-1)?.option !== 're-equip';
  while (session.pending && !isFree()) session.decide(bot.choose(session));
  const { found, by, sp } = createExchange(session)!;
  expect(sp).toBe(0);
  const event = session.events.findLast(({ type }) => type === 'itemGained');
  if (event?.type !== 'itemGained') throw new Error('nothing was found');
  expect(found).toEqual(event.item);
  expect(by).toBe(event.figure);
  // It lies in the Pack of whoever found it.
  expect(session.state.figures.find(({ id }) => id === by)!.pack.map(({ id }) => id)).toContain(found!.id);
});
