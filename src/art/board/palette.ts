import { THEMES, type Theme, type ThemeName } from './themes.ts';

/** Red, green, blue (0..255) one after the other. */
export type Colours = Float64Array;

/** Of `8d8374 7c766c`: as many colours as there are words. */
export function coloursOf(hexes: string): Colours {
  const words = hexes.split(' ');
  const colours = new Float64Array(words.length * 3);
  words.forEach((word, i) => {
    for (let k = 0; k < 3; k++) colours[3 * i + k] = Number.parseInt(word.slice(2 * k, 2 * k + 2), 16);
  });
  return colours;
}

/** How far a stone's colour goes from one entry to the next: not all the way, so that entries stay seen. */
const TOWARDS = 0.7;

/** One channel (0..2) of the colour that a number 0..1 picks: between two neighbours of the palette. */
export function channelOf(colours: Colours, pick: number, channel: number): number {
  const entries = colours.length / 3;
  const place = pick * entries;
  const i = place | 0;
  const a = colours[(i % entries) * 3 + channel]!;
  const b = colours[((i + 1) % entries) * 3 + channel]!;
  return a + (b - a) * (place - i) * TOWARDS;
}

/** A theme as the painter reads it. */
export interface Paints {
  readonly theme: Theme;
  readonly stones: Colours;
  readonly darkStones: Colours;
  readonly seam: Colours;
  readonly rubble: Colours;
  readonly mood: Colours;
}

const made = new Map<ThemeName, Paints>();

export function paintsOf(name: ThemeName): Paints {
  const known = made.get(name);
  if (known) return known;
  const theme: Theme = THEMES[name];
  const paints: Paints = {
    theme,
    stones: coloursOf(theme.stones),
    darkStones: coloursOf(theme.darkStones ?? theme.stones),
    seam: coloursOf(theme.seam),
    rubble: coloursOf(theme.rubble),
    mood: coloursOf(theme.mood),
  };
  made.set(name, paints);
  return paints;
}
