import { beginPainting, paintBlocks, paintCoarse } from './paint.ts';
import { sceneOf } from './scene.ts';
import { THEME_NAMES } from './themes.ts';

/** Paints a little of everything for nobody: what every picture needs is made, and what paints it is compiled. */
export function rehearse(): void {
  const tiles = THEME_NAMES.map((theme, i) => ({
    name: theme,
    at: [3 * i, 0] as const,
    size: [3, 4] as const,
    look: { tile: theme, theme },
  }));
  const row = (letters: string) => letters.repeat(THEME_NAMES.length);
  const rows = [row('.#.'), row('wh.'), row('wmd'), row('...')];
  const elevation = [row('112'), row('111'), row('111'), row('111')];
  const painting = beginPainting(
    sceneOf({
      tiles,
      board: {
        rows,
        elevation,
        walls: [
          [
            [1, 3],
            [2, 3],
          ],
        ],
      },
    }),
  );
  paintCoarse(painting);
  paintBlocks(painting, 48).next();
}
