// What looks over the sources without running them, each as a package's command line: its name, and how it is called.

/** What the compiler found is kept, so that the next run looks only at what changed. */
export const TYPES = {
  name: 'types',
  script: 'typescript/bin/tsc',
  args: ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
};

export const LINT = {
  name: 'lint and format',
  script: '@biomejs/biome/bin/biome',
  args: ['check', '--error-on-warnings'],
};

export const LAYERS = {
  name: 'layers',
  script: 'vitest/vitest.mjs',
  args: ['run', '--project', 'node', 'tests/layers.test.ts'],
};
