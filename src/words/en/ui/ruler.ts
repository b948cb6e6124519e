import type { Space } from '../../../engine/index.ts';
import { points } from '../grammar.ts';
import * as doors from './doors.ts';

/** The ruler: distance, line of sight, height and reach between two spaces. */
export const ruler = {
  ...doors.ruler,
  leave: 'Put the ruler away',
  turn: 'Measure on from there',
  /** Before a second space is pointed at. */
  begin: (from: string) => `From ${from}: point at a space, or press one.`,
  /** An end: the figure's name, or the space. */
  end: (name: string | null, [x, y]: Space) => (name === null ? `${x},${y}` : `${name} (${x},${y})`),
  range: (from: string, to: string, spaces: number) => `${from} to ${to}: range ${spaces}`,
  /** Where walls make the way longer than the range. */
  steps: (steps: number | null) =>
    steps === null ? 'no way leads there' : `${points(steps, 'step')} on foot`,
  clear: (penalty: number) =>
    penalty === 0 ? 'line of sight is clear' : `line of sight is clear, with ${penalty} to the roll`,
  /** What the penalty comes of. */
  ally: 'an ally stands in between',
  hindering: 'Hindering terrain lies in between or under the target',
  level: (up: number) => (up > 0 ? `${points(up, 'level')} higher` : `${points(-up, 'level')} lower`),
  reaches: (reach: number, within: boolean) =>
    within ? `within reach of the plain attack (${reach})` : `out of reach of the plain attack (${reach})`,
  whole: (parts: readonly string[]) => `${parts.join('; ')}.`,
};
