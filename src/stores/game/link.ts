import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { type EncounterLog, LOG_FORMAT } from '../../engine/index.ts';
import { JsonCheck, shortJson } from './json-check.ts';
import { checkSetup, checkStamps, type Parsed } from './parse-saved-game.ts';

/** Longer links are cut by mail programs and chats: then the game goes as a file. */
export const LONGEST_LINK = 6000;

/** A log as the tail of a link: packed, and only what the rules cannot work out again. null when too long. */
export function packLog(log: EncounterLog): string | null {
  const { engine, contentHash, packs, setup, decisions, hash } = log;
  const short = {
    format: LOG_FORMAT,
    engine,
    contentHash,
    packs,
    setup,
    options: decisions.map((d) => d.option),
    hash,
  };
  const packed = toBase64Url(deflateSync(strToU8(JSON.stringify(short)), { level: 9 }));
  return packed.length > LONGEST_LINK ? null : packed;
}

/** The log of a link. Kind and seat of its decisions are left to the re-run. Never throws. */
export function unpackLog(text: string): Parsed<EncounterLog> {
  const check = new JsonCheck();
  let json: unknown;
  try {
    json = JSON.parse(strFromU8(inflateSync(fromBase64Url(text))));
  } catch {
    check.fail('link', 'a whole link to a game', `${text.length} letters that cannot be unpacked`);
  }
  if (check.problems.length === 0 && check.object(json, 'link')) {
    if (json.format !== LOG_FORMAT) check.fail('link.format', `${LOG_FORMAT}`, shortJson(json.format));
    for (const field of ['engine', 'contentHash', 'hash']) check.string(json[field], `link.${field}`);
    checkStamps(check, json.packs, 'link.packs');
    checkSetup(check, json.setup, 'link.setup');
    if (check.array(json.options, 'link.options')) {
      json.options.forEach((option, i) => {
        check.string(option, `link.options[${i}]`);
      });
    }
    if (check.problems.length === 0) {
      const { options, ...rest } = json as unknown as EncounterLog & { options: string[] };
      return {
        ok: true,
        value: { ...rest, decisions: options.map((option) => ({ kind: '', seat: '', option })) },
      };
    }
  }
  return { ok: false, problems: check.problems };
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
