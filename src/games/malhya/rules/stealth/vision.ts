/**
 * What enemies see in stealth (malhya.txt L3675–L3706, L3839–L3855, L4018–L4024).
 *
 * - so many spaces all round as the track says, some types one more (L3675, L3825), by line of sight: nothing past red, past
 *   yellow only what is adjacent (L3680, L3582)
 * - in a shadow nothing but from adjacent; sight goes on through it (L3696)
 * - watchful, with a Vigilance token before it: the three rows abreast that begin with the space ahead, without end, by
 *   line of sight from it; not behind, not beside (L4024, MA-59); of a base of four its rows and one on both sides (MA-117)
 * - a line through the space of a hero on its feet, in a shadow say, ends there: in stealth as at yellow (L3614, L3582)
 * - heroes and corpses are seen; on a corpse's own space, too (L3839)
 */
import { areAdjacentSpaces } from '../place/adjacency.ts';
import { type Ground, zoneAt } from '../place/ground.ts';
import { crossesSpace, sightOfSpace } from '../place/sight.ts';
import { isSameSpace, type Space, spacesApart } from '../place/space.ts';
import { type Standing, spacesOf } from '../place/standing.ts';

/** An enemy that looks. */
export interface Watcher extends Pick<Standing, 'id' | 'at' | 'size'> {
  /** Spaces all round. */
  readonly sight: number;
  /** Directions of its Vigilance tokens; none: it looks all round. */
  readonly gazes: readonly Space[];
  /** Where heroes stand who hide what is behind them; left out: nobody. */
  readonly screens?: readonly Space[];
}

/** Whether a space lies in the lane ahead of a watchful enemy. */
export function isAhead({ at, size }: Pick<Watcher, 'at' | 'size'>, [gx, gy]: Space, [x, y]: Space): boolean {
  const last = size === 4 ? 1 : 0;
  const [dx, dy] = [x - at[0], y - at[1]];
  const ahead = gx === 0 ? (gy > 0 ? dy - last : -dy) : gx > 0 ? dx - last : -dx;
  const aside = gx === 0 ? dx : dy;
  return ahead >= 1 && aside >= -1 && aside <= last + 1;
}

function isWithin(watcher: Watcher, space: Space): boolean {
  if (watcher.gazes.length > 0) return watcher.gazes.some((gaze) => isAhead(watcher, gaze, space));
  return spacesOf(watcher).some((own) => spacesApart(own, space) <= watcher.sight);
}

/** Whether an enemy sees what is on a space. */
export function watches(ground: Ground, watcher: Watcher, space: Space): boolean {
  if (zoneAt(ground, space) === null) return false;
  const own = spacesOf(watcher);
  if (own.some((one) => isSameSpace(one, space))) return true;
  if (!isWithin(watcher, space)) return false;
  if (own.some((one) => areAdjacentSpaces(ground, one, space))) return true;
  if (zoneAt(ground, space) === 'shadow') return false;
  const screens = (watcher.screens ?? []).filter((one) => !isSameSpace(one, space));
  return own.some((one) => {
    const { state, line } = sightOfSpace(ground, one, space, 'stealth');
    return state !== 'none' && !(line && screens.some((screen) => crossesSpace(line, screen)));
  });
}

/** All an enemy sees: what the board shows before a step. */
export const watchedSpaces = (ground: Ground, watcher: Watcher): Space[] =>
  ground.spaces.filter((space) => watches(ground, watcher, space));

/** A hero on its feet, or a corpse: an enemy's, or a fallen hero's (L4117). */
export interface Seeable {
  readonly id: string;
  readonly kind: 'hero' | 'corpse';
  readonly at: Space;
}

export interface Spotted {
  readonly by: string;
  readonly seen: Seeable;
}

/** Who is seen by whom: any of it is the alarm (L3783). */
export const spottedNow = (
  ground: Ground,
  watchers: readonly Watcher[],
  seeable: readonly Seeable[],
): Spotted[] =>
  watchers.flatMap((watcher) =>
    seeable.filter(({ at }) => watches(ground, watcher, at)).map((seen) => ({ by: watcher.id, seen })),
  );

/** For each space of a planned way by whom one would be seen on it: a rift that is jumped over, too (MA-68). */
export const spottedOnWay = (
  ground: Ground,
  watchers: readonly Watcher[],
  way: readonly Space[],
): { readonly at: Space; readonly by: readonly string[] }[] =>
  way.map((at) => ({
    at,
    by: watchers.filter((watcher) => watches(ground, watcher, at)).map(({ id }) => id),
  }));

/**
 * Whom an enemy sees on each space it enters: it looks on as it goes (L3994), all round, as its Vigilance tokens are gone
 * once it moves (L4022).
 */
export const spottedWalking = (
  ground: Ground,
  watcher: Watcher,
  way: readonly Space[],
  seeable: readonly Seeable[],
): { readonly at: Space; readonly seen: readonly Seeable[] }[] =>
  way.map((at) => ({
    at,
    seen: seeable.filter((one) => watches(ground, { ...watcher, at, gazes: [] }, one.at)),
  }));
