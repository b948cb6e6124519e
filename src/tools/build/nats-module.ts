import { build, transform } from 'esbuild';
import type { Plugin } from 'vite';

const PACKAGE = '@nats-io/nats-core';
const MODULE = `\0${PACKAGE}`;
/** All that the page takes of it: what it takes beside these does not build. */
const TAKEN = [
  'createInbox',
  'headers',
  'jwtAuthenticator',
  'Match',
  'NoRespondersError',
  'PermissionViolationError',
  'wsconnect',
] as const;

/**
 * The client of an online table's server as one module of its own: it comes as CommonJS, and what that is run with would
 * lie in what every page waits for.
 */
export function natsModule(): Plugin {
  return {
    name: 'nats-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === PACKAGE ? MODULE : undefined),
    async load(id) {
      if (id !== MODULE) return undefined;
      const made = await build({
        stdin: { contents: `export { ${TAKEN.join(', ')} } from '${PACKAGE}';`, resolveDir: process.cwd() },
        bundle: true,
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
        write: false,
      });
      // What it asks of Node where a browser has no chance of its own: all have.
      const { code } = await transform(made.outputFiles[0]!.text, { define: { require: 'undefined' } });
      return code;
    },
  };
}
