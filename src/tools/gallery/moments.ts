import type { Frame } from './record.ts';

/** A moment of a blow: by what one knows on the page that it has come, and how long after that it is seen best. */
const MOMENTS = [
  ['the attack is made', '.question[data-kind="attack"], .dice-tray', 0],
  ['dice in the air', '.dice-tray[data-thrown]:not([data-lies])', 260],
  ['dice at rest', '.dice-tray[data-lies]', 300],
  ['what they come to', '.tray-verdict', 350],
  ['the lunge', '[data-beat="lunge"], [data-beat="shot"]', 220],
  ['the blow', '[data-beat="recoil"]', 140],
  ['the number', '[data-beat="number"]', 320],
  ['the heart drains', '[data-beat="drain"]', 420],
  ['the fall', '[data-beat="death"], [data-beat="down"], [data-beat="pit"]', 480],
  ['whose turn it is', '.board-banner', 400],
] as const;

/** When each of these was on the page first, in milliseconds since 1970. */
export type Marks = Readonly<Record<string, number>>;

/** A picture with what is seen on it. */
export interface Moment extends Frame {
  readonly moment: string;
}

/** Notes from now on when each moment comes. Runs in the page, so it knows nothing but its argument. */
export function watchMoments(selectors: Readonly<Record<string, string>>): void {
  const marks: Record<string, number> = {};
  const look = () => {
    for (const [name, selector] of Object.entries(selectors))
      if (!(name in marks) && document.querySelector(selector)) marks[name] = Date.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  (globalThis as { momentMarks?: Marks }).momentMarks = marks;
}

export const readMoments = (): Marks => (globalThis as { momentMarks?: Marks }).momentMarks!;

export const SELECTORS = Object.fromEntries(MOMENTS.map(([name, selector]) => [name, selector]));

/** The pictures of the moments that came, in the order they did, of frames whose first was drawn at `start`. */
export function momentsOf(frames: readonly Frame[], marks: Marks, start: number): Moment[] {
  const first = frames[0];
  if (!first) return [];
  const came = MOMENTS.flatMap(([moment, , after]) => {
    const at = marks[moment] === undefined ? null : marks[moment] - start + after;
    const frame = at === null ? undefined : (frames.find((one) => one.at >= at) ?? frames.at(-1));
    return frame ? [{ ...frame, moment }] : [];
  });
  return [{ ...first, moment: 'before' }, ...came.sort((a, b) => a.at - b.at)];
}
