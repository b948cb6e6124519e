import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as Engine from '../../engine/index.ts';
import { UsageError } from '../sim-options.ts';

/** What the rows are measured on: the rules, the content and who plays, of one checkout. */
export type Code = typeof Engine &
  Pick<typeof import('../../content/index.ts'), 'loadContent'> &
  Pick<typeof import('../../content/files/node-files.ts'), 'readContentFolder'> &
  Pick<typeof import('../../bots/bot.ts'), 'makeBot'> &
  Pick<typeof import('../../stores/opened/link.ts'), 'packLog'> & {
    /** Where it lies. */
    readonly root: string;
  };

const FILES = [
  'engine/index.ts',
  'content/index.ts',
  'content/files/node-files.ts',
  'bots/bot.ts',
  'stores/opened/link.ts',
];
const CACHE = 'node_modules/.cache/bench';

/** A checkout made into one file. */
export interface Made {
  readonly root: string;
  readonly file: string;
}

/**
 * Makes the code of a checkout what the page has: one file, without types. Files it does not have give nothing. Throws
 * what esbuild throws for code that does not fit together.
 */
export async function make(root: string, name: string): Promise<Made> {
  const outfile = join(process.cwd(), CACHE, `${name}.mjs`);
  await build({
    stdin: {
      contents: FILES.filter((file) => existsSync(join(root, 'src', file)))
        .map((file) => `export * from './src/${file}';`)
        .join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outfile,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.PROD': 'true' },
    logLevel: 'error',
  });
  return { root, file: outfile };
}

/** The code in it. */
export async function codeFrom({ root, file }: Made): Promise<Code> {
  const code = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as Code;
  return { ...code, root };
}

/**
 * Lays out a commit below node_modules, so that it finds this checkout's packages; gives where. Throws UsageError for
 * what is no commit.
 */
export function layOut(commit: string): string {
  let id: string;
  try {
    id = execFileSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], {
      encoding: 'utf8',
    }).trim();
  } catch {
    throw new UsageError(`--against ${commit}: expected a commit of this repository`);
  }
  const root = join(process.cwd(), CACHE, id);
  if (existsSync(root)) return root;
  mkdirSync(root, { recursive: true });
  try {
    const files = execFileSync('git', ['archive', '--format=tar', id, 'src', 'content', 'package.json'], {
      maxBuffer: 2 ** 30,
    });
    execFileSync('tar', ['-x', '-C', root], { input: files });
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
  return root;
}
