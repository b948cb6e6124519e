import { parseArgs } from 'node:util';
import { playable } from './pack-place.ts';
import { placeOf } from './place-of-pack.ts';
import type { Terminal } from './terminal.ts';
import { type Walked, walkCampaign } from './wander/walk-campaign.ts';

const USAGE = `npm run wander -- [--campaigns 2000] [--seed S] [--from 1] [--pack PLACE]

Walks so many campaigns by chance, of the content's stories and of stories made up, and looks at every step whether an
answer leads on and the books are right (pp.9-13). Walk i has the seed S-i. Exit 1: a walk broke; 2: bad arguments.`;

/** `npm run wander`: the walks, counted by kind; each that breaks is told with its seed. */
export function main(args: readonly string[], terminal: Terminal): number {
  let values: { campaigns: string; seed: string; from: string; pack?: string; help: boolean };
  try {
    values = parseArgs({
      args: [...args],
      options: {
        campaigns: { type: 'string', default: '2000' },
        seed: { type: 'string', default: 'walk' },
        from: { type: 'string', default: '1' },
        pack: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values as typeof values;
  } catch (error) {
    terminal.error(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  const [count, from] = [Number(values.campaigns), Number(values.from)];
  if (values.help || !Number.isInteger(count) || count < 1 || !Number.isInteger(from)) {
    terminal[values.help ? 'log' : 'error'](USAGE);
    return values.help ? 0 : 2;
  }
  const { content } = placeOf(values.pack ?? null, terminal);
  const all = { ...playable({ content }), stories: content.stories, abraxis: content.abraxis };
  const walks: Walked[] = [];
  for (let i = from; i < from + count; i++) {
    const walked = walkCampaign(all, `${values.seed}-${i}`);
    if (walked.fault !== null) terminal.error(`${walked.seed} (${walked.kind}): ${walked.fault}`);
    walks.push(walked);
  }
  terminal.log(reportOf(walks));
  return walks.some(({ fault }) => fault !== null) ? 1 : 0;
}

function reportOf(walks: readonly Walked[]): string {
  const kinds = [...new Set(walks.map(({ kind }) => kind))].sort();
  const asked = new Map<string, number>();
  for (const walk of walks)
    for (const [kind, count] of Object.entries(walk.asked)) asked.set(kind, (asked.get(kind) ?? 0) + count);
  const sum = (of: readonly Walked[], value: (walk: Walked) => number) =>
    of.reduce((total, one) => total + value(one), 0);
  return [
    ...kinds.map((kind) => {
      const of = walks.filter((one) => one.kind === kind);
      const broke = of.filter(({ fault }) => fault !== null).length;
      return `${kind}: ${of.length} walks, ${sum(of, ({ answers }) => answers)} answers, ${sum(of, ({ bountiesLost }) => bountiesLost)} Bounties lost, ${broke} broke`;
    }),
    [...asked]
      .sort(([, a], [, b]) => b - a)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
  ].join('\n');
}
