import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

/** Set up before every test file: what it takes of a processor, its imports with it, as a line a file. */
const to = process.env.TIMES_TO;
if (to) {
  const begun = process.cpuUsage();
  afterAll(() => {
    const { user, system } = process.cpuUsage(begun);
    const file = expect.getState().testPath?.replace(/^.*\/(?=tests\/)/, '');
    appendFileSync(to, `${((user + system) / 1e6).toFixed(2)} ${file}\n`);
  });
}
