/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

/** Tests that need a DOM; everything else runs in plain Node. */
const domTests = ['tests/ui/**/*.test.{ts,tsx}', 'tests/stores/**/*.test.{ts,tsx}'];

export default defineConfig({
  // Relative addresses: the build can be served from any sub-path.
  base: './',
  plugins: [
    react(),
    icons({
      compiler: 'jsx',
      jsx: 'react',
      scale: 1,
      iconCustomizer(_collection, _icon, props) {
        // Icons are decoration; the words beside them carry the meaning.
        props['aria-hidden'] = 'true';
        props.focusable = 'false';
      },
    }),
  ],
  build: { target: 'es2022', chunkSizeWarningLimit: 1500 },
  test: {
    maxWorkers: 2,
    // Limits against a hang, not a stopwatch: the machine that proves may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // The engine and the content are pure: loaded once, not for every file anew.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: domTests,
          benchmark: { include: ['tests/**/*.bench.ts'] },
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: domTests,
          setupFiles: ['tests/support/setup-dom.ts'],
          benchmark: { include: [] },
        },
      },
    ],
  },
});
