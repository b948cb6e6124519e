import type { Script } from './script.ts';
import type { SlowWorld } from './world.ts';

/** A turn being read: the table, and what comes of dice and answers. */
export interface Play {
  readonly world: SlowWorld;
  readonly script: Script;
}

/** The encounter has ended at once (p.14). */
export class Ended extends Error {
  override readonly name = 'Ended';
}

const FACES: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  white: ['2', '3', '4S', '5BS', '6BSS', '7BSSU'],
  teal: ['3', '4', '5S', '6BS', '7BSS', '8BSSU'],
  green: ['4', '5', '6S', '7BS', '8BSS', '9BSSU'],
  blue: ['5', '6', '7S', '8BS', '9BSS', '10BSSU'],
  purple: ['1', '2', '3B', '5BS', '6BBS', '7BBSU'],
  orange: ['2', '3', '4B', '6BS', '7BBS', '8BBSU'],
  red: ['3', '4', '5B', '7BS', '8BBS', '9BBSU'],
  grey: ['4', '5', '6B', '8BS', '9BBS', '10BBSU'],
  black: ['0BBSS', '0BBBS', '0BSSS', '0SSSS', '0BBBB', '0!'],
};

export interface Throw {
  readonly number: number;
  readonly book: number;
  readonly shield: number;
  readonly burst: number;
  readonly skull: boolean;
}

/** D1: the faces read off, added up. */
export function roll({ script }: Play, dice: readonly string[]): Throw {
  const faces = script.roll(dice).map(({ die, face }) => FACES[die]?.[face - 1] ?? '');
  const count = (letter: string): number =>
    faces.reduce((sum, face) => sum + [...face].filter((one) => one === letter).length, 0);
  return {
    number: faces.reduce((sum, face) => sum + Number.parseInt(face, 10), 0),
    book: count('B'),
    shield: count('S'),
    burst: count('U'),
    skull: count('!') > 0,
  };
}
