/** Throws dice on a canvas, moment by moment. */
import {
  type DieColours,
  type DiePictures,
  type MakeCanvas,
  paintFaces,
  paintShared,
  type SharedPictures,
} from '../../art/dice/atlas.ts';
import { type DiePlace, paintDie, paintRing, paintShadow, TILT } from '../../art/dice/paint-die.ts';
import {
  type Pose,
  poseAt,
  poseLying,
  type ThrownDie,
  type ThrownFrom,
  throwOf,
} from '../../art/dice/pose.ts';
import { RISE, THROW, TURN } from '../../art/dice/times.ts';
import { type Die, faceOf, type RolledDie } from '../../engine/index.ts';
import { dieColour } from '../theme/colours.ts';
import { symbolsShown } from './symbols-shown.ts';

/** Dice to be shown on a canvas. */
export interface ShownThrow {
  readonly dice: readonly RolledDie[];
  /** Those thrown again, by their places, and how all lay before; null: all are thrown. */
  readonly again: { readonly which: readonly number[]; readonly before: readonly RolledDie[] } | null;
  readonly from: ThrownFrom;
  /** Of their looks alone. */
  readonly seed: number;
  /** Where the middle of each lies in the end, and how large they are, in pixels of the page. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly size: number;
  /** What its times are multiplied by. */
  readonly tempo: number;
}

const FACES = [1, 2, 3, 4, 5, 6];
/** More are not seen, and cost as much as they are. */
const SHARPEST = 2;
const ATLAS = 128;
const LIFT = 0.16;

const pictures = new Map<string, DiePictures>();
let shared: SharedPictures | null = null;

const make: MakeCanvas = (size) => {
  const picture = document.createElement('canvas');
  picture.width = size;
  picture.height = size;
  const on = picture.getContext('2d');
  if (!on) throw new Error('no canvas');
  return { picture, on };
};

/** The faces of a die in the colours of the table, painted once. */
function picturesOf(die: Die, style: CSSStyleDeclaration): DiePictures {
  const name = dieColour(die);
  const colour = (part: string) => style.getPropertyValue(`--die-${name}${part}`).trim();
  const colours: DieColours = { body: colour(''), shade: colour('-shade'), ink: colour('-ink') };
  const key = `${name} ${Object.values(colours).join(' ')}`;
  const known = pictures.get(key);
  if (known) return known;
  const faces = FACES.map((face) => ({
    number: die === 'black' ? null : faceOf({ die, face }).number,
    symbols: symbolsShown({ die, face }),
  }));
  const painted = paintFaces(make, ATLAS, colours, faces, style.getPropertyValue('--font-text'));
  pictures.set(key, painted);
  return painted;
}

interface Moved {
  readonly pose: Pose;
  readonly place: DiePlace;
  readonly picture: DiePictures;
  readonly ring: number;
}

const ease = (part: number): number => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;

/**
 * Shows dice on a canvas that lies where it should: thrown if `moves`, then lying; `onEnd` when they lie and are turned
 * to the reader. Gives what stops it. Throws Error where there is no canvas.
 */
export function showThrow(
  canvas: HTMLCanvasElement,
  shown: ShownThrow,
  moves: boolean,
  onEnd: () => void,
): () => void {
  const on = canvas.getContext('2d');
  if (!on) throw new Error('no canvas');
  const style = getComputedStyle(canvas);
  shared ??= paintShared(make, ATLAS);
  const common = shared;
  const sharpness = Math.min(SHARPEST, window.devicePixelRatio || 1);
  const { width, height } = canvas.getBoundingClientRect();
  canvas.width = Math.round(width * sharpness);
  canvas.height = Math.round(height * sharpness);

  const { dice, again, places, size, tempo } = shown;
  const rise = again ? RISE : 0;
  const thrown = new Map<number, ThrownDie>();
  const which = again?.which ?? dice.map((_, i) => i);
  throwOf(
    which.map((i) => dice[i]!.face),
    shown.seed,
    shown.from,
  ).forEach((die, nth) => {
    thrown.set(which[nth]!, die);
  });
  const faces = dice.map(({ die }) => picturesOf(die, style));
  const still = throwOf(
    (again?.before ?? dice).map(({ face }) => face),
    shown.seed,
    shown.from,
  );
  const lamp = style.color;
  const last = Math.max(0, ...[...thrown.values()].map(({ starts }) => starts)) + THROW;
  const end = rise + last + TURN;

  function moved(at: number, i: number): Moved | null {
    const goal = places[i]!;
    const die = thrown.get(i);
    const lies = poseLying(still[i]!);
    // Seen more steeply while they fall; those that lie stay turned to the reader.
    const turned = again ? 1 : ease((at - last) / TURN);
    const tilt = TILT.thrown + (TILT.read - TILT.thrown) * turned;
    const place = { ...goal, size, tilt };
    const picture = faces[i]!;
    if (!die) return { pose: lies, place: { ...place, tilt: TILT.read }, picture, ring: 0 };
    if (at < rise) {
      const lifted = ease(at / (rise * 0.5));
      // Taken up, then back into the hand.
      const gone = Math.max(0, (at / rise - 0.7) / 0.3) ** 2;
      const [x, z] = die.from;
      const up = lies.at[1] + LIFT * lifted + gone;
      return {
        pose: { ...lies, at: [x * gone, up, z * gone], height: LIFT * lifted + gone },
        place: { ...place, y: goal.y - size * LIFT * lifted, tilt: TILT.read },
        picture,
        ring: lifted * (1 - Math.sqrt(gone)),
      };
    }
    if (at - rise < die.starts) return null; // in the hand still
    const own = again ? ease((at - rise - die.starts - THROW) / TURN) : turned;
    return {
      pose: poseAt(die, at - rise),
      place: { ...place, tilt: TILT.thrown + (TILT.read - TILT.thrown) * own },
      picture,
      ring: 0,
    };
  }

  function paint(at: number): void {
    on!.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    on!.clearRect(0, 0, width, height);
    const all = dice.flatMap((_, i) => moved(at, i) ?? []);
    all.sort((a, b) => a.pose.at[2] - b.pose.at[2]);
    for (const { pose, place } of all) paintShadow(on!, common, pose, place);
    for (const { place, ring } of all) if (ring > 0) paintRing(on!, place, lamp, ring);
    for (const { pose, place, picture } of all) paintDie(on!, picture, common, pose, place);
  }

  let frame = 0;
  if (!moves) {
    paint(end);
    onEnd();
    return () => {};
  }
  let began: number | null = null;
  const step = (now: number) => {
    began ??= now;
    const at = (now - began) / tempo;
    paint(Math.min(at, end));
    if (at < end) frame = requestAnimationFrame(step);
    else onEnd();
  };
  paint(0);
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
