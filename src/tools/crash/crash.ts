// npm run crash: builds and serves the table, plays it in Chromium, kills the browser again and again, and looks
// that no decision which was shown is lost. --kills N (100), --seed S (1). Ends with 1 where one is.
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { ensureBuild, ensurePackages, root } from '../install.mjs';
import { dealer, type Killed, killOften, MOMENTS, PLACES, type Place } from './kills.ts';
import { CORNERS, killInCorner } from './kills-in-corners.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run crash -- [--kills N] [--seed S], whole numbers');
  process.exit(2);
}

if (!ensurePackages() || !ensureBuild()) {
  console.error('The table could not be built.');
  process.exit(2);
}
const server = await preview({ root, preview: { port: 4197, host: '127.0.0.1', strictPort: false } });
const address = server.resolvedUrls!.local[0]!;

// Two of five by itself, one of five in a campaign, one of ten in each corner; a remainder is killed by itself.
const inCampaign = Math.floor(kills / 5);
const inCorner = Math.floor(kills / 10);
const often: Readonly<Record<Place, number>> = {
  encounter: kills - inCampaign - CORNERS.length * inCorner,
  campaign: inCampaign,
};

interface Row {
  readonly where: string;
  readonly kills: number;
  readonly lost: number;
  readonly 'not kept yet': number;
  readonly damaged: number;
}
const rows: Row[] = [];
const sum = <T>(some: readonly T[], of: (one: T) => number) =>
  some.reduce((total, one) => total + of(one), 0);

let n = 0;
for (const place of PLACES) {
  const tell = ({ moment, shown, lost, parts, unkept, damaged }: Killed) => {
    n += 1;
    const late = unkept > 0 ? `, ${unkept} not kept yet` : '';
    const wrong = `${lost > 0 ? `, ${lost} LOST at ${parts}` : ''}${damaged === null ? '' : `, DAMAGED: ${damaged}`}`;
    if (late !== '' || wrong !== '' || n % 10 === 0)
      console.log(`${n}: ${place}, ${moment}, ${shown} decisions shown${late}${wrong}`);
  };
  const killed = await killOften(address, often[place], seed, tell, place);
  for (const moment of MOMENTS) {
    const some = killed.filter((one) => one.moment === moment);
    rows.push({
      where: `${place}, ${moment}`,
      kills: some.length,
      lost: sum(some, ({ lost }) => lost),
      'not kept yet': sum(some, ({ unkept }) => unkept),
      damaged: sum(some, ({ damaged }) => (damaged === null ? 0 : 1)),
    });
  }
}
for (const corner of CORNERS) {
  const killed = await killInCorner(address, corner, inCorner, dealer(seed), ({ shown, found }) => {
    if (found < shown) console.log(`${corner}: ${shown} shown, ${found} there: LOST`);
  });
  const lost = sum(killed, ({ shown, found }) => Math.max(0, shown - found));
  rows.push({ where: corner, kills: killed.length, lost, 'not kept yet': 0, damaged: 0 });
}
const total = (of: keyof Omit<Row, 'where'>) => sum(rows, (row) => row[of]);
console.table([
  ...rows,
  {
    where: 'all',
    kills: total('kills'),
    lost: total('lost'),
    'not kept yet': total('not kept yet'),
    damaged: total('damaged'),
  },
]);
process.exitCode = total('lost') + total('damaged') > 0 ? 1 : 0;
await server.close();
