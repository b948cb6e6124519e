import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { listed } from '../places.mjs';
import { unitTests } from '../runners.mjs';
import { usersOf } from './proofs.ts';

/**
 * Keeps anew what the tests play (`tests/support/keep.ts`): where a change of the rules or the content was meant, and
 * for tests that are new or have another name. Gives the exit code.
 */
export async function keepAnew(): Promise<number> {
  const users = usersOf('tests/support/keep.ts', listed('tests', /\.tsx?$/));
  const tests = [...users].filter((file) => KEEPS.test(file));
  rmSync(join(root, 'tests/kept'), { recursive: true, force: true });
  const { failed } = await unitTests(tests, { KEEP_ANEW: '1' });
  console.log(
    failed === 0 ? 'Kept anew. Read what differs: git diff --stat tests/kept' : 'Not kept: see above.',
  );
  return failed === 0 ? 0 : 1;
}

/** As KEPT there. */
const KEEPS = /^tests\/(rules|cards|engine|campaign|stores|replays)\/.*(?<!\.prove)\.test\.tsx?$/;
