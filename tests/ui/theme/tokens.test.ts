import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is a drawing has colours of its own, like any picture: the board and all that moves on it or above it, and the dice. */
const DRAWINGS =
  /^(?:board|dice|figures)\/|^home\/(?:pictures|day-stage|framed)\.css|^table\/(?:threats\/foresight|tray\/(?:board-banner|dice-tray|stage))\.css/;
const THEME = /^theme\/(tokens|themes|paper)\.css$/;
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch|color)a?\(|:[^;{]*\b(?:white|black|red|green|blue|yellow|grey|gray|orange)\b(?!-)/i;

const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(`src/ui/${name}`, 'utf8') }));
const bare = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/var\([^)]*\)|\[[^\]]*\]/g, '');

test('no style but the themes and the drawings names a colour', () => {
  const named = sheets
    .filter(({ name }) => !DRAWINGS.test(name) && !THEME.test(name))
    .flatMap(({ name, text }) =>
      bare(text)
        .split('\n')
        .filter((line) => COLOUR.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(named).toEqual([]);
});

test('every name that a style asks for is there', () => {
  const all = sheets.map(({ text }) => text).join('\n');
  const set = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const here = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') || name.endsWith('.ts'))
    .map((name) => readFileSync(`src/ui/${name}`, 'utf8'))
    .join('\n');
  const given = new Set([...here.matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name));
  const asked = [...new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))];
  expect(asked.filter((name) => !set.has(name) && !given.has(name))).toEqual([]);
});

/** Declarations of the first block whose selector has it. */
function blockOf(text: string, selector: string): ReadonlySet<string> {
  const at = text.indexOf(selector);
  const body = text.slice(text.indexOf('{', at), text.indexOf('\n}', at));
  return new Set([...body.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!));
}

test('daylight and high contrast leave nothing of the lamplit table as it is', () => {
  const tokens = sheets.find(({ name }) => name === 'theme/tokens.css')!.text;
  const themes = sheets.find(({ name }) => name === 'theme/themes.css')!.text;
  const lamplight = blockOf(tokens, '[data-theme]');
  expect(lamplight.size).toBeGreaterThan(40);
  const said = (name: string) => tokens.match(new RegExp(`  ${name}:\\s([^;]*);`))![1]!;
  /** Made of others. */
  const derived = [...lamplight].filter((name) => /var\(/.test(said(name)));
  expect(
    [...lamplight].filter((name) => !/light-dark\(/.test(said(name)) && !derived.includes(name)),
  ).toEqual(['--harm-deep']);
  const contrast = blockOf(themes, '[data-theme="contrast"]');
  /** Shapes told apart by more than a colour. */
  expect([...lamplight].filter((name) => !contrast.has(name) && !derived.includes(name))).toEqual([
    '--seat-1',
    '--seat-2',
    '--seat-3',
    '--seat-4',
    '--seat-5',
  ]);
});
