/** The rules of the words that class lists hold (`ui/theme/class-words.ts`): those that the page uses, in their layer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator, type Rule, type UserConfig } from '@unocss/core';
import type { Plugin } from 'vite';

/** Property, word, and the value it stands for. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const MEASURE = String.raw`n?\d+(?:_\d+)?(?:px|rem|em|ch|vh|vw|dvh|pc)?`;

/** `2` of a word as what its rule says: a space of the tokens, or the number as it is. */
function measured(text: string, spaces: boolean): string {
  if (spaces && /^[1-9]$/.test(text)) return `var(--space-${text})`;
  return text.replace('n', '-').replace('_', '.').replace('pc', '%');
}

/** The rule of one word, or of all that have its beginning and end in measures. */
function ruleOf(property: string, word: string, value: string): Rule {
  if (!word.endsWith('*')) return [word, { [property]: value }];
  const spaces = value.includes('*');
  return [
    new RegExp(`^${word.slice(0, -1)}(${MEASURE}(?:-${MEASURE})*)$`),
    ([, measures = '']) => {
      const said = measures.split('-').map((text) => measured(text, spaces));
      return { [property]: value.replace(/[*#]/, said.join(' ')) };
    },
  ];
}

const configOf = (words: Words): UserConfig => ({
  rules: Object.entries(words).flatMap(([property, of]) =>
    Object.entries(of).map(([word, value]) => ruleOf(property, word, value)),
  ),
  outputToCssLayers: { cssLayerName: (layer) => (layer === 'default' ? 'words' : null) },
});

/** The rules of those of `words` that stand in `texts`, in the layer of words. */
export async function sheetOf(words: Words, texts: readonly string[]): Promise<string> {
  const generator = await createGenerator(configOf(words));
  const { css } = await generator.generate(texts.join('\n'), { preflights: false, minify: true });
  return css;
}

const SHEET = '/@words.css';
const SOURCE = /\.tsx?$/;

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => SOURCE.test(name));

/** `virtual:words.css`: the rules of those that stand in any file of these folders. */
export function wordSheet(words: Words, folders: readonly string[]): Plugin {
  return {
    name: 'word-sheet',
    resolveId: (id) => (id === 'virtual:words.css' ? SHEET : undefined),
    load(id) {
      if (id !== SHEET) return undefined;
      const files = folders.flatMap((folder) => sourcesIn(folder).map((name) => join(folder, name)));
      return sheetOf(
        words,
        files.map((file) => readFileSync(file, 'utf8')),
      );
    },
    // A word that was written just now is on the page with the file it stands in.
    hotUpdate({ file, modules }) {
      const sheet = SOURCE.test(file) ? this.environment.moduleGraph.getModuleById(SHEET) : undefined;
      return sheet && [...modules, sheet];
    },
  };
}
