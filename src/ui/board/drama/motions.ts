/** How figures on a board move in what happens to them. */
import type { Figure, Space } from '../../../engine/index.ts';
import type { Beat } from '../../../stores/middara/beat.ts';
import {
  ASIDE,
  BACK,
  CRASHED,
  KICK,
  KNOCK,
  LANDING,
  LEAN,
  PASS,
  RETURN,
  SHAKE,
  STOP,
  THRUST,
  timesOf,
  UPRIGHT,
  WIND,
} from '../../../stores/middara/beat-times.ts';
import { boxOf } from '../pieces/FigureStandee.tsx';

export const OUT_CUBIC = 'cubic-bezier(0.22, 0.61, 0.36, 1)';
export const OUT_QUINT = 'cubic-bezier(0.22, 1, 0.36, 1)';
const OUT_BACK = 'cubic-bezier(0.34, 1.4, 0.64, 1)';
const IN_CUBIC = 'cubic-bezier(0.55, 0.06, 0.68, 0.19)';

/** Where a figure is at a moment of a deed: hundredths of its base off its place, degrees, and its size. */
interface Pose {
  /** Milliseconds after its begin. */
  readonly ms: number;
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly size?: readonly [number, number];
  readonly seen?: number;
  /** From here to the next. */
  readonly easing?: string;
}

interface Slide {
  readonly from: Space;
  readonly to: Space;
  readonly ms: number;
  readonly easing: string;
}

/** What a figure itself does in a beat: its way from space to space, and its poses. */
export interface Motion {
  readonly slide: Slide | null;
  readonly poses: readonly Pose[];
}

/** Which side it leans to, going this way: with what goes straight up or down, to the right. */
const leanOf = (x: number): number => (x < 0 ? -1 : 1);
const none = [0, 0] as const;
/** Hundredths of a space whoever is struck is knocked back, and whoever dodges steps aside. */
const KNOCKED = 8;
const SIDE_STEP = 35;
/** Degrees whoever is missed leans away. */
const LEANS = 6;
/** Pixels a hard blow shakes the board. */
const SHAKEN = 3;

/** How the figure of a beat moves; null where it stands still. */
export function motionOf(beat: Beat): Motion | null {
  switch (beat.do) {
    case 'step':
    case 'drift': {
      const ms = timesOf(beat).contact;
      const lean = leanOf(beat.to[0] - beat.from[0]);
      const rise = beat.do === 'step' ? -6 : 0;
      return {
        slide: { from: beat.from, to: beat.to, ms, easing: 'ease-in-out' },
        poses: [{ ms: 0 }, { ms: ms / 2, y: rise, turn: 3 * lean }, { ms }],
      };
    }
    case 'push': {
      const ms = timesOf(beat).contact;
      const lean = -9 * leanOf(beat.to[0] - beat.from[0]);
      return {
        slide: { from: beat.from, to: beat.to, ms, easing: OUT_QUINT },
        poses: [{ ms: 0, turn: lean }, { ms: ms * 0.8, turn: lean, easing: OUT_BACK }, { ms: ms + UPRIGHT }],
      };
    }
    case 'jump': {
      const ms = timesOf(beat).contact;
      return {
        slide: { from: beat.from, to: beat.to, ms, easing: 'linear' },
        poses: [
          { ms: 0, easing: OUT_CUBIC },
          { ms: ms * 0.45, y: -60, turn: 4 * leanOf(beat.to[0] - beat.from[0]), easing: IN_CUBIC },
          { ms, size: [1.06, 0.94], easing: OUT_BACK },
          { ms: ms + LANDING },
        ],
      };
    }
    case 'warp':
      return {
        slide: null,
        poses: [{ ms: 0, size: [0.1, 1.4], seen: 0, easing: OUT_BACK }, { ms: timesOf(beat).contact }],
      };
    case 'lunge': {
      const [x, y] = [beat.to[0] - beat.from[0], beat.to[1] - beat.from[1]];
      const far = Math.hypot(x, y) || 1;
      // Up to the edge of whoever is struck, however far a spear reaches.
      const forth = Math.min(140, Math.max(42, 100 * (far - 0.75)));
      const at = (part: number) => ({ x: (x / far) * part, y: (y / far) * part });
      const contact = WIND + THRUST;
      // Stopped by whoever it meets, or on through the empty place.
      const there = beat.passes ? WIND + PASS : contact + STOP;
      return {
        slide: null,
        poses: [
          { ms: 0, easing: IN_CUBIC },
          { ms: WIND, ...at(-16), turn: -6 * leanOf(x), easing: OUT_QUINT },
          { ms: contact, ...at(forth), turn: 7 * leanOf(x) },
          {
            ms: there,
            ...at(beat.passes ? forth + 24 : forth),
            turn: (beat.passes ? 12 : 7) * leanOf(x),
            easing: OUT_CUBIC,
          },
          { ms: there + BACK },
        ],
      };
    }
    case 'shot': {
      const [x, y] = [beat.to[0] - beat.from[0], beat.to[1] - beat.from[1]];
      const far = Math.hypot(x, y) || 1;
      return {
        slide: null,
        poses: [
          { ms: 0, easing: OUT_CUBIC },
          { ms: KICK, x: (x / far) * -7, y: (y / far) * -7, turn: -3 * leanOf(x), easing: OUT_BACK },
          { ms: KICK + 140 },
        ],
      };
    }
    case 'recoil': {
      const [x, y] = beat.away ?? none;
      return {
        slide: null,
        poses: [
          { ms: 0, easing: OUT_QUINT },
          { ms: KNOCK / 2, x: KNOCKED * x, y: beat.away ? KNOCKED * y : 4, easing: OUT_CUBIC },
          { ms: KNOCK },
        ],
      };
    }
    case 'crash': {
      const [x, y] = beat.toward ?? none;
      return {
        slide: null,
        poses: [
          { ms: 0, easing: IN_CUBIC },
          { ms: 80, x: 13 * x, y: 13 * y, size: x === 0 ? [1.06, 0.92] : [0.92, 1.06], easing: OUT_BACK },
          { ms: CRASHED },
        ],
      };
    }
    case 'block': {
      const [x, y] = beat.away ?? none;
      return {
        slide: null,
        poses: [{ ms: 0, easing: OUT_CUBIC }, { ms: 90, x: 8 * x, y: 8 * y, easing: OUT_BACK }, { ms: 240 }],
      };
    }
    case 'dodge': {
      // To the side of the blow's line.
      const [x, y] = beat.away ?? [0, 1];
      return {
        slide: null,
        poses: [
          { ms: 0, easing: OUT_CUBIC },
          { ms: ASIDE, x: y * SIDE_STEP, y: -x * SIDE_STEP, easing: OUT_CUBIC },
          { ms: ASIDE + RETURN },
        ],
      };
    }
    case 'miss': {
      const turn = LEANS * leanOf(beat.away?.[0] ?? 0);
      return {
        slide: null,
        poses: [{ ms: 0, easing: OUT_CUBIC }, { ms: LEAN, turn, easing: OUT_CUBIC }, { ms: 2 * LEAN }],
      };
    }
    case 'halo':
      return {
        slide: null,
        poses: [{ ms: 0, easing: OUT_CUBIC }, { ms: 120, y: -7, easing: OUT_BACK }, { ms: 260 }],
      };
    case 'arrive':
      return {
        slide: null,
        poses: [
          { ms: 0, y: -30, size: [0.6, 0.7], seen: 0, easing: OUT_BACK },
          { ms: timesOf(beat).contact },
        ],
      };
    default:
      return null;
  }
}

const transformOf = ({ x = 0, y = 0, turn = 0, size = [1, 1] }: Pose, upright: boolean): string =>
  `translate(${x.toFixed(1)}%, ${y.toFixed(1)}%)${upright ? '' : ` rotate(${turn}deg) scale(${size.join()})`}`;

function framesOf(poses: readonly Pose[], upright: boolean): Keyframe[] {
  const whole = poses.at(-1)!.ms;
  return poses.map((pose) => ({
    offset: whole === 0 ? 1 : pose.ms / whole,
    transform: transformOf(pose, upright),
    opacity: pose.seen ?? 1,
    easing: pose.easing ?? 'linear',
  }));
}

/**
 * Moves the boxes of a figure on a board; each is let go when it is there. `tempo`: of the speed that is set. Gives what
 * runs, so that it can be ended.
 */
export function play(
  board: Element,
  beat: Beat & { readonly figure: string },
  figure: Figure,
  tempo: number,
): readonly Animation[] {
  const motion = motionOf(beat);
  if (!motion) return [];
  const delay = beat.at * tempo;
  const runs: Animation[] = [];
  if (beat.do === 'recoil' && beat.hard) runs.push(shake(board, SHAKE * tempo));
  for (const box of board.querySelectorAll<HTMLElement>(`[data-figure="${CSS.escape(beat.figure)}"]`)) {
    const signs = box.matches('.figure-signs');
    if (!signs && !box.matches('.figure')) continue;
    const { slide, poses } = motion;
    if (slide) {
      const [from, to] = [boxOf(figure, slide.from).transform, boxOf(figure, slide.to).transform];
      runs.push(
        box.animate([{ transform: from }, { transform: to }], {
          duration: slide.ms * tempo,
          easing: slide.easing,
          delay,
          fill: 'backwards',
        }),
      );
    }
    const inner = box.querySelector(signs ? '.figure-art' : '.figure-stance');
    if (inner)
      runs.push(
        inner.animate(framesOf(poses, signs), {
          duration: poses.at(-1)!.ms * tempo,
          delay,
          fill: delay > 0 ? 'none' : 'backwards',
        }),
      );
  }
  return runs;
}

/** The board shakes, once each way. */
const shake = (board: Element, duration: number): Animation =>
  board.animate(
    [0, -SHAKEN, SHAKEN, -SHAKEN / 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration, composite: 'add' },
  );
