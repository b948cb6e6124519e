import type { Plugin } from 'vite';

/**
 * What the page may load, and from where: nothing but its own files. Styles in markup are React's and the dialogs'
 * own; no style, picture or script can ask another server for anything, whatever a file put into it.
 */
const RULES: readonly string[] = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // No text becomes a script or markup but by the one policy of ours (`src/ui/kit/own-script.ts`).
  "require-trusted-types-for 'script'",
  'trusted-types table',
];

const POLICY = RULES.join('; ');

/** As a server sends them; who may frame the page can be said in a header alone. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** The same for hosts that read them from a file of the build (Netlify, Cloudflare Pages): `_headers`. */
export const headersFile = (): string =>
  ['/*', ...Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Writes the policy into the built page, for servers that send none, and the headers beside it. The dev server needs
 * scripts in the page.
 */
export function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
