/** A page whose every stretch of work takes too long: what friends did is seen before its next question is weighed. */
import { expect, test } from 'vitest';
import { FakeHost, friend, hosted, playOn, until } from '../../support/online-pages.ts';

/** Each look at it says that a second has gone by. */
function slow() {
  let now = 0;
  return { pause: async () => {}, clock: () => (now += 1000) };
}

test('a slow page shows each decision first and is asked then, and comes to the same as a fast one', async () => {
  const host = new FakeHost();
  const { page: one, tail } = await hosted(host);
  const two = await friend(host, tail, 'seat-2', 'Ben', slow());
  let before = 0;
  const { store } = two.game;
  store.subscribe(({ decisions, pending }) => {
    const { length } = two.game.session.decisions;
    if (decisions === length && pending === null && two.state.mayAnswer) before += 1;
  });
  for (let n = 0; n < 40 && !one.game.session.state.outcome; n++) {
    if (two.state.mayAnswer) await until(() => store.getState().pending !== null || !two.state.mayAnswer);
    expect(await playOn(host, [one, two], 1)).toBe(1);
  }
  expect(before).toBeGreaterThan(0);
  await until(() => two.hash === one.hash);
  expect(two.decisions).toBe(one.decisions);
});
