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

/** A lunge: back, forth, and there it stops; where it meets nobody, it passes. */
export const WIND = 120;
export const THRUST = 90;
export const STOP = 60;
export const PASS = 200;
export const BACK = 180;
/** Whoever is struck is knocked back, and stands again. */
export const KNOCK = 90;
/** How long a blow that takes half of all HP shakes the board. */
export const SHAKE = 120;
/** A shot leaves, and is there with the blow's own contact at the latest. */
export const KICK = 90;
const FURTHEST_SHOT = 120;
/** Out of the way of a blow, and back. */
export const ASIDE = 140;
export const RETURN = 160;
export const LEAN = 120;
/** An opponent cracks, then sinks and is ash. */
export const CRACK = 180;
export const SINK = 340;
/** One of ours falls, and is named. */
export const FALL = 500;
const NAMED = 900;
/** A number comes, and goes. */
export const COME = 180;
export const LEAVE = 200;
/** The heart goes down, and what it has lost is still to be seen. */
export const DRAIN = 360;
const LOST = 300;
/** What dice came to is there, and is read. */
export const VERDICT = 190 + 420;
/** What opens a way flares up. */
const FLARE = 400;
/** A chest opens; what was in it is turned over, and flies to its hero. */
export const LID = 160;
const TURN_OVER = 300;
const FLY = 360;
const PER_SPACE = { step: 160, push: 110, drift: 160, shot: 60, jump: 40 } as const;
const HURRIED = 110;
export const LEAP = 320;
export const LANDING = 140;
/** Who was pushed stands upright again. */
export const UPRIGHT = 120;
/** How long a number must stand to be read, at whatever speed. */
export const READ = 620;
/** Who is pushed against something is back in its place. */
export const CRASHED = 240;

const times = (contact: number, lasts: number, held: number): Times => ({ contact, lasts, held });

/** Spaces from one place to another, as far as the longer way goes. */
const spacesBetween = (from: readonly [number, number], to: readonly [number, number]): number =>
  Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));

/** Of what does not go by how far it goes. */
const FIXED: Readonly<Record<Exclude<Beat['do'], keyof typeof PER_SPACE | 'lunge'>, Times>> = {
  warp: times(300, 420, 900),
  crash: times(80, 520, READ),
  recoil: times(0, 420, READ),
  number: times(0, COME + READ + LEAVE, 900),
  drain: times(0, DRAIN + LOST, LOST),
  block: times(90, READ, READ),
  dodge: times(ASIDE, READ, READ),
  miss: times(LEAN, 500, READ),
  brace: times(180, READ, READ),
  resist: times(120, READ, READ),
  fizzle: times(120, READ, READ),
  heal: times(0, COME + READ + LEAVE, 900),
  status: times(220, 560, 900),
  halo: times(240, 560, 900),
  pit: times(420, 900, READ),
  death: times(CRACK + SINK, CRACK + SINK, READ),
  down: times(FALL, FALL + NAMED, FALL + NAMED),
  arrive: times(320, 700, 900),
  gleam: times(60, READ, READ),
  blast: times(160, 900, 900),
  flare: times(FLARE, READ, READ),
  lid: times(LID, LID + 300, 600),
  loot: times(TURN_OVER, TURN_OVER + FLY, 600),
  dust: times(120, 600, READ),
  call: times(160, 800, 900),
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
      return times(slide, slide + 320, 900);
    }
    case 'jump': {
      const air = LEAP + PER_SPACE.jump * spacesBetween(beat.from, beat.to);
      return times(air, air + LANDING + 260, 900);
    }
    case 'shot': {
      const flight = Math.min(FURTHEST_SHOT, PER_SPACE.shot * Math.max(1, spacesBetween(beat.from, beat.to)));
      return times(KICK + flight, KICK + flight + 160, READ);
    }
    case 'lunge': {
      const contact = WIND + THRUST;
      return times(contact, (beat.passes ? WIND + PASS : contact + STOP) + BACK, READ);
    }
    default:
      return FIXED[beat.do];
  }
}
