import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EveningAtHost, eveningAtHost, soon } from '../support/evening-at-host.ts';

/** What the proof does at length (`faults.prove.test.ts`), once. */

let evening: EveningAtHost;
beforeAll(async () => {
  evening = await eveningAtHost('yard');
});
afterAll(() => evening.close());

test('a fight from invite to its end, with its server killed and its lines cut on the way', async () => {
  const { ana, ben, cyd, lines } = evening;
  await evening.until(5);
  await evening.killServer();
  await evening.until(20);
  lines[1]!.cut();
  await soon(() => expect(ben.state.line.is).not.toBe('there'));
  lines[1]!.mend();
  for (const line of lines) line.fates('out.', () => ({ times: 2, after: 3 }));
  await soon(() => expect(cyd.game.asked()).toBeNull());
  await evening.agrees();
  for (const { game } of [ana, ben]) expect(game.asked()).toBeNull();
});
