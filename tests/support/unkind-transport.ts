/** A transport with faults on demand, over one without. */
import { type Line, NotAcknowledged, type Received, type Transport } from '../../src/online/transport.ts';
import { hearers } from '../../src/stores/stream/hearers.ts';

/** What becomes of something sent. `unheard`: it is in the stream, and nobody says so; `twice`: it arrives again. */
export type Way = 'well' | 'lost' | 'unheard' | 'twice';

export interface UnkindTransport extends Transport {
  /** How what is sent next goes. */
  goes(way: (text: string, id: string) => Way): void;
  /** Nothing comes or goes; whoever follows hears what was missed when it is mended. */
  cut(): void;
  mend(): void;
  /** So many messages that come next are never heard. */
  misses(messages: number): void;
  /** It will not come back by itself. */
  refuse(why: string): void;
}

export function unkindTransport(inner: Transport): UnkindTransport {
  const lines = hearers<Line>();
  const mended = hearers<void>();
  let way: (text: string, id: string) => Way = () => 'well';
  let isCut = false;
  let missing = 0;
  let refused: Line | null = null;
  const quiet = inner.watch((line) => {
    if (!isCut) lines.tell(line);
  });

  return {
    goes: (next) => {
      way = next;
    },
    cut() {
      isCut = true;
      lines.tell({ is: 'gone' });
    },
    mend() {
      isCut = false;
      mended.tell();
      lines.tell(inner.line);
    },
    misses(messages) {
      missing = messages;
    },
    refuse(why) {
      isCut = true;
      refused = { is: 'refused', why };
      lines.tell(refused);
    },
    follow(from, hear, caughtUp) {
      let missed: (Received | null)[] = [];
      const tell = (message: Received | null) => (message ? hear(message) : caughtUp?.());
      const take = (message: Received | null) => {
        if (message && missing > 0) {
          missing -= 1;
          return;
        }
        if (isCut) missed.push(message);
        else tell(message);
      };
      const ends = inner.follow(
        from,
        (message) => take(message),
        () => take(null),
      );
      const unmended = mended.add(() => {
        const all = missed;
        missed = [];
        for (const message of all) tell(message);
      });
      return () => {
        ends();
        unmended();
      };
    },
    async send(text, id, after) {
      const how = isCut ? 'lost' : way(text, id);
      if (how === 'lost') throw new NotAcknowledged('lost');
      const sent = await inner.send(text, id, after);
      if (how === 'twice') return inner.send(text, id, after);
      if (how === 'unheard' || isCut) throw new NotAcknowledged('unheard');
      return sent;
    },
    say(text) {
      if (!isCut) inner.say(text);
    },
    hears: (hear) =>
      inner.hears((said) => {
        if (!isCut) hear(said);
      }),
    beside: inner.beside,
    get line(): Line {
      return refused ?? (isCut ? { is: 'gone' } : inner.line);
    },
    watch: lines.add,
    wake: () => inner.wake(),
    close() {
      quiet();
      inner.close();
    },
  };
}
