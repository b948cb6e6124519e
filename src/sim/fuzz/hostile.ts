/** What is put where it does not belong. */

/** Names that every object of JavaScript has, or that mean something to it. */
export const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  '__defineGetter__',
] as const;

/** Stands for a value nested so deep that no program that goes into itself writes it; see `withDepths`. */
const deep = (levels: number) => `@@deep${levels}@@`;

/** Texts that were dangerous to some program, somewhere. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...PROTOTYPE_NAMES,
  '',
  ' ',
  '\uD800',
  'a\uDFFFb',
  '\uFEFFid',
  '\u202Eabc\u2066',
  '\u0000',
  'NaN',
  '-Infinity',
  '1e400',
  '0x10',
  'null',
  'undefined',
  'url(http://203.0.113.9/a)',
  'x,url(http://203.0.113.9/b)',
  'red;background:url(//203.0.113.9/c)',
  '<img src=http://203.0.113.9/d onerror=alert(1)>',
  '<script src=//203.0.113.9/e></script>',
  'javascript:alert(1)',
  '{{7*7}}',
  '../../../../etc/passwd',
  '..\\..\\pack.json',
  '/abs/pack.json',
  'C:\\pack.json',
  'a'.repeat(81),
  'a-'.repeat(300),
  'x'.repeat(5000),
  'y'.repeat(250_000),
  '%',
  '%E0%A4%A',
  '%00',
  '𝔘𝔫𝔦'.repeat(40),
];

const lists = (length: number, value: unknown): unknown[] => new Array(length).fill(value);

/** Values of every wrong kind and size; made anew each time, so that none is shared. */
export const HOSTILE_VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -0,
  () => -1,
  () => 0.5,
  () => 1e308,
  () => -1e308,
  () => 2 ** 53,
  () => 2 ** 31,
  () => 30_000,
  () => 9999,
  () => 100_000,
  () => [],
  () => [null],
  () => [[]],
  () => [30_000, 30_000],
  () => [1e9, 0],
  () => [-1, -1],
  () => [3000, 3000],
  () => ({}),
  () => ({ length: 1e9 }),
  () => JSON.parse('{"toString":"x","then":"y"}'),
  () => JSON.parse('{"__proto__":{"polluted":true}}'),
  () => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  () => lists(401, 1),
  () => lists(6000, null),
  () => lists(2000, 'katar'),
  () => deep(70),
  () => deep(5000),
  () => deep(10_000),
];

/** JSON text with what `deep` stands for put in its place: objects and lists by turns. */
export function withDepths(text: string): string {
  return text.replaceAll(/"@@deep(\d+)@@"/g, (_all, digits: string) => {
    const levels = Number(digits);
    return levels % 2 === 0
      ? `${'['.repeat(levels)}1${']'.repeat(levels)}`
      : `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  });
}
