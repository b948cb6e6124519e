/** JSON with its keys in order: the same content, the same text, whatever order it was written in. */
export function canonicalText(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`).join(',')}}`;
}

/** 64 bits over the canonical text as 16 hex digits (FNV-1a, once in each direction). Not for secrets. */
export function contentHash(value: unknown): string {
  const text = canonicalText(value);
  let forth = 0x811c9dc5;
  let back = 0x9dc5811c;
  for (let i = 0; i < text.length; i++) {
    forth = Math.imul(forth ^ text.charCodeAt(i), 0x01000193);
    back = Math.imul(back ^ text.charCodeAt(text.length - 1 - i), 0x01000193);
    back ^= back >>> 15;
  }
  return (forth >>> 0).toString(16).padStart(8, '0') + (back >>> 0).toString(16).padStart(8, '0');
}
