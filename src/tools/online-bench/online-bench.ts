// npm run online-bench: what tables played far apart take, against a real nats-server on loopback. Prints a table for
// src/online/README.md. --only thread|press|screens|early|late|many|cluster: those alone; --tables N (500), --seconds N (30);
// --dist FOLDER: the build whose screens are measured, else dist, made anew where its sources are newer.
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestHost } from '../../../tests/support/online-host.ts';
import { entersAt, hostsAt, type PageAtHost, sitsAndPlays } from '../../../tests/support/page-at-host.ts';
import { threeServers } from '../../../tests/support/three-servers.ts';
import { ensureBuild, root } from '../install.mjs';
import { aCampaign, anEncounter, aToy, cameEarly } from './came-early.ts';
import { pause, percentile, takenBy } from './measures.ts';
import { decisionsOnScreens, toldWays } from './on-screens.ts';
import { spentOnThread } from './on-the-thread.ts';
import { type BotTable, tableOfBots } from './table-bots.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    dist: { type: 'string' },
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
  },
});

type Row = readonly [what: string, figure: string];
const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause(5);
};

/** The seat asked presses; done when the other page shows it. */
async function pressed(pages: readonly [PageAtHost, PageAtHost]): Promise<number | null> {
  await until(() => pages.some(({ state }) => state.mayAnswer) || pages[0].game.asked() === null);
  const at = pages.findIndex(({ state }) => state.mayAnswer);
  if (at < 0) return null;
  const other = pages[1 - at]!;
  const { decisions } = other.game;
  const option = pages[at]!.game.ofBot();
  const begun = performance.now();
  const shown = new Promise<number>((done) => {
    const quiet = other.table.store.subscribe(() => {
      if (other.game.decisions <= decisions) return;
      quiet();
      done(performance.now() - begun);
    });
  });
  pages[at]!.press(option);
  return shown;
}

async function press(): Promise<Row[]> {
  const host = await startTestHost();
  const times: number[] = [];
  for (let i = 0; i < 4; i++) {
    const at = { url: host.url };
    const { page: ana, invite } = await hostsAt({ ...at, owner: host.owner });
    const ben = await entersAt(at, invite);
    await ben.table.sit(ben.state.seats[1]!.id, 'Ben');
    await until(() => ana.state.seats[1]!.holder !== null);
    for (;;) {
      const took = await pressed([ana, ben]);
      if (took === null) break;
      times.push(took);
      await pause(30);
    }
    for (const page of [ana, ben]) page.close();
  }
  await host.close();
  return [
    [
      `a decision, from press to the other page (${times.length} of *The Training Yard*)`,
      `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`,
    ],
  ];
}

async function screens(): Promise<Row[]> {
  if (values.dist === undefined && !(await ensureBuild())) throw new Error('the table could not be built');
  const dist = resolve(values.dist ?? `${root}/dist`);
  const rows: Row[] = [];
  for (const browsers of [1, 2] as const) {
    const ways = await decisionsOnScreens(`${dist}/`, browsers);
    const where = browsers === 1 ? 'in one Chromium' : 'in two';
    rows.push([`from the press to the other screen, ${where} (${ways.length} decisions)`, toldWays(ways)]);
  }
  return rows;
}

const LONG = 3000;

async function late(): Promise<Row[]> {
  const host = await startTestHost();
  const at = { url: host.url, game: 'around' } as const;
  const { page: ana, invite, watch } = await hostsAt({ ...at, owner: host.owner });
  const ben = await entersAt(at, invite);
  ana.plays(true);
  await sitsAndPlays(ben, 'b');
  await until(() => ben.game.decisions >= LONG);
  for (const page of [ana, ben]) page.plays(false);
  await until(() => [ana, ben].every(({ state }) => state.sent === null));
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const begun = performance.now();
    const one = await entersAt(at, watch);
    times.push(performance.now() - begun);
    if (one.game.stateHash() !== ana.game.stateHash()) throw new Error('whoever came late has another game');
    one.close();
  }
  for (const page of [ana, ben]) page.close();
  await host.close();
  return [
    [
      `coming late, ${LONG} decisions of a toy: connected, read, checked`,
      `${(percentile(times, 0.5) / 1000).toFixed(2)} s`,
    ],
  ];
}

async function many(): Promise<Row[]> {
  const count = Number(values.tables);
  const host = await startTestHost({ published: 'https://bench.invalid', oldServer: true });
  const { pid } = await host.nats();
  const [serverEmpty, hostEmpty] = [takenBy(pid), takenBy(host.pid)];
  const tables: BotTable[] = [];
  for (let i = 0; i < count; i++) tables.push(await tableOfBots(host.url, host.owner, i));
  // Not before all are there: those who play would keep the others out of this process.
  await Promise.all(tables.map((table) => table.begin()));
  await until(() => tables.every(({ decisions }) => decisions > 0));
  const total = () => tables.reduce((sum, { decisions }) => sum + decisions, 0);
  const [server, bridge, before, begun] = [takenBy(pid), takenBy(host.pid), total(), performance.now()];
  await pause(Number(values.seconds) * 1000);
  const seconds = (performance.now() - begun) / 1000;
  const [serverAfter, bridgeAfter, decided] = [takenBy(pid), takenBy(host.pid), total() - before];
  const own = process.cpuUsage();
  for (const table of tables) table.close();
  await host.close();
  const each = (after: number, first: number) => ms(((after - first) * 1000) / decided);
  return [
    [
      `${count} tables of four bots: decisions a second`,
      `${(decided / seconds).toFixed(0)} (the bots' own process took ${((own.user + own.system) / 1e6).toFixed(0)} s)`,
    ],
    ['of these, the server: processor a decision', each(serverAfter.processor, server.processor)],
    [
      'of these, the host with its bridge: processor a decision',
      each(bridgeAfter.processor, bridge.processor),
    ],
    [
      `the server's memory, empty and with ${count} tables played`,
      `${serverEmpty.memory.toFixed(0)} MB, ${serverAfter.memory.toFixed(0)} MB`,
    ],
    [
      `the host's memory, empty and with ${4 * count} sockets`,
      `${hostEmpty.memory.toFixed(0)} MB, ${bridgeAfter.memory.toFixed(0)} MB`,
    ],
    ['open files: server, host', `${serverAfter.files}, ${bridgeAfter.files}`],
  ];
}

async function cluster(): Promise<Row[]> {
  const servers = await threeServers();
  const at = { url: servers.host.url, game: 'around' } as const;
  let opened: Awaited<ReturnType<typeof hostsAt>> | null = null;
  while (!opened) {
    opened = await hostsAt({ ...at, owner: servers.host.owner }).catch(() => null);
    if (!opened) await pause(500);
  }
  const { page: ana, invite } = opened;
  const ben = await entersAt(at, invite);
  let [longest, last] = [0, performance.now()];
  let known = 0;
  ben.table.store.subscribe(() => {
    if (ben.game.decisions === known) return;
    known = ben.game.decisions;
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  });
  ana.plays(true);
  await sitsAndPlays(ben, 'b');
  await until(() => known > 40);
  longest = 0;
  const leader = await servers.killLeader(ana.table.id);
  const stood = known;
  await until(() => known > stood + 60);
  for (const page of [ana, ben]) page.close();
  await servers.close();
  return [
    [
      `three servers, the one that leads the table (${leader}) is killed: the longest pause`,
      `${(longest / 1000).toFixed(1)} s`,
    ],
  ];
}

/** The largest states of what is shipped. */
const LARGEST = ['keep-the-beacon', 'proving-ground-old-broods'];

async function thread(): Promise<Row[]> {
  const rows: Row[] = [];
  await spentOnThread(LARGEST[0]!, 60); // until it is compiled
  for (const encounter of LARGEST) {
    const { online, alone } = await spentOnThread(encounter, 300);
    const said = (of: readonly number[]) => `p50 ${ms(percentile(of, 0.5))}, p95 ${ms(percentile(of, 0.95))}`;
    rows.push([
      `on the page's thread beyond a game alone, a decision of ${encounter}`,
      `${said(online)} (alone ${said(alone)})`,
    ]);
  }
  return rows;
}

async function early(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, played, decisions] of [
    ['a toy', aToy, 200],
    ['a toy', aToy, 600],
    ['a toy', aToy, 3000],
    ['*Keep the Beacon* by bots', anEncounter('keep-the-beacon'), 200],
    ['*Keep the Beacon* by bots', anEncounter('keep-the-beacon'), 600],
    ['a campaign of 45 fights by bots', aCampaign(45), 3000],
  ] as const) {
    const came = await cameEarly(played, decisions);
    rows.push([
      `coming late, ${came.decisions} decisions of ${what}: seen, read; read where no snapshot lies`,
      `${came.shown.toFixed(0)} ms, ${came.read.toFixed(0)} ms; ${came.readWithout.toFixed(0)} ms (snapshot ${(came.letters / 1000).toFixed(0)} kB)`,
    ]);
  }
  return rows;
}

const MEASURES = { thread, press, screens, early, late, many, cluster };
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
);
for (const [name, measure] of Object.entries(MEASURES)) {
  if (values.only !== undefined && values.only !== name) continue;
  for (const [what, figure] of await measure()) console.log(`| ${what} | ${figure} |`);
}
process.exit(0);
