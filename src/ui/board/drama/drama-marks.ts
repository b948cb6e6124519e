/** The marks over and under a figure while something happens to it. */
import type { EncounterEvent, Figure, Position } from '../../../engine/index.ts';
import type { Beat, Point } from '../../../stores/middara/beat.ts';
import { COME, FALL, LEAVE, READ, timesOf } from '../../../stores/middara/beat-times.ts';
import { beatsOf } from '../../../stores/middara/beats.ts';

/** A beat on the board while it is seen, with who it happens to as they stood. */
export interface Mark {
  readonly id: number;
  readonly beat: Beat;
  readonly figure: Figure | null;
  /** The middle of the figure or of the place, in spaces. */
  readonly middle: Point;
  /** Spaces the smaller side of its base takes. */
  readonly size: number;
  /** Others of its sort over the same figure, below it. */
  readonly above: number;
  /** What nothing may move in: a picture that stands, and is gone. */
  readonly still: boolean;
  /** What times are multiplied by. */
  readonly tempo: number;
  /** Milliseconds after the event until nothing of it is left. */
  readonly gone: number;
}

/** Beats that are read: they stand one over the other. */
const READ_OVER_A_FIGURE: readonly Beat['do'][] = [
  'number',
  'heal',
  'call',
  'dodge',
  'miss',
  'resist',
  'fizzle',
  'brace',
];

const standsAt = ({ state }: Position, id: string): Figure | null =>
  state.figures.find((figure) => figure.id === id && figure.at) ?? null;

function middleOf(beat: Beat, figure: Figure | null): Point | null {
  if ('middle' in beat) return beat.middle;
  if (beat.do === 'dust') return beat.spaces[0] ? [beat.spaces[0][0] + 0.5, beat.spaces[0][1] + 0.5] : null;
  if (!figure?.at) return null;
  const [x, y] = 'from' in beat && beat.do !== 'drain' && !isBlow(beat) ? beat.from : figure.at;
  return [x + figure.size[0] / 2, y + figure.size[1] / 2];
}

const isBlow = (beat: Beat) => beat.do === 'lunge' || beat.do === 'shot';

/**
 * Until nothing of it is left: what is read stays long enough, however fast things go on. A number comes and goes by the
 * speed that is set; what it stands in between is shortened by none.
 */
function goneAfter(beat: Beat, still: boolean, tempo: number): number {
  const { lasts, held } = timesOf(beat);
  const whole = still ? held : lasts;
  if (!still && (beat.do === 'number' || beat.do === 'heal'))
    return (beat.at + COME + LEAVE) * tempo + READ * Math.max(1, tempo);
  if (beat.do === 'down') return (beat.at + FALL) * tempo + Math.max(READ, (whole - FALL) * tempo);
  const least = READ_OVER_A_FIGURE.includes(beat.do) || still ? Math.min(READ, whole) : 0;
  return beat.at * tempo + Math.max(least, whole * tempo);
}

interface Seen {
  readonly event: EncounterEvent;
  readonly before: Position;
  readonly after: Position;
  readonly still: boolean;
  readonly tempo: number;
}

/** What an event puts on the board beside `there`, what is seen there already; `next` numbers it. */
export function marksOf(
  { event, before, after, still, tempo }: Seen,
  there: readonly Mark[],
  next: number,
): Mark[] {
  const marks: Mark[] = [];
  for (const beat of beatsOf(event, before, after)) {
    const id = 'figure' in beat ? beat.figure : null;
    const figure = id === null ? null : (standsAt(before, id) ?? standsAt(after, id));
    const middle = middleOf(beat, figure);
    if (!middle) continue;
    const stacks = READ_OVER_A_FIGURE.includes(beat.do);
    const above = stacks
      ? [...there, ...marks].filter(
          (one) => READ_OVER_A_FIGURE.includes(one.beat.do) && 'figure' in one.beat && one.beat.figure === id,
        ).length
      : 0;
    const size = figure ? Math.min(...figure.size) : 1;
    const gone = goneAfter(beat, still, tempo);
    marks.push({ id: next + marks.length, beat, figure, middle, size, above, still, tempo, gone });
  }
  return marks;
}

/** Units of the drawing from where it starts to where it ends; a large figure's drawing is larger. */
export const wayOf = (
  { from, to }: { readonly from: readonly [number, number]; readonly to: readonly [number, number] },
  size: number,
): readonly [number, number] => [((to[0] - from[0]) * 100) / size, ((to[1] - from[1]) * 100) / size];

/** Pixels of a space below which marks no longer shrink with the board, and how much larger they become at most. */
const READABLE = 66;
const LARGEST = 1.75;

/** How much larger than the board's own units what is read must be: on a small board more, on a large figure not twice. */
export const nearOf = ({ size }: Mark, cell: number): number =>
  Math.min(LARGEST, Math.max(1, READABLE / cell)) * (size > 1 ? 1.35 / size : 1);

/** Pixels a number is high, however small the board; units of its type. */
const NUMBER = 48;
export const NUMBER_TYPE = 52;

/** How much larger than the board's own units a number is. */
export const nearOfNumber = ({ size }: Mark, cell: number): number =>
  Math.max(size > 1 ? 1 / size : 1, (100 * NUMBER) / (NUMBER_TYPE * cell * size));

/** What is only looked at grows less than what is read. */
export const large = (near: number): number => (near > 1 ? 1 + (near - 1) * 0.6 : near);

/** How high over a figure's middle what is read of it stands, in units of its box. */
export const lineOf = ({ above, beat }: Mark, near: number): number => {
  const line = 'onUs' in beat && beat.onUs ? -34 : -42;
  return line - above * 46 * near;
};
