/** What this page says in a table's stream: one thing that moves the game at a time, until it is known what came of it. */
import type { Key } from '../../online/keys.ts';
import { signedText } from '../../online/signed-text.ts';
import type { Body } from '../../online/table-messages.ts';
import { NotTaken, type Received } from '../../online/transport.ts';
import type { Timer } from '../game/pace.ts';
import { outbox } from '../stream/outbox.ts';
import { inTime } from './in-time.ts';
import type { LastingLine } from './lasting-line.ts';

export interface Sending {
  /** Said once, wherever it comes. */
  say(body: Body): void;
  /**
   * What moves the game: nothing else of it is sent until it came back or was refused. False while something is.
   * `byItself`: nobody at this screen did.
   */
  move(body: Body, byItself?: boolean): boolean;
  /** Messages that a server lost, as they were received, once more and before anything else. */
  again(lost: readonly Received[]): void;
  /** The text of what is on its way and moves the game; null where nothing is. */
  readonly moving: string | null;
  /** On which head, and whether somebody here waits for it. */
  readonly on: number;
  readonly isWaitedFor: boolean;
  /** It came back out of the stream. */
  done(): void;
  /** It can no longer count, whenever it comes. */
  giveUp(): void;
  /** Somebody here said it, and what became of it was not told yet. */
  isOwn(message: Received): boolean;
  heard(message: Received): void;
  close(): void;
}

interface Deps {
  readonly table: string;
  readonly key: Key;
  readonly transport: Pick<LastingLine, 'send' | 'sendFirst' | 'line' | 'watch'>;
  readonly timer: Timer;
  now(): number;
  /** The stream will not have it. `moved`: it was to move the game. */
  failed(why: NotTaken['why'], moved: boolean): void;
}

/** So many are remembered that were said by somebody here. */
const REMEMBERED = 50;

export function sendingOf({ table, key, transport, failed, ...clocks }: Deps): Sending {
  const { watch } = transport;
  const paced = inTime(key.id, transport, clocks);
  const boxOf = (send: LastingLine['send']) =>
    outbox(
      {
        send,
        watch,
        get line() {
          return transport.line;
        },
      },
      key.id,
    );
  const box = boxOf(paced.send);
  // Sent again, they count at their old times.
  const first = boxOf(transport.sendFirst);
  let moving: { readonly text: string; readonly on: number; readonly byItself: boolean } | null = null;
  let own: readonly string[] = [];

  const textOf = (body: Body): string => signedText(key, table, body);
  function send(text: string, by = box): void {
    by.send(text).catch((error: unknown) => {
      // Nobody knows any more what came of the others: what the stream says when it is read again counts.
      if (error instanceof NotTaken) failed(error.why, text === moving?.text);
    });
  }

  return {
    say(body) {
      const text = textOf(body);
      own = [...own, text].slice(-REMEMBERED);
      send(text);
    },
    move(body, byItself = false) {
      if (moving !== null) return false;
      const text = textOf(body);
      if (!byItself) own = [...own, text].slice(-REMEMBERED);
      moving = { text, on: 'on' in body ? body.on : 0, byItself };
      send(text);
      return true;
    },
    again(lost) {
      for (const was of lost) send(textOf({ do: 'again', was }), first);
    },
    get moving() {
      return moving?.text ?? null;
    },
    get on() {
      return moving?.on ?? 0;
    },
    get isWaitedFor() {
      return moving !== null && !moving.byItself;
    },
    done() {
      moving = null;
    },
    giveUp() {
      own = own.filter((text) => text !== moving?.text);
      moving = null;
    },
    isOwn: ({ key: by, text }) => by === key.id && own.includes(text),
    heard(message) {
      paced.heard(message);
      box.heard(message);
      first.heard(message);
    },
    close() {
      paced.close();
      box.close();
      first.close();
    },
  };
}
