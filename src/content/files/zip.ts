import { strFromU8 } from 'fflate';
import { inflatedUpTo } from '../../check/inflated.ts';
import type { Expected } from '../../check/messages.ts';

/** One file in a zip as its directory at the end tells of it: read before anything is unpacked. */
export interface ZipEntry {
  /** With forward slashes. */
  readonly path: string;
  readonly encrypted: boolean;
  /** 0: as it is; 8: deflated. Programs that make zips of texts know no other. */
  readonly method: number;
  readonly crc: number;
  /** Bytes in the zip, and unpacked, as the directory says. */
  readonly packed: number;
  readonly size: number;
  /** Where its own header begins. */
  readonly at: number;
}

/** What a zip would have to be. */
export class ZipFault extends Error {
  constructor(
    readonly expected: Expected,
    readonly path: string | null = null,
  ) {
    super(expected.what);
  }
}

const END = { signature: 0x06054b50, length: 22, comment: 0xffff };
const ENTRY = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };

/** The directory of a zip of at most so many files. Throws ZipFault. */
export function zipEntries(bytes: Uint8Array, most: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const amount = view.getUint16(end + 10, true);
  if (amount > most) throw new ZipFault({ what: 'at-most', most, of: 'files' });
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < amount; i++) {
    if (at + ENTRY.length > end || view.getUint32(at, true) !== ENTRY.signature)
      throw new ZipFault({ what: 'zip' });
    const flags = view.getUint16(at + 8, true);
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const isUtf8 = (flags & 0x800) !== 0;
    const path = strFromU8(bytes.subarray(at + ENTRY.length, at + ENTRY.length + name), !isUtf8);
    entries.push({
      path: path.replaceAll('\\', '/'),
      encrypted: (flags & 1) !== 0,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY.length + name + extra + comment;
  }
  // Many names for the same bytes would unpack to many times what was measured.
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  if (packed > bytes.length) throw new ZipFault({ what: 'zip-true-sizes' });
  return entries;
}

/** Where the record at the end of a zip begins; a comment may stand behind it. */
function endOf(view: DataView): number {
  const last = view.byteLength - END.length;
  for (let at = last; at >= Math.max(0, last - END.comment); at--)
    if (view.getUint32(at, true) === END.signature) return at;
  throw new ZipFault({ what: 'zip' });
}

/** One file of a zip, unpacked no further than it says it goes. Throws ZipFault. */
export function unzipped(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const fault = (expected: Expected) => new ZipFault(expected, entry.path);
  if (entry.encrypted) throw fault({ what: 'zip-not-encrypted' });
  const packed = packedBytes(bytes, entry);
  if (packed === null) throw fault({ what: 'zip-true-sizes' });
  let data: Uint8Array | null = null;
  try {
    if (entry.method === 0) data = packed.length === entry.size ? packed : null;
    else if (entry.method === 8) data = inflated(packed, entry.size);
    else throw fault({ what: 'zip-deflated' });
  } catch (error) {
    if (error instanceof ZipFault) throw error;
    throw fault({ what: 'zip-whole-files' });
  }
  if (data === null) throw fault({ what: 'zip-true-sizes' });
  if (crc32(data) !== entry.crc) throw fault({ what: 'zip-whole-files' });
  return data;
}

function packedBytes(bytes: Uint8Array, { at, packed }: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + LOCAL.length > bytes.length || view.getUint32(at, true) !== LOCAL.signature) return null;
  const from = at + LOCAL.length + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return from + packed > bytes.length ? null : bytes.subarray(from, from + packed);
}

/** What unpacks to exactly so many bytes; null where it is more or fewer. Throws where it is no deflate stream. */
function inflated(packed: Uint8Array, size: number): Uint8Array | null {
  const whole = inflatedUpTo(packed, size);
  return whole?.length === size ? whole : null;
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c >>> 0;
});

/** The checksum that zips have of their files. */
function crc32(data: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of data) c = CRC[(c ^ byte) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
