import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { formatCaseFile } from './cases/format-case-file.ts';

/**
 * `npm run format:cases`: writes every file of tests/cases anew as `formatCaseFile` has it, the examples on its page
 * too, and names those it changed.
 */
const folder = new URL('../../tests/cases/', import.meta.url);
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  rewrite(name, (text) => formatCaseFile(JSON.parse(text)));
}
rewrite('FORMAT.md', (page) =>
  page.replaceAll(/(?<=```json\n)[\s\S]*?(?=```)/g, (text) => formatCaseFile(JSON.parse(text))),
);

function rewrite(name: string, format: (text: string) => string): void {
  const place = new URL(name, folder);
  const text = readFileSync(place, 'utf8');
  const formatted = format(text);
  if (formatted === text) return;
  writeFileSync(place, formatted);
  console.log(`tests/cases/${name}`);
}
