/** The stream of an online table as this page has read it; read anew where it came to another state than others. */
import { lateReading } from '../../online/late-reading.ts';
import { saidIn } from '../../online/read-said.ts';
import type { Verdict } from '../../online/reader-verdict.ts';
import { isSignedBy } from '../../online/signed-text.ts';
import type { ReaderOptions, TableReader } from '../../online/table-reader.ts';
import type { Received } from '../../online/transport.ts';
import { inSlices, type Slicing } from '../game/in-slices.ts';

/** What was read of it, and how. */
export interface Read {
  readonly reader: TableReader;
  /** Every message so far, and from now on. */
  readonly messages: Received[];
}

export interface Reading {
  readonly reader: TableReader;
  readonly messages: readonly Received[];
  /** Nothing is decided on it: it is being read anew. */
  readonly isAnew: boolean;
  read(message: Received): Verdict;
  /** Another past takes its place. */
  take(read: Read): void;
  /** Whether what was passed over before that was looked at is really signed by its key. */
  isSigned(verdict: Verdict): boolean;
}

interface Around {
  readonly slicing: Slicing | undefined;
  /** This page has another state than the others since that decision: all is run again. */
  differs(decision: number): void;
  /** It was. */
  mended(): void;
}

export function readingOf(options: ReaderOptions, begun: Read, around: Around): Reading {
  let { reader, messages } = begun;
  let isAnew = false;
  /** It comes to the same however often it is read: then it is of no use to do so. */
  let stays = false;

  async function readAnew(decision: number): Promise<void> {
    if (isAnew || stays) return;
    isAnew = true;
    around.differs(decision);
    const of = messages;
    const all = [...of];
    const again = await inSlices(lateReading(options, all), around.slicing);
    isAnew = false;
    if (of !== messages) return; // another past has come meanwhile
    const since = messages.slice(all.length).map((message) => again.reader.read(message));
    stays = [...again.verdicts, ...since].some(({ otherState }) => otherState);
    reader = again.reader;
    around.mended();
  }

  return {
    get reader() {
      return reader;
    },
    get messages() {
      return messages;
    },
    get isAnew() {
      return isAnew;
    },
    read(message) {
      messages.push(message);
      const verdict = reader.read(message);
      const { body, otherState } = verdict;
      if (otherState) void readAnew(body?.do === 'decide' ? body.n : 0);
      return verdict;
    },
    take(read) {
      ({ reader, messages } = read);
      stays = false;
    },
    isSigned({ sequence, key }) {
      const message = messages.findLast((one) => one.sequence === sequence);
      const said = message && saidIn(message.text);
      return said ? isSignedBy(key, options.table, said.signed) : false;
    },
  };
}
