import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { inflatedUpTo } from '../../check/inflated.ts';
import { beyondLimits } from '../../check/limits.ts';
import type { Parsed } from '../../check/parse-value.ts';
import type { EncounterLog } from '../../engine/index.ts';
import { checkAs, logOfToday } from './parse-saved-game.ts';
import { linkSchema } from './saved-game-schema.ts';

/** Longer links are cut by mail programs and chats: then the game goes as a file. */
export const LONGEST_LINK = 6000;

/** What is read of a link: far beyond our own, so that a link made by hand or by a later version is not refused. */
const MOST_LETTERS = 100_000;
const MOST_BYTES = 5_000_000;

/**
 * A log as the tail of a link: packed, and only what the rules cannot work out again; with the last safe moment where
 * that fits, so that it can be shown and taken up when rules have changed. null when too long.
 */
export function packLog({ checkpoint, decisions, ...log }: EncounterLog): string | null {
  const short = { ...log, options: decisions.map(({ option }) => option) };
  const whole = checkpoint === undefined ? null : packed({ ...short, checkpoint });
  return whole ?? packed(short);
}

function packed(short: ShortLog): string | null {
  const text = toBase64Url(deflateSync(strToU8(JSON.stringify(short)), { level: 9 }));
  return text.length > LONGEST_LINK ? null : text;
}

type ShortLog = Omit<EncounterLog, 'decisions'> & { readonly options: readonly string[] };

/** The log of a link. Kind and seat of its decisions are left to the re-run. Never throws. */
export function unpackLog(text: string): Parsed<EncounterLog> {
  const got = { got: 'letters', letters: text.length } as const;
  const tooLong: Parsed<never> = {
    ok: false,
    problems: [{ path: 'link', expected: { what: 'short-link' }, got: { got: 'more' } }],
  };
  if (text.length > MOST_LETTERS) return tooLong;
  let json: unknown;
  try {
    const bytes = inflatedUpTo(fromBase64Url(text), MOST_BYTES);
    if (bytes === null) return tooLong;
    json = JSON.parse(strFromU8(bytes));
  } catch {
    return { ok: false, problems: [{ path: 'link', expected: { what: 'whole-link' }, got }] };
  }
  const beyond = beyondLimits(json, 'link');
  if (beyond !== null) return { ok: false, problems: [beyond] };
  const parsed = checkAs<ShortLog>(linkSchema, logOfToday(json), 'link');
  if (!parsed.ok) return parsed;
  const { options, ...rest } = parsed.value;
  const decisions = options.map((option) => ({ kind: '', seat: '', option }));
  return { ok: true, value: { ...rest, decisions } };
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
