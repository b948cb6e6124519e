import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Packages of which the service worker is made: it is written beside the page, not of its modules. */
export const IN_SERVICE_WORKER: readonly string[] = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** What the installed table is called. */
export interface NamesOfPage {
  /** Below its icon. */
  readonly name: string;
  readonly longName: string;
  readonly about: string;
}

/** An address with this goes past the service worker, to what the server has today. */
const FRESH = /[?&]fresh\b/;

/**
 * The table without a network: a manifest by which it is installed, and a service worker that keeps every file of the
 * build. A newer build waits until the page asks for it (`src/app/newer-page.ts`).
 */
export function offline({ name, longName, about }: NamesOfPage): PluginOption {
  return VitePWA({
    registerType: 'prompt',
    // The page registers it itself: a script in the markup is against its policy.
    injectRegister: null,
    manifest: {
      name: longName,
      short_name: name,
      description: about,
      lang: 'en',
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
    },
    includeManifestIcons: false,
    workbox: {
      // All but the schemas, which are for editors of files, and fonts of the form that no browser of today takes.
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,txt}', 'assets/*.json'],
      maximumFileSizeToCacheInBytes: 8_000_000,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      navigateFallback: 'index.html',
      navigateFallbackDenylist: [FRESH, /\/licences\.txt$/, /\/schema\//],
    },
  });
}
