import type { Plugin } from 'vite';
import { readContentFolder } from '../../content/files/node-files.ts';
import type { ContentFile } from '../../content/files/read-files.ts';
import { type Content, loadContent } from '../../content/load-content.ts';
import { encounterSummaries } from '../../stores/packs/encounter-summaries.ts';
import { problemLines } from '../../words/en/problems.ts';
import { dataModule } from './data-module.ts';

const CONTENT = 'virtual:content';
const ENCOUNTERS = 'virtual:encounters';

/** What the page is given of a content folder: by the names that `Shipped` has for them. */
function shippedOf(folder: string): { content: Content; encounterFiles: readonly ContentFile[] } {
  const files = readContentFolder(folder);
  const encounterFiles = files
    .filter(({ path }) => /\/encounters\/[^/]+$/.test(path))
    .map(({ path, text = '' }) => ({ path, json: JSON.parse(text) as unknown }));
  return { content: loadContent(files), encounterFiles };
}

const asModule = (value: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/**
 * The content, checked once and for all when the page is built: joined, minified and stamped with its hash, as the
 * loader gives it, in files of data beside the scripts. A build of content with a problem is refused with the loader's
 * words; the dev server shows them on the page.
 */
export function checkedContent(folder: string): Plugin {
  let isBuild = false;
  return {
    name: 'checked-content',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === CONTENT || id === ENCOUNTERS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${CONTENT}` && id !== `\0${ENCOUNTERS}`) return undefined;
      const shipped = shippedOf(folder);
      const { problems } = shipped.content;
      if (isBuild && problems.length > 0) this.error(problemLines(problems).join('\n'));
      // What is seen first waits for no second file; training grounds are further down, stories' own encounters unknown.
      if (id === `\0${ENCOUNTERS}`)
        return asModule(
          encounterSummaries(shipped.content).filter(({ training, story }) => !training && !story),
        );
      return dataModule(shipped, isBuild ? (file) => this.emitFile(file) : null);
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(folder);
      watcher.on('all', (_event, path) => {
        if (!path.replaceAll('\\', '/').includes(`/${folder}/`) || !path.endsWith('.json')) return;
        for (const id of [CONTENT, ENCOUNTERS]) {
          const known = moduleGraph.getModuleById(`\0${id}`);
          if (known) moduleGraph.invalidateModule(known);
        }
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
