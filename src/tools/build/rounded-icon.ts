import { createRequire } from 'node:module';
import { optimize } from 'svgo';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const SET = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/**
 * An icon of the set drawn in whole units, as SVG; undefined for one it has not. Of a field of 512 that is shown at a
 * twentieth of it, a tenth of a unit is seen by nobody and would be most of what is sent. What is rounded off is
 * carried on from point to point, so that a long outline does not drift.
 */
export function roundedIcon(name: string): string | undefined {
  const body = SET.icons[name]?.body;
  if (body === undefined) return undefined;
  // Icons are decoration; the words beside them carry the meaning.
  const svg = `<svg width="1em" height="1em" viewBox="0 0 512 512" aria-hidden="true">${body}</svg>`;
  return optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] }).data;
}

/** The same without the picture around it. */
export function roundedOutline(name: string): string | undefined {
  return roundedIcon(name)?.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
