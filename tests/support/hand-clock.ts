import type { Timer } from '../../src/stores/game/pace.ts';

/** Time for several pages at once, which passes when the test says so. */
export class HandClock implements Timer {
  /** Milliseconds since it began. */
  time = 0;
  private waiting: { readonly run: () => void; readonly at: number }[] = [];

  start(run: () => void, milliseconds: number): unknown {
    const one = { run, at: this.time + milliseconds };
    this.waiting.push(one);
    return one;
  }
  stop(handle: unknown): void {
    this.waiting = this.waiting.filter((one) => one !== handle);
  }
  /** What comes due meanwhile happens in its order, and whatever that leads to at once before the next of it. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    for (;;) {
      const next = this.waiting.reduce<{ run: () => void; at: number } | null>(
        (first, one) => (one.at <= until && (!first || one.at < first.at) ? one : first),
        null,
      );
      if (!next) break;
      this.stop(next);
      this.time = Math.max(this.time, next.at);
      next.run();
      await settled();
    }
    this.time = until;
    await settled();
  }
}

/** All that needs no more than the next turns of the loop has come about. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((done) => setImmediate(done));
}
