import { describe, expect, test } from 'vitest';
import { groundOf } from '../../../../src/games/malhya/rules/place/ground.ts';
import { watches } from '../../../../src/games/malhya/rules/stealth/vision.ts';
import { many, proved } from '../../../support/depth.ts';
import {
  type At,
  beside,
  isThere,
  letterAt,
  look,
  numbersFrom,
  type Room,
  roomOf,
} from '../place/second-place.ts';

/** A second reading of L3675–L3706 and L4024: what an enemy that stands there sees. */
function seen(room: Room, at: At, space: At, range: number, gaze: At | null): boolean {
  if (!isThere(room, space)) return false;
  const [dx, dy] = [space[0] - at[0], space[1] - at[1]];
  if (dx === 0 && dy === 0) return true;
  if (gaze) {
    const forward = dx * gaze[0] + dy * gaze[1];
    const sideways = Math.abs(dx * gaze[1] - dy * gaze[0]);
    if (forward < 1 || sideways > 1) return false;
  } else if (Math.max(Math.abs(dx), Math.abs(dy)) > range) return false;
  if (beside(room, at, space)) return true;
  return letterAt(room, space) !== 's' && look(room, at, space, [], true) === 'valid';
}

describe('a second reading of what enemies see', () => {
  test('every space of rooms of 8 × 8, all round and watchful', () => {
    const met = { seen: 0, unseen: 0, shadow: 0 };
    for (let seed = 1; seed <= many(120, 500); seed++) {
      const next = numbersFrom(seed);
      const room = roomOf(next);
      const ground = groundOf(room);
      const at: At = [next(8), next(8)];
      if (!isThere(room, at)) continue;
      const range = 1 + next(3);
      const gaze = ([null, null, [0, -1], [1, 0], [0, 1], [-1, 0]] as const)[next(6)]!;
      const watcher = { id: 'e', at, size: 1, sight: range, gazes: gaze ? [gaze] : [] } as const;
      for (let y = 0; y < 8; y++)
        for (let x = 0; x < 8; x++) {
          const is = watches(ground, watcher, [x, y]);
          expect([seed, x, y, is]).toEqual([seed, x, y, seen(room, at, [x, y], range, gaze)]);
          met[is ? 'seen' : 'unseen'] += 1;
          if (is && letterAt(room, [x, y]) === 's') met.shadow += 1;
        }
    }
    proved({ spaces: met.seen + met.unseen });
    expect(Math.min(...Object.values(met))).toBeGreaterThan(30);
  });
});
