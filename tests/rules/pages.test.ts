import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { casesFolder, readCases } from '../support/cases.ts';
import { pagesOf, pagesOfFile } from '../support/pages.ts';

const files = readCases();

test.each(files)('$file stands under the pages of its cases', ({ file, cases }) => {
  const range = pagesOfFile(file);
  expect(range, 'a name like p43-damage.json').not.toBeNull();
  const strays = cases.filter(
    ({ rule }) => !pagesOf(rule).some((page) => page >= range!.from && page <= range!.to),
  );
  expect(strays.map(({ rule, name }) => `${rule}: ${name}`)).toEqual([]);
});

const START = '<!-- written by tests/rules/pages.test.ts -->';

test('the table of tests/cases/README.md is true (renew it: npx vitest run tests/rules/pages.test.ts -u)', async () => {
  const readme = new URL('README.md', casesFolder);
  const [prose] = readFileSync(readme, 'utf8').split(START);
  const rows = files
    .map(({ file, cases }) => ({ file, count: cases.length, pages: pagesOfFile(file)! }))
    .sort((a, b) => a.pages.from - b.pages.from || a.pages.to - b.pages.to || (a.file < b.file ? -1 : 1))
    .map(({ file, count, pages: { from, to } }) => {
      const page = from === to ? `p.${from}` : `pp.${from}–${to}`;
      return `| ${page} | [${file}](${file}) | ${count} |`;
    });
  const table = ['| page | file | cases |', '|---|---|---|', ...rows].join('\n');
  await expect(`${prose}${START}\n${table}\n`).toMatchFileSnapshot(readme.pathname);
});
