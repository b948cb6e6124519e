import { type Colours, paintsOf } from '../palette.ts';
import { hash } from '../pass-numbers.ts';
import type { Sheet } from '../sheet.ts';
import type { Block } from '../themes.ts';
import { box, cylinder, rock } from './shape-pixels.ts';
import { barrelHead, boards, dressed, fluted, lid, rings, slab, staves, tombLid } from './surfaces.ts';

/** Something that stands on `wide` spaces beside one another, the west one at x, y, on a floor of that height. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly base: number;
  /** 0..1, of the space. */
  readonly id: number;
  readonly rubble: Colours;
}

type Draw = (sheet: Sheet, place: Place) => void;

const crate = (
  sheet: Sheet,
  { x, y, base }: Place,
  [x0, y0, x1, y1, front, height]: readonly [number, number, number, number, number, number],
  id: number,
  tone = 1,
) =>
  box(
    sheet,
    { x0: x + x0, y0: y + y0, x1: x + x1, y1: y + y1, front, height },
    base,
    lid(id, tone),
    boards(id, tone),
  );

const barrel = (sheet: Sheet, { base }: Place, x: number, y: number, radius: number, id: number) =>
  cylinder(sheet, { x, y, radius, front: 0.2, height: 0.42 + 0.04 * id }, base, barrelHead(id), staves);

/** One crate; a large one with two beside it; two and a barrel; a stack. Two spaces have a plan of their own. */
const crates: Draw = (sheet, place) => {
  const { x, y, id, wide } = place;
  if (wide === 2) {
    crate(sheet, place, [0.07, 0.02, 1.02, 0.95, 0.27, 0.55], id);
    crate(sheet, place, [1.1, 0.16, 1.92, 0.94, 0.22, 0.42], id + 0.3, 0.86);
  } else if (id < 0.3) crate(sheet, place, [0.09, 0.02, 0.91, 0.95, 0.28, 0.58], id);
  else if (id < 0.55) {
    crate(sheet, place, [0.06, 0.03, 0.68, 0.72, 0.22, 0.5], id);
    barrel(sheet, place, x + 0.73, y + 0.7, 0.2, id);
    crate(sheet, place, [0.1, 0.62, 0.48, 0.96, 0.14, 0.26], id + 0.2, 0.85);
  } else if (id < 0.78) {
    crate(sheet, place, [0.07, 0.04, 0.5, 0.6, 0.18, 0.42], id, 0.92);
    crate(sheet, place, [0.52, 0.1, 0.94, 0.66, 0.18, 0.38], id + 0.4, 1.04);
    crate(sheet, place, [0.2, 0.46, 0.8, 0.96, 0.2, 0.34], id + 0.2, 0.84);
  } else {
    crate(sheet, place, [0.08, 0.08, 0.92, 0.96, 0.26, 0.4], id, 0.88);
    crate(sheet, place, [0.2, 0.0, 0.74, 0.58, 0.2, 0.72], id + 0.5, 1.08);
  }
};

const barrels: Draw = (sheet, place) => {
  for (let k = 0; k < place.wide; k++) {
    const x = place.x + k;
    barrel(sheet, place, x + 0.3, place.y + 0.42, 0.215, place.id);
    barrel(sheet, place, x + 0.72, place.y + 0.5, 0.205, place.id * 0.6);
    barrel(sheet, place, x + 0.48, place.y + 0.76, 0.215, 1 - place.id * 0.5);
  }
};

const pillar: Draw = (sheet, { x, y, wide, base, id }) => {
  const stone = paintsOf('cobble').rubble;
  for (let k = 0; k < wide; k++) {
    const plinth = {
      x0: x + k + 0.09,
      y0: y + 0.12,
      x1: x + k + 0.91,
      y1: y + 0.97,
      front: 0.1,
      height: 0.14,
    };
    box(sheet, plinth, base, slab(stone, id), dressed(stone, id));
    const shaft = { x: x + k + 0.5, y: y + 0.58, radius: 0.31, front: 0.24, height: 0.7 };
    cylinder(sheet, shaft, base, rings(stone, id), fluted(stone, id));
  }
};

const tomb: Draw = (sheet, { x, y, wide, base }) => {
  const stone = paintsOf('marble').rubble;
  const foot = { x0: x + 0.06, y0: y + 0.06, x1: x + wide - 0.06, y1: y + 0.97, front: 0.16, height: 0.16 };
  box(sheet, foot, base, slab(stone, 0.2), dressed(stone, 0.2));
  const chest = { x0: x + 0.15, y0: y + 0.02, x1: x + wide - 0.15, y1: y + 0.84, front: 0.2, height: 0.46 };
  box(sheet, chest, base, tombLid(stone, 0.6), dressed(stone, 0.5));
};

const boulder: Draw = (sheet, { x, y, wide, base, id, rubble }) => {
  for (let k = 0; k < wide; k++) {
    const own = hash(x + k, y, 44);
    const stones = [
      { x: x + k + 0.5, y: y + 0.5, radius: 0.4, height: 0.62, id: 0.3 + own * 0.3 },
      { x: x + k + 0.28, y: y + 0.74, radius: 0.17, height: 0.28, id },
      { x: x + k + 0.76, y: y + 0.72, radius: 0.15, height: 0.22, id: id * 0.7 },
    ];
    for (const stone of stones) rock(sheet, stone, base, rubble);
  }
};

/** What stands where a space is Obstructing. */
export const BLOCKS: Readonly<Record<Block, Draw>> = { crates, barrels, pillar, tomb, boulder };

/** What may not be two spaces wide as one. */
export const STANDS_ALONE: ReadonlySet<Block> = new Set<Block>(['pillar']);
