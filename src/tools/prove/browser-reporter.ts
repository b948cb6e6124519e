import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { root } from '../install.mjs';
import { noteDown } from './note-down.ts';

/** Writes down each browser spec when the last of its tests has ended. */
export default class BrowserReporter implements Reporter {
  readonly #left = new Map<string, TestCase[]>();
  readonly #ended = new Map<string, TestCase[]>();

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      const file = fileOf(test);
      this.#left.set(file, [...(this.#left.get(file) ?? []), test]);
    }
  }

  onTestEnd(test: TestCase): void {
    if (test.outcome() === 'unexpected' && test.results.length <= test.retries) return;
    const file = fileOf(test);
    const ended = [...(this.#ended.get(file) ?? []), test];
    this.#ended.set(file, ended);
    if (ended.length < this.#left.get(file)!.length) return;
    const failed = ended.filter((one) => !one.ok()).length;
    const skipped = ended.filter((one) => one.outcome() === 'skipped').length;
    const ms = ended.flatMap((one) => one.results).reduce((sum, { duration }) => sum + duration, 0);
    const why = noteDown(file, { passed: ended.length - failed - skipped, failed, counts: {}, ms });
    if (why !== null) console.log(`NOT PROVED ${file}: ${why}`);
  }
}

const fileOf = (test: TestCase): string => relative(root, test.location.file).replaceAll('\\', '/');
