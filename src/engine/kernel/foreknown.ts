/** What nobody can know before it comes: dice, something drawn, an order dealt, a hidden text. */
export const REVEALED = ['dice', 'draw', 'order', 'text'] as const;
export type Revealed = (typeof REVEALED)[number];

/**
 * A mark that a game carries for good: whoever decided from there on had gone back past something and knew what would
 * come of deciding as before. `decision`: how many had been made before that place.
 */
export interface Foreknown {
  readonly decision: number;
  readonly saw: readonly Revealed[];
}

/** Marks in the order of their places, those of one place as one. */
export function withForeknown(marks: readonly Foreknown[], { decision, saw }: Foreknown): Foreknown[] {
  const there = marks.find((mark) => mark.decision === decision);
  const all = REVEALED.filter((one) => saw.includes(one) || there?.saw.includes(one));
  return [...marks.filter((mark) => mark !== there), { decision, saw: all }].sort(
    (a, b) => a.decision - b.decision,
  );
}
