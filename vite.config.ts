/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { checkedContent } from './src/tools/build/checked-content.ts';
import { contentPolicy, HEADERS } from './src/tools/build/content-policy.ts';
import { iconSheet } from './src/tools/build/icon-sheet.ts';
import { licences } from './src/tools/build/licences.ts';
import { offline } from './src/tools/build/offline.ts';
import { roundedIcon } from './src/tools/build/rounded-icon.ts';
import { sharedWorker } from './src/tools/build/shared-worker.ts';
import { shippedPictures } from './src/tools/build/shipped-pictures.ts';
import { shippedScenes } from './src/tools/build/shipped-scenes.ts';
import { subsetFonts } from './src/tools/build/subset-fonts.ts';
import * as first from './src/words/en/ui/first.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

/** What only `npm run prove` runs: `tests/support/depth.ts`. */
const provedAlone = process.env.PROVE === '1' ? [] : ['tests/**/*.prove.test.{ts,tsx}'];

const FIRST_WORDS: Readonly<Record<string, string>> = first;

/** What the first screen has of all this. */
const FIRST =
  /(vite\/preload-helper\.js$)|\/(message-of|is-record|did-you-mean|kept\/(game-named|game-storage|game-tree|browser-store|cells|pieces|last-played|done-there|quiet-storage))\.ts$/;

/** The rules; and of them what a worker or a later screen asks for first. */
const RULES = /\/src\/engine\//;
const LATE_RULES =
  /\/engine\/(migrations\/|loadout\/|kernel\/migrations|rng\/(spread|chance-tree)|odds\/(?!choice-(moment|kinds))|foresight\/(?!look-ahead|could-strike))/;

/** What plays and keeps games; what of it is for games that lay somewhere, are watched, or are set up. */
const GAMES = /\/src\/stores\/(game|middara|opened)\/|\/node_modules\/comlink\//;
const LATE_GAMES =
  /\/(opened\/(?!games|find-game|opened|branches|rerun)|opened\/rerun-encounter|game\/(mirror|stepped)|middara\/(mirrored|tally|places|luck|ai-trace|replay|exchange|choice-work|odds-work|luck-work))/;
const CHECKS =
  /\/src\/(stores\/opened\/|check\/(schemas|parse-value|quick-check|inflated)|content\/schemas\/)|\/node_modules\/(fflate|valibot)\//;

/** Tests that need a DOM; everything else runs in plain Node. */
const domTests = [
  'tests/{ui,games}/**/*.test.tsx',
  'tests/stores/{loadout/{at-table,kept-parties},table/one-tab}.test.ts',
];

export default defineConfig({
  // Relative addresses: the build can be served from any sub-path.
  base: './',
  plugins: [
    react(),
    {
      // What the page says before any script has come stands with all other words.
      name: 'first-words',
      transformIndexHtml: (html) => html.replace(/%(\w+)%/g, (all, key) => FIRST_WORDS[key] ?? all),
    },
    icons({
      compiler: 'jsx',
      jsx: 'react',
      customCollections: { 'game-icons': roundedIcon },
    }),
    iconSheet('src/ui/icons/index.ts'),
    checkedContent('content'),
    shippedScenes('lessons', 'content'),
    shippedPictures('content', 'src/art/board', 'node_modules/.cache/pictures'),
    subsetFonts(['src/words', 'src/games', 'content'], 'node_modules/.cache/fonts'),
    sharedWorker(),
    contentPolicy(),
    licences(),
    offline(first),
  ],
  // What `npm start` and the browser tests send.
  preview: { headers: HEADERS },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      treeshake: {
        // Nothing in these does anything by being imported: of what a part of the page does not ask for, nothing is in it.
        moduleSideEffects: (id) => !/\/src\/(engine|check|content|words|stores|art|workshop)\//.test(id),
      },
      output: {
        // The rules, what keeps games and what checks them are wanted whole by the table or by its workers: in a script
        // each, and not in a dozen that name one another's parts, they are 5 kB less. What the first screen needs of them
        // stays apart, and so does what a first fight waits for none of.
        codeSplitting: {
          groups: [
            { name: 'values', test: FIRST, priority: 4 },
            { name: 'rules', test: (id) => RULES.test(id) && !LATE_RULES.test(id), priority: 3 },
            { name: 'games', test: (id) => GAMES.test(id) && !LATE_GAMES.test(id), priority: 2 },
            { name: 'late-rules', test: RULES, priority: 1 },
            { name: 'checks', test: CHECKS },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // Every file of a kind in one process: engine, content and screens are loaded once, not for every file anew.
    isolate: false,
    // Limits against a hang, not a stopwatch: a busy machine takes twenty times as long.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // A summary has the message alone: a list that should be empty is told by what is in it.
    chaiConfig: { truncateThreshold: 600 },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...domTests, ...provedAlone],
          setupFiles: ['tests/support/times.ts', 'tests/support/reads.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: domTests,
          exclude: provedAlone,
          setupFiles: ['tests/support/times.ts', 'tests/support/reads.ts', 'tests/support/setup-dom.ts'],
        },
      },
    ],
  },
});
