import { expect, test } from 'vitest';
import { type StruckLuck, strikesIn, weighLuck } from '../../../src/stores/middara/luck.ts';
import { drive, newGame, street } from '../../support/games.ts';
import { labOnPage } from '../../support/lab-on-page.ts';

const session = drive(newGame(street, 'luck'), 'simple', 'luck', 90);
const { encounter, cards } = session.position;
const struck = strikesIn(session.beginning, encounter, session.events);

test('every attack that was judged is there once, with what came of it', () => {
  const judged = session.events.flatMap((event, i) => (event.type === 'attackJudged' ? [i] : []));
  expect(struck.length).toBeGreaterThan(4);
  expect(struck.map(({ at }) => at).sort((a, b) => a - b)).toEqual(judged);
  const damage = session.events.flatMap((event) =>
    event.type === 'finalDamageDetermined' ? [event.sum.total] : [],
  );
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  expect(sum(struck.map((one) => one.damage))).toBe(sum(damage));
});

test('the odds of each are those of the position it began in, and reading them changes nothing', async () => {
  const before = JSON.stringify(session.state);
  const told: StruckLuck[] = [];
  const first = struck.slice(0, 4);
  await weighLuck(labOnPage(), cards, first, new AbortController().signal, (one) => told.push(one));
  expect(told.map(({ at }) => at)).toEqual(first.map(({ at }) => at));
  for (const { odds } of told) {
    expect(odds!.hit).toBeGreaterThan(0);
    expect(odds!.hit).toBeLessThan(1);
    expect(odds!.expected).toBeGreaterThan(0);
  }
  expect(JSON.stringify(session.state)).toBe(before);
});

test('who no longer waits is told nothing', async () => {
  const stop = new AbortController();
  const told: StruckLuck[] = [];
  const done = weighLuck(labOnPage(), cards, struck, stop.signal, (one) => told.push(one));
  stop.abort();
  await done;
  expect(told).toEqual([]);
});
