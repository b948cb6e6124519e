import type { Paints } from '../palette.ts';
import type { Laying } from '../themes.ts';
import { brick } from './brick.ts';
import { cobble } from './cobble.ts';
import { flag } from './flag.ts';
import type { Laid } from './laid.ts';
import { marble } from './marble.ts';
import { mud } from './mud.ts';
import { oilFilm } from './oil.ts';
import { plank } from './plank.ts';

type Lay = (paints: Paints, seed: number, cx: number, cy: number) => Laid;

const LAYINGS: Readonly<Record<Laying, Lay>> = {
  flag: ({ stones, seam, theme }, ...place) => flag(stones, seam, theme.gloss, ...place),
  brick: ({ stones, seam, theme }, seed) => brick(stones, seam, theme.gloss, seed),
  plank: ({ stones, seam, theme }, seed) => plank(stones, seam, theme.gloss, seed),
  marble: ({ stones, darkStones, seam, theme }, ...place) =>
    marble(stones, darkStones, seam, theme.gloss, ...place),
  cobble: ({ stones, seam, theme }, seed) => cobble(stones, seam, theme.gloss, seed),
  mud: ({ stones, seam, theme }, ...place) => mud(stones, seam, theme.gloss, ...place),
};

/** Floors that end where another begins: their stones are cut, and are not mixed with the other's. */
const DRESSED: ReadonlySet<Laying> = new Set<Laying>(['plank', 'marble']);

export const isDressed = ({ theme }: Paints): boolean => DRESSED.has(theme.laying);

/** The floor of a theme on one space of the sheet. */
export function layFloor(paints: Paints, seed: number, cx: number, cy: number): Laid {
  const laid = LAYINGS[paints.theme.laying](paints, seed, cx, cy);
  if (!paints.theme.oily) return laid;
  return (row) => {
    laid(row);
    oilFilm(row, seed);
  };
}
