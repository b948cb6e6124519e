/** What `npm run host` says: on the screen it was started from, and to pages it refuses something. */
import type { Reason } from '../../host/request-body.ts';
import type { Told } from '../../host/start-host.ts';
import { findingLine } from './problems.ts';

const REFUSALS: { readonly [S in Exclude<Reason['sort'], 'wrong' | 'too-large'>]: string } = {
  'not-there': 'This address does not exist',
  'only-post': 'This address expects POST',
  'other-origin':
    'Only pages of this table may ask this; behind a proxy, start the host with --public and its address',
  'not-owner': 'owner: expected the secret of the link that the host printed when it started',
  'no-such-table': 'table: expected a table of this host; it may have ended',
  'no-such-code': 'code: expected the code of an invitation that still holds',
  full: 'code: this invitation has let in as many as it may; ask for a new one',
  out: 'key: this key was removed from the table',
  'not-let-in': 'key: expected a key that was let in before',
  'not-host': 'key: expected the key that made this table',
  'not-yours': 'name: this belongs to another key',
  'not-signed': 'sig: expected the signature of this key over body and address',
  'too-old': 'at: expected a time within five minutes of the clock of this host',
  used: 'sig: this was asked before; ask again',
  'too-often': 'Asked too often; wait a minute',
  'table-taken': 'table: expected an id that no other table has',
  'too-many-tables': 'key: this key has as many tables as it may',
  'too-much-beside': 'text: more than may lie beside a table',
  'disk-full': 'The disk of the host has no room for another table',
  'server-away': 'The server of the table is away; try again in a moment',
};

/** Why a page got nothing: the place and what was expected there. */
export function refusalWords(reason: Reason): string {
  if (reason.sort === 'wrong') return reason.findings.map(findingLine).join('; ');
  if (reason.sort === 'too-large') return `expected at most ${reason.most} bytes`;
  return REFUSALS[reason.sort];
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 ** 2)} MB`;
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What happens while it runs. */
export function hostLine(told: Told): string {
  switch (told.what) {
    case 'died':
      return 'nats-server has ended; starting it again …';
    case 'again':
      return 'nats-server is there again. Nothing that was taken is lost.';
    case 'little-room':
      return `Only ${megabytes(told.free)} are free on the disk. With a full disk tables stand still.`;
    case 'no-room':
      return `The tables take ${megabytes(told.taken)}, as much as --disk allows: no new ones until some have ended.`;
    case 'table-ended':
      return `Table ${told.table} has ended: its last decision was on ${day(told.last)}.`;
    case 'old-server':
      return `WARNING: nats-server ${told.version} is too old to be reached by strangers. It runs because --old-server says so: for tests alone.`;
    case 'fault':
      return `Something failed: ${told.said}`;
  }
}

const INSTALL: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'sudo apt-get install nats-server      (Debian and Ubuntu)',
  darwin: 'brew install nats-server',
  win32: 'scoop install nats-server',
};

/** Where there is no server: what to do, on this system. */
export const noServerWords = (named: string | undefined, platform: NodeJS.Platform): string =>
  [
    named === undefined
      ? 'nats-server is not installed on this machine.'
      : `There is no nats-server at ${named}.`,
    'An online table needs it; this command installs nothing by itself. Install it with',
    '',
    ...(INSTALL[platform] === undefined ? [] : [`  ${INSTALL[platform]}`, '']),
    'or take it from https://github.com/nats-io/nats-server/releases (compare the checksum beside it)',
    'and say where it is: npm run host -- --nats PATH',
  ].join('\n');

export const tooOldWords = (version: string): string =>
  [
    `nats-server ${version} may serve this machine and a network you trust, but no public address and no cluster:`,
    'strangers could end it, or reach the tables of others (CVE-2025-30215, CVE-2026-27889, CVE-2026-27571).',
    'Install 2.12.7 or newer (of the older line 2.11.16): https://github.com/nats-io/nats-server/releases',
  ].join('\n');

export const runsAlreadyWords = (folder: string): string =>
  `Another host runs with ${folder}. Stop it first, or choose another folder with --dir.`;

export const notOfHttpsWords = (given: string): string =>
  `--public: expected an address such as https://table.example.org, got ${given}`;

export const notANumberWords = (option: string, given: string): string =>
  `--${option}: expected a whole number, got ${given}`;

const REACH = {
  machine: 'this machine',
  network: 'this network: friends in the same house',
  public: 'the internet',
} as const;

const NOT_YET = [
  'The internet: not yet. Three ways, each yours to choose:',
  '  a machine with a name and a proxy that speaks https (src/online/README.md, "A public server")',
  '  a tunnel of your own that leads to this port',
  '  a port opened on your router that leads to this machine',
  'Then start again with the address in the links: npm run host -- --public https://…',
];

/** What stands on the screen once it runs. */
export function hostWords(host: {
  readonly server: string;
  readonly path: string;
  readonly addresses: readonly { readonly url: string; readonly reach: keyof typeof REACH }[];
  readonly link: string;
  readonly folder: string;
  readonly keep: number;
}): string {
  const widest = Math.max(...host.addresses.map(({ url }) => url.length));
  const published = host.addresses.some(({ reach }) => reach === 'public');
  return [
    '',
    `The table is open, with nats-server ${host.server} (${host.path}).`,
    '',
    ...host.addresses.map(({ url, reach }) => `  ${url.padEnd(widest)}  ${REACH[reach]}`),
    '',
    ...(published ? [] : [...NOT_YET, '']),
    'Your own link. Whoever has it can make tables here; keep it to yourself:',
    '',
    `  ${host.link}`,
    '',
    'Dice come from the time at which this server takes a decision: no guest can steer them, but',
    'whoever runs the server could put its disk back and roll again.',
    'You, and a proxy in front of you, see the addresses of those who connect; guests do not.',
    `Tables end ${host.keep} days after the last decision. They lie in ${host.folder}.`,
    '',
    'Stop it with Ctrl+C.',
  ].join('\n');
}
