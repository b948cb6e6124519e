/** A game at an online table as the stream moves it: what is taken, what follows from it, what time alone ends. */

import { moveHead, timeLinkOf } from './course-chain.ts';
import type { AtTable } from './game-of-table.ts';
import { mixOf, witnessed } from './mix.ts';
import type { Happened } from './reader-verdict.ts';
import { mayType, type PendingDice, type SeatHeld, seatOf, since, type TableState } from './table-state.ts';
import { ASK_STANDS, waitingFor } from './undo-ask.ts';
import { stillWitnesses, WITNESS_WAITS, witnessOf } from './witness.ts';

/** The most that is answered after one message by what stands: a game that asks for ever is no game. */
const STANDING = 200;

/** The message that is read. */
export interface Place {
  readonly sequence: number;
  readonly nanos: string;
}

type Answered = Pick<PendingDice, 'seat' | 'key' | 'option' | 'joined' | 'by'>;

export class Course {
  /** The stream's time: the greatest so far. */
  time = '0';
  private happened: Happened[] = [];
  private typing = false;

  constructor(
    readonly table: string,
    readonly hostKey: string,
    readonly state: TableState,
    readonly game: AtTable,
  ) {
    this.typing = mayType(state);
    game.typedDice?.(this.typing);
  }

  isHost(key: string): boolean {
    return key === this.hostKey || key === this.state.second;
  }

  tell(happened: Happened): void {
    this.happened.push(happened);
  }

  /** What has happened since this was asked last. */
  told(): Happened[] {
    return this.happened.splice(0);
  }

  /** Decides, or waits for a witness to its dice; false where the rules took it back. */
  answer(answered: Answered, { sequence, nanos }: Place): boolean {
    const { state, game } = this;
    const n = game.decisions;
    const known = game.mixAt(n);
    const mix = known ?? mixOf(this.table, n, sequence, nanos);
    const pending: PendingDice = { ...answered, of: sequence, n, mix, witness: '', since: this.time };
    if (known === null && state.begin.witnessed) {
      const witness = witnessOf(state, answered.seat, answered.key);
      this.tell({ tells: 'witness', n, seat: witness?.id ?? null });
      if (witness !== null) state.pending = { ...pending, witness: witness.id };
    }
    if (state.pending === null && !this.roll(pending, mix)) return false;
    this.endAsk('decided');
    state.redo = null;
    state.paused = false;
    return true;
  }

  /** The witness has spoken: its link is known, and the dice fall. */
  reveal(seat: SeatHeld, link: string): void {
    const pending = this.state.pending!;
    seat.end = link;
    this.state.pending = null;
    this.rollWaiting(pending, witnessed(pending.mix, link));
  }

  endAsk(why: 'decided' | 'time' | 'rules-failed'): void {
    const { ask } = this.state;
    if (ask === null) return;
    this.state.ask = null;
    this.tell({ tells: 'undo-ended', by: ask.key, why });
  }

  /** What waited long enough by the stream's time, at a message that may itself be passed over. */
  passTime(place: Place): void {
    const moved = [this.consentBySilence(place), this.passWitness(place)].some(Boolean);
    if (moved) this.settle(place, null);
  }

  /** What follows from what was taken: an undo everybody agreed to, another witness, what seats pass. */
  settle(place: Place, key: string | null): void {
    const { state, game } = this;
    const typing = mayType(state);
    if (typing !== this.typing) {
      this.typing = typing;
      game.typedDice?.(typing);
      this.tell({ tells: 'typed-dice', may: typing });
    }
    if (state.ask !== null && this.waits().length === 0) this.goBack(place, key);
    if (state.pending !== null && !stillWitnesses(state)) {
      this.nextWitness();
      moveHead(state, place.sequence, key);
    }
    this.answerStanding(place, key);
  }

  /** Seats whose consent to the undo asked for is missing. */
  waits(): string[] {
    const { ask } = this.state;
    return ask === null ? [] : waitingFor(this.state, ask, this.time, this.isHost(ask.key));
  }

  private answerStanding(place: Place, key: string | null): void {
    const { state } = this;
    for (let i = 0; i < STANDING && state.pending === null && !state.paused; i++) {
      const asked = this.game.asked();
      const seat = asked === null ? undefined : seatOf(state, asked.seat);
      if (!asked || !seat || seat.passes.length === 0) return;
      const option = orNull(() => this.game.standing([...seat.passes]));
      if (option === null || !asked.offers(option)) return;
      if (!this.answer({ seat: seat.id, key: seat.key, option, joined: false, by: 'standing' }, place))
        return;
      moveHead(state, place.sequence, key);
    }
  }

  private goBack(place: Place, key: string | null): void {
    const { state, game } = this;
    const { to, key: by } = state.ask!;
    const decisions = game.decisions - to;
    const done = orNull(() => {
      game.back(to);
      return true;
    });
    if (done === null) {
      this.endAsk('rules-failed');
      return;
    }
    state.ask = null;
    state.redo = { key: by, left: decisions + (state.redo?.left ?? 0) };
    state.paused = true;
    this.tell({ tells: 'undone', by, to, decisions });
    moveHead(state, place.sequence, key);
  }

  private consentBySilence(place: Place): boolean {
    const { state } = this;
    if (state.ask === null) return false;
    if (this.waits().length > 0) {
      if (since(state.ask.at, this.time) >= ASK_STANDS) this.endAsk('time');
      return false;
    }
    state.chain = timeLinkOf(state.chain, place.sequence, place.nanos);
    this.goBack(place, null);
    return true;
  }

  private passWitness(place: Place): boolean {
    const { state } = this;
    const { pending } = state;
    if (pending === null || since(pending.since, this.time) < WITNESS_WAITS) return false;
    const late = seatOf(state, pending.witness)!;
    for (const seat of state.seats) if (seat.key === late.key) seat.silent = true;
    this.tell({ tells: 'witness-silent', n: pending.n, seat: late.id });
    state.chain = timeLinkOf(state.chain, place.sequence, place.nanos);
    this.nextWitness();
    moveHead(state, place.sequence, null);
    return true;
  }

  private nextWitness(): void {
    const pending = this.state.pending!;
    const next = witnessOf(this.state, pending.seat, pending.key);
    this.tell({ tells: 'witness', n: pending.n, seat: next?.id ?? null });
    if (next !== null) {
      pending.witness = next.id;
      pending.since = this.time;
      return;
    }
    this.state.pending = null;
    this.rollWaiting(pending, pending.mix);
  }

  private rollWaiting(pending: PendingDice, mix: string): void {
    if (!this.roll(pending, mix)) this.tell({ tells: 'rules-failed', n: pending.n, seat: pending.seat });
  }

  private roll({ n, seat, option, joined, by }: PendingDice, mix: string): boolean {
    const done = orNull(() => {
      this.game.decide(option, mix, joined);
      return true;
    });
    if (done) this.tell({ tells: 'decided', n, seat, option, mix, by });
    return done !== null;
  }
}

/** What the rules give, or null where they end in an error, which they do alike for everybody. */
export function orNull<T>(give: () => T): T | null {
  try {
    return give();
  } catch {
    return null;
  }
}
