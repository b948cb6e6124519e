/** Where a thrown die is, and which way up, at each moment. */
import { HOPS, NEXT, THROW } from './times.ts';
import { afterTurn, type Direction, layUp, type Turn, turnAbout } from './turn-in-space.ts';

/** How one die is thrown: only its looks are of chance, its face was decided before. */
export interface ThrownDie {
  /** The face that will lie up, 1 to 6. */
  readonly face: number;
  /** Milliseconds after the throw at which it leaves the hand. */
  readonly starts: number;
  /** Where it leaves the hand, in its widths from where it will lie: to the right, and towards whoever looks. */
  readonly from: readonly [x: number, z: number];
  /** Quarter turns it rolls over on its way. */
  readonly rolls: number;
  /** Radians it turns about its upright on its way, and those it lies askew by in the end. */
  readonly spin: number;
  readonly askew: number;
}

/** Whose side of the table a throw comes from: ours, or the other. */
export type ThrownFrom = 'near' | 'far';

/** A die at one moment of its throw, in its widths from where it will lie. */
export interface Pose {
  readonly turn: Turn;
  /** The middle of the cube; on the table it lies half a width above it. */
  readonly at: Direction;
  /** How far its lowest corner is above the table. */
  readonly height: number;
}

const UP: Direction = [0, 1, 0];

/** Even chances of a seed: the same ones for the same seed, each from 0 to less than 1. */
function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A throw of dice that will lie in a row with these faces up: each leaves the hand a little after the one on its left.
 * They come in lanes so steep that none crosses the place of another.
 */
export function throwOf(faces: readonly number[], seed: number, from: ThrownFrom): ThrownDie[] {
  const chance = chances(seed);
  const side = from === 'near' ? 1 : -1;
  return faces.map((face, at) => ({
    face,
    starts: at * NEXT,
    from: [-side * (2.9 + 0.2 * chance()), side * (4 + 0.2 * chance())],
    rolls: 5 + 2 * chance(),
    spin: (chance() < 0.5 ? -1 : 1) * (1.2 + chance()),
    askew: (chance() - 0.5) * 0.34,
  }));
}

/** How high above the table at a part of the throw, in widths. */
function heightAt(part: number): number {
  let since = 0;
  for (const { until, height } of HOPS) {
    if (part < until) {
      const q = (part - since) / (until - since);
      return since === 0 ? height * (1 - q * q) : height * 4 * q * (1 - q);
    }
    since = until;
  }
  return 0;
}

/** A cube's middle above the plane its lowest corner touches: what makes it look like weight. */
const middleAbove = ([, upright]: Turn): number =>
  0.5 * (Math.abs(upright[0]) + Math.abs(upright[1]) + Math.abs(upright[2]));

/** A die so many milliseconds after the throw: in the hand before it starts, lying with its face up from its end on. */
export function poseAt(die: ThrownDie, milliseconds: number): Pose {
  const part = Math.min(1, Math.max(0, (milliseconds - die.starts) / THROW));
  const left = (1 - part) ** 3;
  const [x, z] = die.from;
  const far = Math.hypot(x, z) || 1;
  // It rolls over the level axis at right angles to its way.
  const roll = turnAbout([-z / far, 0, x / far], (left * die.rolls * Math.PI) / 2);
  const lies = afterTurn(turnAbout(UP, die.askew + left * die.spin), layUp(die.face));
  const turn = afterTurn(roll, lies);
  const height = heightAt(part);
  return { turn, at: [x * left, middleAbove(turn) + height, z * left], height };
}

/** A die that lies, as long as nobody throws it again. */
export const poseLying = (die: ThrownDie): Pose => poseAt(die, die.starts + THROW);
