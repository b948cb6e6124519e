import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const filesIn = (folder: string, end: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith(end));

/** Words of the rules that are also the name of a card: the Familiar discipline brings a familiar. */
const WORDS_OF_THE_RULES: ReadonlySet<string> = new Set(['familiar', 'intervention']);

/** What figures can be drawn with: things to hold have the names of things. No rule reads them. */
const LOOKS = 'src/engine/model/cards/look.ts';

const ids = filesIn('content/base/', '.json')
  .filter((file) => !file.endsWith('/pack.json'))
  .map((file) => /([^/]+)\.json$/.exec(file)![1]!)
  .filter((id) => !WORDS_OF_THE_RULES.has(id));

/** Plain string literals of a source text; what stands in comments is skipped. */
function literalsOf(source: string): string[] {
  const tokens = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return [...source.matchAll(tokens)].flatMap(([, quote, text]) => (quote ? [text!] : []));
}

/** `path: id` for every literal that is the id of a card, alone or at the head of `id/ability` or `id.n`. */
const found = (file: string, source: string): string[] =>
  literalsOf(source).flatMap((text) => {
    const head = /^[a-z0-9-]+/.exec(text)?.[0] ?? '';
    const rest = text.slice(head.length);
    return ids.includes(head) && /^([/.:#]|$)/.test(rest) ? [`${file}: ${head}`] : [];
  });

test('no rule knows a card: no id of content/base stands in src/engine', () => {
  expect(ids.length).toBeGreaterThan(80);
  const files = filesIn('src/engine/', '.ts').filter((file) => file !== LOOKS);
  expect(files.length).toBeGreaterThan(80);
  expect(files.flatMap((file) => found(file, readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
});

test('it would be found', () => {
  expect(found('a.ts', "if (card.ref === 'great-hammer') return 2;")).toEqual(['a.ts: great-hammer']);
  expect(found('a.ts', 'const key = "cave-sickle/bite"; // like katar, \'buckler\'')).toEqual([
    'a.ts: cave-sickle',
  ]);
  expect(found('a.ts', "const word = 'great-hammers';")).toEqual([]);
});
