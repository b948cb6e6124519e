/** An online table on this page: the stream is read, the game follows it, and what is done here is said there. */
import { createStore } from 'zustand/vanilla';
import { hasSigned, type Key } from '../../online/keys.ts';
import { lateReading } from '../../online/late-reading.ts';
import type { Verdict } from '../../online/reader-verdict.ts';
import { type Body, type Signed, toSign } from '../../online/table-messages.ts';
import type { ReaderOptions, TableReader } from '../../online/table-reader.ts';
import type { Received, Transport } from '../../online/transport.ts';
import { inSlices, type Slicing } from '../game/in-slices.ts';
import type { Timer } from '../game/pace.ts';
import type { HostDoor } from '../stream/host-door.ts';
import type { StandsAtTable } from './at-game.ts';
import { namesBeside } from './names.ts';
import { noticesOf, type Told } from './notices.ts';
import type { OnScreen, Screens } from './on-screen.ts';
import type { OnlineRecord } from './online-records.ts';
import { onlineState } from './online-state.ts';
import type { Notice, OnlineState, OnlineTable, Ring, Talk } from './online-types.ts';
import { type PresenceOfTable, presenceOf } from './presence.ts';
import { sendingOf } from './sending.ts';
import { witnessDuty } from './witnessing.ts';

/** The game of a table, as soon as it is known which. */
export interface Prepared {
  /** Its id on this page. */
  readonly id: string;
  /** What it calls its seats. */
  readonly seatNames: Readonly<Record<string, string>>;
  /** Hands are closed in it. */
  readonly isHidden: boolean;
  /** Where it is played: the tail of the page's address. */
  readonly route: string;
  /** As it is begun, each time anew. */
  open(): StandsAtTable;
  screens(table: () => StandsAtTable | null, desk: Parameters<OnScreen['sitAt']>[0] & object): Screens;
  /** All that was taken, as a game of this browser alone. */
  playOn(game: StandsAtTable): Promise<string>;
}

export interface OnlineTableDeps {
  readonly record: OnlineRecord;
  readonly key: Key;
  readonly transport: Transport;
  readonly door: Pick<HostDoor, 'out' | 'invite' | 'beside' | 'remove'>;
  /** The page's own address, without what is behind `#`. */
  readonly base: string;
  keep(record: OnlineRecord): Promise<void>;
  readonly timer: Timer;
  now(): number;
  isSeen(): boolean;
  readonly slicing?: Slicing;
  /** Left: it is no table of this page any more. */
  closed(): void;
}

const MOST_NOTICES = 12;
const MOST_TALK = 60;
const RING_LASTS = 3000;

/** What was read of it, and how. */
interface Begun {
  readonly reader: TableReader;
  readonly options: ReaderOptions;
  /** Every message so far, and from now on. */
  readonly messages: Received[];
  /** Ends the hearing. */
  quiet(): void;
}

/** A table that was read: from here on it is heard. */
export function tableOn(
  deps: OnlineTableDeps,
  prepared: Prepared,
  { reader: begun, options, messages, quiet }: Begun,
): { readonly table: OnlineTable; hear(message: Received): void } {
  const { key, transport, door, timer } = deps;
  const { table } = options;
  let { record } = deps;
  let reader = begun;
  const game = (): StandsAtTable | null => reader.game as StandsAtTable | null;
  const names = namesBeside(transport, () => publish());
  const { nameOf } = names;
  let sent: string | null = null;
  let notices: readonly Notice[] = [];
  let talk: readonly Talk[] = [];
  let rings: readonly Ring[] = [];
  let numbers = 0;
  const number = () => (numbers += 1);
  let isClosed = false;

  const sending = sendingOf({
    table,
    key,
    transport,
    failed(why, moved) {
      if (moved) giveUp();
      tell({ tells: 'passed-over', of: '', mine: true, why });
    },
  });
  const keysHere = () => [
    ...reader.seats.flatMap((seat) => seat.key ?? []),
    ...presence.keys,
    options.hostKey,
    key.id,
  ];
  const ownSeats = () => reader.seats.filter((seat) => seat.key === key.id);
  const presence: PresenceOfTable = presenceOf(
    transport,
    {
      changed: () => publish(),
      rang: (by, at) => ringFor(by, at),
      talked(by, text) {
        if (reader.holdsSeat(by) || reader.isHost(by)) hearTalk(by, text);
      },
      named: () => names.read(keysHere(), true),
    },
    deps,
  );
  function ringFor(by: string, at: Ring['at']): void {
    const ring = { id: number(), by: nameOf(by), at };
    rings = [...rings, ring];
    timer.start(() => {
      rings = rings.filter((one) => one !== ring);
      publish();
    }, RING_LASTS);
    publish();
  }
  const hearTalk = (by: string, text: string) => {
    talk = [...talk, { id: number(), by: nameOf(by), mine: by === key.id, text }].slice(-MOST_TALK);
    publish();
  };

  /** What moves the game, said on where it stands. */
  function decide(option: string, joined: boolean): void {
    const at = reader.mayAnswer(key.id);
    const here = game();
    const head = reader.head;
    if (!at || at.bot || !here || !head || isReadingAgain) {
      screens.refused();
      return;
    }
    const { on, chain } = head;
    const body: Body = {
      do: 'decide',
      on,
      seat: at.seat,
      n: here.decisions,
      option,
      ...(joined && { joined }),
      chain,
      state: here.stateHash(),
    };
    if (!sending.move(body)) return;
    sent = option;
    publish();
  }
  const moveOn = (body: (on: number) => Body): void => {
    if (reader.head && !sending.move(body(reader.head.on)))
      tell({ tells: 'passed-over', of: '', mine: true, why: 'not-asked' });
  };
  /** Decisions undone are made once more one by one, as far as they were one thing. */
  let isRedoing = false;
  const desk = {
    decide,
    undo: (to: number) => moveOn((on) => ({ do: 'undo', on, to: Math.max(0, to) })),
    redo() {
      isRedoing = true;
      moveOn((on) => ({ do: 'redo', on }));
    },
    holds(seat: string) {
      const at = reader.mayAnswer(key.id);
      return at !== null && !at.bot && at.seat === seat && sending.moving === null;
    },
  };
  const screens = prepared.screens(game, desk);

  function giveUp(): void {
    sending.done();
    sent = null;
    isRedoing = false;
    screens.refused();
    publish();
  }

  /** By seat, who held it last: for what is told when it changes hands. */
  const held = new Map<string, string>();
  const tell = (...told: readonly Told[]): void => {
    notices = [...notices, ...told.map((one) => ({ ...one, id: number() }) as Notice)].slice(-MOST_NOTICES);
    publish();
  };

  function hear(message: Received): void {
    if (isClosed) return;
    messages.push(message);
    sending.heard(message);
    const verdict = reader.read(message);
    const those = {
      me: key.id,
      nameOf: (by: string) => nameOf(by) || by,
      seatName: (id: string) => prepared.seatNames[id] ?? id,
      heldBefore: (id: string) => held.get(id) ?? null,
      isSigned,
    };
    tell(...noticesOf(verdict, those));
    for (const seat of reader.seats) if (seat.key) held.set(seat.id, seat.key);
    if (message.key === key.id && message.text === sending.moving) {
      sending.done();
      sent = null;
      if (!verdict.taken) {
        isRedoing = false;
        screens.refused();
      }
    } else if (sending.moving !== null && hasMoved(verdict)) {
      // What was sent on where it stood before cannot count any more; what the stream says of it is passed over.
      if (verdict.taken && verdict.body?.do === 'decide' && sent !== null)
        tell({ tells: 'came-second', first: nameOf(verdict.key) || verdict.key });
      giveUp();
    }
    if (verdict.otherState) void readAgain(verdict);
    screens.follow();
    names.read(keysHere(), false);
    publish();
    goOn();
  }

  const isSigned = ({ sequence, key: by }: Verdict): boolean => {
    const message = messages.findLast((one) => one.sequence === sequence);
    try {
      const { body, sig } = JSON.parse(message?.text ?? '') as Signed;
      return hasSigned(by, toSign(table, body), sig);
    } catch {
      return false; // unreadable
    }
  };

  /** Another state than it was decided on: all is run again, and if it stays so that is told. */
  let isReadingAgain = false;
  async function readAgain(verdict: Verdict): Promise<void> {
    if (isReadingAgain) return;
    isReadingAgain = true;
    const decision = verdict.body?.do === 'decide' ? verdict.body.n : 0;
    tell({ tells: 'other-state', decision });
    const all = [...messages];
    const again = await inSlices(lateReading(options, all), deps.slicing);
    for (const message of messages.slice(all.length)) again.reader.read(message);
    reader = again.reader;
    isReadingAgain = false;
    screens.follow();
    publish();
  }

  const witness = witnessDuty(table, key, sending.say);

  /** What nobody at a screen has to do: a bot's answer, a witness's link, what was undone in one go. */
  let botClock: unknown = null;
  function goOn(): void {
    if (isClosed) return;
    witness(reader, ownSeats());
    const here = game();
    if (isRedoing && sending.moving === null) {
      const next = here?.isJoined(here.decisions) && reader.redo;
      isRedoing = Boolean(next);
      if (next) moveOn((on) => ({ do: 'redo', on }));
    }
    timer.stop(botClock);
    const at = reader.mayAnswer(key.id);
    if (!at?.bot || !here || reader.undoAsk) return;
    const present = reader.seats.filter(({ key: by }) => by === key.id || (by && presence.of(by) === 'here'));
    const rank = Math.max(
      0,
      present.findIndex((seat) => seat.key === key.id),
    );
    botClock = timer.start(() => answerForBot(), BOT_THINKS + rank * BOT_WAITS);
  }
  function answerForBot(): void {
    const at = reader.mayAnswer(key.id);
    const here = game();
    const head = reader.head;
    if (isClosed || !at?.bot || !here || !head || sending.moving !== null) return;
    const { on, chain } = head;
    const state = here.stateHash();
    sending.move({ do: 'decide', on, seat: at.seat, n: here.decisions, option: here.ofBot(), chain, state });
  }

  const stateNow = (): OnlineState =>
    onlineState({
      reader,
      me: key,
      base: deps.base,
      record,
      seatNames: prepared.seatNames,
      decisions: game()?.decisions ?? 0,
      asks: game()?.asked()?.seat ?? null,
      nameOf,
      presence,
      line: transport.line,
      sent,
      notices,
      talk,
      rings,
    });
  const store = createStore<OnlineState>(stateNow);
  function publish(): void {
    if (!isClosed) store.setState(stateNow());
  }
  const unwatch = transport.watch(() => publish());
  names.read(keysHere(), true);
  goOn();

  async function nameMe(name: string): Promise<void> {
    await names.write(key.id, name);
    presence.say({ names: true });
    publish();
  }
  const answerAsk = (yes: boolean) => {
    const { undoAsk } = reader;
    if (undoAsk) sending.say(yes ? { do: 'agree', ask: undoAsk.ask } : { do: 'refuse', ask: undoAsk.ask });
  };
  async function changeInvite(what: 'new' | 'withdraw'): Promise<void> {
    const given = await door.invite(table, key, what);
    if (!given.ok) return tell({ tells: 'passed-over', of: '', mine: true, why: given.why });
    record = { ...record, ...given.value };
    await deps.keep(record);
    publish();
  }

  const onlineTable: OnlineTable = {
    id: table,
    store,
    onScreen(shown) {
      screens.look(shown);
      return () => screens.close();
    },
    wake() {
      transport.wake();
      presence.turned();
    },
    async sit(seat, name) {
      if (name.trim() !== '') await nameMe(name);
      const isHeld = reader.seats.some(({ id, key: by, bot }) => id === seat && (by !== null || bot));
      sending.say(isHeld ? { do: 'seat', seat, key: key.id } : { do: 'sit', seat });
    },
    leave: (seat) => sending.say({ do: 'leave', seat }),
    giveToBot: (seat) => sending.say({ do: 'bot', seat }),
    markAway: (seat) => sending.say({ do: 'away', seat }),
    freeSeat: (seat) => sending.say({ do: 'seat', seat, key: null }),
    async throwOut(whom) {
      for (const seat of reader.seats)
        if (seat.key === whom) sending.say({ do: 'seat', seat: seat.id, key: null });
      const given = await door.out(table, key, whom);
      if (!given.ok) tell({ tells: 'passed-over', of: nameOf(whom), why: given.why });
    },
    withdrawInvite: () => changeInvite('withdraw'),
    newInvite: () => changeInvite('new'),
    nameSecond: (second) => sending.say({ do: 'second', key: second }),
    agree: () => answerAsk(true),
    refuse: () => answerAsk(false),
    standBy(passes) {
      for (const { id } of ownSeats()) sending.say({ do: 'stand', seat: id, passes: [...passes] });
    },
    agreeToType(yes) {
      for (const { id } of ownSeats()) sending.say({ do: 'typed', seat: id, yes });
    },
    talkOf(text) {
      if (!reader.holdsSeat(key.id) && !reader.isHost(key.id)) return;
      presence.say({ talk: text });
      hearTalk(key.id, text);
    },
    ring(at) {
      presence.say({ ring: at });
      ringFor(key.id, at);
    },
    rename: nameMe,
    async removeMyName() {
      await names.write(key.id, '');
      presence.say({ names: true });
      publish();
    },
    playOnHere: () => prepared.playOn(game()!),
    report: () => JSON.stringify({ table, me: key.id, host: options.hostKey, head: reader.head, messages }),
    close() {
      if (isClosed) return;
      isClosed = true;
      timer.stop(botClock);
      screens.close();
      sending.close();
      presence.close();
      unwatch();
      quiet();
      transport.close();
      deps.closed();
    },
  };
  return { table: onlineTable, hear };
}

/** So long the computer lets its turn be seen, and a page waits for one before it to answer for it. */
const BOT_THINKS = 300;
const BOT_WAITS = 1500;

/** Whether the game was moved by it. */
const hasMoved = ({ happened, taken, body }: Verdict): boolean =>
  (taken && body?.do === 'redo') || happened.some(({ tells }) => tells === 'decided' || tells === 'undone');
