import type { Place } from '../rules/model/content.ts';

export const SIDES = ['right', 'left', 'below', 'above'] as const;
/** Where the name of a place stands beside it. */
export type Side = (typeof SIDES)[number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** What a letter, a line and a mark take of the map, in its units, where it is shown small. */
const LETTER = 11.5;
const LINE = 34;
const MARK = 36;

/** So much of a place or of another name may be covered. */
const BEARABLE = 260;

/**
 * A side for each name, the first first, where it covers least of the places and of the names there already; none
 * where it would hide too much, but for those that must be told.
 */
export function sidesOf(
  named: readonly (Place & { readonly must: boolean })[],
  places: readonly Place[],
  size: readonly [number, number],
): ReadonlyMap<string, Side> {
  const sides = new Map<string, Side>();
  const taken: Box[] = [];
  for (const place of named) {
    const others = places.filter(({ id }) => id !== place.id).map(({ at }) => around(at));
    let best: Side = 'right';
    let least = Number.POSITIVE_INFINITY;
    for (const side of SIDES) {
      const box = boxOf(place, side);
      const covered = [...others, ...taken].reduce((sum, one) => sum + shared(box, one), 0);
      const lost = covered + 4 * (box.across * box.down - shared(box, sheet(size)));
      if (lost < least) [best, least] = [side, lost];
    }
    if (least > BEARABLE && !place.must) continue;
    sides.set(place.id, best);
    taken.push(boxOf(place, best));
  }
  return sides;
}

const around = ([x, y]: Place['at']): Box => ({ x: x - MARK / 2, y: y - MARK / 2, across: MARK, down: MARK });
const sheet = ([across, down]: readonly [number, number]): Box => ({ x: 0, y: 0, across, down });

function boxOf({ name, at: [x, y] }: Place, side: Side): Box {
  const across = LETTER * name.length + 14;
  const box = { across, down: LINE };
  if (side === 'right') return { ...box, x: x + MARK, y: y - LINE / 2 };
  if (side === 'left') return { ...box, x: x - MARK - across, y: y - LINE / 2 };
  return { ...box, x: x - across / 2, y: side === 'below' ? y + MARK * 0.8 : y - MARK * 0.8 - LINE };
}

/** How much of two boxes is the same. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.across, b.x + b.across) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.down, b.y + b.down) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}
