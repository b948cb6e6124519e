/** Data that the build makes, as modules: each part is fetched when it is asked for, as a file beside the scripts. */
import type { Plugin } from 'vite';

/** Puts a file of data beside the scripts; gives what stands for its address in a script. */
type Emit = (file: { readonly type: 'asset'; readonly name: string; readonly source: string }) => string;

/** A module that gives these parts, by name: as files where there is a build (`emit`), else as they are. */
export function dataModule(parts: Readonly<Record<string, unknown>>, emit: Emit | null): string {
  const made = Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)] as const);
  if (!emit) return made.map(([name, json]) => `export const ${name} = async () => (${json});`).join('\n');
  return [
    `import { fetchedOnce } from '/src/content/files/fetch-json.ts';`,
    ...made.map(([name, source]) => {
      const ref = emit({ type: 'asset', name: `${name}.json`, source });
      return `export const ${name} = fetchedOnce(import.meta.ROLLUP_FILE_URL_${ref});`;
    }),
  ].join('\n');
}

/** `virtual:<id>` is such a module, made when the page is built. A build of what cannot be made is refused. */
export function shippedData(id: string, make: () => Readonly<Record<string, unknown>>): Plugin {
  const virtual = `virtual:${id}`;
  let isBuild = false;
  return {
    name: `shipped-${id}`,
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (asked) => (asked === virtual ? `\0${virtual}` : undefined),
    load(asked) {
      if (asked !== `\0${virtual}`) return undefined;
      return dataModule(make(), isBuild ? (file) => this.emitFile(file) : null);
    },
  };
}
