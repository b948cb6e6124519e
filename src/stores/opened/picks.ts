import { hashText, type KernelQuestion } from '../../engine/index.ts';

/*
 * Decisions as numbers: the place of each among the answers that were offered, which only the rules know. Nothing is
 * written that says so if they offer others by now, so now and then a check says what the choices were.
 */

/** Decisions between two checks, and how many values a check has. */
const SPAN = 16;
const CHECK = 16;

/** A place among so many. */
interface Digit {
  readonly at: number;
  readonly among: number;
}

/** What is offered, in an order that does not hang on how it is listed. */
const offeredBy = (asked: KernelQuestion | null): string[] =>
  (asked?.options ?? []).map(({ id }) => id).sort();

const checkOf = (options: readonly string[]): number =>
  Number.parseInt(hashText(options.join('\n')).slice(-1), 16);

/** Whether a check stands behind decision `n` of `count`. */
const isChecked = (n: number, count: number): boolean => n % SPAN === 0 || n === count;

/** Decisions by what was asked; null where one of them is not among what was offered. */
export function writePicks(
  options: readonly string[],
  asked: readonly (KernelQuestion | undefined)[],
): Uint8Array | null {
  const digits: Digit[] = [];
  for (const [i, option] of options.entries()) {
    const offered = offeredBy(asked[i] ?? null);
    const at = offered.indexOf(option);
    if (at < 0) return null;
    digits.push({ at, among: offered.length });
    const n = i + 1;
    if (isChecked(n, options.length))
      digits.push({ at: checkOf(options.slice(n - (n % SPAN || SPAN), n)), among: CHECK });
  }
  return bytesOf(digits.reduceRight((rest, { at, among }) => rest * BigInt(among) + BigInt(at), 0n));
}

/** A game while its decisions are told by it. */
interface Telling {
  readonly pending: KernelQuestion | null;
  decide(option: string): void;
}

/**
 * What the numbers stand for, as the game asks for it: `count` options, or as many as can be told. Those since the last
 * check are told where the game ends or breaks on them, but not where they are found to be others.
 */
export function readPicks(bytes: Uint8Array, count: number, game: Telling): string[] {
  const told: string[] = [];
  let rest = numberOf(bytes);
  const next = (among: number): number => {
    const at = Number(rest % BigInt(among));
    rest /= BigInt(among);
    return at;
  };
  let offered = offeredBy(game.pending);
  while (told.length < count && game.pending) {
    const option = offered[next(offered.length)]!;
    told.push(option);
    try {
      game.decide(option);
      offered = offeredBy(game.pending);
    } catch {
      return told; // Whoever runs it again is told why.
    }
    const n = told.length;
    const span = n % SPAN || SPAN;
    if (isChecked(n, count) && next(CHECK) !== checkOf(told.slice(n - span))) return told.slice(0, n - span);
  }
  return told;
}

function bytesOf(number: bigint): Uint8Array {
  const digits = number === 0n ? '' : number.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x0${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
