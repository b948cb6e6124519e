/**
 * The four lines of the stealth board (malhya.txt L3734–L3845), and killing to avert an alarm (L4043, L4083–L4087).
 *
 * 1. Move: as everywhere, the free move in the main phase only (L3734, L4065).
 * 2. Ranged kill: a ranged weapon, valid sight past nothing yellow and no adversary, 5 AP; a corpse, and noise there.
 * 3. Melee kill: adjacent, any weapon or none, 4 AP; a corpse.
 * 4. A corpse on the own or an adjacent space to the own or an adjacent one: 1 AP; into a rift it is gone, a fallen hero
 *    is not put there (L4117).
 *
 * Weapons and enemies change what can be done and what it costs (L3801–L3833).
 */
import { adjacentSpaces, areAdjacentSpaces } from '../place/adjacency.ts';
import { type Ground, zoneAt } from '../place/ground.ts';
import { sightBetween } from '../place/sight.ts';
import { isSameSpace, type Space } from '../place/space.ts';
import { areAdjacent, type Field, type Standing } from '../place/standing.ts';
import { type Seeable, spottedNow, type Watcher } from './vision.ts';

export const RANGED_KILL_AP = 5;
export const MELEE_KILL_AP = 4;
export const CORPSE_AP = 1;
/** What an adjacent hero pays to bring a fallen one to 1 life (L4121). */
export const RAISE_AP = 6;

/** Signs of an enemy's card that count in stealth (L3815–L3833, L5887). */
export interface StealthSigns {
  readonly noRangedKill?: boolean;
  readonly noKill?: boolean;
  /** AP more for a melee kill. */
  readonly meleeKill?: number;
  readonly sees?: number;
  readonly moves?: number;
  /** Two Vigilance tokens, the second the other way. */
  readonly looksBothWays?: boolean;
}

/** Signs of weapons, talents and artifacts that count in stealth (L3801–L3813, L5918). */
export interface HeroStealthSigns {
  /** Its weapon says that ranged kills are impossible with it. */
  readonly noRangedKill?: boolean;
  /** AP more or fewer, by weapon and talents. */
  readonly rangedKill?: number;
  readonly meleeKill?: number;
  /** AP more for a ranged kill past yellow, which a talent allows (L5918). */
  readonly pastYellow?: number;
}

/** What a hero kills with. */
export interface Killer extends HeroStealthSigns {
  readonly ap: number;
  readonly ranged: boolean;
}

export type KillBar =
  | 'no-ranged-weapon'
  | 'weapon-forbids'
  | 'enemy-forbids'
  | 'not-adjacent'
  | 'no-sight'
  | 'hindering'
  | 'adversary-in-line'
  | 'too-few-ap';

export interface Kill {
  readonly by: 'ranged-kill' | 'melee-kill';
  readonly ap: number;
  /** Null: it can be done. */
  readonly why: KillBar | null;
}

const atLeastNone = (ap: number): number => Math.max(0, ap);

export function meleeKill(
  field: Field,
  hero: Standing,
  killer: Killer,
  enemy: Standing,
  signs: StealthSigns,
): Kill {
  const ap = atLeastNone(MELEE_KILL_AP + (killer.meleeKill ?? 0) + (signs.meleeKill ?? 0));
  const why = signs.noKill
    ? 'enemy-forbids'
    : !areAdjacent(field.ground, hero, enemy)
      ? 'not-adjacent'
      : killer.ap < ap
        ? 'too-few-ap'
        : null;
  return { by: 'melee-kill', ap, why };
}

export function rangedKill(
  field: Field,
  hero: Standing,
  killer: Killer,
  enemy: Standing,
  signs: StealthSigns,
): Kill {
  const { contacts } = sightBetween(field, hero, enemy, 'combat');
  const meets = (what: 'red' | 'yellow' | 'adversary') => contacts.some((one) => one.what === what);
  const past = meets('yellow') ? killer.pastYellow : 0;
  const ap = atLeastNone(RANGED_KILL_AP + (killer.rangedKill ?? 0) + (past ?? 0));
  const bar = (): KillBar | null => {
    if (!killer.ranged) return 'no-ranged-weapon';
    if (killer.noRangedKill) return 'weapon-forbids';
    if (signs.noKill || signs.noRangedKill) return 'enemy-forbids';
    if (meets('red')) return 'no-sight';
    if (past === undefined) return 'hindering';
    if (meets('adversary')) return 'adversary-in-line';
    return killer.ap < ap ? 'too-few-ap' : null;
  };
  return { by: 'ranged-kill', ap, why: bar() };
}

/** Where a hero can put which corpse. */
export interface CorpseMove {
  readonly corpse: string;
  readonly to: Space;
  /** It is gone for good (L3841). */
  readonly gone: boolean;
}

export function corpseMoves(
  ground: Ground,
  hero: Space,
  corpses: readonly { readonly id: string; readonly at: Space; readonly isHero: boolean }[],
  /** Spaces it is moved; more than 1 by a talent (L5896). */
  reach = 1,
): CorpseMove[] {
  let near = [hero, ...adjacentSpaces(ground, hero)];
  for (let n = 1; n < reach; n++) {
    const further = near.flatMap((at) => adjacentSpaces(ground, at));
    near = [...near, ...further].filter((at, i, all) => all.findIndex((one) => isSameSpace(one, at)) === i);
  }
  return corpses
    .filter(({ at }) => isSameSpace(at, hero) || areAdjacentSpaces(ground, hero, at))
    .flatMap(({ id, at, isHero }) =>
      near
        .filter((to) => !isSameSpace(to, at))
        .map((to) => ({ corpse: id, to, gone: zoneAt(ground, to) === 'rift' }))
        .filter(({ gone }) => !(gone && isHero)),
    );
}

/** A hero that waits, and could kill whoever sees. */
export interface Waiting {
  readonly hero: Standing;
  readonly killer: Killer;
}

export interface Averting {
  readonly hero: string;
  readonly kill: Kill;
  /** Others that would see the new corpse: each must be killed next, or it is in vain (L4087). */
  readonly alsoSee: readonly string[];
}

/**
 * Kills that avert the alarm an enemy is about to give (L4083): nothing else does. Two that see at the same step cannot
 * both be killed (MA-64).
 */
export function avertings(
  field: Field,
  watchers: readonly Watcher[],
  signsOf: (enemy: string) => StealthSigns,
  seeing: readonly string[],
  waiting: readonly Waiting[],
): Averting[] {
  const [enemyId, ...more] = new Set(seeing);
  if (enemyId === undefined || more.length > 0) return [];
  const enemy = field.figures.find(({ id }) => id === enemyId);
  if (!enemy) return [];
  const corpse: Seeable = { id: enemyId, kind: 'corpse', at: enemy.at };
  const others = watchers.filter(({ id }) => id !== enemyId);
  const alsoSee = [...new Set(spottedNow(field.ground, others, [corpse]).map(({ by }) => by))];
  return waiting.flatMap(({ hero, killer }) =>
    [meleeKill, rangedKill]
      .map((kill) => kill(field, hero, killer, enemy, signsOf(enemyId)))
      .filter(({ why }) => why === null)
      .map((kill) => ({ hero: hero.id, kill, alsoSee })),
  );
}
