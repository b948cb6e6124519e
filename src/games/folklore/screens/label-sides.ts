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
 * where it would hide too much, but for those that must be told. `small`: how much smaller the map is shown than usual.
 */
export function sidesOf(
  named: readonly (Place & { readonly must: boolean })[],
  places: readonly Place[],
  size: readonly [number, number],
  small = 1,
): ReadonlyMap<string, Side> {
  const sides = new Map<string, Side>();
  const taken: Box[] = [];
  for (const place of named) {
    const others = places.filter(({ id }) => id !== place.id).map(({ at }) => around(at, small));
    let best: Side = 'right';
    let least = Number.POSITIVE_INFINITY;
    for (const side of SIDES) {
      const box = boxOf(place, side, small);
      const covered = [...others, ...taken].reduce((sum, one) => sum + shared(box, one), 0);
      const lost = covered + 4 * (box.across * box.down - shared(box, sheet(size)));
      if (lost < least) [best, least] = [side, lost];
    }
    if (least > BEARABLE && !place.must) continue;
    sides.set(place.id, best);
    taken.push(boxOf(place, best, small));
  }
  return sides;
}

function around([x, y]: Place['at'], small: number): Box {
  const mark = MARK * small;
  return { x: x - mark / 2, y: y - mark / 2, across: mark, down: mark };
}

const sheet = ([across, down]: readonly [number, number]): Box => ({ x: 0, y: 0, across, down });

function boxOf({ name, at: [x, y] }: Place, side: Side, small: number): Box {
  const across = (LETTER * name.length + 14) * small;
  const down = LINE * small;
  const mark = MARK * small;
  const box = { across, down };
  if (side === 'right') return { ...box, x: x + mark, y: y - down / 2 };
  if (side === 'left') return { ...box, x: x - mark - across, y: y - down / 2 };
  return { ...box, x: x - across / 2, y: side === 'below' ? y + mark * 0.8 : y - mark * 0.8 - down };
}

/** How much of two boxes is the same. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.across, b.x + b.across) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.down, b.y + b.down) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}
