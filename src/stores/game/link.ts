import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { Parsed } from '../../check/parse-value.ts';
import type { EncounterLog } from '../../engine/index.ts';
import { checkAs, logOfToday } from './parse-saved-game.ts';
import { linkSchema } from './saved-game-schema.ts';

/** Longer links are cut by mail programs and chats: then the game goes as a file. */
export const LONGEST_LINK = 6000;

/** A log as the tail of a link: packed, and only what the rules cannot work out again. null when too long. */
export function packLog({ checkpoint: _, decisions, ...log }: EncounterLog): string | null {
  const short = { ...log, options: decisions.map(({ option }) => option) };
  const packed = toBase64Url(deflateSync(strToU8(JSON.stringify(short)), { level: 9 }));
  return packed.length > LONGEST_LINK ? null : packed;
}

type ShortLog = Omit<EncounterLog, 'decisions'> & { readonly options: readonly string[] };

/** The log of a link. Kind and seat of its decisions are left to the re-run. Never throws. */
export function unpackLog(text: string): Parsed<EncounterLog> {
  let json: unknown;
  try {
    json = JSON.parse(strFromU8(inflateSync(fromBase64Url(text))));
  } catch {
    const got = { got: 'letters', letters: text.length } as const;
    return { ok: false, problems: [{ path: 'link', expected: { what: 'whole-link' }, got }] };
  }
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
