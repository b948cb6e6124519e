import { reachableIn } from '../bots/lab/reached.ts';
import { wilson } from '../bots/lab/wilson.ts';
import type { EncounterContent } from '../engine/index.ts';
import type { PlayedGame } from './sim-game.ts';

/** One line for one game. */
export function gameLine(game: PlayedGame): string {
  const end = game.outcome ? `${game.outcome.result.padEnd(5)} ${game.outcome.condition}` : 'unfinished';
  return `${game.seed.padEnd(12)} ${end.padEnd(22)} round ${String(game.rounds).padStart(2)}  ${game.decisions} decisions, ${game.events} events  ${game.log.hash}`;
}

/** What came of all games: the same for the same seeds, so no time in it. */
export function reportOf(games: readonly PlayedGame[]): string {
  const wins = games.filter((game) => game.outcome?.result === 'won').length;
  const losses = games.filter((game) => game.outcome?.result === 'lost').length;
  const byCondition = new Map<string, number>();
  for (const { outcome } of games) {
    const name = outcome ? `${outcome.result}: ${outcome.condition}` : 'unfinished';
    byCondition.set(name, (byCondition.get(name) ?? 0) + 1);
  }
  const mean = (of: (game: PlayedGame) => number) =>
    (games.reduce((sum, game) => sum + of(game), 0) / Math.max(1, games.length)).toFixed(1);
  const percent = (n: number) => `${((100 * n) / Math.max(1, games.length)).toFixed(1)} %`;
  return [
    `games ${games.length}   won ${wins} (${percent(wins)}, ${interval(wins, games.length)})   lost ${losses} (${percent(losses)})`,
    ...[...byCondition]
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .map(([name, n]) => `  ${name.padEnd(26)} ${String(n).padStart(5)}  ${percent(n)}`),
    `mean  rounds ${mean((g) => g.rounds)}   decisions ${mean((g) => g.decisions)}   events ${mean((g) => g.events)}   gold ${mean((g) => g.gold)}   fallen ${mean((g) => g.fallen)}`,
    `failed ${games.filter((game) => game.fault !== null).length}`,
  ].join('\n');
}

function interval(wins: number, games: number): string {
  if (games === 0) return '-';
  const [low, high] = wilson(wins, games).map((share) => (100 * share).toFixed(0));
  return `95 % sure: ${low} to ${high} %`;
}

/** What no game of an encounter came to: lines for its author. */
export function neverReached(
  content: EncounterContent,
  encounter: string,
  games: readonly PlayedGame[],
): string {
  const reached = new Set(games.flatMap((game) => [...game.reached]));
  const met = new Set(games.flatMap((game) => game.met));
  const setup = games[0]?.log.setup;
  const at = setup && { difficulty: setup.difficulty ?? 'normal', adventurers: setup.party.length };
  const all = reachableIn(content, encounter, met, at);
  const never = all.filter((one) => !reached.has(one));
  if (all.length === 0) return '';
  if (never.length === 0)
    return `reached: all ${all.length} objectives, achievements, totems, ends, AI steps and loot`;
  return [
    `reached: ${all.length - never.length} of ${all.length} objectives, achievements, totems, ends, AI steps and loot; never:`,
    ...never.map((one) => `  ${one}`),
  ].join('\n');
}
