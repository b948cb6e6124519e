/** What was taken at a table is kept beside its screens: after a while, at once when the line goes, and not where they have it. */
import { expect, test } from 'vitest';
import type { TableReader } from '../../../src/online/table-reader.ts';
import type { Line } from '../../../src/online/transport.ts';
import type { StandsAtTable } from '../../../src/stores/online/at-game.ts';
import { keepingStanding } from '../../../src/stores/online/keeping-standing.ts';
import { HandClock } from '../../support/hand-clock.ts';

function keeping() {
  const clock = new HandClock();
  const kept: string[] = [];
  const screen = { shows: false };
  let hear: (line: Line) => void = () => {};
  const transport = {
    line: { is: 'there' } as const,
    watch(listener: (line: Line) => void) {
      hear = listener;
      return () => {};
    },
  };
  const { look, close } = keepingStanding(
    {
      transport,
      timer: clock,
      isShown: () => screen.shows,
      keepStanding: async (text) => void kept.push(text),
    },
    (game) => `${game.decisions}`,
  );
  const decide = (decisions: number) =>
    look({
      game: { decisions } as StandsAtTable,
      head: { on: decisions, chain: `chain ${decisions}` },
    } as unknown as TableReader);
  return { clock, kept, screen, decide, close, goes: () => hear({ is: 'gone' }) };
}

test('two seconds after a decision, with what has come since', async () => {
  const { clock, kept, decide } = keeping();
  decide(1);
  await clock.pass(1500);
  decide(2);
  expect(kept).toEqual([]);
  await clock.pass(1000);
  expect(kept).toEqual(['2']);
  await clock.pass(5000);
  expect(kept).toEqual(['2']);
});

test('at once when the line goes, and no more once the table is left', async () => {
  const { clock, kept, decide, goes, close } = keeping();
  decide(1);
  goes();
  expect(kept).toEqual(['1']);
  decide(2);
  close();
  await clock.pass(5000);
  expect(kept).toEqual(['1']);
});

test('not while the screens have all of it; what they no longer show counts from the next decision on', async () => {
  const { clock, kept, screen, decide, goes } = keeping();
  screen.shows = true;
  decide(1);
  await clock.pass(5000);
  goes();
  expect(kept).toEqual([]);
  screen.shows = false;
  decide(2);
  await clock.pass(2000);
  expect(kept).toEqual(['2']);
});
