import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { build, version as esbuildVersion, type Plugin } from 'esbuild';
import { root as project } from '../install.mjs';
import type { Proof } from './proofs.ts';

/** What a proof was made for: it holds as long as both are the same. */
export interface Fingerprint {
  /** Of all the code it runs, without comments, types and layout, and of the versions of the packages in it. */
  readonly code: string;
  /** Of the files it reads. */
  readonly data: string;
  /** The folders these lie in. */
  readonly folders: readonly string[];
}

/** The tool that minifies the code, and with it the hashes: by another version nothing can be said about older ones. */
export const tool = `esbuild ${esbuildVersion}, node ${process.versions.node.split('.')[0]}`;

/** Folders of files that proofs read, and what in their code tells that they do. */
const DATA: readonly (readonly [folder: string, RegExp])[] = [
  ['content', /["'`/]content["'`/]/],
  ['lessons', /["'`/]lessons["'`/]/],
  ['public/schema', /["'`/]schema["'`/]/],
  ['tests/cases', /["'`/]cases["'`/]/],
  ...readdirSync(join(project, 'tests/games')).map(
    (guest) => [`tests/games/${guest}/cases`, /["'`/]cases["'`/]/] as const,
  ),
  ['tests/replays', /["'`/](replays|formats)["'`/]/],
  ['tests/fuzz', /["'`/]fuzz["'`/]/],
];

/** What is written down of the proofs themselves. */
const RECORDS = /\/(PROVED|MUTANTS|times)\.json$/;
const CODE = /\.(tsx?|mts|mjs|js|css)$/;
const digest = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** What is no file of ours: what the build makes, and pictures. */
const outside: Plugin = {
  name: 'outside',
  setup(bundling) {
    bundling.onResolve({ filter: /^(virtual:|~icons\/)|\?/ }, ({ path }) => ({ path, external: true }));
  },
};

/** Hash of the files in a folder that are no code; of pages only those that are named: the others are for people. */
function folderHash(root: string, folder: string, pages: readonly string[]): string {
  const files = existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter(({ name }) => !name.endsWith('.md') || pages.includes(name))
        .filter((entry) => entry.isFile() && !CODE.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !RECORDS.test(file))
        .sort()
    : [];
  return digest(files.map((file) => `${relative(root, file)} ${digest(readFileSync(file))}`).join('\n'));
}

/** Hash of the page as it is built; none where it is not. */
function builtHash(root: string): string {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) return 'none';
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return digest(files.map((file) => `${relative(dist, file)} ${digest(readFileSync(file))}`).join('\n'));
}

/** The folders of files a proof reads: those its code names, and what lies beside it. */
export const dataOf = (file: string, code: string): string[] => [
  ...DATA.filter(([, named]) => named.test(code)).map(([folder]) => folder),
  dirname(file),
];

interface Locked {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}
const builtin = new Set(createRequire(import.meta.url)('node:module').builtinModules as string[]);

/** The packages of some imports with their versions. */
function packagesOf({ packages }: Locked, imports: readonly string[]): string[] {
  const names = imports
    .filter(
      (path) => !path.startsWith('node:') && !builtin.has(path) && !/^(virtual:|~icons\/)|\?/.test(path),
    )
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].sort().map((name) => `${name}@${packages[`node_modules/${name}`]?.version}`);
}

/** Workers of a source, which it starts by their file's name and does not import. */
function workersIn(root: string, inputs: readonly string[]): string[] {
  return inputs.flatMap((input) => {
    if (!input.startsWith('src/') || extname(input) === '.css') return [];
    const text = readFileSync(join(root, input), 'utf8');
    return [...text.matchAll(/new URL\(\s*'(\.[^']+\.tsx?)'/g)]
      .map(([, path]) => join(dirname(input), path!).replaceAll('\\', '/'))
      .filter((path) => existsSync(join(root, path)));
  });
}

interface Bundled {
  readonly text: string;
  readonly packages: readonly string[];
  readonly workers: readonly string[];
}

/** Some files, each with all it imports in one text, minified: what a comment, a type or an empty line does not change. */
async function bundle(root: string, files: readonly string[]): Promise<Map<string, Bundled>> {
  if (files.length === 0) return new Map();
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked;
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    bundle: true,
    minifySyntax: true,
    // Not the names: esbuild shortens them by how often letters stand in a source, its types and dead code with it.
    minifyWhitespace: true,
    treeShaking: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'silent',
    loader: { '.css': 'empty' },
    plugins: [outside],
  });
  const texts = new Map(
    outputFiles.map(({ path, text }) => [relative(root, path).replaceAll('\\', '/'), text]),
  );
  return new Map(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint, imports, inputs }]) => {
      if (!entryPoint) return [];
      const packages = packagesOf(
        locked,
        imports.filter((one) => one.external).map((one) => one.path),
      );
      const one = { text: texts.get(path) ?? '', packages, workers: workersIn(root, Object.keys(inputs)) };
      return [[entryPoint, one] as const];
    }),
  );
}

/** What each proof of a project in some folder would be made for now. */
export async function fingerprintsIn(
  root: string,
  proofs: readonly Proof[],
): Promise<Map<string, Fingerprint>> {
  const bundles = await bundle(
    root,
    proofs.map(({ file }) => file),
  );
  const workers = await bundle(root, [...new Set([...bundles.values()].flatMap((one) => one.workers))]);
  const built = proofs.some(({ kind }) => kind === 'browser') ? builtHash(root) : '';
  const hashes = new Map<string, string>();
  const hashed = (folder: string, pages: readonly string[]): string => {
    const key = [folder, ...pages].join();
    const hash = hashes.get(key) ?? folderHash(root, folder, pages);
    hashes.set(key, hash);
    return hash;
  };
  return new Map(
    proofs.map(({ file, kind }) => {
      const one = bundles.get(file)!;
      const started = one.workers.map((path) => workers.get(path)?.text ?? '');
      const code = [one.text, ...one.packages, ...started, kind === 'browser' ? built : ''];
      const folders = dataOf(file, one.text);
      const pages = [...new Set(one.text.match(/[\w-]+\.md\b/g))].sort();
      const data = folders.map((folder) => `${folder} ${hashed(folder, pages)}`);
      return [file, { code: digest(code.join('\n')), data: digest(data.join('\n')), folders }];
    }),
  );
}

/** What each proof of this project would be made for now. */
export const fingerprints = (proofs: readonly Proof[]): Promise<Map<string, Fingerprint>> =>
  fingerprintsIn(project, proofs);
