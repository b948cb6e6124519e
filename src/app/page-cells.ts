import { cellsOfBrowser } from '../stores/kept/browser-store.ts';
import type { LateCells } from '../stores/kept/late-cells.ts';

let cells: LateCells | null = null;

/**
 * All that this page keeps, the first screen and the whole one alike: whether the browser answers is known once.
 * `noAnswer`: what is said of one that does not.
 */
export function pageCells(noAnswer: string): LateCells {
  cells ??= cellsOfBrowser(noAnswer);
  return cells;
}
