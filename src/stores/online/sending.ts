/** What this page says in a table's stream: one decision at a time, sent until it is known what became of it. */
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { Key } from '../../online/keys.ts';
import { type Body, type Signed, toSign } from '../../online/messages.ts';
import { NotAcknowledged, NotTaken, type Transport } from '../../online/transport.ts';

export const newId = (): string => bytesToHex(randomBytes(16));

export interface Sending {
  /** Said once, wherever it comes; what does not get through is told by `failed`. */
  say(body: Body): void;
  /** What moves the game: nothing else of it is sent until it came back or was refused. False while something is. */
  move(body: Body): boolean;
  /** The text of what is on its way and moves the game; null where nothing is. */
  readonly moving: string | null;
  /** It came back out of the stream, or no longer can. */
  done(): void;
  close(): void;
}

interface Deps {
  readonly table: string;
  readonly key: Key;
  readonly transport: Transport;
  /** The stream will not have it. `moved`: it was to move the game. */
  failed(why: NotTaken['why'], moved: boolean): void;
}

export function sendingOf({ table, key, transport, failed }: Deps): Sending {
  let moving: string | null = null;
  let closed = false;

  const textOf = (body: Body): string => {
    const said = JSON.stringify(body);
    const signed: Signed = { body: said, sig: key.sign(toSign(table, said)) };
    return JSON.stringify(signed);
  };

  /** Until it is known to be there: the same id is the same message, however often it is sent. */
  async function send(text: string, wanted: () => boolean, moves: boolean): Promise<void> {
    const id = newId();
    while (!closed && wanted()) {
      try {
        await transport.send(text, id);
        return;
      } catch (error) {
        if (error instanceof NotTaken) return failed(error.why, moves);
        if (!(error instanceof NotAcknowledged)) throw error;
        await isThere(transport, () => closed);
      }
    }
  }

  return {
    say(body) {
      void send(textOf(body), () => true, false);
    },
    move(body) {
      if (moving !== null) return false;
      const text = textOf(body);
      moving = text;
      void send(text, () => moving === text, true);
      return true;
    },
    get moving() {
      return moving;
    },
    done() {
      moving = null;
    },
    close() {
      closed = true;
    },
  };
}

/** Done when the line stands, or it is closed. */
function isThere(transport: Transport, isClosed: () => boolean): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (transport.line.is !== 'there' && !isClosed()) return;
      quiet();
      // Let whatever ended the line come to an end.
      setTimeout(done, 50);
    };
    const quiet = transport.watch(look);
    look();
  });
}
