/** What this page says in a stream waits where every reader would find it too fast (online/too-fast.ts). */
import { FASTEST } from '../../online/too-fast.ts';
import { NotAcknowledged, type Received, type Transport } from '../../online/transport.ts';
import type { Timer } from '../game/pace.ts';

export interface InTime extends Pick<Transport, 'send'> {
  /** Whatever is heard: another page may speak with the same key. */
  heard(message: Pick<Received, 'key' | 'sequence'>): void;
  close(): void;
}

/** Milliseconds within which the stream takes no more of a key than the fastest, and what clocks may differ in. */
const WITHIN = 1000;
const SLACK = 20;

/**
 * By this page's own clock alone. The stream took a message before this page knew of it, and takes the next after this
 * page has sent it: what is long enough here is never too short there.
 */
export function inTime(
  key: string,
  { send }: Pick<Transport, 'send'>,
  { timer, now }: { readonly timer: Timer; now(): number },
): InTime {
  /** When this page knew of the last that its key said, by place. */
  const known = new Map<number, number>();
  let isClosed = false;
  let hurry = () => {};

  function know(sequence: number): void {
    if (known.has(sequence)) return;
    known.set(sequence, now());
    if (known.size > FASTEST) known.delete(known.keys().next().value!);
  }
  const left = (): number => {
    const [first] = known.values();
    return known.size < FASTEST || isClosed ? 0 : first! + WITHIN + SLACK - now();
  };
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((done) => {
      const clock = timer.start(done, milliseconds);
      hurry = () => {
        timer.stop(clock);
        done();
      };
    });

  return {
    async send(text, id, after) {
      for (let wait = left(); wait > 0; wait = left()) await pause(wait);
      if (isClosed) throw new NotAcknowledged('closed');
      const sent = await send(text, id, after);
      if (sent !== 'behind') know(sent.sequence);
      return sent;
    },
    heard(message) {
      if (message.key === key) know(message.sequence);
    },
    close() {
      isClosed = true;
      hurry();
    },
  };
}
