/** What was written in an older format, brought to today's. */

/** A JSON object of an older format, on its way to today's. */
export type Loose = { readonly [field: string]: unknown };

/** Step `n` brings format n to format n + 1. Each is kept for ever, and tested on kept games of its format. */
export type Migrations = { readonly [format: number]: (value: Loose) => Loose };

/** Logs of a game whose first had format 3: in those no decision has a mix. */
export const SINCE_FORMAT_3: Migrations = { 3: (log) => ({ ...log, format: 4 }) };

/** The value brought from its format to `to`; null where there is no way there. */
export function migrate(value: Loose, from: unknown, to: number, steps: Migrations): Loose | null {
  if (typeof from !== 'number' || !Number.isInteger(from) || from > to) return null;
  let migrated = value;
  for (let format = from; format < to; format++) {
    const step = steps[format];
    if (!step) return null;
    migrated = step(migrated);
  }
  return migrated;
}
