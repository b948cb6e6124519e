import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A package whose code, font or pictures are in the page. */
interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** What its licence asks to be given along. */
  readonly text: string;
}

/** The folder of the package a module is of, from its id; null for the project's own. */
export function packageFolder(id: string, root: string): string | null {
  // The icons are made of one package's data while the page is built.
  const [, icons] = /~icons\/([a-z-]+)\//.exec(id) ?? [];
  if (icons) return join(root, 'node_modules/@iconify-json', icons);
  const path = id.replaceAll('\\', '/');
  const at = path.lastIndexOf('/node_modules/');
  if (at < 0) return null;
  const [first = '', second = ''] = path.slice(at + '/node_modules/'.length).split('/');
  // Helpers of the bundler have ids that are no files.
  if (first.startsWith('.') || path.startsWith('\0vite')) return null;
  const folder = path.slice(0, at).replace(/^\0/, '');
  return join(folder, 'node_modules', first.startsWith('@') ? `${first}/${second}` : first);
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** What a package says of its licence. Throws Error where it says nothing that could be given along. */
export function shipped(folder: string): Shipped {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
  const { name, version, license, author, repository, homepage } = JSON.parse(read('package.json')) as Record<
    string,
    unknown
  >;
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const base = { name: String(name), version: String(version), licence: String(license) };
  if (files.length > 0) return { ...base, text: files.map(read).join('\n\n') };
  if (existsSync(join(folder, 'info.json'))) return { ...base, ...ofIcons(JSON.parse(read('info.json'))) };
  const holder = nameOf(author) ?? nameOf(repository) ?? nameOf(homepage);
  if (license !== 'MIT' || holder === null) throw new Error(`No licence text in ${folder}`);
  return { ...base, text: `Copyright (c) ${holder}\n\n${MIT}` };
}

/** A set of icons says in its data whose they are, and where its licence stands. */
function ofIcons(info: {
  readonly author: { readonly name: string; readonly url: string };
  readonly license: { readonly title: string; readonly url: string };
}): Pick<Shipped, 'licence' | 'text'> {
  const { author, license } = info;
  const text = `Icons by ${author.name} (${author.url}), recoloured.\n${license.title}: ${license.url}`;
  return { licence: license.title, text };
}

/** `{name}`, `{url}` or a text, as package.json has people and places. */
function nameOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return null;
  const { name, url } = value as { name?: unknown; url?: unknown };
  return nameOf(name ?? url ?? null);
}

/** For packages that name the licence and do not bring its text. */
const MIT = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8')
  .split('\n')
  .slice(4)
  .join('\n')
  .trim();

/** All of them as one text, by name. */
export function licencesText(folders: readonly string[]): string {
  const all = folders.map(shipped).sort((a, b) => (a.name < b.name ? -1 : 1));
  const line = '-'.repeat(78);
  const parts = all.map(
    ({ name, version, licence, text }) => `${line}\n${name} ${version} (${licence})\n${line}\n\n${text}\n`,
  );
  return `This page holds work of others, under these licences.\n\n${parts.join('\n')}`;
}

/**
 * Writes `licences.txt` beside the page: the licence of every package that a part of the page comes from.
 */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const folders = [...this.getModuleIds()].map((id) => packageFolder(id, root));
      const known = [...new Set(folders)].filter((folder) => folder !== null);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText(known) });
    },
  };
}
