/**
 * Exact odds of a fight of one against one to its end (section 2 of the specification): rounds in which each attacks
 * once (C 2a); those in which nothing happens are divided out. Armor and helmet are counted to the Life Points of whoever
 * wears them (MI-17).
 */
import type { FoeNumbers } from '../model/content.ts';
import { firstShare, hitPrintedShare, hitShare, holdShare } from './odds.ts';

/** One side of a fight: numbers before the die. */
export interface Fighter {
  readonly attack: number;
  readonly defense: number;
  readonly lp: number;
  /** Life Points its hit costs. */
  readonly damage: number;
  /** Added to its initiative. */
  readonly flag: number;
  /** Taken off a shadow's attack. */
  readonly ward?: number;
}

/** How a fight ends: won, with so many Life Points left; or lost, with so many of the foe's left. */
export interface Ends {
  readonly won: number;
  /** By Life Points left, from 0: the share that wins with them. */
  readonly left: readonly number[];
  /** By the foe's Life Points, from 0: the share that falls while it has them. */
  readonly foeLeft: readonly number[];
}

/** Where one side attacks first. `hit`, `struck`: shares of the adventurer's and of the foe's attacks. */
function endsOf(
  hit: number,
  struck: number,
  hero: Pick<Fighter, 'lp' | 'damage'>,
  foe: Pick<Fighter, 'lp' | 'damage'>,
  first: boolean,
): Ends {
  const left = Array.from({ length: hero.lp + 1 }, () => 0);
  const foeLeft = Array.from({ length: foe.lp + 1 }, () => 0);
  /** How likely it comes to so many of both; the greater ones first, as none ever grow. */
  const at = left.map(() => foeLeft.map(() => 0));
  at[hero.lp]![foe.lp] = 1;
  const still = (1 - hit) * (1 - struck);
  if (still >= 1) return { won: 0, left, foeLeft };
  for (let mine = hero.lp; mine > 0; mine--)
    for (let theirs = foe.lp; theirs > 0; theirs--) {
      const share = at[mine]![theirs]! / (1 - still);
      if (share === 0) continue;
      const wounded = Math.max(0, mine - foe.damage);
      const hurt = Math.max(0, theirs - hero.damage);
      const end = (i: number, j: number, part: number) => {
        if (j === 0) left[i]! += part;
        else if (i === 0) foeLeft[j]! += part;
        else at[i]![j]! += part;
      };
      if (first) {
        if (hurt === 0) end(mine, 0, share * hit);
        else {
          end(mine, hurt, share * hit * (1 - struck));
          end(wounded, hurt, share * hit * struck);
        }
        end(wounded, theirs, share * (1 - hit) * struck);
      } else {
        if (wounded === 0) end(0, theirs, share * struck);
        else {
          end(wounded, theirs, share * struck * (1 - hit));
          end(wounded, hurt, share * struck * hit);
        }
        end(mine, hurt, share * (1 - struck) * hit);
      }
    }
  return { won: left.reduce((sum, one) => sum + one, 0), left, foeLeft };
}

/** To the end, with who attacks first known; null: initiative is still to be rolled (C 2). */
export function fightEnds(hero: Fighter, foe: FoeNumbers, first: boolean | null): Ends {
  const hit = hitShare(hero.attack, foe.defense);
  const struck = hitShare(foe.attack, hero.defense);
  if (first !== null) return endsOf(hit, struck, hero, foe, first);
  return mixed(
    firstShare(hero.flag, foe.flag),
    endsOf(hit, struck, hero, foe, true),
    endsOf(hit, struck, hero, foe, false),
  );
}

/** The same against a shadow, whose results are printed and which is not rolled for (K 5). */
export function shadowFightEnds(hero: Fighter, shadow: FoeNumbers, first: boolean | null): Ends {
  const hit = hitPrintedShare(hero.attack, shadow.defense);
  const struck = 1 - holdShare(hero.defense, shadow.attack - (hero.ward ?? 0));
  if (first !== null) return endsOf(hit, struck, hero, shadow, first);
  return mixed(
    firstShare(hero.flag, shadow.flag),
    endsOf(hit, struck, hero, shadow, true),
    endsOf(hit, struck, hero, shadow, false),
  );
}

function mixed(share: number, one: Ends, other: Ends): Ends {
  const both = (a: readonly number[], b: readonly number[]) =>
    a.map((value, i) => share * value + (1 - share) * b[i]!);
  return {
    won: share * one.won + (1 - share) * other.won,
    left: both(one.left, other.left),
    foeLeft: both(one.foeLeft, other.foeLeft),
  };
}

/** The first wound in an assault is the attacker's to give (A 15c: whoever has it may yield). */
export function firstWoundShare(mine: Fighter, theirs: Fighter): number {
  const hit = hitShare(mine.attack, theirs.defense);
  const struck = hitShare(theirs.attack, mine.defense);
  const some = 1 - (1 - hit) * (1 - struck);
  if (some === 0) return 0;
  const begins = firstShare(mine.flag, theirs.flag, false);
  return (begins * hit + (1 - begins) * (1 - struck) * hit) / some;
}

/** One attack after another until the foe falls, by members in turn: each fights to the end (K 3, K 4). */
export function relayShare(heroes: readonly Fighter[], foe: FoeNumbers): number {
  let open = Array.from({ length: foe.lp + 1 }, (_, lp): number => (lp === foe.lp ? 1 : 0));
  let won = 0;
  for (const hero of heroes) {
    const next = open.map(() => 0);
    open.forEach((share, lp) => {
      if (share === 0 || lp === 0) return;
      const ends = fightEnds(hero, { ...foe, lp }, null);
      won += share * ends.won;
      ends.foeLeft.forEach((part, left) => {
        next[left]! += share * part;
      });
    });
    open = next;
  }
  return won;
}
