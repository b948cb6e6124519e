/** Keys of persons at a table: Ed25519, as nkeys write them, so that the server knows them too. */
import { getPublicKey, hashes, sign, utils, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base32nopad } from '@scure/base';

// Synchronous, since a page over plain http has no `crypto.subtle`.
hashes.sha512 = sha512;

/** A person's key: whoever has the seed is them. */
export interface Key {
  /** 32 bytes as hex digits: the way back. */
  readonly seed: string;
  /** The public half as a user's nkey: `U` and 55 capital letters and digits. */
  readonly id: string;
  sign(text: string): string;
}

const SEED = /^[0-9a-f]{64}$/;
const ID = /^U[A-Z2-7]{55}$/;

export const isKeyId = (text: string): boolean => ID.test(text);

export const newKey = (): Key => keyOf(bytesToHex(utils.randomSecretKey()));

/** The key of a seed. Throws Error where it is none. */
export function keyOf(seed: string): Key {
  if (!SEED.test(seed)) throw new Error('a seed is 64 hex digits');
  const secret = hexToBytes(seed);
  const id = idOf(getPublicKey(secret));
  return {
    seed,
    id,
    sign(text) {
      const signature = bytesToHex(sign(utf8ToBytes(text), secret));
      signedHere.add(`${id} ${signature} ${text}`);
      const [oldest] = signedHere;
      if (signedHere.size > REMEMBERED) signedHere.delete(oldest!);
      return signature;
    },
  };
}

/** The last that were signed in this process: when they come back out of the stream nobody has to work them out again. */
const signedHere = new Set<string>();
const REMEMBERED = 20;

/** Whether that key has signed that text. Never throws: what is no key and no signature has signed nothing. */
export function hasSigned(id: string, text: string, signature: string): boolean {
  if (!isKeyId(id) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  if (signedHere.has(`${id} ${signature} ${text}`)) return true;
  try {
    return verify(hexToBytes(signature), utf8ToBytes(text), publicBytes(id));
  } catch {
    return false; // no point of the curve
  }
}

/** The first byte of a user's public key, which makes it begin with a U. */
const USER = 20 << 3;

/** A byte for what it is a key of, the key, and a check sum, in base 32. */
const idOf = (key: Uint8Array): string => withSum(Uint8Array.from([USER, ...key]));

function withSum(bytes: Uint8Array): string {
  const sum = crc16(bytes);
  return base32nopad.encode(Uint8Array.from([...bytes, sum & 0xff, sum >> 8]));
}

/** The first bytes of a seed of a user's, which make it begin with SU: five bits each for what it is. */
const SEED_OF_USER = [(18 << 3) | (USER >> 5), (USER & 31) << 3];

/** A seed as nkeys write it: `SU` and 56 capital letters and digits. */
export function nkeySeed({ seed }: Pick<Key, 'seed'>): string {
  return withSum(Uint8Array.from([...SEED_OF_USER, ...hexToBytes(seed)]));
}

const publicBytes = (id: string): Uint8Array => base32nopad.decode(id).slice(1, 33);

/** CRC-16/XMODEM, as nkeys take it. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc;
}
