/** A table's stream of one page alone, in its memory: whoever is on that page hears it. */
import { NotAcknowledged, type Received, type Said, type Transport } from '../../online/transport.ts';
import { hearers } from './hearers.ts';

export interface PageStream {
  /** What lies in it, in order. */
  readonly messages: readonly Received[];
  /** For whoever has that key. */
  join(key: string): Transport;
}

/** `nanos`: the time, in nanoseconds since 1970; the stream's own never goes back. */
export function pageStream(nanos: () => bigint): PageStream {
  const messages: Received[] = [];
  const places = new Map<string, number>();
  const beside = new Map<string, string>();
  const came = hearers<void>();
  const said = hearers<Said & { readonly by: object }>();
  let time = 0n;

  function take(key: string, text: string, id: string): number {
    const now = nanos();
    if (now > time) time = now;
    messages.push({ sequence: messages.length + 1, nanos: String(time), key, text });
    places.set(id, messages.length);
    came.tell();
    return messages.length;
  }

  function join(key: string): Transport {
    const me = {};
    const ends = hearers<void>();
    let closed = false;

    return {
      follow(from, hear, caughtUp) {
        let next = Math.max(1, from);
        const until = messages.length;
        let told = false;
        let over = closed;
        let asked = false;
        const go = () => {
          asked = false;
          while (!over && next <= messages.length) {
            next += 1;
            hear(messages[next - 2]!);
          }
          if (over || told || next <= until) return;
          told = true;
          caughtUp?.();
        };
        // Never while something is being sent: whoever sends knows of it first.
        const ask = () => {
          if (!asked) queueMicrotask(go);
          asked = true;
        };
        const quiet = came.add(ask);
        const end = () => {
          over = true;
          quiet();
        };
        ends.add(end);
        ask();
        return end;
      },
      async send(text, id, after) {
        if (closed) throw new NotAcknowledged('closed');
        const place = places.get(id);
        if (place !== undefined) return { sequence: place };
        if (after !== undefined && after !== messages.length) return 'behind';
        return { sequence: take(key, text, id) };
      },
      say(text) {
        if (!closed) queueMicrotask(() => said.tell({ key, text, by: me }));
      },
      hears(hear) {
        const quiet = said.add(({ by, ...what }) => {
          if (by !== me) hear({ key: what.key, text: what.text });
        });
        ends.add(quiet);
        return quiet;
      },
      beside: {
        get: async (name) => beside.get(name) ?? null,
        put: async (name, text) => void beside.set(name, text),
        remove: async (name) => void beside.delete(name),
      },
      line: { is: 'there' },
      watch: () => () => {},
      wake: () => {},
      close() {
        closed = true;
        ends.tell();
        ends.clear();
      },
    };
  }

  return { messages, join };
}
