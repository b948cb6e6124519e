import type { Laid } from '../materials/laid.ts';
import { isDressed, layFloor } from '../materials/lay-floor.ts';
import { type Paints, paintsOf } from '../palette.ts';
import type { Fields } from '../sampled-fields.ts';
import {
  isDecked,
  isWet,
  levelOn,
  MUCK,
  PIT,
  RUBBLE,
  type Scene,
  type SceneTile,
  SIDES,
  SPECIAL,
  terrainOn,
  tileOn,
  VOID,
} from '../scene.ts';

/** Height of a level, in spaces. */
export const LEVEL = 0.3;

/** A floor of another kind beside a space, on the same level. */
export interface Joint {
  readonly paints: Paints;
  readonly laid: Laid;
}

/** What the passes want to know of a space with a floor. */
export interface Ground {
  readonly scene: Scene;
  readonly fields: Fields;
  readonly x: number;
  readonly y: number;
  readonly tile: SceneTile;
  readonly paints: Paints;
  readonly level: number;
  readonly laid: Laid;
  /** How many levels the space on each side lies higher; 0 beside the board. */
  readonly rises: readonly number[];
  readonly joints: readonly (Joint | null)[];
  /** Whether on each side a floor of another kind begins, on whatever level. */
  readonly meets: readonly boolean[];
  readonly hasJoint: boolean;
  /** Dressed stones lie between the two. */
  readonly hasSill: boolean;
  readonly near: {
    readonly water: boolean;
    /** Within two spaces: that is how far damp goes. */
    readonly damp: boolean;
    readonly muck: boolean;
    readonly pit: boolean;
    readonly rubble: boolean;
    readonly edge: boolean;
  };
  readonly isSpecial: boolean;
  readonly isDeck: boolean;
  /** Spaces of a pit that lie one south of the other here: how deep one may look into it. */
  readonly pitLength: number;
}

/** Planks laid over something are of no tile. */
const DECK_SEED = 3;

export function groundOf(scene: Scene, fields: Fields, x: number, y: number): Ground {
  const tile = tileOn(scene, x, y);
  const isDeck = isDecked(scene, x, y);
  const paints = paintsOf(isDeck ? 'plank' : tile.theme);
  const level = levelOn(scene, x, y);
  const around = SIDES.map(([dx, dy]) => [x + dx, y + dy] as const);
  const floorAt = ([nx, ny]: readonly [number, number]) => terrainOn(scene, nx, ny) !== VOID;
  const joints = around.map((place): Joint | null => {
    const other = tileOn(scene, ...place);
    if (isDeck || !floorAt(place) || other.theme === tile.theme || levelOn(scene, ...place) !== level) {
      return null;
    }
    const theirs = paintsOf(other.theme);
    return { paints: theirs, laid: layFloor(theirs, other.seed, x, y) };
  });
  const near = (fits: (nx: number, ny: number) => boolean, reach = 1) => anyAround(x, y, reach, fits);
  const is = (terrain: number) => (nx: number, ny: number) => terrainOn(scene, nx, ny) === terrain;
  return {
    scene,
    fields,
    x,
    y,
    tile,
    paints,
    level,
    laid: layFloor(paints, isDeck ? DECK_SEED : tile.seed, x, y),
    rises: around.map((place) => (floorAt(place) ? levelOn(scene, ...place) - level : 0)),
    joints,
    meets: around.map((place) => floorAt(place) && tileOn(scene, ...place).theme !== tile.theme),
    hasJoint: joints.some((joint) => joint !== null),
    hasSill: joints.some((joint) => joint !== null && (isDressed(joint.paints) || isDressed(paints))),
    near: {
      water: near((nx, ny) => isWet(scene, nx, ny)),
      damp: near((nx, ny) => isWet(scene, nx, ny), 2),
      muck: near(is(MUCK)),
      pit: near(is(PIT)),
      rubble: near(is(RUBBLE)),
      edge: near(is(VOID)),
    },
    isSpecial: terrainOn(scene, x, y) === SPECIAL,
    isDeck,
    pitLength: pitLength(scene, x, y),
  };
}

function anyAround(x: number, y: number, reach: number, fits: (nx: number, ny: number) => boolean): boolean {
  for (let ny = y - reach; ny <= y + reach; ny++) {
    for (let nx = x - reach; nx <= x + reach; nx++) if (fits(nx, ny)) return true;
  }
  return false;
}

function pitLength(scene: Scene, x: number, y: number): number {
  let length = 0;
  for (let ny = y; terrainOn(scene, x, ny) === PIT; ny--) length++;
  for (let ny = y + 1; terrainOn(scene, x, ny) === PIT; ny++) length++;
  return length;
}
