import { expect, test } from 'vitest';
import { pageStream } from '../../../src/stores/stream/page-stream.ts';
import { promisesOfTransport } from './transport-contract.ts';

const START = 1_900_000_000_000_000_000n;

promisesOfTransport(
  async () => {
    let time = START;
    const stream = pageStream(() => (time += 7n));
    return { join: (who) => stream.join(`K${who}`), key: (who) => `K${who}` };
  },
  { gaps: false, cuts: false },
);

test('a clock that is put back does not put the stream back', async () => {
  const times = [START + 5n, START, START + 9n];
  const stream = pageStream(() => times.shift()!);
  const one = stream.join('K');
  for (const id of ['a', 'b', 'c']) await one.send(id, id);
  expect(stream.messages.map(({ nanos }) => BigInt(nanos) - START)).toEqual([5n, 5n, 9n]);
});
