/** Several pages at one online table, each whole: what others' players suffer, and shall not here. */
import { expect, test } from 'vitest';
import { settled } from '../../support/hand-clock.ts';
import { FakeHost, friend, hosted, playOn, reloaded } from '../../support/online-pages.ts';

test('two pages play, a third watches', async () => {
  const host = new FakeHost();
  const { page: one, tail, watch } = await hosted(host);
  const two = await friend(host, tail, 'seat-2', 'Ben');
  const three = await friend(host, watch, null);

  const t = performance.now();
  const n = await playOn(host, [one, two], 60);
  console.log(n, one.decisions, two.decisions, three.decisions, performance.now() - t);
  console.log(one.told, two.told, three.told);
  expect([two.hash, three.hash]).toEqual([one.hash, one.hash]);
  const again = await reloaded(host, two);
  await settled();
  expect(again.hash).toBe(one.hash);
  console.log(await playOn(host, [one, again], 20), again.state.mayAnswer, again.told);
  expect(again.hash).toBe(one.hash);
});
