/** Whole numbers of a search, as many as it needs: the room for them is kept for the next search. */
export class Numbers {
  values = new Int32Array(64);
  count = 0;

  push(value: number): void {
    if (this.count === this.values.length) this.makeRoom(1);
    this.values[this.count++] = value;
  }

  /** Room for so many more; `values` may be another array from then on. */
  makeRoom(more: number): void {
    if (this.count + more <= this.values.length) return;
    const wider = new Int32Array(2 * this.values.length + more);
    wider.set(this.values);
    this.values = wider;
  }

  /** Takes all out. A search that asked for a great deal of room does not keep it. */
  clear(): void {
    if (this.values.length > MOST_KEPT) this.values = new Int32Array(64);
    this.count = 0;
  }
}

const MOST_KEPT = 1 << 18;
