import { DICE, type Die } from '../../engine/index.ts';

/** The colours of `tokens.css` that Encounter tokens come in. */
const TOKENS: ReadonlySet<string> = new Set([
  'red',
  'blue',
  'green',
  'yellow',
  'purple',
  'orange',
  'white',
  'black',
  'grey',
  'brown',
  'violet',
  'amber',
  'jade',
]);

/**
 * The colour of a token, for a style; white where it is drawn when it is activated (p.17). Packs and saved games give
 * its name, and no text of a file goes into a style: an address in it would be called.
 */
export function tokenColour(name: string): string {
  const known = name === 'random' ? 'white' : TOKENS.has(name) ? name : 'brown';
  return `var(--token-${known}, var(--token-brown))`;
}

/** The name of a die's colours in `tokens.css`. What a saved game calls a die may be anything. */
export const dieColour = (die: Die): Die => (DICE.includes(die) ? die : 'grey');
