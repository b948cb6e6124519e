/** One who follows a table's stream on a server: each message once and in order, over however many connections. */
import type { Received } from '../../online/transport.ts';
import { pauseBefore, type StreamThere } from './nats-reading.ts';

/** So many are asked for at once. */
const AT_ONCE = 500;
/** So often one that should be there is asked for before it counts as lost: of one server, of several copies. */
const TRIES = 3;
const TRIES_OF_COPIES = 15;

export interface Following {
  /**
   * Reads up to `last`, the last place that is known to be taken. Done when that was told; rejected when the
   * connection ends, and then begun anew with the next.
   */
  readTo(there: StreamThere, last: number): Promise<void>;
  /**
   * Whether the stream still has what was told last: `shorter` where it ends before that, `other-past` where something
   * else stands there.
   */
  differs(there: StreamThere): Promise<'shorter' | 'other-past' | null>;
  end(): void;
}

export function following(from: number, hear: (message: Received) => void, caughtUp: () => void): Following {
  let next = Math.max(1, from);
  let told: Received | null = null;
  let isCaughtUp = false;
  let over = false;

  const tell = (message: Received) => {
    if (over || message.sequence < next) return;
    next = message.sequence + 1;
    told = message;
    try {
      hear(message);
    } catch (error) {
      // A fault of the page's, not of the line.
      queueMicrotask(() => {
        throw error;
      });
    }
  };

  /** The first from a place on that is not there by itself: what was dropped, or a copy that lags behind. */
  async function beyond(there: StreamThere, place: number): Promise<Received | null> {
    const most = there.mayLag ? TRIES_OF_COPIES : TRIES;
    for (let tries = 0; tries < most && !over; tries++) {
      const found = await there.from(place);
      if (found) return found;
      await pauseBefore(tries);
    }
    return null;
  }

  async function readSome(there: StreamThere, last: number): Promise<void> {
    const until = Math.min(last, next + AT_ONCE - 1);
    const places = Array.from({ length: until - next + 1 }, (_, i) => next + i);
    for (const [i, message] of (await Promise.all(places.map(there.at))).entries()) {
      const place = places[i]!;
      if (over || place < next) continue;
      if (message) {
        tell(message);
        continue;
      }
      const found = await beyond(there, place);
      // Taken back, or a copy that does not catch up: a new connection finds out.
      if (!found) throw new Error(`message ${place} is not there`);
      tell(found);
    }
  }

  return {
    async readTo(there, last) {
      while (!over && next <= last) await readSome(there, last);
      if (over || isCaughtUp) return;
      isCaughtUp = true;
      caughtUp();
    },
    async differs(there) {
      if (!told) return null;
      const { sequence, nanos, text, key } = told;
      const found = (await there.at(sequence)) ?? (await beyond(there, sequence));
      if (!found) return 'shorter';
      // Dropped from the front since: what comes after it follows.
      if (found.sequence !== sequence) return null;
      return found.nanos === nanos && found.text === text && found.key === key ? null : 'other-past';
    },
    end: () => {
      over = true;
    },
  };
}
