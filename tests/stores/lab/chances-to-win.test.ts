import { expect, test, vi } from 'vitest';
import { seedOf } from '../../../src/bots/lab/experiment.ts';
import { playLabGame } from '../../../src/bots/lab/lab-game.ts';
import { momentOf } from '../../../src/bots/lab/moment-of.ts';
import { browserTimer } from '../../../src/stores/game/pace.ts';
import { createChances } from '../../../src/stores/lab/chances-to-win.ts';
import { roundPlaces } from '../../../src/stores/middara/places.ts';
import { drive, gameContent, newGame, yard } from '../../support/games.ts';
import { labOnPage } from '../../support/lab-on-page.ts';
import { PATIENCE } from '../../support/patience.ts';

const session = drive(newGame(yard, 'chances'), 'simple', 'chances', 60);
const places = roundPlaces(session).map(({ decision }) => decision);

const done = (chances: ReturnType<typeof createChances>) =>
  vi.waitFor(() => expect(chances.store.getState().status).not.toBe('running'), {
    ...PATIENCE,
    interval: 20,
  });

/** Games won of the first so many from there, as they are played without a pool. */
function wonFrom(decision: number, games: number): number {
  const moment = momentOf(session.fork(decision))!;
  const experiment = { encounter: yard, bot: 'simple', moment } as const;
  return Array.from({ length: games }, (_, i) => playLabGame(gameContent, experiment, seedOf('s', i))).filter(
    ({ outcome }) => outcome?.result === 'won',
  ).length;
}

test('from each place the games of the first seeds are counted; asked for more, only those are played', async () => {
  expect(places.length).toBeGreaterThan(1);
  const two = places.slice(0, 2);
  const chances = createChances(labOnPage(), browserTimer, session, 's');
  const hash = session.hash;
  chances.weigh(two, 2);
  await done(chances);
  expect(chances.store.getState()).toMatchObject({ status: 'done', over: 4, asked: 4 });
  chances.weigh(two, 3);
  await done(chances);
  const state = chances.store.getState();
  expect(state.over).toBe(6);
  for (const decision of two)
    expect(state.chances.get(decision)).toMatchObject({ games: 3, won: wonFrom(decision, 3) });
  expect(session.hash).toBe(hash);
});

test('stopped, what came stays, and what was dropped is played when it is asked for again', async () => {
  const chances = createChances(labOnPage(), browserTimer, session, 's');
  chances.weigh(places, 40);
  await vi.waitFor(() => expect(chances.store.getState().over).toBeGreaterThan(0), PATIENCE);
  chances.stop();
  expect(chances.store.getState().status).toBe('stopped');
  const { over } = chances.store.getState();
  expect(over).toBeLessThan(40 * places.length);
  chances.weigh(places.slice(0, 1), 1);
  await done(chances);
  expect(chances.store.getState().chances.get(places[0]!)!.games).toBeGreaterThanOrEqual(1);
});
