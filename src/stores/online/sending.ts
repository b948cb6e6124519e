/** What this page says in a table's stream: one thing that moves the game at a time, until it is known what came of it. */
import type { Key } from '../../online/keys.ts';
import { type Body, type Signed, toSign } from '../../online/table-messages.ts';
import { NotTaken, type Received, type Transport } from '../../online/transport.ts';
import { outbox } from '../stream/outbox.ts';

export interface Sending {
  /** Said once, wherever it comes. */
  say(body: Body): void;
  /** What moves the game: nothing else of it is sent until it came back or was refused. False while something is. */
  move(body: Body): boolean;
  /** The text of what is on its way and moves the game; null where nothing is. */
  readonly moving: string | null;
  /** It came back out of the stream, or can no longer count. */
  done(): void;
  heard(message: Received): void;
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
  const box = outbox(transport, key.id);
  let moving: string | null = null;

  function send(body: Body): string {
    const said = JSON.stringify(body);
    const signed: Signed = { body: said, sig: key.sign(toSign(table, said)) };
    const text = JSON.stringify(signed);
    box.send(text).catch((error: unknown) => {
      // Nobody knows any more what came of the others: what the stream says when it is read again counts.
      if (error instanceof NotTaken) failed(error.why, text === moving);
    });
    return text;
  }

  return {
    say: (body) => void send(body),
    move(body) {
      if (moving !== null) return false;
      moving = send(body);
      return true;
    },
    get moving() {
      return moving;
    },
    done() {
      moving = null;
    },
    heard: box.heard,
    close: box.close,
  };
}
