import { expect, test } from 'vitest';
import { makeBot } from '../../../src/bots/bot.ts';
import type { EncounterEvent } from '../../../src/engine/index.ts';
import { createExchange } from '../../../src/stores/middara/exchange.ts';
import { foundJustNow } from '../../../src/stores/middara/found.ts';
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
  expect(found.at(-1)).toEqual(event.item);
  expect(by).toBe(event.figure);
  // It lies in the Pack of whoever found it.
  expect(session.state.figures.find(({ id }) => id === by)!.pack.map(({ id }) => id)).toEqual(
    expect.arrayContaining(found.map(({ id }) => id)),
  );
});

test('of a chest that gives several things the one sheet knows them all (face.md 3.7)', () => {
  const gained = (id: string, figure = 'rook'): EncounterEvent =>
    ({ type: 'itemGained', figure, item: { id }, place: 'pack' }) as EncounterEvent;
  const drawn = { type: 'lootDrawn' } as EncounterEvent;
  const ids = (events: readonly EncounterEvent[]) => foundJustNow(events, 'rook').map(({ id }) => id);
  expect(
    ids([gained('old'), { type: 'turnBegan' } as EncounterEvent, gained('a'), drawn, gained('b')]),
  ).toEqual(['a', 'b']);
  expect(ids([gained('a'), gained('b', 'zeke')])).toEqual(['a']);
});
