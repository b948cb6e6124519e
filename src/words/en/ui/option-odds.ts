import { points } from '../grammar.ts';

/** A chance between 0 and 1, never said to be sure when it is not. */
const chance = (of: number): string => {
  if (of <= 0) return '0%';
  if (of >= 1 - 1e-9) return '100%';
  if (of < 0.01) return '<1%';
  if (of > 0.99) return '>99%';
  return `${Math.round(of * 100)}%`;
};

const number = (amount: number): string => (Math.abs(amount % 1) < 1e-9 ? `${amount}` : amount.toFixed(1));

/** What an answer may come to, a part of its line each. */
export const hit = (of: number): string =>
  of >= 1 - 1e-9 ? 'hits' : of <= 0 ? 'misses' : `hits ${chance(of)}`;
export const passed = (of: number): string => `passes ${chance(of)}`;
export const held = (who: string, of: number): string => `takes hold of ${who} ${chance(of)}`;
/** `who` is null where only one may be hurt. */
export const damage = (who: string | null, amount: number): string =>
  `${number(amount)} damage${who === null ? '' : ` to ${who}`}`;
export const falls = (who: string, of: number): string =>
  of >= 1 - 1e-9 ? `${who} falls` : `${who} falls ${chance(of)}`;

/** Nothing is rolled, and nobody is hurt. */
export const nothing = 'no dice, no damage';
export const working = 'odds …';
export const tooMuch = 'too much to be worked out';
/** Some throws were tried. */
export const about = (line: string, throws: number): string =>
  `about, by ${throws.toLocaleString('en')} throws: ${line}`;
export const line = (parts: readonly string[]): string => parts.join(' · ');

/** The button that unfolds them. */
export const moreOf = (answer: string): string => `Odds in full: ${answer}`;
export const title = (who: string): string => `Damage to ${who}`;
export const bar = (amount: number, of: number): string => `${amount}: ${chance(of)}`;
export const asText = (who: string, all: readonly (readonly [amount: number, of: number])[]): string =>
  `Damage to ${who}: ${all.map(([amount, of]) => `${points(amount, 'point')} ${chance(of)}`).join(', ')}`;
export const assumed =
  'If from here on symbols go to the most damage, and nobody whose player is asked dodges, Empowers, Counters or uses another ability. Opponents do what their cards say. Hidden texts are left out.';

/** A way with Break Attacks. */
export const breaks = (who: string, of: number, amount: number): string =>
  `${who} hits ${chance(of)}, ${number(amount)} damage`;
