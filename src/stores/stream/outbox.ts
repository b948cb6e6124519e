/** What is to be said in a stream: one after the other, each with its own id for as long as it is not known to be there. */
import { NotAcknowledged, type Received, type Sent, type Transport } from '../../online/transport.ts';

export interface Outbox {
  /**
   * Done when the stream has it, or something newer than `after` was there first. Throws NotTaken where the stream will
   * not have it, and NotAcknowledged where nobody will know any more: closed, or the line refused.
   */
  send(text: string, after?: number): Promise<Sent>;
  /** To be told of each message that is heard: one's own may be there though nobody has acknowledged it. */
  heard(message: Pick<Received, 'key' | 'text' | 'sequence'>): void;
  /** So many are not known to be there. */
  readonly waiting: number;
  close(): void;
}

interface Waiting {
  readonly text: string;
  readonly after: number | undefined;
  readonly id: string;
  tried: boolean;
  done(sent: Sent): void;
  fail(error: unknown): void;
}

const PAUSE = 100;
const LONGEST_PAUSE = 5000;

/** Guessed by nobody: ids count for the whole stream. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `key`: whose subject the transport sends on. */
export function outbox(transport: Pick<Transport, 'send' | 'line' | 'watch'>, key: string): Outbox {
  const queue: Waiting[] = [];
  let busy = false;
  let closed = false;
  let hurry = () => {};

  const unwatch = transport.watch(({ is }) => {
    if (is === 'there' || is === 'refused') hurry();
  });

  function settle(one: Waiting, what: (one: Waiting) => void): void {
    const at = queue.indexOf(one);
    if (at < 0) return;
    queue.splice(at, 1);
    what(one);
  }

  const rest = (tries: number): Promise<void> =>
    new Promise((done) => {
      const most = Math.min(LONGEST_PAUSE, PAUSE * 2 ** tries);
      const clock = setTimeout(() => hurry(), most * (0.5 + Math.random() / 2));
      hurry = () => {
        clearTimeout(clock);
        done();
      };
    });

  async function sendOne(one: Waiting, tries: number): Promise<void> {
    try {
      one.tried = true;
      const sent = await transport.send(one.text, one.id, one.after);
      settle(one, ({ done }) => done(sent));
    } catch (error) {
      const isOver = closed || transport.line.is === 'refused' || !(error instanceof NotAcknowledged);
      if (isOver) settle(one, ({ fail }) => fail(error));
      else if (queue[0] === one) await rest(tries);
    }
  }

  async function sendAll(): Promise<void> {
    if (busy) return;
    busy = true;
    let tries = 0;
    let before: Waiting | null = null;
    for (let one = queue[0]; one; one = queue[0]) {
      tries = one === before ? tries + 1 : 0;
      before = one;
      await sendOne(one, tries);
    }
    busy = false;
  }

  return {
    send: (text, after) =>
      new Promise((done, fail) => {
        if (closed) return fail(new NotAcknowledged('closed'));
        queue.push({ text, after, id: randomId(), tried: false, done, fail });
        void sendAll();
      }),
    heard(message) {
      const one = queue[0];
      if (!one?.tried || message.key !== key || message.text !== one.text) return;
      settle(one, ({ done }) => done({ sequence: message.sequence }));
      hurry();
    },
    get waiting() {
      return queue.length;
    },
    close() {
      closed = true;
      unwatch();
      for (const one of [...queue]) settle(one, ({ fail }) => fail(new NotAcknowledged('closed')));
      hurry();
    },
  };
}
