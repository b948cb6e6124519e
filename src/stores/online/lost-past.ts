/**
 * A server that has another past than it told, as after a power cut. Nothing that was taken goes: what this page has
 * stays on the screen until the host's page has sent what was lost once more, in its old places (src/online/README.md).
 * Only what somebody has decided otherwise since then stands in its stead.
 */
import { lateReading } from '../../online/late-reading.ts';
import { saidIn } from '../../online/read-said.ts';
import type { ReaderOptions, TableReader } from '../../online/table-reader.ts';
import type { Received } from '../../online/transport.ts';
import { inSlices, type Slicing } from '../game/in-slices.ts';
import type { Timer } from '../game/pace.ts';
import type { LastingLine, OtherPast } from './lasting-line.ts';
import type { Told } from './notices.ts';
import type { Read } from './reading.ts';

/** Another past that somebody signed, rightly or not. */
interface Doubt {
  readonly by: string;
}

/** Whoever signs another past over and over makes nobody read over and over. */
const DOUBTED_FOR = 30_000;
/** So often it is looked who is there to send it. */
const LOOKS = 5000;
/** So many looks, and the host's page that is there has no more than the server: then the server's counts. */
const MOST_LOOKS = 4;

export interface LostPastDeps {
  readonly options: ReaderOptions;
  readonly me: string;
  readonly line: LastingLine;
  readonly timer: Timer;
  readonly slicing: Slicing | undefined;
  /** What this page has. */
  had(): Omit<Read, 'messages'> & { readonly messages: readonly Received[] };
  isHere(key: string): boolean;
  /** Says these once more, before anything else. */
  sendAgain(lost: readonly Received[]): void;
  /** From now on that counts. */
  take(read: Read): void;
  /** What comes behind it. */
  hear(message: Received): void;
  tell(told: Told): void;
  changed(): void;
}

export interface LostPast {
  /** Somebody has signed another past than this page's: all is read once more. */
  doubt(by: string): void;
  /** What was lost is waited for: nothing is decided. */
  readonly isWaiting: boolean;
  close(): void;
}

interface Newer {
  readonly messages: Received[];
  reader: TableReader | null;
  /** What is still to come back of what was sent again; null: nothing was sent. */
  left: Set<number> | null;
  /** So many decisions of this page's were not there. */
  lost: number;
  looks: number;
}

export function lostPast(deps: LostPastDeps, ends: () => void): LostPast {
  const { options, line, timer, me } = deps;
  let newer: Newer | null = null;
  /** Of the line that is followed now. */
  let followed: Newer | null = null;
  let quiet = ends;
  let clock: unknown = null;
  const doubted = new Set<string>();

  function begin(why: OtherPast | Doubt): void {
    quiet();
    timer.stop(clock);
    const mine: Newer = { messages: [], reader: null, left: null, lost: 0, looks: 0 };
    newer = mine;
    followed = mine;
    deps.changed();
    quiet = line.follow(
      1,
      (message) => hear(mine, message),
      () => void readAll(mine, why),
    );
  }

  async function readAll(mine: Newer, why: OtherPast | Doubt): Promise<void> {
    // What comes meanwhile says nothing of the past this page stands on.
    const until = typeof why === 'object' ? deps.had().reader.sequence : Number.POSITIVE_INFINITY;
    const all = mine.messages.filter(({ sequence }) => sequence <= until);
    const read = await inSlices(lateReading(options, all), deps.slicing);
    if (newer !== mine) return;
    const isSamePast = read.reader.head?.chain === deps.had().reader.head?.chain;
    for (const message of mine.messages.slice(all.length)) read.reader.read(message);
    mine.reader = read.reader;
    if (typeof why === 'object') {
      // It is the other's that differs.
      if (isSamePast) deps.tell({ tells: 'other-past', of: why.by });
      take(mine, read.reader);
      return;
    }
    mine.lost = lostIn(deps.had().reader, read.reader).length;
    if (mine.lost > 0 || why === 'other-past') deps.tell({ tells: 'lost', decisions: mine.lost });
    if (options.hostKey === me) sendLost(mine);
    weigh(mine);
    if (newer === mine) clock = timer.start(() => look(mine), LOOKS);
  }

  function hear(mine: Newer, message: Received): void {
    if (followed !== mine) return;
    if (newer !== mine) {
      deps.hear(message);
      return;
    }
    mine.messages.push(message);
    if (!mine.reader) return;
    mine.reader.read(message);
    const said = message.key === me ? saidIn(message.text)?.body : undefined;
    if (said?.do === 'again') mine.left?.delete(said.was.sequence);
    weigh(mine);
  }

  /** Behind the last message both have, each as it was received first. */
  function sendLost(mine: Newer): void {
    const { messages } = deps.had();
    const same = messages.findIndex((one, i) => !isSame(one, mine.messages[i]));
    const lost = (same < 0 ? [] : messages.slice(same)).map((message) => {
      const said = saidIn(message.text);
      return said?.body.do === 'again' ? said.body.was : message;
    });
    mine.left = new Set(lost.map(({ sequence }) => sequence));
    // Where not even its beginning is left there is nothing it could be put behind.
    if (mine.reader?.game) deps.sendAgain(lost);
  }

  function weigh(mine: Newer): void {
    const { reader } = mine;
    if (!reader?.game) return;
    const had = deps.had().reader;
    const isComing = mine.left !== null && mine.left.size > 0;
    const isAlike = reader.head?.chain === had.head?.chain;
    if (mine.left?.size === 0 || (!isComing && (isAlike || isOtherwise(had, reader)))) take(mine, reader);
  }

  function take({ messages, left, lost }: Newer, reader: TableReader): void {
    const had = deps.had().reader;
    const [still] = lostIn(had, reader);
    timer.stop(clock);
    newer = null;
    deps.take({ reader, messages });
    if (still !== undefined) deps.tell({ tells: 'past-changed', decision: still });
    else if (left !== null && lost > 0) deps.tell({ tells: 'sent-again', decisions: lost });
    line.release();
  }

  /** The host's second sends where the host is not there; where whoever could has nothing, the server's counts. */
  function look(mine: Newer): void {
    if (newer !== mine) return;
    const had = deps.had().reader;
    const others = [options.hostKey, had.second].filter((key) => key !== null && key !== me);
    const isHostHere = others.some((key) => deps.isHere(key!));
    if (isHostHere) mine.looks += 1;
    else if (had.isHost(me) && mine.left === null) sendLost(mine);
    if (mine.looks >= MOST_LOOKS && mine.left === null && mine.reader?.game) take(mine, mine.reader);
    else clock = timer.start(() => look(mine), LOOKS);
  }

  line.lasts(begin);

  return {
    doubt(by) {
      if (newer !== null || doubted.has(by)) return;
      doubted.add(by);
      timer.start(() => doubted.delete(by), DOUBTED_FOR);
      begin({ by });
    },
    get isWaiting() {
      return newer !== null;
    },
    close() {
      newer = null;
      followed = null;
      timer.stop(clock);
      quiet();
    },
  };
}

const isSame = (one: Received, other: Received | undefined): boolean =>
  other?.sequence === one.sequence &&
  other.nanos === one.nanos &&
  other.text === one.text &&
  other.key === one.key;

const nameOf = ({ sequence, text }: Received): string => `${sequence} ${text}`;
const takenBy = ({ taken }: TableReader): ReadonlySet<string> => new Set(taken.map(nameOf));

/** Something was taken that this page has not: what stood behind it fits no more. */
function isOtherwise(had: TableReader, has: TableReader): boolean {
  const known = takenBy(had);
  return has.taken.some((one) => !known.has(nameOf(one)));
}

/** The numbers of decisions that this page has and the other past has not, in the order in which they were taken. */
function lostIn(had: TableReader, has: TableReader): readonly number[] {
  const known = takenBy(has);
  return had.taken.flatMap((one) => {
    const body = known.has(nameOf(one)) ? null : saidIn(one.text)?.body;
    return body?.do === 'decide' ? [body.n] : [];
  });
}
