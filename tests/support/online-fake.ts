import { createStore } from 'zustand/vanilla';
import { doorOf } from '../../src/stores/online/created-door.ts';
import { nobodyOnline } from '../../src/stores/online/online-door.ts';
import type { Entered, HostHere, MayInvite, OnlineTables } from '../../src/stores/online/online-tables.ts';
import type { Holder, OnlineState, OnlineTable, SeatAt } from '../../src/stores/online/online-types.ts';

/** A person on a seat. */
export const person = (name: string, more: Partial<Extract<Holder, { by: 'person' }>> = {}): Holder => ({
  by: 'person',
  key: `U${name.toUpperCase()}`,
  name,
  mine: false,
  is: 'here',
  ...more,
});

export const seatOf = (id: string, name: string, holder: Holder | null): SeatAt => ({
  id,
  name,
  holder,
  passes: [],
  typed: false,
});

/** Ana is asked; Ben holds this page, and Cleo sleeps. */
export const QUIET: OnlineState = {
  line: { is: 'there' },
  caughtUp: true,
  seats: [
    seatOf('seat-1', 'Rook', person('Ana')),
    seatOf('seat-2', 'Zeke', person('Ben', { mine: true })),
    seatOf('seat-3', 'Remi', person('Cleo', { is: 'asleep' })),
    seatOf('seat-4', 'Nightingale', null),
  ],
  isHost: false,
  watching: false,
  watchers: [],
  mayAnswer: false,
  waitsFor: 'Ana',
  sent: null,
  undo: null,
  notices: [],
  talk: [],
  rings: [],
  typedDice: false,
  witnessed: false,
  witness: null,
  invite: { link: 'http://192.168.1.20:4173/#/join/abcdefghijklmnop.k7m2q9x4', open: true },
  wayBack: 'http://192.168.1.20:4173/#/back/abcdefghijklmnop.00ff00ff00ff00ff00ff00ff00ff00ff',
};

export interface FakeTable extends OnlineTable {
  /** What was asked of it, oldest first. */
  readonly calls: (readonly [does: string, ...given: unknown[]])[];
  /** Something of it changes. */
  set(change: Partial<OnlineState>): void;
}

/** An online table whose state is what the test says, and that notes what is asked of it. */
export function fakeTable(begun: Partial<OnlineState> = {}): FakeTable {
  const store = createStore<OnlineState>(() => ({ ...QUIET, ...begun }));
  const calls: FakeTable['calls'] = [];
  const noted =
    (does: string) =>
    (...given: unknown[]) =>
      void calls.push([does, ...given]);
  const later =
    (does: string) =>
    async (...given: unknown[]) =>
      void calls.push([does, ...given]);
  const mine = (seat: string, holder: Holder | null) =>
    store.setState(({ seats }) => ({
      watching: false,
      seats: seats.map((one) => (one.id === seat ? { ...one, holder } : one)),
    }));
  return {
    id: 'abcdefghijklmnop',
    store,
    calls,
    set: (change) => store.setState(change),
    async sit(seat, name) {
      calls.push(['sit', seat, name]);
      mine(seat, person(name, { mine: true }));
    },
    onScreen: () => noted('offScreen'),
    wake: noted('wake'),
    sleeps: noted('sleeps'),
    leave(seat) {
      calls.push(['leave', seat]);
      mine(seat, null);
    },
    giveToBot: noted('giveToBot'),
    markAway: noted('markAway'),
    freeSeat: noted('freeSeat'),
    throwOut: later('throwOut'),
    withdrawInvite: later('withdrawInvite'),
    newInvite: later('newInvite'),
    nameSecond: noted('nameSecond'),
    agree: noted('agree'),
    refuse: noted('refuse'),
    standBy: noted('standBy'),
    agreeToType: noted('agreeToType'),
    talkOf: noted('talkOf'),
    ring: noted('ring'),
    rename: later('rename'),
    removeMyName: later('removeMyName'),
    screen: 'play',
    async playOnHere() {
      calls.push(['playOnHere']);
      return 'mine-now';
    },
    report: () => '{"report":true}',
    close: noted('close'),
  };
}

export const HOST: HostHere = {
  server: '2.9.10',
  mine: true,
  addresses: [
    { url: 'http://localhost:4173', reach: 'machine' },
    { url: 'http://192.168.1.20:4173', reach: 'network' },
  ],
};

export const MAY: MayInvite = {
  id: 'test',
  name: 'Under Hallow Street',
  seats: [
    { id: 'seat-1', name: 'Rook' },
    { id: 'seat-2', name: 'Zeke' },
  ],
  hidden: false,
};

export const enteredAt = (table: OnlineTable, more: Partial<Entered> = {}): Entered => ({
  table,
  name: 'Under Hallow Street',
  game: 'middara',
  route: 'play/test',
  hidden: false,
  kept: [],
  ...more,
});

/** The online tables of a browser: whatever is not said is not come about. */
export function fakeTables(does: Partial<OnlineTables> = {}): OnlineTables {
  return {
    store: createStore(() => ({ tables: {} })),
    host: async () => HOST,
    own: async () => {},
    inviting: async () => MAY,
    invite: async () => ({ ok: false, fault: 'no-answer' }),
    enter: async () => ({ ok: false, fault: 'no-such-link' }),
    claim: async () => ({ ok: false, fault: 'no-seat-kept' }),
    back: async () => ({ ok: false, fault: 'no-such-link' }),
    resume: async () => null,
    playOnHere: async () => null,
    ...does,
  };
}

/** Whatever game stands on the screen is played online, and those seats of it are held here. */
export function doorOfAny(seats: readonly string[]) {
  const held = seats.map((id) => seatOf(id, id, person('Ana', { mine: true })));
  const table = fakeTable({ seats: held, watching: held.length === 0 });
  const tables = new Proxy<Record<string, OnlineTable>>({}, { get: () => table });
  const { store, offer } = doorTo(fakeTables(), () => true);
  store.setState({ tables });
  return offer;
}

/** The door of a page, and the offer it is given. */
export function doorTo(tables: OnlineTables, isKept: (id: string) => boolean = () => false) {
  const store = nobodyOnline();
  const offer = { store, load: async () => tables, isKept };
  return { ...doorOf(offer), offer };
}
