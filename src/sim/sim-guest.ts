/** `npm run sim -- --game ID`: how fair a guest's games are, and whether bots meet all of its cards. */
import { BotChance } from '../bots/bot-chance.ts';
import type { FairnessTable, GuestSim, ToldGame } from '../games/guest-tools.ts';
import { GUEST_TOOLS } from '../games/registry-of-tools.ts';
import { warningLine } from '../words/en/doubts.ts';
import { problemLines } from '../words/en/problems.ts';
import { filesIn, guestAt, placeOfGuest } from './guest-files.ts';
import { type GuestOptions, gameMeant, readGuestOptions } from './guest-options.ts';
import type { Terminal } from './terminal.ts';

/**
 * `--game ID`: bots play games of the guest; game i has the seed `S-i`, and the rest as the guest lets it take turns. Each
 * is proven: played again from its decisions, and taken back to several places. At the end stands what nobody met.
 * `--report NAME` prints a table of the guest's instead. The same arguments print the same; the time goes to standard error.
 * Exit 1: a game failed, or the content has a fault. Throws UsageError.
 */
export function playGuest(args: readonly string[], terminal: Terminal): number {
  const ids = GUEST_TOOLS.map(({ id }) => id);
  const game = gameMeant(args, ids);
  const opened = GUEST_TOOLS[ids.indexOf(game)]!.open(filesIn(placeOfGuest(game)));
  for (const line of problemLines(opened.problems)) terminal.error(line);
  if (opened.problems.length > 0) return 1;
  const sim = opened.sim();
  const options = readGuestOptions(args, sim.arguments, Object.keys(sim.tables));
  if (options.report !== null) {
    tell(sim.tables[options.report]!(options.own), options, terminal);
    return 0;
  }
  const began = performance.now();
  const { played, failed } = playAll(sim, options, terminal);
  for (const [group, games] of [...played].sort(([a], [b]) => (a < b ? -1 : 1)))
    terminal.log(`${group}   ${sim.report(games)}`);
  const all = [...played.values()].flat();
  for (const folder of Object.keys(all[0]?.met ?? {})) {
    const met = new Set(all.flatMap((one) => [...one.met[folder]!]));
    // Pages (`book:7`) of books that nobody opened belong to other games of it.
    const opens = new Set(['', ...[...met].map(bookOf)]);
    const never = opened.cards[folder]!.filter((card) => !met.has(card) && opens.has(bookOf(card)));
    terminal.log(`${folder} never met: ${never.length === 0 ? 'none' : never.join(', ')}`);
  }
  terminal.log(`failed ${failed}`);
  const seconds = (performance.now() - began) / 1000;
  terminal.error(`${options.games} games in ${seconds.toFixed(1)} s, each proven`);
  return failed > 0 ? 1 : 0;
}

/** Of a page its book; of all else nothing. */
const bookOf = (card: string): string => (card.includes(':') ? card.split(':')[0]! : '');

/** All games that are asked for, each proven, by their groups; and how many failed. */
function playAll(sim: GuestSim, { games, seed: first, own, bot, quiet }: GuestOptions, terminal: Terminal) {
  const played = new Map<string, ToldGame[]>();
  let failed = 0;
  for (let i = 1; i <= games; i++) {
    const seed = `${first}-${i}`;
    const chance = new BotChance(seed);
    try {
      const game = sim.play({ i, seed, own, byChance: bot === 'random' ? (n) => chance.below(n) : null });
      game.prove();
      played.set(game.group, [...(played.get(game.group) ?? []), game]);
      if (!quiet) terminal.log(game.line);
    } catch (error) {
      failed += 1;
      terminal.log(`FAILED seed ${seed}: ${String(error)}`);
    }
  }
  return { played, failed };
}

/** A table of games: in each cell what so many come to. */
function tell(table: FairnessTable<ToldGame>, { games, seed }: GuestOptions, terminal: Terminal): void {
  const { head, columns, rows, cell } = table;
  terminal.log(`| ${head} | ${columns.join(' | ')} |`);
  terminal.log(`|---|${columns.map(() => '--:|').join('')}`);
  for (const { name, play } of rows) {
    const cells = columns.map((_, column) =>
      cell(Array.from({ length: games }, (__, i) => play(column, i + 1, `${seed}-${i + 1}`))),
    );
    terminal.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

/**
 * Checks the files of a guest, for `npm run validate`: its exit code; null where none lies there. Where it is `strict`
 * warnings count as faults.
 */
export function validateGuest(place: string, strict: boolean, terminal: Terminal): number | null {
  const guest = guestAt(place);
  if (!guest) return null;
  const { problems, cards, hash, doubts: doubtsThere } = guest.open(filesIn(place));
  for (const line of problemLines(problems)) terminal.error(line);
  if (problems.length > 0) return 1;
  const doubts = doubtsThere();
  for (const doubt of doubts) terminal.error(warningLine(doubt));
  const loaded = Object.entries(cards).map(([folder, all]) => `${folder}: ${all.length}`);
  terminal.log(
    `${guest.name}: ${loaded.join(', ')}\n${doubts.length === 0 ? 'All is in order.' : `Warnings: ${doubts.length}.`} hash: ${hash}`,
  );
  return strict && doubts.length > 0 ? 1 : 0;
}
