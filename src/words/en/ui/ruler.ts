import type { Space } from '../../../engine/index.ts';
import { points } from '../grammar.ts';
import * as doors from './doors.ts';

/** The ruler: distance, line of sight, height and reach between two spaces. */
export const ruler = {
  ...doors.ruler,
  leave: 'Close the ruler',
  turn: 'Measure from there',
  /** Before a second space is pointed at. */
  begin: (from: string) => `From ${from}: choose a space.`,
  /** An end: the figure's name, or the space. */
  end: (name: string | null, [x, y]: Space) => (name === null ? `${x},${y}` : `${name} (${x},${y})`),
  range: (from: string, to: string, spaces: number) => `${from} to ${to}: range ${spaces}`,
  /** Where walls make the way longer than the range. */
  steps: (steps: number | null) => (steps === null ? 'no route there' : `${points(steps, 'step')} on foot`),
  clear: (penalty: number) =>
    penalty === 0 ? 'line of sight is clear' : `line of sight is clear, with ${penalty} to the roll`,
  /** Reasons for the penalty. */
  ally: 'an ally is in the way',
  hindering: 'Hindering terrain in between or under the target',
  level: (up: number) => (up > 0 ? `${points(up, 'level')} higher` : `${points(-up, 'level')} lower`),
  reaches: (reach: number, within: boolean) =>
    within ? `in attack range (${reach})` : `out of attack range (${reach})`,
  whole: (parts: readonly string[]) => `${parts.join('; ')}.`,
};
