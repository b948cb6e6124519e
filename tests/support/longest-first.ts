import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that take longest, the longest first: one begun last would leave the other workers idle. */
const LONGEST = [
  'tests/sim/cards-used.test.ts',
  'tests/sim/everything.test.ts',
  'tests/properties/sole-writer.test.ts',
  'tests/properties/replay.test.ts',
  'tests/engine/queries/geometry/against-slow.test.ts',
  'tests/properties/prompts.test.ts',
  'tests/content/breakages.test.ts',
  'tests/sim/game.test.ts',
  'tests/sim/cards.test.ts',
  'tests/rules/command.test.ts',
  'tests/sim/command.test.ts',
  'tests/content/readme.test.ts',
  'tests/stores/opened/bad-files.test.ts',
  'tests/stores/packs/library.test.ts',
  'tests/stores/game/game-store.test.ts',
  'tests/properties/odds.test.ts',
  'tests/properties/chance.test.ts',
  'tests/engine/content-games.test.ts',
  'tests/ui/second-language.test.tsx',
  'tests/strictness/new-members.test.ts',
  'tests/ui/screens/loadout.test.tsx',
  'tests/ui/app.test.tsx',
];

/** Files in vitest's own order, those known to be long before the others of their project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const gone = LONGEST.filter((file) => !existsSync(`${root}/${file}`));
    if (gone.length > 0) throw new Error(`tests/support/longest-first.ts names no test: ${gone.join(', ')}`);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? LONGEST.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => (a.project.name === b.project.name ? rank(a) - rank(b) : 0));
  }
}
