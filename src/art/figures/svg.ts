/** A figure as SVG, on paper. */
import type { Stroke } from './strokes.ts';

/** Stops of the light along every edge: the warm lamp at the upper left, a thin cold one against it. */
export const RIM = [
  [0, '#fff0c9', 0.95],
  [0.3, '#ffdf9c', 0.45],
  [0.48, '#ffdf9c', 0],
  [0.8, '#7fa8ff', 0],
  [1, '#8fb4ff', 0.55],
] as const;

const RIM_DEF = `<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1">${RIM.map(
  ([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
).join('')}</linearGradient>`;

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;

/** Strokes as elements. Names in it are its own: it is a picture by itself. */
class Writer {
  #clips = 0;

  strokes(all: readonly Stroke[]): string {
    return all.map((one) => this.#stroke(one)).join('');
  }

  #stroke({ path, within, rim, ...one }: Stroke): string {
    if (within) {
      const id = `c${this.#clips++}`;
      return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${this.strokes(within)}</g>`;
    }
    const stroke = rim ? 'url(#rim)' : one.stroke;
    return `<path d="${path}" fill="${one.fill ?? 'none'}"${attribute('stroke', stroke)}${attribute(
      'stroke-width',
      stroke && one.width,
    )}${attribute('opacity', one.opacity)}${one.move ? ` transform="translate(${one.move.join(' ')})"` : ''}/>`;
  }
}

/** A picture of strokes: `box` is its viewBox, `before` and `after` what stands behind and over them. */
export function svgOf(
  strokes: readonly Stroke[],
  box: string,
  { before = '', after = '', move = '', clip = '' } = {},
): string {
  const figure = `<g${attribute('transform', move || undefined)} stroke-linejoin="round" stroke-linecap="round">${new Writer().strokes(strokes)}</g>`;
  const clipped = clip
    ? `<clipPath id="room"><path d="${clip}"/></clipPath><g clip-path="url(#room)">${figure}</g>`
    : figure;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${RIM_DEF}</defs>${before}${clipped}${after}</svg>`;
}

/** As an address an image may have. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>()]/g, encoded)}`;

const encoded = (letter: string): string =>
  `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
