import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files, the longest first, as `tests/times.json` has it: one begun last would leave the other workers idle. What is
 * being proved comes in the order it was asked for, the quickest first: a run may be broken off.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const times = JSON.parse(readFileSync(`${root}/tests/times.json`, 'utf8')) as {
      unit: Record<string, number>;
    };
    const order = process.env.PROVE_ORDER?.split(',');
    const rank = ({ moduleId }: TestSpecification): number => {
      const file = moduleId.slice(root.length + 1);
      return order ? order.indexOf(file) : -(times.unit[file] ?? 0);
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => (a.project.name === b.project.name ? rank(a) - rank(b) : 0));
  }
}
