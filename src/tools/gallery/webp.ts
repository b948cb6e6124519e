/** A part of a film: what changed, where, and how long it stays. */
export interface Change {
  /** A still picture in WebP. */
  readonly webp: Uint8Array;
  /** Pixels from the film's left and top edge, even. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Milliseconds. */
  readonly stays: number;
}

const chunk = (name: string, body: Uint8Array): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

/** The picture's own chunks: what a film takes over of a still (VP8, VP8L, ALPH). */
function pictureIn(webp: Uint8Array): Buffer {
  const bytes = Buffer.from(webp);
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** Joins what changed to an animated WebP that plays for ever (the container as RIFF: VP8X, ANIM, ANMF). */
export function filmOf(
  { width, height }: { width: number; height: number },
  changes: readonly Change[],
): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x02; // it moves
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const frames = changes.map((change) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(change.x / 2, 0, 3);
    head.writeUIntLE(change.y / 2, 3, 3);
    head.writeUIntLE(change.width - 1, 6, 3);
    head.writeUIntLE(change.height - 1, 9, 3);
    head.writeUIntLE(Math.round(change.stays), 12, 3);
    head[15] = 0x02; // laid over what was there, opaque
    return chunk('ANMF', Buffer.concat([head, pictureIn(change.webp)]));
  });
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', canvas),
    chunk('ANIM', Buffer.from([0x0f, 0x11, 0x14, 0xff, 0, 0])),
    ...frames,
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
