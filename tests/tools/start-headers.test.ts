import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEADERS } from '../../src/tools/build/content-policy.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

// The browser tests send the build themselves (`e2e/serve.ts`): that `npm start` sends the same is seen here.
test('npm start sends the headers that the browser tests look at', () => {
  expect(HEADERS['Content-Security-Policy']).toContain("default-src 'self'");
  expect(read('vite.config.ts')).toContain('preview: { headers: HEADERS }');
  expect(read('src/tools/start.mjs')).toContain('preview(');
  expect(read('e2e/served-build.ts')).toContain('...HEADERS');
});
