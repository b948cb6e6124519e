import type { Plugin } from 'vite';

const PREFIX = 'worker:';

/**
 * `worker:../path.ts` is the address of a worker made of the page's own chunks. As Vite itself builds one, it would
 * bring all that it shares with the page a second time.
 */
export function sharedWorker(): Plugin {
  let isBuild = false;
  return {
    name: 'shared-worker',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(id, importer) {
      if (!id.startsWith(PREFIX)) return undefined;
      const found = await this.resolve(id.slice(PREFIX.length), importer);
      return found && `\0${PREFIX}${found.id}`;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = id.slice(PREFIX.length + 1);
      if (!isBuild) return `export default ${JSON.stringify(`/@fs/${file}`)};`;
      const name = file.replace(/^.*\/|\.ts$/g, '');
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file, name })};`;
    },
  };
}
