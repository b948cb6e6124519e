import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { memberIn } from '../../src/campaign/index.ts';
import { type CrawlPlan, playCrawl } from '../../src/sim/crawl/crawl-game.ts';
import { crawlReport } from '../../src/sim/crawl/crawl-report.ts';
import { nextPurchase } from '../../src/sim/crawl/outfitter.ts';
import { main } from '../../src/sim/crawl.ts';
import { BUILT_IN, loadPlace, playable } from '../../src/sim/pack-place.ts';
import { begin } from '../campaign/support.ts';
import { asNpmStarts, done } from '../support/command.ts';
import { many, proved, proving } from '../support/depth.ts';

const { content } = loadPlace(BUILT_IN);
const all = { ...playable({ content }), stories: content.stories, abraxis: content.abraxis };
const outfits = content.encounters['training-yard']!.loadouts;
const plan = { scenario: content.stories.scenarios['oil-and-salt']!, outfits, bots: ['simple'] } as const;

/** So many of its four stations, where that is enough; all of them when it is proved. */
const begun = (stations: number) => {
  const scenario = { ...plan.scenario, steps: plan.scenario.steps.slice(0, many(stations, 4)) };
  const scenarios = { ...content.stories.scenarios, [scenario.id]: scenario };
  return { plan: { ...plan, scenario }, content: { ...all, stories: { ...content.stories, scenarios } } };
};
const short = begun(1);
const again = playCrawl(short.content, short.plan, 'two-1');

describe('npm run crawl: Scenarios from their Store to their end (p.9)', () => {
  test('buys what the four are to go out with, and gives it to them', () => {
    const party = Object.keys(outfits);
    const session = begin(all, { story: { mode: 'crawl', scenario: 'oil-and-salt', party } });
    for (let next = nextPurchase(session, outfits); next; next = nextPurchase(session, outfits))
      session.decide(next);
    const rook = memberIn(session.state, 'rook-lars');
    expect(rook.items.map(({ ref }) => ref).sort()).toEqual([...outfits['rook-lars']!.items].sort());
    expect(rook.disciplines.map(({ ref }) => ref)).toEqual(outfits['rook-lars']!.disciplines);
    expect(session.state.stash).toEqual([]);
  });

  test('plays the same game of the same seed, station by station, and stops where one is lost', () => {
    const longer = begun(2);
    const game = playCrawl(longer.content, longer.plan, 'two-1');
    expect(again.stations).toEqual(game.stations.slice(0, again.stations.length));
    proved({ games: 2 });
    expect(game.stations[0]).toMatchObject({ encounter: 'proving-ground-broods', hurt: 0 });
    expect(game.stations.slice(0, -1).every(({ won }) => won)).toBe(true);
    expect(game.won).toBe(game.stations.length === many(2, 4) && game.stations.at(-1)!.won);
    const told = crawlReport('Oil and Salt', [game]);
    expect(told).toMatch(/^Oil and Salt: [01] of 1 won/);
    expect(told).toContain('1. proving-ground-broods: reached 1, hurt 0 %');
  });

  // It put one thing down for the other, and never ended.
  test('ends its shopping where there is no room for all of an outfit (p.24)', () => {
    const greedy = Object.fromEntries(
      Object.entries(outfits).map(([card, { items, disciplines }]) => [
        card,
        { disciplines, items: [...items, 'great-hammer', 'longbow'] },
      ]),
    );
    const session = begin(all, {
      story: { mode: 'crawl', scenario: 'old-debts', party: Object.keys(outfits) },
    });
    let steps = 0;
    for (
      let next = nextPurchase(session, greedy);
      next && steps < 300;
      next = nextPurchase(session, greedy)
    ) {
      session.decide(next);
      steps += 1;
    }
    expect(steps).toBeLessThan(300);
    expect(session.pending?.options.map(({ id }) => id)).toContain('done');
  });

  test('of several bots the party goes on from the first that wins', () => {
    const played = (bots: CrawlPlan['bots']) => playCrawl(short.content, { ...short.plan, bots }, 'two-1');
    // What only the second of them wins shows that the first has lost.
    if (proving) expect(played(['random']).stations[0]!.won).toBe(false);
    expect(again.stations[0]!.won).toBe(true);
    expect(played(['random', 'simple']).stations[0]).toEqual(again.stations[0]);
    proved({ games: 5 });
  });

  test('says what is wrong with its arguments, and what was meant', async () => {
    const args = ['--scenario', 'oil-and-slat'];
    const wrong = spawnSync(process.execPath, [...asNpmStarts('crawl'), ...args], { encoding: 'utf8' });
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('--scenario oil-and-slat: expected one of');
    expect(wrong.stderr).toContain('oil-and-salt');
    expect((await done(main, ['--games', 'some'])).code).toBe(2);
    expect((await done(main, ['--pack', 'no/such/place'])).err).toContain(
      '--pack no/such/place: expected a folder or a zip',
    );
  });
});
