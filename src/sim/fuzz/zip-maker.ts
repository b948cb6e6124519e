import { deflateSync, strToU8 } from 'fflate';

/** A file of a zip, and what the zip says of it; what is left out is the truth. */
export interface ZipPart {
  readonly path: string;
  readonly data: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly packed?: number;
  readonly size?: number;
  /** Where its own header begins. */
  readonly at?: number;
  /** The bytes of another part, instead of some of its own. */
  readonly sameAs?: number;
}

export interface ZipLies {
  readonly amount?: number;
  readonly directory?: number;
  readonly comment?: Uint8Array;
}

/** Puts a zip together byte by byte, so that it may say anything of itself. */
export function makeZip(parts: readonly ZipPart[], lies: ZipLies = {}): Uint8Array {
  const pieces: Uint8Array[] = [];
  const places: { readonly at: number; readonly raw: Uint8Array; readonly part: ZipPart }[] = [];
  let at = 0;
  const add = (bytes: Uint8Array) => {
    pieces.push(bytes);
    at += bytes.length;
  };
  for (const part of parts) {
    if (part.sameAs !== undefined) {
      const { at: other, raw } = places[part.sameAs]!;
      places.push({ at: other, raw, part });
      continue;
    }
    const raw = (part.method ?? 8) === 8 ? deflateSync(part.data, { level: 1 }) : part.data;
    places.push({ at, raw, part });
    add(header(0x04034b50, 30, part, raw, 0));
    add(strToU8(part.path));
    add(raw);
  }
  const directory = at;
  for (const { at: place, raw, part } of places) {
    add(header(0x02014b50, 46, part, raw, place));
    add(strToU8(part.path));
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, lies.amount ?? parts.length, true);
  end.setUint16(10, lies.amount ?? parts.length, true);
  end.setUint32(12, at - directory, true);
  end.setUint32(16, lies.directory ?? directory, true);
  end.setUint16(20, lies.comment?.length ?? 0, true);
  add(new Uint8Array(end.buffer));
  if (lies.comment) add(lies.comment);
  const whole = new Uint8Array(at);
  let to = 0;
  for (const piece of pieces) {
    whole.set(piece, to);
    to += piece.length;
  }
  return whole;
}

function header(
  signature: number,
  length: number,
  part: ZipPart,
  raw: Uint8Array,
  place: number,
): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  const central = length === 46 ? 2 : 0;
  view.setUint32(0, signature, true);
  view.setUint16(6 + central, part.flags ?? 0x800, true);
  view.setUint16(8 + central, part.method ?? 8, true);
  view.setUint32(14 + central, part.crc ?? crc32(part.data), true);
  view.setUint32(18 + central, part.packed ?? raw.length, true);
  view.setUint32(22 + central, part.size ?? part.data.length, true);
  view.setUint16(26 + central, strToU8(part.path).length, true);
  if (central) view.setUint32(42, part.at ?? place, true);
  return new Uint8Array(view.buffer);
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = CRC[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
