import type { CSSProperties } from 'react';

/** Pixels on the screen HP on a figure are at least high: more where one sits farther away. */
const LEAST = 13;
const LEAST_FAR = 18;
const FAR = 1920;
/** In hundredths of a space: letters of HP as they are on large spaces, and what two digits have room for. */
const USUAL = 25.5;
const MOST = 60;
/** How large the heart is drawn: it grows with its letters, and no wider than two thirds of its space. */
const HEART = { least: 0.88, most: 1.3, letters: 33 };

export interface HpSizes {
  readonly heart: number;
  /** Height of its letters, in the units of the heart. */
  readonly type: number;
}

/** How HP is drawn on a figure where a space has so many pixels. */
export function hpSizes(cell: number, wide: number): HpSizes {
  const least = wide >= FAR ? LEAST_FAR : LEAST;
  const letters = Math.min(MOST, Math.max(USUAL, (100 * least) / cell));
  const heart = Math.min(HEART.most, Math.max(HEART.least, letters / HEART.letters));
  return { heart, type: letters / heart };
}

/** The widest a letter of HP is, as a part of its height. */
const LETTER = 0.6;

/** Height of letters, in hundredths of a space, at which a text of HP still lies on one space. */
export const hpFits = (text: string): number => 100 / (text.length * LETTER);

/** A layer of boxes whose lengths go by the size of a space, in pixels. */
export function placeOf(cell: number): CSSProperties {
  const { heart, type } = hpSizes(cell, window.innerWidth);
  return { '--cell': `${cell}px`, '--hp-heart': heart, '--hp-type': `${type}px` } as CSSProperties;
}
