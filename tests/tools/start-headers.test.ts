import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEADERS, headersFile } from '../../src/tools/build/content-policy.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

// The browser tests send the build themselves (`e2e/serve.ts`): that `npm start` sends the same is seen here.
test('npm start sends the headers that the browser tests look at', () => {
  expect(HEADERS['Content-Security-Policy']).toContain("default-src 'self'");
  expect(read('vite.config.ts')).toContain('preview: { headers: HEADERS }');
  expect(read('src/tools/start.mjs')).toContain('preview(');
  expect(read('e2e/served-build.ts')).toContain('...HEADERS');
});

test('the build has them in a file for hosts that read one, and nobody may frame the page', () => {
  const [path, ...lines] = headersFile().trimEnd().split('\n');
  expect(path).toBe('/*');
  expect(lines.every((line) => /^ {2}[A-Z][\w-]+: \S/.test(line) && line.length < 2000)).toBe(true);
  const sent = Object.fromEntries(
    lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/s)
        .slice(0, 2),
    ),
  );
  expect(sent).toEqual(HEADERS);
  expect(sent['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(sent['X-Content-Type-Options']).toBe('nosniff');
  expect(sent['Referrer-Policy']).toBe('no-referrer');
});

test('text becomes a script or markup by one policy alone, which lets the page’s own scripts through', () => {
  const policy = HEADERS['Content-Security-Policy']!.split('; ');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types table');
  expect(read('src/ui/kit/own-script.ts')).toContain("createPolicy('table'");
});
