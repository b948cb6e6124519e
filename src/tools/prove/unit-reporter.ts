import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../install.mjs';
import { noteDown } from './note-down.ts';

/** Writes down each proof of the unit tests as it ends, with what its tests counted by `proved()`. */
export default class UnitReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const file = relative(root, module.moduleId).replaceAll('\\', '/');
    const tests = [...module.children.allTests()];
    const counts: Record<string, number> = {};
    for (const test of tests)
      for (const [what, count] of Object.entries(
        (test.meta() as { proved?: Record<string, number> }).proved ?? {},
      ))
        counts[what] = (counts[what] ?? 0) + count;
    const number = (state: string) => tests.filter((test) => test.result().state === state).length;
    const failed = number('failed') + (module.state() === 'failed' && number('failed') === 0 ? 1 : 0);
    const why = noteDown(file, {
      passed: number('passed'),
      failed,
      counts,
      ms: module.diagnostic().duration,
    });
    if (why !== null) {
      console.log(`NOT PROVED ${file}: ${why}`);
      process.exitCode = 1;
    }
  }
}
