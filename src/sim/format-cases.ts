import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { formatCaseFile } from './cases/format-case-file.ts';

/** `npm run format:cases`: writes every file of tests/cases anew as `formatCaseFile` has it, and names those it changed. */
const folder = new URL('../../tests/cases/', import.meta.url);
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const place = new URL(name, folder);
  const text = readFileSync(place, 'utf8');
  const formatted = formatCaseFile(JSON.parse(text));
  if (formatted === text) continue;
  writeFileSync(place, formatted);
  console.log(`tests/cases/${name}`);
}
