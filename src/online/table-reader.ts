/**
 * The reader of a table's stream: what counts is decided by the stream's order alone, so that all who read the same
 * messages come to the same game, whatever came before they were opened (DESIGN.md 1.2, 1.3).
 *
 * - **The head** is where the game was moved last, and the chain of all that was taken up to there. A decision must
 *   stand on it. Who sits down, passes or logs somebody away beside it is in the chain, too, but moves no head: nobody
 *   can spoil another's decision that way.
 * - **Time** is the greatest the stream has told. Whatever waits for it ends with the next message, also with one that
 *   is passed over, `now` for one; if it moves the game, place and time of that message are in the chain.
 * - **What stands** (`stand`) answers after anything taken, with the mix of that message's place, until it is ended, its
 *   seat changes hands, or 200 answers were given. After an undo it rests until somebody has decided or `stand` is said.
 * - **A server that lost its last seconds**: the host's key (or its second) sends what was lost once more, each message
 *   as it was received (`again`), also those that were passed over, since their time counted. It is read in its old
 *   place with its old time and no other, so that it has the same mix and goes on in the same chain; what does not fit the chain is passed over, as ever. Of a place and a time that no later
 *   signature of another's stands on the host's word counts, as it does for all the server does.
 * - **Signatures** come last of all that is asked of a message: most of a flood costs none.
 */

import { chainStart, linkOf, moveHead } from './course-chain.ts';
import type { AtTable } from './game-of-table.ts';
import { type Held, heldIn } from './held-reader.ts';
import { judge } from './judge.ts';
import { isKeyId } from './keys.ts';
import { mixOf } from './mix.ts';
import { isNanos, type Said, saidIn } from './read-said.ts';
import { passedOver, takenOf, type Verdict } from './reader-verdict.ts';
import { isSignedBy } from './signed-text.ts';
import { Course } from './table-course.ts';
import type { Begin } from './table-messages.ts';
import {
  type Ask,
  type Head,
  headOf,
  holdsAny,
  mayType,
  type PendingDice,
  type Rate,
  type SeatHeld,
  seatAtFirst,
  seatOf,
  type TableState,
} from './table-state.ts';
import { tooFast } from './too-fast.ts';
import type { Received } from './transport.ts';

export interface ReaderOptions {
  readonly table: string;
  /** The key of whoever hosts it: it alone begins it. */
  readonly hostKey: string;
  /** This page's own. */
  readonly mine?: string;
  /** The game as it is begun, set up with that mix; of a kept reader as it stood. Throws where it cannot be had here. */
  open(begin: Begin, mixOfSetUp: string): AtTable;
}

/** What is put off: each message's signature, whether bots answered so, states before that sequence. */
export interface PutOff {
  readonly signatures: boolean;
  readonly bots: boolean;
  readonly statesBefore: number;
}

const NOTHING: PutOff = { signatures: false, bots: false, statesBefore: 0 };

/** A message that was taken, as far as it says whose word stands for what. */
export interface Proof {
  readonly message: Received;
  readonly said: Said;
  /** How many taken before it its signature stands for; null: for itself alone. */
  readonly covers: number | null;
  readonly bot: boolean;
}

export class TableReader {
  /** All that was taken since this reader was opened, in order. */
  readonly taken: Received[] = [];
  readonly proofs: Proof[] = [];
  /** Another past than this was signed, or another answer of the computer's, while looking at them was put off. */
  doubted = false;
  /** What it was kept as another has signed since; true for whoever has read from the beginning. */
  proven = true;
  private course: Course | null = null;
  private refused = false;
  private last = 0;
  private now = '0';
  private setUpMix = '';
  private rates: Rate[] = [];
  private putOff: PutOff;
  private keptBy: string | null = null;
  private readonly takenAt = new Map<string, number>();

  constructor(
    private readonly options: ReaderOptions,
    putOff: PutOff = NOTHING,
  ) {
    this.putOff = putOff;
  }

  /**
   * From what was kept (`held`) by whoever has that key; null where it cannot be, or another game lies with it. Nothing
   * is to be decided on it until it is `proven`: a seat that neither kept nor reads it has decided on just this state.
   */
  static from(json: unknown, options: ReaderOptions, keptBy: string): TableReader | null {
    const held = heldIn(json, options.table, options.hostKey);
    if (held === null) return null;
    const reader = new TableReader(options);
    return reader.takeUp(held, keptBy) ? reader : null;
  }

  /** Plain data: with the game as it stands, all that is needed to read on. null before the table has begun. */
  held(): Held | null {
    if (this.course === null) return null;
    const { table, hostKey } = this.options;
    return structuredClone({
      format: 1,
      table,
      hostKey,
      sequence: this.last,
      time: this.now,
      decisions: this.course.game.decisions,
      setUpMix: this.setUpMix,
      rates: this.rates,
      state: this.course.state,
    });
  }

  /** From here on each message is looked at in full. */
  lookAtAll(): void {
    this.putOff = NOTHING;
    this.takenAt.clear();
  }

  /** Never throws, whatever it is. */
  read(message: Received): Verdict {
    const { sequence } = message;
    if (!isPlace(message) || sequence <= this.last) return passedOver(message, null, { why: 'out-of-order' });
    this.last = sequence;
    const said = saidIn(message.text);
    const again = said?.body.do === 'again' ? this.readAgain(message, said, said.body.was) : null;
    const verdict = again ?? this.readNow(message, said);
    return { ...verdict, happened: [...verdict.happened, ...(this.course?.told() ?? [])] };
  }

  get begin(): Begin | null {
    return this.course?.state.begin ?? null;
  }
  /** The game: null before the table has begun. */
  get game(): AtTable | null {
    return this.course?.game ?? null;
  }
  get seats(): readonly Readonly<SeatHeld>[] {
    return this.course?.state.seats ?? [];
  }
  get second(): string | null {
    return this.course?.state.second ?? null;
  }
  /** What the next decision is to be made on. */
  get head(): Head | null {
    return this.course && headOf(this.course.state);
  }
  /** Of the message read last. */
  get sequence(): number {
    return this.last;
  }
  /** In nanoseconds since 1970. */
  get time(): bigint {
    return BigInt(this.now);
  }
  /** The undo asked for, with the seats that are waited for still. */
  get undoAsk(): Readonly<Omit<Ask, 'away'>> | null {
    const ask = this.course?.state.ask;
    return this.course && ask ? { ...ask, waitsFor: this.course.waits() } : null;
  }
  /** How many decisions can be made once more, and whose that is beside the host's. */
  get redo(): { readonly key: string; readonly left: number } | null {
    return this.course?.state.redo ?? null;
  }
  get pendingDice(): Readonly<PendingDice> | null {
    return this.course?.state.pending ?? null;
  }
  get typedDice(): boolean {
    return this.course !== null && mayType(this.course.state);
  }
  isHost(key: string): boolean {
    return this.course?.isHost(key) ?? key === this.options.hostKey;
  }
  holdsSeat(key: string): boolean {
    return this.course !== null && holdsAny(this.course.state, key);
  }
  /** The seat asked now, where that key answers for it: its own, the host's what is no seat, anybody's a bot's. */
  mayAnswer(key: string): { readonly seat: string; readonly bot: boolean } | null {
    const asked = this.course?.state.pending === null ? this.course.game.asked() : null;
    if (!this.course || !asked) return null;
    const seat = seatOf(this.course.state, asked.seat);
    const bot = seat?.bot === true;
    const may = seat && !bot ? seat.key === key : this.isHost(key) || (bot && this.holdsSeat(key));
    return may ? { seat: asked.seat, bot } : null;
  }

  private takeUp(held: Held, keptBy: string): boolean {
    const game = this.opened(held.state.begin, held.setUpMix);
    if (game === null || game.decisions !== held.decisions) return false;
    this.course = new Course(this.options.table, this.options.hostKey, held.state, game);
    this.course.time = held.time;
    this.last = held.sequence;
    this.now = held.time;
    this.setUpMix = held.setUpMix;
    this.rates = held.rates.map((rate) => ({ ...rate }));
    this.proven = false;
    this.keptBy = keptBy;
    return true;
  }

  private opened(begin: Begin, mix: string): AtTable | null {
    try {
      return this.options.open(begin, mix);
    } catch {
      return null;
    }
  }

  private passTime(sequence: number, nanos: string): void {
    if (BigInt(nanos) > BigInt(this.now)) this.now = nanos;
    if (this.course === null) return;
    this.course.time = this.now;
    this.course.passTime({ sequence, nanos });
    this.noteHead();
  }

  /** null where it is nothing that is sent again: it is judged as any other. */
  private readAgain(message: Received, said: Said, was: Received): Verdict | null {
    if (!this.course?.isHost(message.key) || !this.isSigned(message, said)) return null;
    const inner = saidIn(was.text);
    if (inner?.body.do === 'again') return passedOver(message, said, { why: 'unreadable' });
    const verdict = this.readNow(was, inner);
    const again = { ...verdict, happened: this.course.told() };
    const { taken, why, happened } = again;
    return { ...passedOver(message, said, { why }), taken, happened, again };
  }

  private readNow(message: Received, said: Said | null): Verdict {
    this.passTime(message.sequence, message.nanos);
    if (tooFast(this.rates, message.key, this.now)) return passedOver(message, said, { why: 'too-fast' });
    return this.judged(message, said);
  }

  private judged(message: Received, said: Said | null): Verdict {
    if (said === null) return passedOver(message, null, { why: 'unreadable' });
    const { course } = this;
    if (course === null) return this.judgedFirst(message, said);
    const states = !this.proven || message.sequence >= this.putOff.statesBefore;
    const judged = judge(course, said.body, message, { bots: !this.putOff.bots, states });
    if ('why' in judged) {
      if (this.putOff.signatures && (judged.doubtful || this.isOtherAnswer(said)))
        this.doubted ||= this.isSigned(message, said);
      return passedOver(message, said, judged);
    }
    if (!this.putOff.signatures && !this.isSigned(message, said))
      return passedOver(message, said, { why: 'bad-signature' });
    const covers = said.body.do === 'decide' ? (this.takenAt.get(said.body.chain) ?? null) : null;
    const failed = judged.act();
    if (failed !== null) return passedOver(message, said, { why: failed });
    this.take(course, message, said, judged.moves === true);
    this.proofs.push({ message, said, covers, bot: judged.bot === true });
    if (
      said.body.do === 'decide' &&
      !judged.otherState &&
      ![this.keptBy, this.options.mine].includes(message.key)
    )
      this.proven = true;
    return { ...takenOf(message, said), ...(judged.otherState && { otherState: true }) };
  }

  /** Two honest pages give the same answer for the computer: of two that differ at one place one is not its own. */
  private isOtherAnswer({ body }: Said): boolean {
    if (body.do !== 'decide') return false;
    const taken = this.proofs.findLast(({ said }) => said.body.do === 'decide' && said.body.on === body.on);
    return taken?.bot === true && taken.said.body.do === 'decide' && taken.said.body.option !== body.option;
  }

  private judgedFirst(message: Received, said: Said): Verdict {
    const { body, signed } = said;
    const { table, hostKey } = this.options;
    const isFirst = body.do === 'begin' && message.key === hostKey && this.isSigned(message, said);
    if (!isFirst || this.refused) return passedOver(message, said, { why: 'before-begin' });
    const mix = mixOf(table, -1, message.sequence, message.nanos);
    const game = this.opened(body, mix);
    if (game === null) {
      this.refused = true;
      return passedOver(message, said, { why: 'cannot-open' });
    }
    const chain = linkOf(chainStart(table), message, signed);
    const state: TableState = {
      begin: body,
      seats: body.seats.map((id) => seatAtFirst(id, body, this.now)),
      second: null,
      chain,
      heads: [{ on: message.sequence, chain, key: message.key }],
      ask: null,
      redo: null,
      pending: null,
      paused: false,
    };
    this.setUpMix = mix;
    this.course = new Course(table, hostKey, state, game);
    this.course.time = this.now;
    this.taken.push(message);
    this.proofs.push({ message, said, covers: null, bot: false });
    this.noteHead();
    return takenOf(message, said);
  }

  private take(course: Course, message: Received, { signed }: Said, moves: boolean): void {
    const { state } = course;
    state.chain = linkOf(state.chain, message, signed);
    if (moves) moveHead(state, message.sequence, message.key);
    for (const seat of state.seats) {
      if (seat.key !== message.key) continue;
      seat.heard = course.time;
      seat.silent = false;
      if (!seat.away) continue;
      seat.away = false;
      if (state.ask) state.ask.away = state.ask.away.filter((id) => id !== seat.id);
      course.tell({ tells: 'back', seat: seat.id, key: message.key });
    }
    course.settle(message, message.key);
    this.taken.push(message);
    this.noteHead();
  }

  /** How many taken a decision on this head stands for. */
  private noteHead(): void {
    if (this.putOff.signatures && this.course) {
      const { chain } = headOf(this.course.state);
      if (!this.takenAt.has(chain)) this.takenAt.set(chain, this.taken.length);
    }
  }

  private isSigned({ key }: Received, { signed }: Said): boolean {
    return isSignedBy(key, this.options.table, signed);
  }
}

/** Its line says where and when it was received. */
const isPlace = ({ sequence, nanos, key, text }: Received): boolean =>
  Number.isSafeInteger(sequence) && isNanos(nanos) && isKeyId(key) && typeof text === 'string';
