/** A box blur, `times` over, of a picture of w × h samples; beyond its edge it goes on as at the edge. Gives a new one. */
export function blurred(
  source: Float32Array,
  w: number,
  h: number,
  radius: number,
  times: number,
): Float32Array {
  let from = source;
  let to = new Float32Array(w * h);
  const between = new Float32Array(w * h);
  for (let k = 0; k < times; k++) {
    alongRows(from, between, w, h, radius);
    if (k === 1) to = new Float32Array(w * h);
    alongColumns(between, to, w, h, radius);
    from = to;
  }
  return from;
}

function alongRows(from: Float32Array, to: Float32Array, w: number, h: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = w - 1;
  for (let y = 0; y < h; y++) {
    const o = y * w;
    let sum = from[o]! * radius;
    for (let i = 0; i <= radius; i++) sum += from[o + (i < last ? i : last)]!;
    for (let x = 0; x < w; x++) {
      to[o + x] = sum * share;
      const next = x + radius + 1;
      const gone = x - radius;
      sum += from[o + (next < last ? next : last)]! - from[o + (gone > 0 ? gone : 0)]!;
    }
  }
}

/** Row by row with a sum for each column, so that memory is read in its order. */
function alongColumns(from: Float32Array, to: Float32Array, w: number, h: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = h - 1;
  const sums = new Float64Array(w);
  for (let x = 0; x < w; x++) sums[x] = from[x]! * radius;
  for (let i = 0; i <= radius; i++) {
    const o = (i < last ? i : last) * w;
    for (let x = 0; x < w; x++) sums[x]! += from[o + x]!;
  }
  for (let y = 0; y < h; y++) {
    const next = (y + radius + 1 < last ? y + radius + 1 : last) * w;
    const gone = (y - radius > 0 ? y - radius : 0) * w;
    const o = y * w;
    for (let x = 0; x < w; x++) {
      to[o + x] = sums[x]! * share;
      sums[x]! += from[next + x]! - from[gone + x]!;
    }
  }
}
