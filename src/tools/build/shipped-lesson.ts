/** The guided first fight as it begins, made by the rules when the page is built. */
import type { Plugin } from 'vite';
import { readContentFolder } from '../../content/files/node-files.ts';
import { loadContent } from '../../content/index.ts';
import { makeFirstFight } from '../../stores/lesson/make-first-fight.ts';

const FIRST = 'virtual:first-fight';

/** What is shown of the first fight before any rules are there, fetched as data. */
export function shippedLesson(content: string): Plugin {
  let isBuild = false;
  return {
    name: 'shipped-lesson',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === FIRST ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${FIRST}`) return undefined;
      const made = JSON.stringify(makeFirstFight(loadContent(readContentFolder(content))));
      if (!isBuild) return `export const firstFight = async () => (${made});`;
      const ref = this.emitFile({ type: 'asset', name: 'first-fight.json', source: made });
      return [
        `import { fetchedOnce } from '/src/content/files/fetch-json.ts';`,
        `export const firstFight = fetchedOnce(import.meta.ROLLUP_FILE_URL_${ref});`,
      ].join('\n');
    },
  };
}
