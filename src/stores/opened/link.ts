/** A game as a link. */
import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { inflatedUpTo } from '../../check/inflated.ts';
import { beyondLimits } from '../../check/limits.ts';
import type { Got } from '../../check/messages.ts';
import { newerIn } from '../../check/newer.ts';
import type { Parsed } from '../../check/parse-value.ts';
import { withPlainSeats } from '../../check/plain-name.ts';
import { type KernelQuestion, LOG_FORMAT } from '../../engine/index.ts';
import type { GameTypes, LogOf } from '../game/types.ts';
import type { Middara } from '../middara/types.ts';
import type { Envelope } from './envelope.ts';
import { checkAs, logOfToday } from './game-file.ts';
import { linkDictionary } from './link-dictionary.ts';
import { writePicks } from './picks.ts';
import { MIDDARA_FILES } from './saved-game-schema.ts';

/*
 * A log as the tail of a link. As it is written today: a byte that no link of before begins with, the decisions before
 * the last safe moment and those after it as numbers (`picks.ts`), each behind its length, and the rest of the log as
 * JSON, deflated with a dictionary. Before: JSON deflated, with the options in it; so goes a log still of which nobody
 * knows what was asked.
 */

type AnyLog = LogOf<GameTypes>;

/** Longer links are cut by mail programs and chats: then the game goes as a file. */
export const LONGEST_LINK = 6000;

/** What is read of a link: far beyond our own, so that a link made by hand or by a later version is not refused. */
const MOST_LETTERS = 100_000;
const MOST_BYTES = 5_000_000;

/** Deflate begins with no such byte. */
const COUNTED = 0x07;

/** The decisions of a link by number: those before its last safe moment, and those after it. */
export interface Picks {
  readonly count: number;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** The log of a link; where its decisions are numbers it has none yet (`spell.ts`). */
export type LinkLogOf<G extends GameTypes> = LogOf<G> & {
  readonly picks?: Picks;
  readonly mixes?: readonly string[];
};
export type LinkLog = LinkLogOf<Middara>;

/** A link that is read and not checked: where its decisions are numbers, they lie beside. */
export interface OpenedLink {
  readonly json: unknown;
  readonly numbers: Omit<Picks, 'count'> | null;
}

/**
 * Packed, and only what the rules cannot work out again; with the last safe moment where that fits, so that it can be
 * shown and taken up when rules have changed. `asked` is what each decision answered. null when too long.
 */
export function packLog(
  { checkpoint, ...log }: AnyLog,
  asked: readonly KernelQuestion[] = [],
): string | null {
  const whole = checkpoint === undefined ? null : packed({ ...log, checkpoint }, asked);
  return whole ?? packed(log, asked);
}

function packed(log: AnyLog, asked: readonly KernelQuestion[]): string | null {
  const text = toBase64Url(byNumber(log, asked) ?? byName(log));
  return text.length > LONGEST_LINK ? null : text;
}

/** The mixes of decisions, in order, as a link has them: none where no decision has one. */
function mixesIn(decisions: AnyLog['decisions']): { readonly mixes?: readonly string[] } {
  const last = decisions.findLastIndex(({ mix }) => mix !== undefined);
  return last < 0 ? {} : { mixes: decisions.slice(0, last + 1).map(({ mix }) => mix ?? '') };
}

function byNumber({ decisions, ...log }: AnyLog, asked: readonly KernelQuestion[]): Uint8Array | null {
  const options = decisions.map(({ option }) => option);
  const safe = safeOf(log, options.length);
  const before = writePicks(options.slice(0, safe), asked.slice(0, safe));
  const after = writePicks(options.slice(safe), asked.slice(safe));
  if (!before || !after) return null;
  const rest = deflated({ ...log, ...mixesIn(decisions), decided: options.length }, linkDictionary());
  return Uint8Array.from([COUNTED, ...withLength(before), ...withLength(after), ...rest]);
}

/** How many decisions come before the moment a log can be taken up from. */
export const safeOf = ({ checkpoint }: Pick<AnyLog, 'checkpoint'>, count: number): number =>
  Math.min(checkpoint?.decisions ?? count, count);

const byName = ({ decisions, ...log }: AnyLog): Uint8Array =>
  deflated({ ...log, ...mixesIn(decisions), options: decisions.map(({ option }) => option) });

const deflated = (json: unknown, dictionary?: Uint8Array): Uint8Array =>
  deflateSync(strToU8(JSON.stringify(json)), { level: 9, dictionary });

/** Marks of emphasis at the end of a link, at most. */
const MOST_MARKS = 3;

/** Not seen, and no part of a link. */
const UNSEEN = /[\s\p{Cf}]+/gu;

/**
 * What a link holds, unchecked, whichever game it is of. What stood around it in a sentence is no part of it: it ends
 * with the first sign that none of ours has, and marks of emphasis at its end (`_`) are left off where it is whole without
 * them. Never throws.
 */
export function openLink(given: string): Parsed<OpenedLink> {
  const text = /^[\w+/=-]*/.exec(given.replace(UNSEEN, ''))![0];
  const opened = openPacked(text);
  for (let end = text.length; !opened.ok && /[_-]/.test(text[end - 1] ?? ''); end--) {
    const bare = openPacked(text.slice(0, end - 1));
    if (bare.ok || text.length - end >= MOST_MARKS) return bare.ok ? bare : opened;
  }
  return opened;
}

function openPacked(text: string): Parsed<OpenedLink> {
  const tooLong = refused('short-link', { got: 'more' });
  if (text.length > MOST_LETTERS) return tooLong;
  let json: unknown;
  let numbers: OpenedLink['numbers'] = null;
  try {
    let packed = fromBase64Url(text);
    if (packed[0] === COUNTED) {
      const [before, rest] = lengthTaken(packed.subarray(1));
      const [after, tail] = lengthTaken(rest);
      numbers = { before, after };
      packed = tail;
    }
    const bytes = inflatedUpTo(packed, MOST_BYTES, numbers ? linkDictionary() : undefined);
    if (bytes === null) return tooLong;
    json = JSON.parse(strFromU8(bytes));
  } catch {
    return refused('whole-link', { got: 'letters', letters: text.length });
  }
  const beyond = beyondLimits(json, 'link');
  return beyond === null ? { ok: true, value: { json, numbers } } : { ok: false, problems: [beyond] };
}

/** The log of a link, checked as one of its game. Kind and seat of its decisions are left to the re-run. */
export function checkLink<G extends GameTypes>(
  envelope: Envelope<G>,
  { json, numbers }: OpenedLink,
): Parsed<LinkLogOf<G>> {
  const newer = newerIn(json, [[['format'], LOG_FORMAT]]);
  if (newer) return { ok: false, problems: [newer] };
  const today = logOfToday(envelope, json);
  const log = numbers ? counted(envelope, today, numbers) : named(envelope, today);
  return log.ok ? { ok: true, value: withPlainSeats(log.value) } : log;
}

/** The same of Middara's, from its text. Never throws. */
export function unpackLog(text: string): Parsed<LinkLog> {
  const opened = openLink(text);
  return opened.ok ? checkLink(MIDDARA_FILES, opened.value) : opened;
}

const refused = (what: 'short-link' | 'whole-link', got: Got): Parsed<never> => ({
  ok: false,
  problems: [{ path: 'link', expected: { what }, got }],
});

function named<G extends GameTypes>({ link }: Envelope<G>, json: unknown): Parsed<LinkLogOf<G>> {
  const parsed = checkAs(link, json, 'link');
  if (!parsed.ok) return parsed;
  const { options, mixes = [], ...rest } = parsed.value;
  return { ok: true, value: { ...rest, decisions: decidedBy(options, mixes) } };
}

function counted<G extends GameTypes>(
  { countedLink }: Envelope<G>,
  json: unknown,
  numbers: Omit<Picks, 'count'>,
): Parsed<LinkLogOf<G>> {
  const parsed = checkAs(countedLink, json, 'link');
  if (!parsed.ok) return parsed;
  const { decided: count, ...rest } = parsed.value;
  return { ok: true, value: { ...rest, decisions: [], picks: { count, ...numbers } } };
}

/** Decisions of a link: what was asked, and whom, its re-run finds out. */
export const decidedBy = (options: readonly string[], mixes: readonly string[]) =>
  options.map((option, i) => {
    const mix = mixes[i];
    return { kind: '', seat: '', option, ...(mix ? { mix } : {}) };
  });

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function withLength(bytes: Uint8Array): number[] {
  const length: number[] = [];
  let left = bytes.length;
  for (; left > 0x7f; left >>= 7) length.push((left & 0x7f) | 0x80);
  return [...length, left, ...bytes];
}

/** The bytes behind a length, and what follows them. Throws where they are fewer. */
function lengthTaken(bytes: Uint8Array): [Uint8Array, Uint8Array] {
  let length = 0;
  let at = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!;
    length |= (byte & 0x7f) << shift;
    if (byte < 0x80) break;
    if (shift > 14) throw new RangeError('no length');
  }
  const end = at + length;
  if (end > bytes.length) throw new RangeError('shorter than it says');
  return [bytes.subarray(at, end), bytes.subarray(end)];
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
