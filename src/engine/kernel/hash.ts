/**
 * JSON with its keys in order: the same value, the same text, whatever order it was written in. Fields named in
 * `without` are left out at every depth.
 */
export function canonicalJson(value: unknown, without: ReadonlySet<string> = NOTHING): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one, without)).join(',')}]`;
  return canonicalObject(value, without, (one) => canonicalJson(one, without));
}

/** The text of an object whose values' texts are told. */
export function canonicalObject(
  value: object,
  without: ReadonlySet<string>,
  textOf: (value: unknown) => string,
): string {
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record)
    .filter((key) => record[key] !== undefined && !without.has(key))
    .sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${textOf(record[key])}`).join(',')}}`;
}

const NOTHING: ReadonlySet<string> = new Set();

/** 64 bits of a text as 16 hex digits (two FNV-1a runs, one over the reverse). Not for secrets. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9dc5811c;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(text.length - 1 - i), 0x01000193);
    b ^= b >>> 15;
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

export const hashOf = (value: unknown): string => hashText(canonicalJson(value));
