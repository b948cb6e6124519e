// npm run crash: builds and serves the table, plays it in Chromium, kills the browser again and again, and looks
// that no decision which was shown is lost. --kills N (100), --seed S (1). Ends with 1 where one is.
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { ensureBuild, ensurePackages, root } from '../install.mjs';
import { dealer, type Killed, killOften, MOMENTS } from './kills.ts';
import { CORNERS, type KilledThere, killInCorner } from './kills-in-corners.ts';

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

let n = 0;
const all = await killOften(address, kills, seed, ({ moment, shown, lost, unkept, damaged }) => {
  n += 1;
  const late = unkept > 0 ? `, ${unkept} not kept yet` : '';
  const wrong = `${lost > 0 ? `, ${lost} LOST` : ''}${damaged === null ? '' : `, DAMAGED: ${damaged}`}`;
  if (late !== '' || wrong !== '' || n % 10 === 0)
    console.log(`${n}: ${moment}, ${shown} decisions shown${late}${wrong}`);
});
const sum = (some: readonly Killed[], of: (one: Killed) => number) =>
  some.reduce((total, one) => total + of(one), 0);
const row = (name: string, some: readonly Killed[]) => ({
  moment: name,
  kills: some.length,
  lost: sum(some, ({ lost }) => lost),
  'not kept yet': sum(some, ({ unkept }) => unkept),
  damaged: sum(some, ({ damaged }) => (damaged === null ? 0 : 1)),
});
const rows = MOMENTS.map((moment) =>
  row(
    moment,
    all.filter((one) => one.moment === moment),
  ),
);
console.table([...rows, row('all', all)]);

const there: KilledThere[] = [];
for (const corner of CORNERS)
  there.push(
    ...(await killInCorner(address, corner, Math.ceil(kills / 5), dealer(seed), (one) => {
      if (one.found < one.shown) console.log(`${corner}: ${one.shown} shown, ${one.found} there: LOST`);
    })),
  );
const isLost = ({ found, shown }: KilledThere) => found < shown;
console.table(
  CORNERS.map((corner) => {
    const of = there.filter((one) => one.corner === corner);
    return { corner, kills: of.length, lost: of.filter(isLost).length };
  }),
);
process.exitCode = there.some(isLost) || rows.some(({ lost, damaged }) => lost > 0 || damaged > 0) ? 1 : 0;
await server.close();
