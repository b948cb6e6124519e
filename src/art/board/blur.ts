/** A picture of w × h samples blurred by a box, twice over; beyond its edge it goes on as at the edge. */
export function blurred(source: Float32Array, w: number, h: number, radius: number): Float32Array {
  const to = new Float32Array(w * h);
  blurInto(source, to, new Float32Array(w * h), w, h, radius);
  return to;
}

/** The same into `to`, which is another than `source`; what is in `between` is lost. */
export function blurInto(
  source: Float32Array,
  to: Float32Array,
  between: Float32Array,
  w: number,
  h: number,
  radius: number,
): void {
  alongRows(source, between, w, h, radius);
  alongColumns(between, to, w, h, radius);
  alongRows(to, between, w, h, radius);
  alongColumns(between, to, w, h, radius);
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
