/**
 * Exact odds of single rolls (section 2 of the specification). All numbers stand before their die; all shares are of 1. A
 * natural 20 of checks, attacks and defenses succeeds (N 1, MI-1).
 */
import { NEED } from '../model/fixed-numbers.ts';

/** Faces of the die. */
const SIDES = 20;

/** The share of faces that come to `need` or more; `natural`: a 20 does in any case. */
export function passShare(before: number, need = NEED, natural = true): number {
  const faces = Math.min(SIDES, SIDES - (need - before) + 1);
  return Math.max(natural ? 1 : 0, faces) / SIDES;
}

/** The share of faces of a resistance that leave a token to a check that came to `total` (A 8b, A 8n). */
export function takenShare(total: number, resistance: number, natural = false): number {
  if (natural) return (SIDES - 1) / SIDES;
  return Math.min(SIDES, Math.max(0, total - resistance - 1)) / SIDES;
}

/** The mean over all faces of the die; or that of one face, where it is known: a replacement card, or a treasure's 20. */
function meanOf(known: number | null, share: (face: number) => number): number {
  if (known !== null) return share(known);
  let sum = 0;
  for (let face = 1; face <= SIDES; face++) sum += share(face);
  return sum / SIDES;
}

/** Keeping a fixed token with the check at hand: it passes, and the resistance does not hold it. `face`: a known one. */
export const keepShare = (before: number, resistance: number, face: number | null = null): number =>
  meanOf(face, (one) =>
    one === NEED || before + one >= NEED ? takenShare(before + one, resistance, one === NEED) : 0,
  );

/** Keeping a token by two checks (MI-10): both pass, one resistance against the second. */
export const keepTwoShare = (first: number, second: number, resistance: number): number =>
  passShare(first) * keepShare(second, resistance);

/** A defense that holds against an attack that came to `attack` (C 4r). */
export const holdShare = (defense: number, attack: number): number => passShare(defense, attack);

/** A hit: the attack comes to 20, and the defense does not hold (C 3, C 4). */
export const hitShare = (attack: number, defense: number, face: number | null = null): number =>
  meanOf(face, (one) => (one === NEED || attack + one >= NEED ? 1 - holdShare(defense, attack + one) : 0));

/** A hit on a shadow, whose defense is printed (K 5): 20 or more, and greater than it. */
export const hitPrintedShare = (attack: number, defense: number, face: number | null = null): number =>
  meanOf(face, (one) => ((one === NEED || attack + one >= NEED) && attack + one > defense ? 1 : 0));

/** Attacking first (C 2): as much is enough for an adventurer against a foe, not for who assaults (MI-6). */
export const firstShare = (mine: number, theirs: number, ties = true): number =>
  meanOf(null, (face) => passShare(mine, theirs + face + (ties ? 0 : 1), false));

/** A theft (A 14): the share that takes something, and the share that is struck back at. */
export function theftShares(
  thief: number,
  victim: number,
  face: number | null = null,
): { readonly taken: number; readonly struck: number } {
  let taken = 0;
  let struck = 0;
  const [least, most] = face === null ? [1, SIDES] : [face, face];
  for (let mine = least; mine <= most; mine++)
    for (let theirs = 1; theirs <= SIDES; theirs++) {
      const watched = theirs === NEED || victim + theirs >= NEED;
      if (watched && victim + theirs >= thief + mine) struck += 1;
      else if (mine === NEED || thief + mine >= NEED) taken += 1;
    }
  const all = (most - least + 1) * SIDES;
  return { taken: taken / all, struck: struck / all };
}

/** The gold, up to what there is, that makes the share greatest, and the share with it: the least that does. */
export function bestGold(
  before: number,
  resistance: number,
  most: number,
  bonus: number,
): { readonly gold: number; readonly share: number } {
  let best = { gold: 0, share: keepShare(before, resistance) };
  for (let gold = 1; gold <= most; gold++) {
    const share = keepShare(before + gold * bonus, resistance);
    if (share > best.share + 1e-9) best = { gold, share };
  }
  return best;
}
