/**
 * A line that is made anew where the server has another past than it told: until whoever reads it has come to terms with
 * that, nothing is sent but what comes first.
 */
import { type Line, NotAcknowledged, type Said, type Sent, type Transport } from '../../online/transport.ts';
import { hearers } from '../stream/hearers.ts';

/** `shorter`: the stream has lost what was told. `other-past`: something else lies there. */
export type OtherPast = 'shorter' | 'other-past';

export interface LastingLine extends Transport {
  /** From then on it is made anew: whoever followed must follow again, from the beginning. Before, it is refused. */
  lasts(begins: (why: OtherPast) => void): void;
  /** Sent while all else waits. */
  sendFirst(text: string, id: string): Promise<Sent>;
  /** Whatever has waited is sent. */
  release(): void;
}

const HELD: Line = { is: 'joining' };

export function lastingLine(connect: () => Transport): LastingLine {
  const lines = hearers<Line>();
  const said = hearers<Said>();
  let begins: ((why: OtherPast) => void) | null = null;
  let held = false;
  let closed = false;
  let inner = connect();
  let quiet = listen();

  function listen(): () => void {
    const mine = inner;
    const ends = [mine.watch((line) => stands(mine, line)), mine.hears(said.tell)];
    return () => {
      for (const end of ends) end();
    };
  }

  function stands(of: Transport, line: Line): void {
    if (closed || of !== inner) return;
    const why = line.is === 'refused' && isOtherPast(line.why) ? line.why : null;
    if (why === null || begins === null) {
      lines.tell(shown());
      return;
    }
    held = true;
    quiet();
    of.close();
    inner = connect();
    quiet = listen();
    lines.tell(shown());
    begins(why);
  }

  const shown = (): Line => (held && inner.line.is === 'there' ? HELD : inner.line);

  return {
    follow: (from, hear, caughtUp) => inner.follow(from, hear, caughtUp),
    async send(text, id, after) {
      if (held) throw new NotAcknowledged('held');
      return inner.send(text, id, after);
    },
    sendFirst: (text, id) => inner.send(text, id),
    say: (text) => inner.say(text),
    hears: said.add,
    get beside() {
      return inner.beside;
    },
    get line() {
      return shown();
    },
    watch: lines.add,
    wake: () => inner.wake(),
    lasts(hear) {
      begins = hear;
    },
    release() {
      held = false;
      lines.tell(shown());
    },
    close() {
      closed = true;
      quiet();
      inner.close();
    },
  };
}

const isOtherPast = (why: string): why is OtherPast => why === 'shorter' || why === 'other-past';
