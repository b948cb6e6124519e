import { capital, listed, points } from '../grammar.ts';

/** A chance between 0 and 1, never said to be sure when it is not. */
const chance = (of: number): string => {
  if (of <= 0) return '0 %';
  if (of >= 1 - 1e-9) return '100 %';
  if (of < 0.01) return '<1 %';
  if (of > 0.99) return '>99 %';
  return `${Math.round(of * 100)} %`;
};

/** Where it ends a line, its sign goes with it. */
const whole = (of: number): string => chance(of).replace(' ', '\u00a0');

const number = (amount: number): string => (Math.abs(amount % 1) < 1e-9 ? `${amount}` : amount.toFixed(1));

/** What an answer may come to, a part of its line each. */
export const hit = (of: number): string => `Hit ${chance(of)}`;
export const beHit = (of: number): string => `${chance(of)} to be hit`;
export const passed = (of: number): string => `Success ${chance(of)}`;
export const held = (who: string | null, of: number): string =>
  `Works${who === null ? '' : ` on ${who}`} ${whole(of)}`;
/** By somebody else, of its own: `Poison from Cave Sickle 5: 58 %`. */
export const heldFrom = (what: string, of: number): string => `${what}: ${whole(of)}`;
export const from = (what: string | null, by: string): string =>
  `${what === null ? 'an effect' : capital(what)} from ${by}`;
/** Where several may bear it: `Paralyze from Earth Loa 1 on Rook`. */
export const upon = (what: string, whom: string): string => `${what} on ${whom}`;
/** What comes after an answer by itself. */
export const after = (line: string): string => `then ${line}`;
/** `who` is null where only one may be hurt; from the least to the most of nine throws in ten that hurt. */
export const damage = (who: string | null, range: readonly [number, number] | null): string => {
  const [least, most] = range ?? [0, 0];
  return `${least === most ? least : `${least}–${most}`} damage${who === null ? '' : ` to ${who}`}`;
};
/** By what, and how much of the blow is taken with it. */
export const taken = (by: string, amount: number): string => `${by}: take ${amount === 0 ? 'none' : amount}`;
export const falls = (who: string, of: number): string =>
  of >= 1 - 1e-9 ? `${who} falls` : `${chance(of)} that ${who} falls`;
/** Of an opponent; `who` is null where only one may be hurt. */
export const defeats = (who: string | null, of: number): string => falls(who ?? 'it', of);
/** Empowered, and as it is without. */
const instead = (of: number, was: number): string =>
  (chance(of) === chance(was) ? chance(of) : `${chance(was).replace(' %', '')} → ${chance(of)}`).replaceAll(
    ' ',
    '\u00a0',
  );
export const defeatsInstead = (of: number, was: number): string => `defeats it ${instead(of, was)}`;
export const hitInstead = (of: number, was: number): string => `hit ${instead(of, was)}`;
/** At the target: its chance alone. */
export const plate = (of: number): string => chance(of);
export const onAverage = (amount: number): string => `${number(amount)} on average`;

/** Nothing is rolled, and nobody is hurt. */
export const nothing = 'No dice';
/** It may hit, and never hurts. */
export const harmless = 'no damage';
/** Of the attack under way, by all that was chosen so far. */
export const standing = (line: string): string => `With nothing added: ${line}`;
export const working = '…';
export const tooMuch = 'cannot be counted';
/** Some throws were tried. */
export const about = (line: string): string => `about: ${line}`;
export const line = (parts: readonly string[]): string => parts.join(' · ');

/** The button that unfolds them. */
export const moreOf = (answer: string): string => `Odds in full: ${answer}`;
export const title = (who: string): string => `Damage to ${who}`;
export const bar = (amount: number, of: number): string => `${amount}: ${chance(of)}`;
export const asText = (who: string, all: readonly (readonly [amount: number, of: number])[]): string =>
  `Damage to ${who}: ${all.map(([amount, of]) => `${points(amount, 'point')} ${chance(of)}`).join(', ')}`;
export const assumed =
  'Symbols go to the most damage. Nobody whose player is asked dodges, Empowers, Counters or uses another ability. Enemies do what their cards say. Hidden texts are left out.';

/** A way with Break Attacks: by whom, and how likely each hits where that is known. */
export const breaks = (who: readonly string[], of: readonly number[] | null): string => {
  const strike = `${listed(who)} ${who.length === 1 ? 'strikes' : 'strike'} first`;
  const chances = of?.map(whole) ?? [];
  if (chances.length === 0) return strike;
  const isEach = chances.length > 1 && new Set(chances).size === 1;
  return `${strike}: ${isEach ? `${chances[0]} to hit each` : `${listed(chances)} to hit`}`;
};
