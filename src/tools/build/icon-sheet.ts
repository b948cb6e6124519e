/** The sheet of icons as the build makes it: those the page asks for. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { roundedOutline } from './rounded-icon.ts';

const ICONS = 'virtual:icons';

/** Names of the icons a file asks for, `icon('dragon-head')`, each once. */
export function iconsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\bicon\('([^']*)'\)/g)].map(([, name = '']) => name))];
}

/** One picture that holds each of them under its name. Throws Error for one that the set has not. */
export function sheetOf(names: readonly string[]): string {
  const drawings = names.map((name) => {
    const outline = roundedOutline(name);
    if (outline === undefined) throw new Error(`No icon ${name} in the set`);
    return `<g id="${name}">${outline}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${drawings.join('')}</svg>`;
}

/** The address of a sheet with all icons that `file` asks for: outlines are pictures, and wait in no script. */
export function iconSheet(file: string): Plugin {
  let isBuild = false;
  const sheet = () => sheetOf(iconsOf(readFileSync(file, 'utf8')));
  return {
    name: 'icon-sheet',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ICONS ? `\0${ICONS}` : undefined),
    load(id) {
      if (id !== `\0${ICONS}`) return undefined;
      if (!isBuild) return "export default '/@icons.svg';";
      const ref = this.emitFile({ type: 'asset', name: 'icons.svg', source: sheet() });
      return `export default import.meta.ROLLUP_FILE_URL_${ref};`;
    },
    configureServer({ middlewares }) {
      middlewares.use('/@icons.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(sheet());
      });
    },
  };
}
