import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const home = 'src/games/folklore/';
const rows = read(`${home}CHECKLIST.md`)
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| section'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The lines of the document that say anything. */
const SAID = `1 3 5 7 9 11 14 16 19 21 24 27 30 33 36 40 42 45 47 50 53 56 58 61 64 67 70 73 76 79 81 85 87 90 92
94 96 99 102 104 107 109 112 114 116 118 121 123 126 128 131 133 136 138 141 143 150 152 155 157 159
162 165 168 171 173 175 178 181 184 186 189 191 194 196 199 201 203 205 207 209 211 213 216 218 220
223 226 228 230 232 234 236 240 243 245 247 249 251 254 256 259 261 264 266 268 270 272 275 277 280
283 285 288 290 293 295 298 300 303 305 308 310 313 315 317 319 322 324 326 328 333 335 338 341 344
346 348`;

const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i),
  );

test('every line of the document is in the checklist, and nothing waits', () => {
  const covered = new Set(rows.flatMap(([, section = '']) => numbersIn(section, /L(\d+)(?:–L(\d+))?/g)));
  const said = numbersIn(SAID, /(\d+)(?:-(\d+))?/g);
  expect(said.length).toBe(138);
  expect(said.filter((line) => !covered.has(line))).toEqual([]);
  expect(read(`${home}CHECKLIST.md`)).not.toMatch(/not yet|no card of ours/);
});

test('every rule of the checklist names a file that is there and a test that is there', () => {
  expect(rows.length).toBeGreaterThan(90);
  const faults = rows.flatMap(([, section, rule, file = '', shown = '']) => {
    const [, test = '', name = ''] = /^`([\w.-]+)` › (.+)$/.exec(shown) ?? [];
    const isThere = existsSync(new URL(`../../../${home}rules/${file.replaceAll('`', '')}`, import.meta.url));
    if (!isThere) return [`${section}, ${rule}: no file ${file}`];
    return test !== '' && read(`tests/games/folklore/${test}`).includes(`test('${name}'`)
      ? []
      : [`${section}, ${rule}: no test ${shown}`];
  });
  expect(faults).toEqual([]);
});

test('every ruling names a file that is there, and is named by a test', () => {
  const tests = [
    'road',
    'skirmish',
    'encounter-turns',
    'encounter-naturals',
    'encounter-end',
    'encounter-foes',
    'encounter-ground',
    'encounter-deeds',
    'adventure',
  ]
    .map((name) => read(`tests/games/folklore/${name}.test.ts`))
    .join('\n');
  const rulings = read(`${home}RULINGS.md`)
    .split('\n')
    .filter((line) => /^\| FK-\d/.test(line));
  expect(rulings.length).toBeGreaterThanOrEqual(37);
  for (const line of rulings) {
    const [, id = '', , files = ''] = line.split('|').map((cell) => cell.trim());
    expect(tests, id).toContain(`test('${id} `);
    for (const [, file = ''] of files.matchAll(/`([^`]+)`/g))
      expect(existsSync(new URL(`../../../${home}${file}`, import.meta.url)), file).toBe(true);
  }
});
