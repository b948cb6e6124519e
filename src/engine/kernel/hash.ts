/**
 * JSON with its keys in order: the same value, the same text, whatever order it was written in. Fields named in
 * `without` are left out at every depth.
 */
export function canonicalJson(value: unknown, without: ReadonlySet<string> = NOTHING): string {
  if (value === null || typeof value !== 'object') return plainJson(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const one of value) text += `${text === '' ? '' : ','}${canonicalJson(one, without)}`;
    return `[${text}]`;
  }
  const record = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(record);
  if (!isSorted(keys)) keys.sort();
  for (const key of keys) {
    const one = record[key];
    if (one === undefined || without.has(key)) continue;
    text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(one, without)}`;
  }
  return `{${text}}`;
}

/** The same as JSON.stringify, which is slow for a word or a number alone. */
function plainJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  return JSON.stringify(value) ?? 'null';
}

const quoted = (text: string): string => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

/** What JSON writes otherwise than it is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return false;
  return true;
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
