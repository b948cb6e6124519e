/**
 * A long past read at once by whoever comes late. A signature takes longer to check than a decision to run: so first
 * everything is read as if each were right, and then of each key its last decision is checked, which signs the chain of
 * all before it, and what it said after where that one stands. A message somebody else wrote in its name would have led
 * to another chain than that key knew. If anything fails, all is read again in full: it comes to the same as reading
 * each in full from the beginning.
 */
import type { Verdict } from './reader-verdict.ts';
import { isSignedBy } from './signed-text.ts';
import { type StoodAt, stoodAt } from './snapshot.ts';
import { type Proof, type PutOff, type ReaderOptions, TableReader } from './table-reader.ts';
import type { Received } from './transport.ts';

/** The states of so many messages at the end are compared: of all it would take longer than to run them. */
const COMPARED = 20;

export interface LateRead {
  readonly reader: TableReader;
  /** One for each message. */
  readonly verdicts: readonly Verdict[];
  /** What had to be looked at: the last of each key, the computer's answers as well, or each message. */
  readonly looked: 'heads' | 'bots' | 'each';
  /** Where it stood once that message was read; null where there is none of that place. */
  readonly stood: StoodAt | null;
}

/** All of it, at one go. */
export function readLate(options: ReaderOptions, messages: readonly Received[]): LateRead {
  const reading = lateReading(options, messages);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** The same with a moment after each message and each signature to let others on: gives how many messages were read, beginning anew where all is read again. `stop`: the place of the message at which is noted where it stood. */
export function* lateReading(
  options: ReaderOptions,
  messages: readonly Received[],
  stop = 0,
): Generator<number, LateRead, void> {
  const statesBefore = messages.at(-COMPARED)?.sequence ?? 0;
  const hasty = yield* readAll(options, messages, { signatures: true, bots: true, statesBefore }, stop);
  const { doubted, proofs } = hasty.reader;
  if (!doubted && (yield* holds(options.table, proofs))) {
    if (botsVouchedFor(proofs)) return over(hasty, 'heads');
    // Nobody beside the page that sent them stands for what the computer was said to answer.
    const looked = yield* readAll(options, messages, { signatures: true, bots: false, statesBefore }, stop);
    if (!looked.reader.doubted && (yield* holds(options.table, looked.reader.proofs)))
      return over(looked, 'bots');
  }
  return over(
    yield* readAll(options, messages, { signatures: false, bots: false, statesBefore }, stop),
    'each',
  );
}

function over(read: AllRead, looked: LateRead['looked']): LateRead {
  read.reader.lookAtAll();
  return { ...read, looked };
}

type AllRead = Omit<LateRead, 'looked'>;

function* readAll(
  options: ReaderOptions,
  messages: readonly Received[],
  putOff: PutOff,
  stop: number,
): Generator<number, AllRead, void> {
  const reader = new TableReader(options, putOff);
  const verdicts: Verdict[] = [];
  let stood: StoodAt | null = null;
  for (const message of messages) {
    verdicts.push(reader.read(message));
    if (message.sequence === stop) stood = stoodAt(reader);
    yield verdicts.length;
  }
  return { reader, verdicts, stood };
}

/** The last decision of each key, by what it stands for. */
function lastOfEach(proofs: readonly Proof[]): Map<string, Proof> {
  const last = new Map<string, Proof>();
  for (const proof of proofs) if (proof.covers !== null) last.set(proof.message.key, proof);
  return last;
}

function* holds(table: string, proofs: readonly Proof[]): Generator<number, boolean, void> {
  const last = lastOfEach(proofs);
  for (const [i, proof] of proofs.entries()) {
    const { key } = proof.message;
    const vouching = last.get(key);
    if (vouching !== undefined && vouching !== proof && i < vouching.covers!) continue;
    if (!isSignedBy(key, table, proof.said.signed)) return false;
    yield proofs.length;
  }
  return true;
}

/** Each of the computer's answers stands before a later decision of another key than sent it. */
function botsVouchedFor(proofs: readonly Proof[]): boolean {
  const last = [...lastOfEach(proofs).entries()];
  return proofs.every(
    ({ bot, message }, i) => !bot || last.some(([key, { covers }]) => key !== message.key && i < covers!),
  );
}
