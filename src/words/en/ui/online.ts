/** Tables that are played online: inviting, joining, seats, undo, what is told. */
import { isolated } from '../../../check/isolated.ts';
import type { OnlineFault } from '../../../stores/online/online-tables.ts';
import type { Notice } from '../../../stores/online/online-types.ts';
import type { WordsFor } from '../../keyed.ts';
import { allOf, points } from '../grammar.ts';

const decisions = (n: number): string => points(n, 'decision');

/** Somebody who has no name, or has had it removed. */
export const nameless = 'Guest';
const who = (name: string): string => isolated(name || nameless);

export const waiting = 'Connecting…';
export const gameOf: Readonly<Record<string, string>> = {
  middara: 'Middara',
  'middara-campaign': 'Middara campaign',
};

export const copy = { copy: 'Copy', copied: 'Copied' };
export const qr = (of: string) => `QR code: ${of}`;

export const invite = {
  item: 'Invite friends',
  title: 'Invite friends',
  asking: 'Looking for the host…',
  noHost:
    'This page cannot host a table. On a computer with Node, run this in the project’s folder, then open the link it prints:',
  command: 'npm run host',
  commandField: 'Command',
  notOwner:
    'Only the person who started the host can host tables. Open the host’s own link: it is printed where “npm run host” is running. Then come back to this game.',
  cannot: 'This game cannot be played online.',
  name: 'Your name',
  mine: 'Your seats',
  kept: (seats: readonly string[]) =>
    `Kept for the players who had them: ${allOf(seats.map(isolated))}. They open your new link.`,
  witnessed: 'Witnessed dice',
  witnessedAbout: 'Another player’s page seals each roll. Slower, but the host cannot roll again alone.',
  hostRolls: 'Dice come from the server: whoever runs it could roll again, unseen.',
  hidden:
    'Hidden cards are hidden from the eye only: every page holds all of them. Play with people you trust.',
  host: 'Host this table',
  hosting: 'Hosting…',
  link: 'Link for friends',
  watchLink: 'Link to watch only',
  linkAbout: 'Whoever opens it picks a free seat, or watches.',
  withdrawn: 'The link is withdrawn. Nobody new can join; who sits here stays.',
  withdraw: 'Withdraw the link',
  renew: 'Make a new link',
  reach: 'Who can open it',
  reaches: {
    machine: 'This computer only.',
    network: 'This network: everyone on the same Wi-Fi or cable.',
    public: 'The internet.',
  },
  internet: 'The internet: not yet. Three ways to get there:',
  ways: [
    'a computer with a public name, and a proxy that passes this one port on;',
    'a tunnel of your own to this port;',
    'a port opened on your router. Then start the host with --public and that address.',
  ],
  done: 'Done',
};

export const join = {
  title: 'Join a table',
  seats: 'Who sits where',
  name: 'Your name',
  take: 'Take this seat',
  takeThe: (seat: string) => `Take this seat: ${isolated(seat)}`,
  taking: 'Sitting down…',
  watch: 'Watch',
  full: 'All seats are taken. You can watch.',
  nameFirst: 'Type your name first.',
  seated: (seats: readonly string[]) => `You have taken ${allOf(seats.map(isolated))}.`,
  toTable: 'Go to the table',
  kept: 'You had a seat before?',
  keptAbout: 'The host has moved this table. Your old link to your seat still proves that it is yours.',
  keptField: 'Your old link',
  claim: 'I have my way back',
  claiming: 'Looking for your seat…',
  home: 'Home',
  again: 'Try again',
  takePacks: 'Take the packs',
};

/** Shown while a long game is still being read. */
export const early = {
  reading: 'Still reading the game. You can take a seat or watch when it is checked.',
  stands: (n: number) => `${decisions(n)} so far`,
  waits: (name: string) => `Waiting for ${who(name)}`,
  free: 'free',
  bot: 'computer',
  seats: 'Who sits where',
};

export const back = {
  title: 'Come back to your seat',
  way: 'Your way back',
  field: 'Link to your seat',
  about: 'Whoever has this is you. Keep it.',
};

export const host = {
  title: 'You can host tables from this page',
  about: 'Open a game, then choose Invite friends in its menu.',
};

/** What went wrong, and what to do about it. */
export const fault: WordsFor<OnlineFault, 'fault'> = {
  'no-host': () => 'There is no host behind this page.',
  'not-owner': () => 'This browser may not host tables.',
  'no-such-link': () => 'This link leads nowhere.',
  'link-withdrawn': () => 'The host has withdrawn this link.',
  'table-full': () => 'This table is full.',
  'thrown-out': () => 'The host has removed you from this table.',
  'too-many-tries': () => 'Too many tries.',
  'no-seat-kept': () => 'No seat at this table is kept for that link.',
  'no-answer': () => 'The host does not answer.',
  'other-version': ({ theirs, here }) => `The table plays version ${theirs}; this page is version ${here}.`,
  'other-content': ({ packs }) =>
    `This page does not have what the table is played with: ${allOf(packs.map(isolated))}.`,
  packs: ({ packs }) =>
    `This table is played with packs you do not have: ${allOf(packs.map(({ name, hash }) => `${isolated(name)} (${hash.slice(0, 8)})`))}.`,
  'bad-pack': ({ name, why }) =>
    `The pack ${isolated(name)} from the table cannot be used: ${isolated(why)}.`,
  refused: ({ why }) => `The host said no: ${isolated(why)}.`,
};
export const faultHelp: WordsFor<OnlineFault, 'fault'> = {
  'no-host': () => 'Open the link you were sent: it names the host’s address.',
  'not-owner': () => 'Open the host’s own link first.',
  'no-such-link': () => 'Check that you copied all of it, or ask for a new one.',
  'link-withdrawn': () => 'Ask the host for a new one.',
  'table-full': () => 'Ask the host to free a seat.',
  'thrown-out': () => 'Ask the host for a new link.',
  'too-many-tries': () => 'Wait a minute, then try again.',
  'no-seat-kept': () => 'Check that you copied all of your old link, or ask the host to free a seat.',
  'no-answer': () => 'Check that it is running and that you are on its network, then try again.',
  'other-version': () => 'Reload this page. If that does not help, ask the host to update.',
  'other-content': () => 'Add these packs on the first page, then try again.',
  packs: () => 'Take them from the host, or leave. They hold no script, and are checked like any pack.',
  'bad-pack': () => 'Tell the host: the pack has to be mended there.',
  refused: () => 'Try again, or ask the host.',
};

/** How the line stands, for a strip. */
export const line = {
  joining: 'Connecting',
  there: 'Online',
  gone: 'Offline',
  refused: 'Not let in',
};
export const lineAbout = {
  gone: 'No connection. It comes back by itself; what you decide is not lost.',
  refused: (why: string) => `The server does not let this page in: ${because(why)}.`,
};

export const strip = {
  label: 'Online table',
  open: 'Seats',
  waits: (name: string) => `Waiting for ${who(name)}`,
  decides: (name: string) => `${who(name)} decides`,
  yours: 'You decide',
  watching: 'You watch',
  sent: 'Sent, not taken yet',
  sentShort: 'Sent',
  witness: (name: string) => `Waiting for ${who(name)} to witness the dice`,
  reading: 'Reading the game…',
  dismiss: 'Dismiss',
};
export const presence = {
  here: 'here',
  asleep: 'phone asleep',
  gone: 'gone',
  away: 'away',
  bot: 'computer',
  free: 'free',
};
/** A seat as the ear has it. */
export const seatTold = (seat: string, holder: string | null, is: keyof typeof presence) =>
  holder === null
    ? `${isolated(seat)}: ${presence[is]}`
    : `${isolated(seat)}: ${who(holder)}, ${presence[is]}`;
export const you = 'you';

export const sheet = {
  title: 'Seats',
  sit: 'Take this seat',
  leave: 'Leave',
  bot: 'Give to computer',
  markAway: 'Mark away',
  free: 'Free the seat',
  takeOver: 'Take over',
  throwOut: 'Throw out',
  throwOutAbout: (name: string) => `${who(name)} cannot come back without a new link.`,
  second: 'Let them host too',
  secondAbout: 'They may do what you may, while you are gone.',
  more: (seat: string) => `More for ${isolated(seat)}`,
  standing: 'Pass until my turn',
  standingAbout: 'You are not asked to react. It ends when your turn begins.',
  typed: 'Real dice may be typed in',
  typedAbout: (agreed: number, all: number) => `Only if every seat agrees: ${agreed} of ${all} do.`,
  awake: 'Keep the screen on',
  watchers: 'Watching',
  nobody: 'Nobody',
  talk: 'Talk',
  say: 'Message',
  send: 'Send',
  silent: 'Nothing said yet.',
  me: 'My name',
  rename: 'Save name',
  remove: 'Remove me',
  removeAbout: 'Your name is deleted from the server. Your decisions stay.',
  game: 'This table',
  report: 'Save a report',
  playOn: 'Play on here',
  playOnAbout: 'Makes a game of your own from everything decided so far.',
  playOnLeaves: 'You leave the online table for good: nothing your friends decide reaches you from then on.',
  sure: 'Yes',
  not: 'No',
};

export const undo = {
  asks: (by: string, n: number) => `${who(by)} wants to undo ${decisions(n)}`,
  mine: (n: number, names: readonly string[]) =>
    names.length === 0
      ? `You asked to undo ${decisions(n)}`
      : `You asked to undo ${decisions(n)}. Waiting for ${allOf(names.map(who))}`,
  others: (by: string, n: number, names: readonly string[]) =>
    names.length === 0
      ? `${who(by)} wants to undo ${decisions(n)}`
      : `${who(by)} wants to undo ${decisions(n)}. Waiting for ${allOf(names.map(who))}`,
  agree: 'Agree',
  refuse: 'Refuse',
  keys: { agree: 'y', refuse: 'n' },
};

/** Why something does not count, by its code; what is not here is for a report. */
const REASONS: Readonly<Record<string, string>> = {
  'bad-signature': 'it is not signed by them',
  'not-asked': 'it was not asked for',
  'not-offered': 'that answer is not offered now',
  'not-theirs': 'it was another player’s to say',
  'not-free': 'the seat is taken',
  'no-seat': 'there is no such seat',
  'nothing-new': 'it is so already',
  'asked-already': 'an undo is asked for already',
  'nothing-to-undo': 'there is nothing to undo',
  'nothing-to-redo': 'there is nothing to redo',
  'waits-for-dice': 'dice are still to be witnessed',
  over: 'the game is over',
  'rules-failed': 'the rules refused it',
  'too-fast': 'too many messages at once',
  'not-allowed': 'the server does not let this page say it',
  full: 'the server has no more room',
  'too-large': 'it is too long',
  'other-past': 'the server told this page another past',
  shorter: 'the server has lost decisions',
  'thrown-out': 'the host has removed you',
};
const because = (why: string): string => REASONS[why] ?? isolated(why);

/** What is told over the table. */
export const notice: WordsFor<Notice, 'tells'> = {
  'came-second': ({ first }) => `${who(first)} was first. You are asked again.`,
  'passed-over': ({ of, mine, why }) =>
    mine
      ? `That does not count: ${because(why)}.`
      : `A message from ${who(of)} does not count: ${because(why)}.`,
  'other-state': ({ decision }) =>
    `Since decision ${decision} this page showed something else than the others. It reads the game again.`,
  'other-past': ({ of }) =>
    `The server told ${who(of)} a different past than you. Do not trust this table; save a report.`,
  'undo-refused': ({ by }) => `${who(by)} refused. Nothing is undone.`,
  'undo-ended': ({ by }) => `${who(by)}’s request to undo has ended.`,
  undone: ({ by }) => `Undone, as ${who(by)} asked.`,
  sat: ({ of, seat }) => `${who(of)} takes ${isolated(seat)}.`,
  left: ({ of, seat }) => `${who(of)} leaves ${isolated(seat)}.`,
  bot: ({ seat }) => `The computer plays ${isolated(seat)}.`,
  away: ({ of, seat }) => `${who(of)} at ${isolated(seat)} is marked away.`,
  'taken-over': ({ of, seat }) => `${who(of)} takes over ${isolated(seat)}.`,
  'sent-again': ({ decisions: n }) =>
    `The server had lost ${decisions(n)}. They were sent again from this page.`,
  lost: ({ decisions: n }) =>
    `The server has lost ${decisions(n)} that this page still has. They come back from the host’s page.`,
  'other-snapshot': () =>
    'What you were shown while the table was being read was wrong. Only what you see now counts.',
  'past-changed': ({ decision }) =>
    `From decision ${decision} on the server has another past than this page had. It counts; save a report.`,
};

export const ring = (by: string) => `${who(by)} points here`;
