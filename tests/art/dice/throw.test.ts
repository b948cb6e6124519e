import { describe, expect, test } from 'vitest';
import { type Pose, poseAt, poseLying, type ThrownFrom, throwOf } from '../../../src/art/dice/pose.ts';
import { meetsAt, NEXT, stopsAt, THROW, throwTime } from '../../../src/art/dice/times.ts';
import { type Direction, SIDES, turned } from '../../../src/art/dice/turn-in-space.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SEEDS = [1, 7, 52, 4711];
const CORNERS = [-0.5, 0.5].flatMap((x) =>
  [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z): Direction => [x, y, z])),
);
/** How far above the table its lowest corner is. */
const lowestOf = ({ turn, at }: Pose) =>
  Math.min(...CORNERS.map((corner) => at[1] + turned(turn, corner)[1]));
/** Every 20 milliseconds of a throw. */
const times = (dice: number) => Array.from({ length: throwTime(dice) / 20 }, (_, i) => i * 20);
const throws = SEEDS.flatMap((seed) =>
  (['near', 'far'] as const).map((from): [number, ThrownFrom] => [seed, from]),
);

describe.each(throws)('a throw of seed %i from the %s side', (seed, from) => {
  const dice = throwOf(FACES, seed, from);

  test('ends flat in its place, the decided face up and its foot towards the reader', () => {
    for (const die of dice) {
      const lies = poseLying(die);
      expect(lies.at[0]).toBeCloseTo(0);
      expect(lies.at[1]).toBeCloseTo(0.5);
      expect(lies.at[2]).toBeCloseTo(0);
      const up = FACES.filter((face) => turned(lies.turn, SIDES[face - 1]!.normal)[1] > 0.999);
      expect(up).toEqual([die.face]);
      // Askew by less than it could be misread by.
      expect(turned(lies.turn, SIDES[die.face - 1]!.right)[0]).toBeGreaterThan(Math.cos(0.2));
    }
  });

  test('never sinks into the table, and meets it where it hops', () => {
    for (const die of dice)
      for (const time of times(dice.length)) {
        const pose = poseAt(die, time);
        expect(lowestOf(pose)).toBeCloseTo(pose.height);
        expect(pose.height).toBeGreaterThanOrEqual(0);
      }
    dice.forEach((die, at) => {
      expect(poseAt(die, meetsAt(at)).height).toBeCloseTo(0, 1);
    });
  });

  test('stops from the left, each a little after the last', () => {
    dice.forEach((die, at) => {
      const end = poseLying(die);
      const seen = (time: number) => poseAt(die, time);
      expect(seen(at * NEXT + THROW)).toEqual(end);
      expect(seen(at * NEXT + THROW - NEXT)).not.toEqual(end);
      expect(seen(stopsAt(at)).height).toBeCloseTo(0);
    });
    expect(stopsAt(1)).toBeGreaterThan(stopsAt(0));
  });

  test('keeps its dice apart: none goes through another', () => {
    const APART = 1.2;
    for (const time of times(dice.length))
      dice.forEach((die, i) => {
        if (time < die.starts) return;
        const a = poseAt(die, time);
        for (let k = i + 1; k < dice.length; k++) {
          if (time < dice[k]!.starts) continue;
          const b = poseAt(dice[k]!, time);
          const far = Math.hypot(b.at[0] + (k - i) * APART - a.at[0], b.at[2] - a.at[2], b.at[1] - a.at[1]);
          expect(far, `${i} and ${k} at ${time}`).toBeGreaterThan(0.8);
        }
      });
  });
});

test('the same seed gives the same throw, another another; from the other side it is thrown the other way', () => {
  expect(throwOf(FACES, 3, 'near')).toEqual(throwOf(FACES, 3, 'near'));
  expect(throwOf(FACES, 3, 'near')).not.toEqual(throwOf(FACES, 4, 'near'));
  const [near, far] = [throwOf([1], 3, 'near')[0]!, throwOf([1], 3, 'far')[0]!];
  expect(near.from[1]).toBeGreaterThan(0);
  expect(far.from).toEqual([-near.from[0], -near.from[1]]);
});
