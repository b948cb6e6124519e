import { wilson } from '../../bots/lab/wilson.ts';
import type { CrawlGame } from './crawl-game.ts';

const share = (hits: number, of: number): string => `${((100 * hits) / Math.max(1, of)).toFixed(1)} %`;

/** What came of a Scenario: how often it was won, and at each station who came there, hurt how much, and got on. */
export function crawlReport(name: string, games: readonly CrawlGame[]): string {
  const won = games.filter((game) => game.won).length;
  const [low, high] = wilson(won, games.length).map((one) => (100 * one).toFixed(1));
  const lines = [`${name}: ${won} of ${games.length} won, ${share(won, games.length)} (${low} to ${high})`];
  const most = Math.max(0, ...games.map(({ stations }) => stations.length));
  for (let at = 0; at < most; at++) {
    const there = games.flatMap(({ stations }) => stations[at] ?? []);
    const mean = (of: (one: (typeof there)[number]) => number) =>
      there.reduce((sum, one) => sum + of(one), 0) / Math.max(1, there.length);
    const encounters = [...new Set(there.map(({ encounter }) => encounter))].sort().join(', ');
    lines.push(
      `  ${at + 1}. ${encounters}: reached ${there.length}, hurt ${(100 * mean(({ hurt }) => hurt)).toFixed(0)} %, won ${share(there.filter((one) => one.won).length, there.length)}, ${mean(({ rounds }) => rounds).toFixed(1)} rounds`,
    );
  }
  return lines.join('\n');
}
