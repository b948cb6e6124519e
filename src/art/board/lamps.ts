/** The lamps of a board. */
import { LEVEL } from './ground/ground-of-space.ts';
import { paintsOf } from './palette.ts';
import { hash, mix } from './pass-numbers.ts';
import { BLOCKED, FLOOR, levelOn, type Scene, SIDES, terrainOn, tileOn, VOID } from './scene.ts';

/**
 * `sconce` hangs on a wall, `brazier` stands in the corner of a space, `candles` are a few on the floor, `mood` is light
 * without a lamp to see.
 */
export type LampKind = 'sconce' | 'brazier' | 'candles' | 'mood';

export interface Lamp {
  readonly kind: LampKind;
  /** Of the light, in spaces of the sheet; z is its height. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** How far it shines. */
  readonly reach: number;
  readonly strength: number;
  /** Linear. */
  readonly colour: readonly [number, number, number];
}

const FIRE = [1, 0.58, 0.26] as const;
const CANDLE = [1, 0.72, 0.45] as const;
/** Spaces of a wall for one sconce. */
const APART = 4;
/** A space that gets less than this gets a light of its own, for so many spaces. */
const DARK = 0.5;
const MOST_MOODS = 14;

/** The lamps of a scene: those its content names, sconces on the walls, and then a light wherever it is darkest. */
export function lampsOf(scene: Scene): Lamp[] {
  const lamps = [...named(scene), ...onWalls(scene)];
  for (let i = 0; i < MOST_MOODS; i++) {
    const place = darkest(scene, lamps);
    if (!place) break;
    lamps.push(mood(scene, ...place));
  }
  return lamps;
}

const floorOf = (scene: Scene, x: number, y: number): number =>
  (levelOn(scene, Math.floor(x), Math.floor(y)) - 1) * LEVEL;

const sconce = (scene: Scene, x: number, y: number): Lamp => ({
  kind: 'sconce',
  x,
  y: y - 0.16,
  z: 0.62 + floorOf(scene, x, y),
  reach: 7,
  strength: 2.15,
  colour: FIRE,
});

function named(scene: Scene): Lamp[] {
  const places = [...scene.lamps, ...scene.tiles.flatMap(({ lamps }) => lamps ?? [])];
  return places
    .filter(([x, y]) => terrainOn(scene, x, y) !== VOID)
    .map(([x, y]): Lamp => {
      if (terrainOn(scene, x, y - 1) === VOID) return sconce(scene, x + 0.5, y);
      const z = 0.5 + floorOf(scene, x, y);
      return { kind: 'brazier', x: x + 0.17, y: y + 0.12, z, reach: 6, strength: 1.7, colour: FIRE };
    });
}

/** One for each few spaces of a wall that is seen, but on tiles that name their own. */
function onWalls(scene: Scene): Lamp[] {
  const lamps: Lamp[] = [];
  const isWall = (x: number, y: number) =>
    terrainOn(scene, x, y) !== VOID &&
    terrainOn(scene, x, y - 1) === VOID &&
    tileOn(scene, x, y).lamps === null;
  for (let y = 0; y < scene.rows; y++) {
    for (let x = 0; x < scene.columns; x++) {
      let run = 0;
      while (isWall(x + run, y)) run++;
      const count = run === 0 ? 0 : Math.max(1, Math.round(run / APART));
      for (let k = 0; k < count; k++) {
        lamps.push(sconce(scene, x + Math.floor(((k + 0.5) * run) / count) + 0.5, y));
      }
      x += run;
    }
  }
  return lamps;
}

function lightAt(lamps: readonly Lamp[], x: number, y: number): number {
  let sum = 0;
  for (const lamp of lamps) {
    const d = ((lamp.x - x) ** 2 + (lamp.y - y) ** 2) / (lamp.reach * lamp.reach);
    if (d < 1) sum += lamp.strength * (1 - d) * (1 - d);
  }
  return sum;
}

function darkest(scene: Scene, lamps: readonly Lamp[]): readonly [number, number] | null {
  let least = DARK;
  let best: readonly [number, number] | null = null;
  for (let y = 0; y < scene.rows; y++) {
    for (let x = 0; x < scene.columns; x++) {
      const here = terrainOn(scene, x, y);
      if (here === VOID || here === BLOCKED) continue;
      const isInside = SIDES.every(([dx, dy]) => terrainOn(scene, x + dx, y + dy) !== VOID);
      const light = lightAt(lamps, x + 0.5, y + 0.5) + 0.02 * hash(x, y, 1) + (isInside ? 0 : 0.1);
      if (light >= least) continue;
      least = light;
      best = [x, y];
    }
  }
  return best;
}

const linear = (byte: number): number => (byte / 255) ** 2.2;

/** A light where there is no lamp, in the colour of the floor's mood; candles with it where they stand dry. */
export function mood(scene: Scene, x: number, y: number): Lamp {
  const paints = paintsOf(tileOn(scene, x, y).theme);
  const tint = (k: 0 | 1 | 2) => mix(linear(paints.mood[k]!), CANDLE[k], 0.35);
  const isDry = paints.theme.gloss < 0.2 || paints.theme.laying === 'marble';
  return {
    kind: isDry && terrainOn(scene, x, y) === FLOOR ? 'candles' : 'mood',
    x: x + 0.5,
    y: y + 0.5,
    z: 1.5 + floorOf(scene, x, y),
    reach: 4.6,
    strength: 0.72,
    colour: [tint(0), tint(1), tint(2)],
  };
}
