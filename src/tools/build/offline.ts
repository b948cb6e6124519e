/** What the build says of itself to the service worker, and the manifest of the installed table. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the installed table is called. */
export interface NamesOfPage {
  /** Below its icon. */
  readonly name: string;
  readonly longName: string;
  readonly about: string;
}

const WORKER = 'sw.js';
const MANIFEST = 'manifest.webmanifest';

/** All but fonts of the form that no browser of today takes. The schemas are what the forms of the workshop are made of. */
const KEPT = /\.(html|js|css|woff2|svg|png|txt|webmanifest)$|^(assets|schema)\/.*\.json$/;

/** The files of a build that a visit without a network needs, each with the SHA-256 of what is in it, in base64url. */
export function keptFiles(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => KEPT.test(file) && file !== WORKER)
    .sort();
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('base64url');
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

/** What the installed table is. */
const manifestOf = ({ name, longName, about }: NamesOfPage) => ({
  name: longName,
  short_name: name,
  description: about,
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#14110e',
  theme_color: '#1a1714',
  categories: ['games'],
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});

/**
 * The table without a network: a manifest by which it is installed, and a service worker that keeps every file of the
 * build (`src/app/service-worker.ts`). A newer build waits until the page asks for it (`src/app/newer-page-of-browser.ts`).
 */
export function offline(names: NamesOfPage): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/app/service-worker.ts', fileName: WORKER });
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `./${MANIFEST}` } }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifestOf(names)) });
    },
    writeBundle: {
      order: 'post',
      handler({ dir = 'dist' }) {
        const worker = join(dir, WORKER);
        const kept = JSON.stringify(keptFiles(dir));
        writeFileSync(
          worker,
          readFileSync(worker, 'utf8').replace('KEPT_FILES', () => kept),
        );
      },
    },
  };
}
