import type { Space } from '../../../engine/index.ts';

/** Spaces as few words as they go into: filled rectangles by two corners, "0,0 to 7,7", others one by one. */
export function areasText(spaces: readonly Space[]): string {
  const left = new Map(spaces.map((space) => [space.join(','), space]));
  const areas: string[] = [];
  // Two are as short one by one.
  for (let area = largestOf(left); area.length > 2; area = largestOf(left)) {
    for (const space of area) left.delete(space.join(','));
    areas.push(`${area[0]!.join(',')} to ${area.at(-1)!.join(',')}`);
  }
  return [...areas, ...left.keys()].join('; ');
}

/** The largest filled rectangle of these, row by row; of as large ones the first. */
function largestOf(left: ReadonlyMap<string, Space>): readonly Space[] {
  let largest: readonly Space[] = [];
  for (const [x, y] of left.values()) {
    let width = Number.POSITIVE_INFINITY;
    for (let height = 1; left.has([x, y + height - 1].join(',')); height += 1) {
      let across = 0;
      while (across < width && left.has([x + across, y + height - 1].join(','))) across += 1;
      width = across;
      if (width * height > largest.length)
        largest = Array.from(
          { length: width * height },
          (_, i): Space => [x + (i % width), y + Math.floor(i / width)],
        );
    }
  }
  return largest;
}
