/** How long a beat on the board takes. */
import type { Beat } from './beat.ts';

/** Milliseconds at normal speed. */
interface Times {
  /** From its begin until what it leads to may follow. */
  readonly contact: number;
  /** Until nothing of it is left, when it moves. */
  readonly lasts: number;
  /** How long the still that says as much is held, where nothing may move. */
  readonly held: number;
}

/** A lunge: back, forth, and there it stops. */
export const WIND = 120;
export const THRUST = 90;
export const STOP = 60;
export const BACK = 180;
export const KICK = 90;
const PER_SPACE = { step: 160, push: 110, drift: 160, shot: 60, jump: 40 } as const;
const HURRIED = 110;
const FURTHEST_SHOT = 360;
export const LEAP = 320;
export const LANDING = 140;
/** How long a number must stand to be read, at whatever speed. */
export const READ = 620;

const times = (contact: number, lasts: number, held: number): Times => ({ contact, lasts, held });

/** Spaces from one place to another, as far as the longer way goes. */
const spacesBetween = (from: readonly [number, number], to: readonly [number, number]): number =>
  Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));

/** Of what does not go by how far it goes. */
const FIXED: Readonly<Record<Exclude<Beat['do'], keyof typeof PER_SPACE>, Times>> = {
  warp: times(300, 420, 900),
  crash: times(80, 520, 1200),
  lunge: times(WIND + THRUST, WIND + THRUST + STOP + BACK, 1200),
  recoil: times(0, 420, 1200),
  number: times(0, 900, 1500),
  drain: times(360, 560, 1500),
  block: times(90, 900, 1200),
  dodge: times(220, 900, 1200),
  miss: times(110, 800, 1200),
  brace: times(180, 800, 1200),
  resist: times(120, 800, 1200),
  fizzle: times(120, 700, 1200),
  heal: times(200, 900, 1500),
  status: times(220, 560, 1500),
  halo: times(240, 560, 900),
  pit: times(420, 900, 1200),
  death: times(520, 1100, 1200),
  down: times(500, 2600, 2600),
  arrive: times(320, 700, 1200),
  gleam: times(160, 600, 900),
  blast: times(160, 900, 1200),
  dust: times(120, 600, 900),
  call: times(160, 800, 1200),
};

/** How long a beat takes, whichever way it is shown. */
export function timesOf(beat: Beat): Times {
  switch (beat.do) {
    case 'step': {
      const stride = beat.hurried ? HURRIED : PER_SPACE.step;
      return times(stride, stride + 300, 900);
    }
    case 'drift':
      return times(PER_SPACE.drift, PER_SPACE.drift + 300, 900);
    case 'push': {
      const slide = PER_SPACE.push * Math.max(1, spacesBetween(beat.from, beat.to));
      return times(slide, slide + 320, 1200);
    }
    case 'jump': {
      const air = LEAP + PER_SPACE.jump * spacesBetween(beat.from, beat.to);
      return times(air, air + LANDING + 260, 900);
    }
    case 'shot': {
      const flight = Math.min(FURTHEST_SHOT, PER_SPACE.shot * Math.max(1, spacesBetween(beat.from, beat.to)));
      return times(KICK + flight, KICK + flight + 160, 1200);
    }
    default:
      return FIXED[beat.do];
  }
}
