import { Inflate } from 'fflate';

/** A byte packed gives a thousand at most: a piece of so many cannot fill the memory before it is measured. */
const STEP = 1024;

/**
 * What unpacks to so many bytes or fewer; null as soon as it is more. Throws where it is no deflate stream. What was
 * packed with a dictionary is unpacked with the same.
 */
export function inflatedUpTo(packed: Uint8Array, most: number, dictionary?: Uint8Array): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate({ dictionary }, (piece) => {
    pieces.push(piece);
    size += piece.length;
  });
  for (let at = 0; at < packed.length; at += STEP) {
    inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    if (size > most) return null;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
