/** What lies in a table's stream on the server, got message by message: plain requests, which any seat may make. */
import {
  createInbox,
  Match,
  type Msg,
  type MsgHdrs,
  NoRespondersError,
  PermissionViolationError,
} from '@nats-io/nats-core';
import type { Received } from '../../online/transport.ts';
import type { Standing } from './nats-line.ts';
import { nanosOf } from './rfc-nanos.ts';

const TIMEOUT = 5000;
const PAUSE = 60;
const LONGEST_PAUSE = 1000;

/** Before a server that is just coming up, or a copy of the stream that lags behind, is asked again. */
export const pauseBefore = (tries: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.min(LONGEST_PAUSE, PAUSE * 1.5 ** tries)));

/**
 * What the server says of a message stands behind whatever its sender wrote there, in capitals and small letters of its
 * own: all that comes before, or is spelt otherwise, could be forged.
 */
export const serversOwn = (told: MsgHdrs | undefined, name: string): string =>
  told?.last(name, Match.CanonicalMIME) ?? '';

/** There is a place: it is a message, whatever else its sender made it look like. */
const isMessage = ({ headers }: Msg): boolean => serversOwn(headers, 'nats-sequence') !== '';

/** Past the client's own look at it: a message can be written so that it looks like nobody's answering. */
const asked = ({ connection, inbox: all }: Standing, subject: string, what: string): Promise<Msg | null> =>
  new Promise((done) => {
    const inbox = createInbox(all);
    connection.subscribe(inbox, {
      max: 1,
      timeout: TIMEOUT,
      callback: (error, answer) => done(error ? null : answer),
    });
    connection.publish(subject, what, { reply: inbox });
  });

/** What lies there; null where the server knows of nothing. */
async function got(standing: Standing, stream: string, what: object): Promise<Msg | null> {
  const { connection, isOver } = standing;
  const subject = `$JS.API.DIRECT.GET.${stream}`;
  const text = JSON.stringify(what);
  for (let tries = 0; ; tries++) {
    try {
      const answer = await connection.request(subject, text, { timeout: TIMEOUT });
      if (isMessage(answer)) return answer;
      if (answer.headers?.code === 404) return null;
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      // What it may not read it will never be given.
      if (cause instanceof PermissionViolationError) throw cause;
      if (isOver() || connection.isClosed()) throw error;
      if (cause instanceof NoRespondersError) {
        const answer = await asked(standing, subject, text);
        if (answer && isMessage(answer)) return answer;
      }
    }
    await pauseBefore(tries);
  }
}

function receivedIn({ headers, data }: Msg): Received {
  const sequence = Number(serversOwn(headers, 'nats-sequence'));
  const nanos = nanosOf(serversOwn(headers, 'nats-time-stamp'));
  const key = serversOwn(headers, 'nats-subject').split('.').at(-1);
  if (!Number.isSafeInteger(sequence) || !nanos || !key) throw new Error('a message without its place');
  return { sequence, nanos, key, text: new TextDecoder().decode(data) };
}

/** Each is rejected when the connection ends. */
export interface StreamThere {
  /** One of several copies may answer, behind the others. */
  readonly mayLag: boolean;
  /** The message of that place; null where none is there, or not yet. */
  at(sequence: number): Promise<Received | null>;
  /** The first from there on; null where there is none, or not yet. */
  from(sequence: number): Promise<Received | null>;
  last(): Promise<Received | null>;
}

export function streamThere(standing: Standing, table: string): StreamThere {
  const all = `table.${table}.>`;
  const one = async (what: object): Promise<Received | null> => {
    const answer = await got(standing, table, what);
    return answer && receivedIn(answer);
  };
  return {
    mayLag: standing.connection.info?.cluster !== undefined,
    at: (seq) => one({ seq }),
    from: (seq) => one({ seq, next_by_subj: all }),
    last: () => one({ last_by_subj: all }),
  };
}

/** The text beside a stream under that name; null where it is not there, or not all of it. */
export async function textBeside(standing: Standing, table: string, name: string): Promise<string | null> {
  const chunk = (number: number) =>
    got(standing, `${table}-beside`, { last_by_subj: `beside.${table}.${name}.${number}` });
  const first = await chunk(0);
  if (!first) return null;
  const of = Number(first.headers?.get('Of') || 1);
  const rest = await Promise.all(Array.from({ length: of - 1 }, (_, i) => chunk(i + 1)));
  let text = '';
  for (const piece of [first, ...rest]) {
    // Just being written, or written over.
    if (!piece || Number(piece.headers?.get('Of') || 1) !== of) return null;
    text += piece.string();
  }
  return text;
}
