/** An online table on this page: the stream is read, the game follows it, and what is done here is said there. */
import { createStore } from 'zustand/vanilla';
import type { Key } from '../../online/keys.ts';
import { hasMoved } from '../../online/reader-verdict.ts';
import type { Body } from '../../online/table-messages.ts';
import type { ReaderOptions } from '../../online/table-reader.ts';
import type { Received } from '../../online/transport.ts';
import type { Slicing } from '../game/in-slices.ts';
import type { Timer } from '../game/pace.ts';
import type { HostDoor } from '../stream/host-door.ts';
import type { StandsAtTable } from './at-game.ts';
import { dutiesOf } from './duties.ts';
import { hostActs } from './host-acts.ts';
import { keepingStanding } from './keeping-standing.ts';
import { seatedNow } from './kept-seats.ts';
import type { LastingLine } from './lasting-line.ts';
import { lostPast } from './lost-past.ts';
import { namesBeside } from './names.ts';
import { noticesOf } from './notices.ts';
import type { OnlineRecord } from './online-records.ts';
import { onlineState } from './online-state.ts';
import type { OnlineState, OnlineTable } from './online-types.ts';
import { plansTold } from './plans-told.ts';
import type { Prepared } from './prepared.ts';
import { type PresenceOfTable, presenceOf } from './presence.ts';
import { type Read, readingOf } from './reading.ts';
import { sendingOf } from './sending.ts';
import { layingSnapshots } from './snapshots.ts';
import { tableTold } from './table-told.ts';

export interface OnlineTableDeps {
  readonly record: OnlineRecord;
  readonly key: Key;
  readonly transport: LastingLine;
  readonly door: Pick<HostDoor, 'out' | 'invite' | 'beside' | 'remove'>;
  /** The page's own address, without what is behind `#`. */
  readonly base: string;
  keep(record: OnlineRecord): Promise<void>;
  /** What was taken, for when the server is gone. */
  keepStanding(text: string): Promise<void>;
  readonly timer: Timer;
  now(): number;
  isSeen(): boolean;
  readonly slicing?: Slicing;
  /** Left: it is no table of this page any more. */
  closed(): void;
}

/** So long what was sent may be on its way before it looks so: most of it is back by then, and is drawn once. */
const GHOST_AFTER = 80;

/** A table that was read: from here on it is heard. */
export function tableOn(
  deps: OnlineTableDeps,
  prepared: Prepared,
  options: ReaderOptions,
  begun: Read & { readonly wasShownWrong: boolean },
  quiet: () => void,
): { readonly table: OnlineTable; hear(message: Received): void } {
  const { key, transport, door, timer, slicing } = deps;
  const { table, hostKey } = options;
  let { record } = deps;
  const reading = readingOf(options, begun, {
    slicing,
    differs: (decision) => told.tell({ tells: 'other-state', decision }),
    mended: changedPast,
  });
  const game = (): StandsAtTable | null => reading.reader.game as StandsAtTable | null;
  const isBusy = () => reading.isAnew || lost.isWaiting;
  const names = namesBeside(transport, () => told.renamed());
  const { nameOf } = names;
  const told = tableTold({ me: key.id, nameOf, timer, changed: () => publish() });
  const { tell } = told;
  let sent: string | null = null;
  let ghost: unknown = null;
  let isClosed = false;
  const sending = sendingOf({
    ...deps,
    table,
    failed(why, moved) {
      if (moved) giveUp();
      tell({ tells: 'passed-over', of: key.id, mine: true, why });
    },
  });
  const keysHere = () => [
    ...reading.reader.seats.flatMap((seat) => seat.key ?? []),
    ...presence.keys,
    hostKey,
    key.id,
  ];
  const ownSeats = () => reading.reader.seats.filter((seat) => seat.key === key.id);
  const mayBeHeard = (by: string) => reading.reader.holdsSeat(by) || reading.reader.isHost(by);
  const plans = plansTold({
    onScreen: () => screens.plans(),
    mayTell: () => mayBeHeard(key.id),
    isHeard: mayBeHeard,
    isGone: (by) => presence.of(by) === 'gone',
    nameOf,
    say: (saying) => presence.say(saying),
  });
  const presence: PresenceOfTable = presenceOf(
    transport,
    {
      changed: () => publish(),
      rang: (by, at) => told.rang(by, at),
      talked(by, text) {
        if (mayBeHeard(by)) told.said(by, text);
      },
      named: () => names.read(keysHere(), true),
      planned: (by, plan) => plans.heard(by, plan),
    },
    { ...deps, stands: () => plans.standing() },
  );
  const duties = dutiesOf({ table, key, hostKey, timer, sending, presenceOf: presence.of });
  const laying = prepared.snapshots && key.id === hostKey ? layingSnapshots(deps, prepared.snapshots) : null;
  const keeping = keepingStanding({ ...deps, isShown: () => screens.shows() }, prepared.standing);
  const lost = lostPast(
    {
      options,
      me: key.id,
      line: transport,
      timer,
      slicing,
      had: () => reading,
      isHere: (by) => presence.of(by) === 'here',
      sendAgain: sending.again,
      take(read) {
        reading.take(read);
        changedPast();
      },
      hear,
      tell,
      changed: () => publish(),
    },
    quiet,
  );

  /** What moves the game, said on where it stands. */
  function decide(option: string, joined: boolean): void {
    const { reader } = reading;
    const at = reader.mayAnswer(key.id);
    const here = game();
    const { head } = reader;
    if (!at && here?.asked()) tell({ tells: 'passed-over', of: key.id, mine: true, why: 'not-theirs' });
    if (!at || at.bot || !here || !head || isBusy()) {
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
    timer.stop(ghost);
    ghost = timer.start(() => sent !== null && publish(), GHOST_AFTER);
  }
  const moveOn = (body: (on: number) => Body): void => {
    const { head } = reading.reader;
    if (head && (isBusy() || !sending.move(body(head.on))))
      tell({ tells: 'passed-over', of: '', mine: true, why: 'not-asked' });
  };
  /** Decisions undone are made once more one by one, as far as they were one thing. */
  let isRedoing = false;
  const redo = () => moveOn((on) => ({ do: 'redo', on }));
  const desk = {
    decide,
    undo: (to: number) => moveOn((on) => ({ do: 'undo', on, to: Math.max(0, to) })),
    redo() {
      isRedoing = true;
      redo();
    },
    holds(seat: string) {
      const at = reading.reader.mayAnswer(key.id);
      return at !== null && !at.bot && at.seat === seat && sending.moving === null && !isBusy();
    },
  };
  const screens = prepared.screens(game, desk);

  function giveUp(): void {
    sending.giveUp();
    sent = null;
    isRedoing = false;
    screens.refused();
    publish();
  }
  /** All was read once more, or another past counts. */
  function changedPast(): void {
    if (isClosed) return;
    if (sending.moving !== null && sending.on !== reading.reader.head?.on) giveUp();
    afterAll();
  }
  /** They are this table's still where it goes on at another server. */
  function keepSeats(): void {
    const seated = seatedNow(reading.reader.seats);
    if (JSON.stringify(seated) === JSON.stringify(record.seated ?? [])) return;
    record = { ...record, seated };
    void deps.keep(record).catch(() => {}); // a full disk: they come back by the host's new link alone
  }
  function afterAll(): void {
    keepSeats();
    screens.follow();
    names.read(keysHere(), false);
    publish();
    goOn();
  }

  /** By seat, who held it last: for what is told when it changes hands. */
  const held = new Map<string, string>();
  const those = {
    me: key.id,
    seatName: (id: string) => prepared.seatNames[id] ?? id,
    heldBefore: (id: string) => held.get(id) ?? null,
  };

  function hear(message: Received): void {
    if (isClosed) return;
    sending.heard(message);
    const verdict = reading.read(message);
    tell(...noticesOf(verdict, { ...those, isOwn: sending.isOwn(message) }));
    if (
      verdict.why === 'other-chain' &&
      !verdict.again &&
      verdict.key !== key.id &&
      reading.isSigned(verdict)
    )
      lost.doubt(verdict.key);
    for (const seat of reading.reader.seats) if (seat.key) held.set(seat.id, seat.key);
    if (message.key === key.id && message.text === sending.moving) {
      sending.done();
      sent = null;
      if (!verdict.taken) {
        isRedoing = false;
        screens.refused();
      }
    } else if (sending.moving !== null && hasMoved(verdict)) {
      // What was sent on where it stood before cannot count any more; what the stream says of it is passed over.
      if (verdict.taken && verdict.body?.do === 'decide' && sending.isWaitedFor)
        tell({ tells: 'came-second', first: verdict.key });
      giveUp();
    }
    afterAll();
  }

  function goOn(): void {
    if (isClosed) return;
    const here = game();
    if (isRedoing && sending.moving === null) {
      const next = here?.isJoined(here.decisions) && reading.reader.redo;
      isRedoing = Boolean(next);
      if (next) redo();
    }
    duties.look(reading.reader, isBusy() ? null : here);
    if (isBusy()) return;
    laying?.look(reading.reader);
    keeping.look(reading.reader);
  }

  const stateNow = (): OnlineState =>
    onlineState({
      reader: reading.reader,
      isBusy: isBusy(),
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
      notices: told.notices,
      talk: told.talk,
      rings: told.rings,
    });
  const store = createStore<OnlineState>(stateNow);
  function publish(): void {
    if (isClosed) return;
    store.setState(stateNow());
    plans.look();
  }
  const unwatch = transport.watch(() => publish());
  for (const seat of reading.reader.seats) if (seat.key) held.set(seat.id, seat.key);
  keepSeats();
  names.read(keysHere(), true);
  if (begun.wasShownWrong) tell({ tells: 'other-snapshot' });
  goOn();

  async function nameMe(name: string): Promise<void> {
    try {
      await names.write(key.id, name);
    } catch (error) {
      const why = error instanceof Error ? String(error.cause ?? error.message) : String(error);
      return tell({ tells: 'passed-over', of: key.id, why });
    }
    presence.say({ names: true });
    record = { ...record, as: name };
    await deps.keep(record).catch(() => {}); // as above
    publish();
  }
  const answerAsk = (yes: boolean) => {
    const { undoAsk } = reading.reader;
    if (undoAsk) sending.say(yes ? { do: 'agree', ask: undoAsk.ask } : { do: 'refuse', ask: undoAsk.ask });
  };
  const ofHost = hostActs({
    ...{ table, key, door, tell, say: sending.say },
    seats: () => reading.reader.seats,
    async links(codes) {
      record = { ...record, ...codes };
      await deps.keep(record);
      publish();
    },
  });

  const onlineTable: OnlineTable = {
    id: table,
    store,
    onScreen(shown) {
      screens.look(shown);
      return () => {
        screens.close();
        plans.look();
      };
    },
    wake() {
      transport.wake();
      presence.turned();
    },
    sleeps: (isGone) => presence.say({ is: isGone ? 'bye' : 'asleep' }),
    async sit(seat, name) {
      if (name.trim() !== '') await nameMe(name);
      const isHeld = reading.reader.seats.some(({ id, key: by, bot }) => id === seat && (by !== null || bot));
      sending.say(isHeld ? { do: 'seat', seat, key: key.id } : { do: 'sit', seat });
    },
    leave: (seat) => sending.say({ do: 'leave', seat }),
    ...ofHost,
    agree: () => answerAsk(true),
    refuse: () => answerAsk(false),
    standBy(passes) {
      for (const { id } of ownSeats()) sending.say({ do: 'stand', seat: id, passes: [...passes] });
    },
    agreeToType(yes) {
      for (const { id } of ownSeats()) sending.say({ do: 'typed', seat: id, yes });
    },
    talkOf(text) {
      if (!mayBeHeard(key.id)) return;
      presence.say({ talk: text });
      told.said(key.id, text);
    },
    ring(at) {
      presence.say({ ring: at });
      told.rang(key.id, at);
    },
    rename: nameMe,
    removeMyName: () => nameMe(''),
    screen: prepared.route.split('/')[0]!,
    async playOnHere() {
      const left = await prepared.playOn(game()!);
      record = { ...record, left };
      await deps.keep(record).catch(() => {}); // as above
      return left;
    },
    report: () =>
      JSON.stringify({
        table,
        me: key.id,
        host: hostKey,
        line: transport.line,
        head: reading.reader.head,
        state: game()?.stateHash() ?? null,
        notices: told.notices,
        messages: reading.messages,
      }),
    close() {
      if (isClosed) return;
      isClosed = true;
      duties.close();
      laying?.close();
      keeping.close();
      timer.stop(ghost);
      plans.close();
      screens.close();
      sending.close();
      presence.close();
      unwatch();
      lost.close();
      transport.close();
      deps.closed();
    },
  };
  return { table: onlineTable, hear };
}
