import { canonicalJson, hashText } from './hash.ts';

/**
 * The fingerprint of a JSON value in 17 letters: `s` and 64 bits as hex digits. The same for the same value on every
 * machine, in whatever order the keys of a record were written; a field that is undefined is not there. Citations
 * (`rule`) are left out at every depth: a page number that was mended breaks no game. Not for secrets.
 *
 * Nothing below a state is ever written, so what is the same object as where the last value had it, or the same word
 * or number, says the same: it adds what it added then, and only what changed since is looked into. The parts of the
 * last value are held for that, and no others.
 */
export function createFingerprint(): (value: unknown) => string {
  const root = new Part('');
  return (value) => {
    // Always looked into: what is asked of is itself written, only what is below it is not.
    look(root, value);
    return `${STRUCTURAL}${hex(root.a)}${hex(root.b)}`;
  };
}

/** Begins every fingerprint; no hash of a text begins so. */
const STRUCTURAL = 's';

/** The one field of citations. */
const CITATION = 'rule';
const CITATIONS: ReadonlySet<string> = new Set([CITATION]);

/** The value of no field. */
const NEVER: unknown = Symbol('never');

/** A field or an entry of what was last looked at, and what it adds to what it is part of, in two lanes of 32 bits. */
class Part {
  readonly key: string | number;
  readonly keyA: number;
  readonly keyB: number;
  value: unknown = NEVER;
  a = 0;
  b = 0;
  parts: Part[] | null = null;

  constructor(key: string | number) {
    this.key = key;
    this.keyA = mixed(typeof key === 'number' ? key : laneOf(key, SEED_A, PRIME_A));
    this.keyB = mixed(typeof key === 'number' ? ~key : laneOf(key, SEED_B, PRIME_B));
  }
}

const SEED_A = 0x811c9dc5;
const SEED_B = 0x3c6ef372;
const PRIME_A = 0x01000193;
const PRIME_B = 0x5bd1e995;

/** The letters and their number, as FNV-1a takes them. */
function laneOf(text: string, seed: number, prime: number): number {
  let lane = seed;
  for (let i = 0; i < text.length; i++) lane = Math.imul(lane ^ text.charCodeAt(i), prime);
  return lane ^ text.length;
}

/** All bits of a number spread over all others, none lost (murmur3's last step). */
function mixed(lane: number): number {
  let bits = lane ^ (lane >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

function put(part: Part, a: number, b: number): void {
  part.a = mixed(part.keyA ^ mixed(a));
  part.b = mixed((part.keyB + mixed(b)) | 0);
}

function look(part: Part, value: unknown): void {
  if (typeof value === 'string') put(part, laneOf(value, SEED_B, PRIME_A), laneOf(value, SEED_A, PRIME_B));
  else if (typeof value === 'number') lookAtNumber(part, value);
  else if (typeof value === 'boolean')
    put(part, value ? 0x2c1b3c6d : 0x297a2d39, value ? 0x165667b1 : 0x27d4eb2f);
  else if (typeof value !== 'object' || value === null) lookAtNothing(part);
  else if (Array.isArray(value)) lookAtList(part, value);
  else lookAtRecord(part, value as Readonly<Record<string, unknown>>);
  // Last: what threw on the way is looked at again.
  part.value = value;
}

function lookAtNumber(part: Part, value: number): void {
  if ((value | 0) === value) put(part, value ^ 0x5f356495, (value + 0x1b873593) | 0);
  else if (Number.isFinite(value))
    put(part, laneOf(`${value}`, 0x61c88647, PRIME_A), laneOf(`${value}`, 0x7feb352d, PRIME_B));
  else lookAtNothing(part);
}

const lookAtNothing = (part: Part): void => put(part, 0x33333333, 0x0f1e2d3c);

function lookAtList(part: Part, list: readonly unknown[]): void {
  const count = list.length;
  part.parts ??= [];
  const { parts } = part;
  let a = count;
  let b = ~count;
  for (let i = 0; i < count; i++) {
    const one = partAt(parts, i, i);
    const value = list[i];
    if (one.value !== value) look(one, value);
    a = (a + one.a) | 0;
    b = (b + one.b) | 0;
  }
  put(part, a, b);
}

/** The sum of what its fields add: it does not ask in which order they stand. */
function lookAtRecord(part: Part, record: Readonly<Record<string, unknown>>): void {
  part.parts ??= [];
  const { parts } = part;
  let count = 0;
  let a = 0x07ed55d1;
  let b = 0x165667c5;
  for (const key in record) {
    const value = record[key];
    if (value === undefined || key === CITATION) continue;
    const one = partAt(parts, count++, key);
    if (one.value !== value) look(one, value);
    a = (a + one.a) | 0;
    b = (b + one.b) | 0;
  }
  put(part, a, b);
}

function partAt(parts: Part[], at: number, key: string | number): Part {
  const there = parts[at];
  if (there !== undefined && there.key === key) return there;
  const part = new Part(key);
  parts[at] = part;
  return part;
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const hex = (lane: number): string =>
  BYTES[lane >>> 24]! + BYTES[(lane >>> 16) & 255]! + BYTES[(lane >>> 8) & 255]! + BYTES[lane & 255]!;

/** The hash of a state: same log, same hash (I3). */
export const hashOf = createFingerprint();

/**
 * The hash of a state in the form `other` was taken in, to be held against it: logs of before format 3 have that of the
 * state's text, those of format 1 none that can be compared.
 */
export function hashLike(state: unknown, other: string): string {
  if (other === '') return '';
  return other.startsWith(STRUCTURAL) ? hashOf(state) : hashText(canonicalJson(state, CITATIONS));
}
