/** A question weighed in stretches: what takes longer than one goes on between frames, and says when it is done. */
import { expect, test } from 'vitest';
import { createWeighing } from '../../../src/stores/game/weighing.ts';
import { HandTimer } from '../../support/table-of-memory.ts';

/** Weighs each question in as many steps as it says, each of which takes one of the clock. */
function weighingAt() {
  const timer = new HandTimer();
  let now = 0;
  function* weigh(steps: number): Generator<void, string | null> {
    for (let n = 0; n < steps; n++) {
      now += 1;
      yield;
    }
    return `after ${steps}`;
  }
  return { timer, weighing: createWeighing(weigh, timer, () => now), now: () => now };
}

test('what is weighed in a moment is known at once, and nothing waits', () => {
  const { timer, weighing } = weighingAt();
  expect(weighing.takesLonger(1, () => expect.unreachable())).toBe(false);
  expect(weighing.answerOf(1)).toBe('after 1');
  expect(timer.waits()).toEqual([]);
});

test('what takes longer is weighed on a stretch at a time, and said once', () => {
  const { timer, weighing, now } = weighingAt();
  let told = 0;
  expect(weighing.takesLonger(20, () => (told += 1))).toBe(true);
  expect([told, now()]).toEqual([0, 2]);
  timer.tick();
  expect([told, now()]).toEqual([0, 10]);
  timer.runAll();
  expect([told, now()]).toEqual([1, 20]);
  expect(weighing.answerOf(20)).toBe('after 20');
});

test('what is asked meanwhile takes its place: of the first nothing is said any more', () => {
  const { timer, weighing } = weighingAt();
  expect(weighing.takesLonger(10, () => expect.unreachable())).toBe(true);
  weighing.stop();
  expect(weighing.takesLonger(1, () => expect.unreachable())).toBe(false);
  timer.runAll();
  expect(weighing.answerOf(1)).toBe('after 1');
});
