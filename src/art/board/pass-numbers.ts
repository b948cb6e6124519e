/** Numbers every pass works with. Small enough to vanish into their callers. */
export const clamp = (v: number, least = 0, most = 1): number => (v < least ? least : v > most ? most : v);

/** 0 before `from`, 1 beyond `to`, smooth between; `from` may lie above `to`. */
export function smooth(from: number, to: number, v: number): number {
  const t = (v - from) / (to - from);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0..1 of three whole numbers: always the same, so the same board gives the same picture. */
export function hash(a: number, b: number, c = 0): number {
  let h = (Math.imul(a | 0, 374761393) + Math.imul(b | 0, 668265263) + Math.imul(c | 0, 1274126177)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}

/** A whole number 0..996 of a name. */
export function seedOf(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return (h & 0xffff) % 997;
}
