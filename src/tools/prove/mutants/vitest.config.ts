import { defineConfig } from 'vitest/config';

/** The tests a mutant is tried with: those near its room, named by the command, in one process of plain Node. */
export default defineConfig({
  test: {
    include: (process.env.MUTANT_TESTS ?? '').split(',').filter((path) => path !== ''),
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
