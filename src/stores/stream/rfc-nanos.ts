/** Times as NATS writes them: no number of JavaScript's holds their nanoseconds. */

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Nanoseconds since 1970 as decimal text; null where it is no time. */
export function nanosOf(text: string): string | null {
  const [, second, fraction = '', zone] = TIME.exec(text) ?? [];
  const milliseconds = Date.parse(`${second}${zone}`);
  if (Number.isNaN(milliseconds)) return null;
  return String(BigInt(milliseconds) * 1_000_000n + BigInt(fraction.padEnd(9, '0')));
}
