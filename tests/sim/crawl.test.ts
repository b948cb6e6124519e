import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { memberIn } from '../../src/campaign/index.ts';
import { playCrawl } from '../../src/sim/crawl/crawl-game.ts';
import { nextPurchase } from '../../src/sim/crawl/outfitter.ts';
import { crawlReport } from '../../src/sim/crawl/report.ts';
import { BUILT_IN, loadPlace, playable } from '../../src/sim/pack-place.ts';
import { begin } from '../campaign/support.ts';

const { content } = loadPlace(BUILT_IN);
const all = { ...playable({ content }), stories: content.stories, abraxis: content.abraxis };
const outfits = content.encounters['training-yard']!.loadouts;
const plan = { scenario: content.stories.scenarios['oil-and-salt']!, outfits, bot: 'simple' } as const;

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
    const game = playCrawl(all, plan, 'test-1');
    expect(playCrawl(all, plan, 'test-1')).toEqual(game);
    expect(game.stations[0]).toMatchObject({ encounter: 'proving-ground-broods', hurt: 0 });
    expect(game.stations.slice(0, -1).every(({ won }) => won)).toBe(true);
    expect(game.won).toBe(game.stations.length === 4 && game.stations[3]!.won);
    const told = crawlReport('Oil and Salt', [game]);
    expect(told).toMatch(/^Oil and Salt: [01] of 1 won/);
    expect(told).toContain('1. proving-ground-broods: reached 1, hurt 0 %');
  });

  // What Rook had found left no room for what he had drunk: he put the one down for the other, and never ended.
  test('ends its shopping where an outfit has no room beside what was found', () => {
    const party = content.encounters['proving-ground-broods']!.loadouts;
    const found = playCrawl(all, { ...plan, outfits: party }, '1-1');
    expect(found.stations.length).toBeGreaterThan(2);
  });

  test('says what is wrong with its arguments, and what was meant', () => {
    const run = (...args: string[]) =>
      spawnSync('npx', ['tsx', 'src/sim/crawl.ts', ...args], { encoding: 'utf8' });
    const wrong = run('--scenario', 'oil-and-slat');
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('--scenario oil-and-slat: expected one of');
    expect(wrong.stderr).toContain('oil-and-salt');
    expect(run('--games', 'some').status).toBe(2);
    expect(run('--pack', 'no/such/place').stderr).toContain(
      '--pack no/such/place: expected a folder or a zip',
    );
  });
});
