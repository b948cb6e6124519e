/**
 * Exact odds of a party against a shadow to the end (A 12f, K 5): its special attack on each, then rounds in which all who
 * stand attack and all are attacked; nobody flees. Rounds in which nothing happens are divided out.
 */
import type { FoeNumbers, Special } from '../model/content.ts';
import type { Fighter } from './fight-odds.ts';
import { firstShare, hitPrintedShare, holdShare } from './odds.ts';

/** By how many Life Points, or by who it is as bits: the share of it. */
type Shares = readonly number[];

/** The special attack is still to come where it is given, and initiative where `first` is null. */
export function shadowShare(
  party: readonly Fighter[],
  shadow: FoeNumbers,
  special: Special | null,
  first: boolean | null = null,
): number {
  const base = party.map(({ lp }) => lp + 1);
  const begin = beginning(party, base, special);
  if (first !== null) return share(party, base, begin, shadow, first);
  const begins = firstShare(Math.max(...party.map(({ flag }) => flag)), shadow.flag);
  return (
    begins * share(party, base, begin, shadow, true) + (1 - begins) * share(party, base, begin, shadow, false)
  );
}

/** Life Points of all as one number: the first member's count least. */
const together = (lps: readonly number[], base: readonly number[]): number =>
  lps.reduceRight((sum, lp, i) => sum * base[i]! + lp, 0);

function apart(code: number, base: readonly number[]): number[] {
  let rest = code;
  return base.map((size) => {
    const lp = rest % size;
    rest = Math.floor(rest / size);
    return lp;
  });
}

/** Who holds the special attack and who does not (C 1). */
function beginning(party: readonly Fighter[], base: readonly number[], special: Special | null): number[] {
  const shares = Array.from({ length: base.reduce((all, size) => all * size, 1) }, () => 0);
  const ways = special
    ? subsets(party.map(({ defense }) => 1 - holdShare(defense, special.special)))
    : subsets(party.map(() => 0));
  ways.forEach((way, struck) => {
    const lps = party.map(({ lp }, i) => ((struck >> i) & 1 ? Math.max(0, lp - (special?.loss ?? 0)) : lp));
    shares[together(lps, base)]! += way;
  });
  return shares;
}

/** How likely exactly these come true, by bits. */
const subsets = (chances: Shares): number[] =>
  Array.from({ length: 1 << chances.length }, (_, bits) =>
    chances.reduce((all, chance, i) => all * ((bits >> i) & 1 ? chance : 1 - chance), 1),
  );

/** How likely so many Life Points are taken, by who stands. */
function damages(party: readonly Fighter[], shadow: FoeNumbers): Shares[] {
  const hits = party.map(({ attack }) => hitPrintedShare(attack, shadow.defense));
  const most = party.reduce((sum, { damage }) => sum + damage, 0);
  return Array.from({ length: 1 << party.length }, (_, standing) => {
    const sums = Array.from({ length: most + 1 }, () => 0);
    subsets(hits.map((hit, i) => ((standing >> i) & 1 ? hit : 0))).forEach((way, bits) => {
      const sum = party.reduce((all, { damage }, i) => all + ((bits >> i) & 1 ? damage : 0), 0);
      sums[sum]! += way;
    });
    return sums;
  });
}

function share(
  party: readonly Fighter[],
  base: readonly number[],
  begin: Shares,
  shadow: FoeNumbers,
  first: boolean,
): number {
  const hurts = damages(party, shadow);
  const open = party.map(({ defense, ward = 0 }) => 1 - holdShare(defense, shadow.attack - ward));
  const strikes = Array.from({ length: 1 << party.length }, (_, standing) =>
    subsets(open.map((chance, i) => ((standing >> i) & 1 ? chance : 0))).flatMap((way, bits) =>
      way > 0 ? [{ bits, way }] : [],
    ),
  );
  const wide = shadow.lp + 1;
  const at = Array.from({ length: begin.length * wide }, () => 0);
  begin.forEach((way, code) => {
    at[code * wide + shadow.lp] = way;
  });
  const worth = base.map((_, i) => base.slice(0, i).reduce((all, size) => all * size, 1));
  let won = 0;
  // Life Points never grow: what comes of a place lies below it, but for the round in which nothing happens.
  for (let place = at.length - 1; place >= 0; place--) {
    const here = at[place]!;
    const foe = place % wide;
    if (here === 0 || foe === 0) continue;
    const code = Math.floor(place / wide);
    const lps = apart(code, base);
    const standing = standingOf(lps);
    if (standing === 0) continue;
    const still = strikes[standing]![0]!.bits === 0 ? strikes[standing]![0]!.way * hurts[standing]![0]! : 0;
    if (still >= 1) continue;
    const share = here / (1 - still);
    for (const { bits, way } of strikes[standing]!) {
      let next = code;
      let left = standing;
      for (let i = 0; i < lps.length; i++) {
        if (!((bits >> i) & 1)) continue;
        next -= Math.min(lps[i]!, shadow.damage) * worth[i]!;
        if (lps[i]! <= shadow.damage) left &= ~(1 << i);
      }
      const sums = hurts[first ? standing : left]!;
      for (let damage = 0; damage < sums.length; damage++) {
        const part = share * way * sums[damage]!;
        if (part === 0 || (bits === 0 && damage === 0)) continue;
        if (damage >= foe) won += part;
        else at[next * wide + foe - damage]! += part;
      }
    }
  }
  return won;
}

const standingOf = (lps: readonly number[]): number =>
  lps.reduce((bits, lp, i) => (lp > 0 ? bits | (1 << i) : bits), 0);
