/** What waits to be gone on with: the least first, of equals whoever came first. */

interface Waiting<T> {
  readonly one: T;
  readonly turn: number;
}

export class FirstOf<T> {
  private readonly heap: Waiting<T>[] = [];
  private turn = 0;
  private readonly order: (a: T, b: T) => number;

  constructor(order: (a: T, b: T) => number) {
    this.order = order;
  }

  get size(): number {
    return this.heap.length;
  }

  add(one: T): void {
    const { heap } = this;
    heap.push({ one, turn: this.turn++ });
    for (let at = heap.length - 1; at > 0; ) {
      const above = (at - 1) >> 1;
      if (!this.goesBefore(at, above)) return;
      this.swap(at, above);
      at = above;
    }
  }

  take(): T {
    const { heap } = this;
    const first = heap[0];
    if (!first) throw new Error('nothing waits');
    const last = heap.pop()!;
    if (heap.length === 0) return first.one;
    heap[0] = last;
    for (let at = 0; ; ) {
      let next = at;
      for (const below of [2 * at + 1, 2 * at + 2])
        if (below < heap.length && this.goesBefore(below, next)) next = below;
      if (next === at) return first.one;
      this.swap(at, next);
      at = next;
    }
  }

  private goesBefore(a: number, b: number): boolean {
    const [one, other] = [this.heap[a]!, this.heap[b]!];
    return (this.order(one.one, other.one) || one.turn - other.turn) < 0;
  }

  private swap(a: number, b: number): void {
    const { heap } = this;
    [heap[a], heap[b]] = [heap[b]!, heap[a]!];
  }
}
