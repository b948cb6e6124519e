import { LEVEL } from '../ground/ground-of-space.ts';
import { at, noise } from '../noise.ts';
import { levelOn, type Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import { eachPixel, put, type Touch } from './shape-pixels.ts';

/** Half the width of the coping, and of the strip in it: the mark of the rules (p.21). */
const HALF = 0.095;
const STRIP = 0.055;
/** Its pale stripes, as on the plain board: red alone is not seen on brown by everybody. */
const STRIPES = 4;
const PALE = [0.32, 0.64] as const;
const HEIGHT = 0.55;
/** How much of its face shows below a wall that lies, and at the end of one that stands. */
const FACE = 0.185;
const END = 0.14;
const GLOW = 22;

const stone: Touch = { red: 0, green: 0, blue: 0, height: 0, gloss: 0.1 };

function grey(tone: number, light: number): void {
  stone.red = light * tone;
  stone.green = light * tone * 0.915;
  stone.blue = light * tone * 0.83;
  stone.gloss = 0.12;
}

/** `along` the wall, in spaces. */
function coping(
  sheet: Sheet,
  [x, y]: readonly [number, number],
  o: number,
  base: number,
  along: number,
  across: number,
): void {
  const { fine } = noise();
  if (across < STRIP) {
    const tone = 0.8 + 0.4 * at(fine, x * 160, y * 160);
    const part = (along * STRIPES) % 1;
    const isPale = part >= PALE[0] && part < PALE[1];
    const [red, green, blue] = isPale ? [255, 240, 214] : [214, 46, 34];
    Object.assign(stone, { red: red * tone, green: green * tone, blue: blue * tone, gloss: 0.75 });
    put(sheet, o, base + 0.58, 0, stone);
    sheet.glow[o] = isPale ? 0 : GLOW;
    return;
  }
  const grain = at(fine, x * 220, y * 220);
  const isJoint = Math.abs((((x + y) * 2.5) % 1) - 0.5) > 0.47;
  grey((0.85 + 0.3 * grain) * (isJoint ? 0.6 : 1), 118);
  put(sheet, o, base + HEIGHT + (grain - 0.5) * 0.03, 0, stone);
}

/** The walls between spaces. */
export function innerWalls(sheet: Sheet, scene: Scene): void {
  for (const [x, y] of scene.upright) upright(sheet, scene, x, y);
  for (const [x, y] of scene.lying) lying(sheet, scene, x, y);
}

function upright(sheet: Sheet, scene: Scene, X: number, Y: number): void {
  const { fine } = noise();
  const base = (Math.max(levelOn(scene, X - 1, Y), levelOn(scene, X, Y)) - 1) * LEVEL;
  const isEnd = !scene.upright.some(([x, y]) => x === X && y === Y + 1);
  const foot = Y + 1 + (isEnd ? END : 0);
  eachPixel(sheet, [X - HALF, Y - 0.02, X + HALF, foot], (x, y, o) => {
    const across = Math.abs(x - X);
    if (across > HALF || y < Y - 0.02 || y > foot) return;
    if (!isEnd || y <= Y + 0.96) return coping(sheet, [x, y], o, base, y, across);
    const down = (y - Y - 0.96) / (END + 0.04);
    grey((0.7 + 0.3 * at(fine, x * 220, y * 220)) * (1 - 0.4 * down), 96);
    put(sheet, o, base + HEIGHT * (1 - down), 255, stone);
  });
}

function lying(sheet: Sheet, scene: Scene, X: number, Y: number): void {
  const { fine } = noise();
  const base = (Math.max(levelOn(scene, X, Y - 1), levelOn(scene, X, Y)) - 1) * LEVEL;
  eachPixel(sheet, [X, Y - HALF, X + 1, Y + HALF + FACE], (x, y, o) => {
    const across = y - Y;
    if (across < -HALF || across > HALF + FACE || x < X || x > X + 1) return;
    if (across < HALF) return coping(sheet, [x, y], o, base, x, Math.abs(across));
    const down = (across - HALF) / FACE;
    const course = down > 0.5 ? 0.5 : 0;
    const isJoint = Math.abs(((x * 2.4 + course) % 1) - 0.5) > 0.47 || Math.abs(down - 0.5) < 0.05;
    const grain = at(fine, x * 220, y * 220);
    grey((0.75 + 0.35 * grain) * (1 - 0.45 * down) * (isJoint ? 0.6 : 1), 104);
    put(sheet, o, base + HEIGHT * (1 - down), 255, stone);
  });
}
