import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = new URL('../../', import.meta.url).pathname;

/** What Node is told to start a command as `npm run` does: the sources, made JavaScript on the way in. */
export const asNpmStarts = (name: string): string[] => ['--import', 'tsx', `src/sim/${name}.ts`];

/** What a command that was started said, and with what code it ended. */
export const ended = (child: ChildProcess) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const text = { out: '', err: '' };
    child.stdout!.on('data', (data) => (text.out += data));
    child.stderr!.on('data', (data) => (text.err += data));
    child.on('close', (code) => resolve({ code, ...text }));
  });

/**
 * The same command bundled into one file, which starts in a tenth of the time; for a test that starts it often.
 * One start of each command is left to `asNpmStarts`.
 */
export async function bundled(name: string): Promise<string[]> {
  const entry = join(root, `src/sim/${name}.ts`);
  const outDir = join(root, 'node_modules/.cache/commands');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // The command finds the content from where its source lies.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(entry).href) },
    ssr: { noExternal: true },
    build: { ssr: entry, outDir, emptyOutDir: false, minify: false },
  });
  return [join(outDir, `${name}.js`)];
}
