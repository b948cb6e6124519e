/** `npm run host` as far as a page knows it, without a server. */
import './seeded-keys.ts';
import { newKey } from '../../src/online/keys.ts';
import type { Received } from '../../src/online/transport.ts';
import type { Given, HostDoor, NotGiven } from '../../src/stores/stream/host-door.ts';
import { type PageStream, pageStream } from '../../src/stores/stream/page-stream.ts';
import { HandClock } from './hand-clock.ts';
import { type UnkindTransport, unkindTransport } from './unkind-transport.ts';

const BEGUN = 1_900_000_000_000_000_000n;
export const SECRET = 'the owner’s own';

interface AtHost {
  stream: PageStream;
  readonly host: string;
  invite: string | null;
  watch: string | null;
  readonly seats: Set<string>;
  readonly watchers: Set<string>;
  readonly out: Set<string>;
  readonly lines: Set<{ readonly key: string; readonly line: UnkindTransport }>;
}

export class FakeHost {
  readonly clock = new HandClock();
  readonly tables = new Map<string, AtHost>();
  /** Nobody answers. */
  isGone = false;
  private codes = 0;
  private ticks = 0n;

  /** Milliseconds of the clock as nanoseconds, a little more with each message. */
  nanos = (): bigint => {
    this.ticks += 7n;
    return BEGUN + BigInt(this.clock.time) * 1_000_000n + this.ticks;
  };

  at(table: string): AtHost {
    const found = this.tables.get(table);
    if (!found) throw new Error(`no table ${table}`);
    return found;
  }
  get only(): AtHost {
    return [...this.tables.values()].at(-1)!;
  }

  connect = ({ table, key }: { table: string; key: { readonly id: string } }): UnkindTransport => {
    const at = this.at(table);
    const line = unkindTransport(at.stream.join(key.id));
    const one = { key: key.id, line };
    at.lines.add(one);
    return line;
  };

  /** What is around a page there, but for what is kept in its browser; a page that is gone does nothing more by itself. */
  around(isGone: () => boolean) {
    const { clock } = this;
    return {
      door: this.door,
      base: 'http://host.test/',
      transport: this.connect,
      timer: {
        start: (run: () => void, milliseconds: number) => clock.start(() => isGone() || run(), milliseconds),
        stop: (one: unknown) => clock.stop(one),
      },
      now: () => clock.time,
      isSeen: () => true,
      slicing: { pause: async () => {}, clock: () => 0 },
    };
  }

  /** They are gone without a word. */
  forget(lines: readonly UnkindTransport[]): void {
    for (const at of this.tables.values())
      for (const one of at.lines) if (lines.includes(one.line)) at.lines.delete(one);
    for (const line of lines) {
      line.cut();
      line.close();
    }
  }

  /** The server has lost all behind that message, as after a power cut; whoever was told more is told so. */
  async loses(
    table: string,
    kept: number,
    but: readonly { readonly lines: readonly UnkindTransport[] }[] = [],
  ): Promise<void> {
    const at = this.at(table);
    const past = at.stream.messages.slice(0, kept);
    const lines = [...at.lines];
    at.lines.clear();
    at.stream = await streamOf(past, this.nanos, at.stream);
    for (const { line } of lines)
      if (!but.some(({ lines: all }) => all.includes(line))) line.refuse('shorter');
  }

  readonly door: HostDoor = {
    socket: 'ws://localhost/online/nats',
    hello: async () => this.given({ server: '2.9.10', addresses: [] }),
    table: async (owner, table, key) => {
      if (owner !== SECRET) return refused('not-owner');
      this.tables.set(table, {
        stream: pageStream(this.nanos),
        host: key.id,
        invite: this.code(),
        watch: this.code(),
        seats: new Set([key.id]),
        watchers: new Set(),
        out: new Set(),
        lines: new Set(),
      });
      const { invite, watch } = this.at(table);
      return this.given({ jwt: '', host: key.id, invite, watch });
    },
    join: async (table, code, key) => {
      const at = this.tables.get(table);
      if (!at) return refused('no-such-table');
      const as = code === at.invite ? 'seat' : code === at.watch ? 'watch' : null;
      if (as === null) return refused('no-such-code');
      (as === 'seat' ? at.seats : at.watchers).add(key.id);
      return this.given({ jwt: '', as, host: at.host });
    },
    again: async (table, key) => {
      const at = this.tables.get(table);
      if (!at) return refused('no-such-table');
      if (at.out.has(key.id)) return refused('out');
      const as = at.seats.has(key.id) ? 'seat' : at.watchers.has(key.id) ? 'watch' : null;
      return as === null ? refused('not-let-in') : this.given({ jwt: '', as, host: at.host });
    },
    invite: async (table, key, what) => {
      const at = this.at(table);
      if (at.host !== key.id) return refused('not-yours');
      at.invite = what === 'new' ? this.code() : null;
      at.watch = what === 'new' ? this.code() : null;
      return this.given({ invite: at.invite, watch: at.watch });
    },
    out: async (table, key, whom) => {
      const at = this.at(table);
      if (at.host !== key.id) return refused('not-yours');
      at.out.add(whom);
      for (const one of at.lines) if (one.key === whom) one.line.refuse('out');
      return this.given(null);
    },
    beside: async () => this.given(null),
    remove: async () => this.given(null),
  };

  private code(): string {
    this.codes += 1;
    return `code${this.codes}`;
  }
  private given<T>(value: T): Given<T> {
    return this.isGone ? { ok: false, why: 'no-host', said: '' } : { ok: true, value };
  }
}

const refused = (why: NotGiven): Given<never> => ({ ok: false, why, said: '' });

/** Another stream in which the same lies, at the same places and times. */
async function streamOf(
  past: readonly Received[],
  nanos: () => bigint,
  old: PageStream,
): Promise<PageStream> {
  let times = past.map((one) => BigInt(one.nanos));
  const stream = pageStream(() => times.shift() ?? nanos());
  for (const { key, text, sequence } of past) await stream.join(key).send(text, `past ${sequence}`);
  times = [];
  const [from, to] = [old.join(newKey().id).beside, stream.join(newKey().id).beside];
  for (const name of ['start', ...past.map(({ key }) => `name.${key}`)]) {
    const text = await from.get(name);
    if (text !== null) await to.put(name, text);
  }
  return stream;
}
