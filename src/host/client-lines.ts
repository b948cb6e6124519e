/**
 * What a page says to the server, read line by line and never beyond: payloads are counted, not looked into. It is
 * here for what the server does not check (tried on 2.9.10; `tests/host/bridge.test.ts`): where an answer is to go, by
 * which a watcher could have it write under another's subject; and headers of the server's own, by which a seat could
 * say another time than the stream's, and so choose its dice.
 */

/** What the rates count. `read`: the past asked for, answered by the server at once. */
export type Counted = 'message' | 'read' | 'other';

/** The server's own bound for all lines but the first. */
const LONGEST = 4096;
/** With the JWT in it. */
const LONGEST_CONNECT = 16_384;
const LARGEST = 64 * 1024;

const READS = '$JS.API.DIRECT.GET.';
const OTHERS: readonly string[] = ['SUB', 'UNSUB', 'PING', 'PONG'];
const CR = 13;
const LF = 10;

/** What a page may say beside a message: its id, and what it expects to stand before it. */
const HEADER = /^Nats-(Msg-Id|Expected-Last-Sequence): [\x21-\x7e]{1,100}$/;

function readHeaders(block: string): void {
  const [version, ...lines] = block.split('\r\n');
  const ends = lines.splice(-2);
  if (version !== 'NATS/1.0' || ends.join() !== ',' || !lines.every((line) => HEADER.test(line)))
    throw new Unreadable('a header');
}

/** Why nothing further is taken from a connection. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Whose connection it says it is; the server finds out whether it is true. */
function keyOfConnect(json: string): string {
  try {
    const { jwt } = JSON.parse(json) as { jwt?: unknown };
    const [, claims = ''] = String(jwt).split('.');
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: unknown };
    if (typeof sub === 'string' && /^U[A-Z2-7]{55}$/.test(sub)) return sub;
  } catch {
    // Said below.
  }
  throw new Unreadable('CONNECT without a key');
}

const sizeOf = (text: string): number => {
  const size = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(size <= LARGEST)) throw new Unreadable('size');
  return size;
};

/** Reads on from wherever the last chunk has ended. Throws Unreadable at anything that a client would not say. */
export class ClientLines {
  #line: number[] = [];
  /** Bytes of a payload, and the two that end it, that are still to come. */
  #payload = 0;
  /** Of these, those that are headers. */
  #headers = 0;
  #key: string | null = null;
  readonly #count: (what: Counted) => void;

  constructor(count: (what: Counted) => void) {
    this.#count = count;
  }

  read(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; )
      at = this.#payload > 0 ? this.#pass(chunk, at) : this.#take(chunk, at);
  }

  #pass(chunk: Uint8Array, at: number): number {
    if (this.#headers > 0) return this.#gather(chunk, at);
    const before = Math.min(this.#payload - 2, chunk.length - at);
    if (before > 0) {
      this.#payload -= before;
      return at + before;
    }
    if (chunk[at] !== (this.#payload === 2 ? CR : LF)) throw new Unreadable('end of a payload');
    this.#payload -= 1;
    return at + 1;
  }

  #gather(chunk: Uint8Array, at: number): number {
    const until = Math.min(chunk.length, at + this.#headers);
    for (let i = at; i < until; i++) this.#line.push(chunk[i]!);
    this.#headers -= until - at;
    this.#payload -= until - at;
    if (this.#headers > 0) return until;
    readHeaders(Buffer.from(this.#line).toString('latin1'));
    this.#line = [];
    return until;
  }

  #take(chunk: Uint8Array, at: number): number {
    const end = chunk.indexOf(LF, at);
    const until = end < 0 ? chunk.length : end;
    const longest = this.#key === null ? LONGEST_CONNECT : LONGEST;
    if (this.#line.length + until - at > longest) throw new Unreadable('length of a line');
    for (let i = at; i < until; i++) this.#line.push(chunk[i]!);
    if (end < 0) return until;
    if (this.#line.pop() !== CR) throw new Unreadable('end of a line');
    const line = Buffer.from(this.#line).toString('latin1');
    this.#line = [];
    this.#hear(line);
    return end + 1;
  }

  #hear(line: string): void {
    if (line.includes('\r')) throw new Unreadable('end of a line');
    const [word = '', ...rest] = line.split(/[ \t]+/);
    const operation = word.toUpperCase();
    if (operation === 'CONNECT') {
      if (this.#key !== null) throw new Unreadable('a second CONNECT');
      this.#key = keyOfConnect(line.slice(word.length));
    } else if (operation === 'PUB' || operation === 'HPUB') {
      this.#publishes(rest, operation === 'HPUB' ? 2 : 1);
    } else if (!OTHERS.includes(operation)) throw new Unreadable('an operation');
    else this.#count('other');
  }

  /** A subject, where the answer goes if anywhere, and sizes: of the headers, and of all. */
  #publishes(words: readonly string[], sizes: number): void {
    const [subject = '', reply] = words.length === sizes + 2 ? words : [words[0]];
    if (words.length !== sizes + 1 && words.length !== sizes + 2) throw new Unreadable('a publication');
    if (this.#key === null) throw new Unreadable('a publication before CONNECT');
    if (reply !== undefined && !reply.startsWith(`_INBOX.${this.#key}.`))
      throw new Unreadable('an answer to somewhere else');
    const all = words.slice(-sizes).map(sizeOf);
    this.#payload = all.at(-1)! + 2;
    this.#headers = sizes === 2 ? all[0]! : 0;
    if (this.#headers > Math.min(LONGEST, all.at(-1)!)) throw new Unreadable('size');
    this.#count(subject.startsWith(READS) ? 'read' : 'message');
  }
}
