import { parseArgs } from 'node:util';
import { POLICIES, type Policy } from '../bots/policies.ts';
import type { Scenario } from '../campaign/index.ts';
import { didYouMean } from '../check/did-you-mean.ts';
import { CHALLENGES, type Challenge, costOfLoadout, type Loadout } from '../engine/index.ts';
import { hintText } from '../words/en/hints.ts';
import { type CrawlGame, playCrawl } from './crawl/crawl-game.ts';
import { crawlReport } from './crawl/crawl-report.ts';
import { type PackPlace, playable } from './pack-place.ts';
import { placeOf } from './place-of-pack.ts';
import { UsageError } from './sim-options.ts';
import type { Terminal } from './terminal.ts';

const USAGE = `npm run crawl -- [--scenario A,B] [--games 40] [--bot ${POLICIES.join('|')}[,…]] [--seed S] [--difficulty ${CHALLENGES.join('|')}] [--outfit ENCOUNTER] [--pack PLACE]

Plays Scenarios of Crawl Mode (p.9) from their Store to their end, with damage, cards and Gold carried from one encounter
to the next, and tells how often they are won and what each station costs.
  --bot A,B           an encounter is tried by each in turn until it is won: what one does not see another may.
  --outfit ENCOUNTER  the four go out as that encounter has them ready; without it in the dearest outfits of the encounters that its Gold pays for.
Game i has the seed S-i. Exit 2: bad arguments.`;

/** `npm run crawl`: the laboratory of Scenarios. */
export function main(args: string[], terminal: Terminal): number {
  try {
    const { values } = parseArgs({
      args,
      options: {
        scenario: { type: 'string' },
        games: { type: 'string', default: '40' },
        bot: { type: 'string', default: 'simple' },
        seed: { type: 'string', default: '1' },
        difficulty: { type: 'string' },
        outfit: { type: 'string' },
        pack: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      terminal.log(USAGE);
      return 0;
    }
    const { content } = placeOf(values.pack ?? null, terminal);
    const { scenarios } = content.stories;
    const ids = values.scenario?.split(',') ?? Object.keys(scenarios);
    const games = Number(values.games);
    if (!Number.isInteger(games) || games < 1)
      throw new UsageError(`--games ${values.games}: expected a number`);
    const bots = values.bot.split(',').map((one) => known<Policy>('bot', one, POLICIES));
    const difficulty =
      values.difficulty === undefined
        ? undefined
        : known<Challenge>('difficulty', values.difficulty, CHALLENGES);
    for (const id of ids) {
      const scenario = scenarios[known('scenario', id, Object.keys(scenarios))]!;
      const outfits = outfitsOf(content, scenario, values.outfit);
      const plan = { scenario, outfits, bots, ...(difficulty ? { difficulty } : {}) };
      const all = { ...playable({ content }), stories: content.stories, abraxis: content.abraxis };
      const played: CrawlGame[] = [];
      for (let i = 0; i < games; i++) played.push(playCrawl(all, plan, `${values.seed}-${i + 1}`));
      terminal.log(crawlReport(scenario.name, played));
    }
    return 0;
  } catch (error) {
    const isUsage =
      error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!isUsage) throw error;
    terminal.error(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
}

function known<T extends string>(name: string, given: string, among: readonly T[]): T {
  const found = among.find((one) => one === given);
  if (found !== undefined) return found;
  const meant = didYouMean(given, among);
  throw new UsageError(
    `--${name} ${given}: expected one of ${among.join(', ')}${meant === undefined ? '' : ` (${hintText(meant)})`}`,
  );
}

/** Four outfits of an encounter: the one asked for, else the dearest for each that the Gold of the Scenario pays for. */
function outfitsOf(
  { encounters, cards }: PackPlace['content'],
  { start }: Scenario,
  asked: string | undefined,
): Readonly<Record<string, Loadout>> {
  if (asked !== undefined)
    return Object.fromEntries(
      Object.entries(encounters[known('outfit', asked, Object.keys(encounters))]!.loadouts).slice(0, 4),
    );
  const goldOf = (loadout: Loadout) => costOfLoadout(loadout, cards).gold.total;
  const all = Object.values(encounters).map(({ loadouts }) => loadouts);
  const party = Object.keys(all.find((loadouts) => Object.keys(loadouts).length === 4) ?? {});
  const choices = party.map((card) => {
    const found = all.flatMap(({ [card]: loadout }) => loadout ?? []);
    return { card, found: found.toSorted((a, b) => goldOf(a) - goldOf(b)) };
  });
  let left = start.gold - choices.reduce((sum, { found }) => sum + goldOf(found[0]!), 0);
  return Object.fromEntries(
    choices.map(({ card, found }) => {
      const [cheapest] = found;
      const dearest = found.findLast((one) => goldOf(one) - goldOf(cheapest!) <= left) ?? cheapest!;
      left -= goldOf(dearest) - goldOf(cheapest!);
      return [card, dearest === cheapest ? dearest : withSpare(dearest, cheapest!)];
    }),
  );
}

/** What a Store has not of the first, the other makes up for, where there is room for it. */
const withSpare = (first: Loadout, spare: Loadout): Loadout => ({
  ...first,
  items: [...first.items, ...spare.items],
  pack: [...(first.pack ?? []), ...(spare.pack ?? [])],
  disciplines: [...new Set([...first.disciplines, ...spare.disciplines])],
});
