/** The contour of every figure. */
export const INK = '#17100f';

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as never;
const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((one) =>
      Math.max(0, Math.min(255, Math.round(one)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `part` of the way from one colour to another. */
export function mix(from: string, to: string, part: number): string {
  const target = rgbOf(to);
  return hexOf(rgbOf(from).map((one, i) => one + (target[i]! - one) * part) as never);
}

/** The dark tone of a colour: all shadows are of one violet family, so nobody picks any. */
export const shadeOf = (colour: string): string =>
  mix(hexOf(rgbOf(colour).map((one) => one * 0.66) as never), '#2b1a4d', 0.34);

/** The light detail of a colour, lit by the lamp. */
export const lightOf = (colour: string): string => mix(colour, '#ffe3ae', 0.42);

/** What a figure that has acted keeps of its saturation: it has gone, it is not dead. */
const KEPT = 0.65;

/** A colour of a figure that has acted. */
export function spentOf(colour: string): string {
  const rgb = rgbOf(colour);
  const grey = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
  return hexOf(rgb.map((one) => grey + (one - grey) * KEPT) as never);
}

/** What things are made of, by a name a part may fill itself with. */
const MATERIALS = {
  steel: '#a9b4be',
  iron: '#5d6670',
  brass: '#d3a548',
  gold: '#e8b93a',
  bone: '#eadfbd',
  linen: '#d8c9a4',
  leather: '#80502b',
  wood: '#6b4526',
  stone: '#8b8477',
  moss: '#6f8a3d',
  verdigris: '#4f9385',
  water: '#3fa3c4',
  foam: '#d9f2ee',
  ember: '#ff9a3c',
  flame: '#ffd46b',
  blood: '#b3322b',
  lamp: '#ffcf7d',
  copper: '#b87333',
  silver: '#c9d3dc',
  ink: INK,
} as const;

/** Colours of one figure by role. */
export type Palette = Readonly<Record<string, string>>;

const COLOUR = /^#[0-9a-f]{6}$/;

/**
 * The colour a part names: of the figure's palette, of a material, or as it stands; `-` after it is its shade, `+` its
 * light. Always # and six digits, whatever a palette holds: it becomes part of a picture's text. What nothing has is a
 * fault of our own parts, which a test looks for.
 */
export function colourOf(name: string, palette: Palette): string {
  if (COLOUR.test(name)) return name;
  if (name.endsWith('-')) return shadeOf(colourOf(name.slice(0, -1), palette));
  if (name.endsWith('+')) return lightOf(colourOf(name.slice(0, -1), palette));
  const colour = palette[name] ?? (MATERIALS as Palette)[name];
  if (colour === undefined) throw new Error(`no colour ${name}`);
  return COLOUR.test(colour) ? colour : '#888888';
}
