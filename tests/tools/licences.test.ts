import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HEADERS } from '../../src/tools/build/content-policy.ts';
import { licencesText, packageFolder, shipped } from '../../src/tools/build/licences.ts';

const root = resolve('.');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  license: string;
  dependencies: Record<string, string>;
};

describe('the licences of what is shipped', () => {
  test.each([
    [`${root}/node_modules/react/index.js`, 'node_modules/react'],
    [`\0${root}/node_modules/react/index.js?commonjs`, 'node_modules/react'],
    [`${root}/node_modules/@fontsource/cinzel/latin.css`, 'node_modules/@fontsource/cinzel'],
    [`${root}/node_modules/a/node_modules/b/b.css`, 'node_modules/a/node_modules/b'],
    ['~icons/game-icons/dragon-head.jsx', 'node_modules/@iconify-json/game-icons'],
    [`${root}/src/app/main.tsx`, null],
    ['\0vite/preload-helper.js', null],
  ])('%s is of %s', (id, folder) => {
    expect(packageFolder(id, root)).toBe(folder === null ? null : resolve(folder));
  });

  test('each dependency brings its text, and the icons say whose they are', () => {
    for (const name of Object.keys(manifest.dependencies))
      expect(shipped(`node_modules/${name}`).text.length, name).toBeGreaterThan(500);
    const text = licencesText(['node_modules/@fontsource/cinzel', 'node_modules/@iconify-json/game-icons']);
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).toContain('CC BY 3.0: https://');
  });

  test('the project has the one its package.json names', () => {
    expect(manifest.license).toBe('MIT');
    expect(readFileSync('LICENSE', 'utf8')).toMatch(/^MIT License\n\nCopyright \(c\)/);
  });
});

test('the policy lets no script, picture, font or call go elsewhere', () => {
  const policy = HEADERS['Content-Security-Policy']!;
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
});
