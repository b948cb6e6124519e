import { isRecord } from './is-record.ts';

/**
 * Signs that are not seen and turn or hide what stands beside them: controls, directions, joints without width. What joins
 * letters of a script or parts of a picture (U+200C, U+200D) is left.
 */
const HIDDEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A name from outside without signs that are not seen (CVE-2021-42574 is of their kind). */
export const plainName = (name: string): string => name.replace(HIDDEN, '');

/** The same of every text in it but for line breaks; what has none is given back as it is. */
export function withPlainTexts<T>(value: T): T {
  if (typeof value === 'string')
    return value.replace(HIDDEN, (sign) => (/[\n\t]/.test(sign) ? sign : '')) as T;
  if (Array.isArray(value)) {
    const plain = value.map(withPlainTexts);
    return plain.every((one, i) => one === value[i]) ? value : (plain as T);
  }
  if (!isRecord(value)) return value;
  const plain = Object.entries(value).map(([key, one]) => [key, withPlainTexts(one)] as const);
  return plain.every(([key, one]) => one === value[key]) ? value : (Object.fromEntries(plain) as T);
}

/** Of a game or a campaign as it comes from a file: its name, and those of whoever plays. */
export function withPlainNames<T extends object>(saved: T): T {
  const { name, log } = saved as { readonly name?: unknown; readonly log?: unknown };
  return {
    ...saved,
    ...(typeof name === 'string' ? { name: plainName(name) } : {}),
    ...(isRecord(log) ? { log: withPlainSeats(log) } : {}),
  };
}

/** Of a log: the names in its set-up. They are in no state, and in no hash. */
export function withPlainSeats<T extends object>(log: T): T {
  const { setup } = log as { readonly setup?: unknown };
  if (!isRecord(setup)) return log;
  const named = (of: unknown): unknown =>
    Array.isArray(of)
      ? of.map((one) =>
          isRecord(one) && typeof one.name === 'string' ? { ...one, name: plainName(one.name) } : one,
        )
      : of;
  const { seats, players } = setup;
  return {
    ...log,
    setup: {
      ...setup,
      ...(seats === undefined ? {} : { seats: named(seats) }),
      ...(players === undefined ? {} : { players: named(players) }),
    },
  };
}
