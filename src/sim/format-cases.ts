import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { withoutMark } from '../check/json-error.ts';
import { GUEST_TOOLS } from '../games/registry-of-tools.ts';
import { formatCaseFile } from './cases/format-case-file.ts';
import { withEverySwitch } from './cases/switches-page.ts';

/**
 * `npm run format:cases`: writes every file of rule cases and of lessons anew as `formatCaseFile` has it, the examples
 * on their pages too, lists every switch on the page of rule cases, and names those it changed.
 */
const root = new URL('../../', import.meta.url);
const guests = GUEST_TOOLS.map(({ id }) => `tests/games/${id}/`);
for (const folder of ['tests/cases/', ...guests.map((guest) => `${guest}cases/`), 'lessons/'])
  for (const name of readdirSync(new URL(folder, root)).filter((file) => file.endsWith('.json')))
    rewrite(`${folder}${name}`, (text) => formatCaseFile(JSON.parse(withoutMark(text))));
const formatExamples = (page: string): string =>
  page.replaceAll(/(?<=```json\n)[\s\S]*?(?=```)/g, (text) => formatCaseFile(JSON.parse(text)));

rewrite('tests/cases/FORMAT.md', (page) => withEverySwitch(formatExamples(page)));
for (const guest of guests) rewrite(`${guest}CASES.md`, formatExamples);

function rewrite(name: string, format: (text: string) => string): void {
  const place = new URL(name, root);
  const text = readFileSync(place, 'utf8');
  const formatted = format(text);
  if (formatted === text) return;
  writeFileSync(place, formatted);
  console.log(name);
}
