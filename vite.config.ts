/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { checkedContent } from './src/tools/build/checked-content.ts';
import { contentPolicy, HEADERS } from './src/tools/build/content-policy.ts';
import { iconSheet } from './src/tools/build/icon-sheet.ts';
import { licences } from './src/tools/build/licences.ts';
import { natsModule } from './src/tools/build/nats-module.ts';
import { offline } from './src/tools/build/offline.ts';
import { roundedIcon } from './src/tools/build/rounded-icon.ts';
import { DOES_NOTHING_ALONE, scriptParts } from './src/tools/build/script-parts.ts';
import { sharedWorker } from './src/tools/build/shared-worker.ts';
import { shippedLesson } from './src/tools/build/shipped-lesson.ts';
import { shippedPictures } from './src/tools/build/shipped-pictures.ts';
import { shippedScenes } from './src/tools/build/shipped-scenes.ts';
import { subsetFonts } from './src/tools/build/subset-fonts.ts';
import { wordSheet } from './src/tools/build/word-sheet.ts';
import { WORDS } from './src/ui/theme/class-words.ts';
import * as first from './src/words/en/ui/first.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

/** What only `npm run prove` runs: `tests/support/depth.ts`. */
const provedAlone = process.env.PROVE === '1' ? [] : ['tests/**/*.prove.test.{ts,tsx}'];

const FIRST_WORDS: Readonly<Record<string, string>> = first;

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
    wordSheet(WORDS, ['src/ui', 'src/games', 'src/app', 'src/tools/gallery']),
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
    shippedLesson('content'),
    shippedScenes('lessons', 'content'),
    shippedPictures('content', 'src/art/board', 'node_modules/.cache/pictures'),
    scriptParts(),
    subsetFonts(['src/words', 'src/games', 'content'], 'node_modules/.cache/fonts'),
    sharedWorker(),
    natsModule(),
    contentPolicy(),
    licences(),
    offline(first),
  ],
  // What `npm start` sends; the browser tests send the same (`e2e/served-build.ts`).
  preview: { headers: HEADERS },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // `light-dark()` stays as it is: made into names of its own it would be of the page's light everywhere.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id) => !DOES_NOTHING_ALONE.test(id),
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
