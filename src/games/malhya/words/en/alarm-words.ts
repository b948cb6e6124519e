import { ALARM } from './stealth-names.ts';

/** Why there was an alarm, in the turn after it. */
export const alarmWords = {
  title: 'Alarm',
  seen: (by: string, who: string) => `${by} has seen ${who}.`,
  atZero: 'Heroes who were on the board begin this turn at Initiative 0.',
};

export const ALARM_TEXT = Object.fromEntries(
  Object.entries(ALARM).map(([why, text]) => [why, `${text[0]!.toUpperCase()}${text.slice(1)}.`]),
);
