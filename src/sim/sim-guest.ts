/** `npm run sim -- --game ID`: how fair a guest's chapter is, and whether bots meet all of its cards. */
import { BotChance } from '../bots/bot-chance.ts';
import { liesIn } from '../content/files/node-files.ts';
import {
  type Answers,
  botAnswer,
  chapterLine,
  chaptersReport,
  DIFFICULTIES,
  type Difficulty,
  doubtsOf,
  loadFolklore,
  MET,
  MOST_HEROES,
  type PlayedChapter,
  playChapter,
  proveChapter,
  WAYS,
  type Way,
} from '../games/folklore/index.ts';
import { warningLine } from '../words/en/doubts.ts';
import { problemLines } from '../words/en/problems.ts';
import { FOLKLORE, filesIn } from './guest-files.ts';
import { type GuestOptions, readGuestOptions } from './guest-options.ts';
import type { Terminal } from './terminal.ts';

type Content = ReturnType<typeof loadFolklore>['content'];

/**
 * `--game folklore`: bots play chapters of the guest; game i has the seed `S-i`, and the heroes take turns in who is
 * there and who leads. Each is proven: played again from its decisions, and taken back to several places. At the end
 * stands what nobody met. `--report parties` tells how often every party wins instead. The same arguments print the same;
 * the time goes to standard error. Exit 1: a game failed, or the content has a fault.
 */
export function playGuest(args: readonly string[], terminal: Terminal): number {
  const { content, problems } = loadFolklore(filesIn(FOLKLORE));
  const options = readGuestOptions(args, Object.keys(content.heroes));
  for (const line of problemLines(problems)) terminal.error(line);
  if (problems.length > 0) return 1;
  if (options.report === 'parties') {
    reportParties(options, content, terminal);
    return 0;
  }
  const began = performance.now();
  const byNumber = new Map<number, PlayedChapter[]>();
  const left = new Map(MET.map((folder) => [folder, new Set(Object.keys(content[folder]))]));
  let failed = 0;
  for (let i = 1; i <= options.games; i++) {
    const heroes = partyOf(options.heroes, i, Object.keys(content.heroes));
    try {
      const game = playOne(options, content, heroes, i);
      proveChapter(content, game);
      byNumber.set(heroes.length, [...(byNumber.get(heroes.length) ?? []), game]);
      for (const folder of MET) for (const card of game.met[folder]) left.get(folder)!.delete(card);
      if (!options.quiet) terminal.log(`heroes ${heroes.length}  ${chapterLine(game)}`);
    } catch (error) {
      failed += 1;
      terminal.log(`FAILED seed ${options.seed}-${i}: ${String(error)}`);
    }
  }
  for (const [many, games] of [...byNumber].sort(([a], [b]) => a - b))
    terminal.log(`heroes ${many}   ${chaptersReport(games)}`);
  for (const [folder, never] of left)
    terminal.log(`${folder} never met: ${never.size === 0 ? 'none' : [...never].join(', ')}`);
  terminal.log(`failed ${failed}`);
  const seconds = (performance.now() - began) / 1000;
  terminal.error(`${options.games} games in ${seconds.toFixed(1)} s, each proven`);
  return failed > 0 ? 1 : 0;
}

/** Who is there in game i. Where one to four come in turn, all four turns have the same first. */
function partyOf(asked: GuestOptions['heroes'], i: number, known: readonly string[]): readonly string[] {
  if (asked !== null && typeof asked !== 'number') return asked;
  const many = asked ?? 1 + ((i - 1) % MOST_HEROES);
  const first = asked === null ? Math.ceil(i / MOST_HEROES) : i;
  return Array.from({ length: many }, (_, k) => known[(first + k) % known.length]!);
}

function playOne(
  options: GuestOptions,
  content: Content,
  heroes: readonly string[],
  i: number,
): PlayedChapter {
  const seed = `${options.seed}-${i}`;
  const { way, difficulty } = settingOf(options, i);
  const setup = {
    chapter: Object.keys(content.chapters)[0]!,
    seats: heroes.map((hero) => ({ id: hero, name: hero })),
    heroes: heroes.map((hero) => ({ hero, seat: hero })),
    difficulty,
    finale: options.finale,
    seed,
    byHand: false,
  };
  return playChapter(content, setup, answersOf(options.bot, way, seed, content));
}

/** Where nobody says otherwise every turn of the heroes is played by road, then off it; then both in the hard setting. */
function settingOf(
  { way, difficulty }: GuestOptions,
  i: number,
): { readonly way: Way; readonly difficulty: Difficulty } {
  const turn = Math.floor((i - 1) / MOST_HEROES ** 2);
  return {
    way: way ?? WAYS[turn % WAYS.length]!,
    difficulty: difficulty ?? DIFFICULTIES[Math.floor(turn / WAYS.length) % DIFFICULTIES.length]!,
  };
}

/** A row for every party there can be: how often it wins, and its mean rounds, in each setting that is asked for. */
function reportParties(options: GuestOptions, content: Content, terminal: Terminal): void {
  const settings = DIFFICULTIES.flatMap((difficulty) =>
    WAYS.map((way) => ({ ...options, difficulty, way })),
  ).filter(
    ({ difficulty, way }) =>
      difficulty === (options.difficulty ?? difficulty) && way === (options.way ?? way),
  );
  const heads = settings.map(({ difficulty, way }) => `${difficulty}, ${way}`);
  terminal.log(`| heroes | ${heads.join(' | ')} |`);
  terminal.log(`|---|${heads.map(() => '--:|').join('')}`);
  for (const party of partiesOf(Object.keys(content.heroes))) {
    const cells = settings.map((setting) => {
      const games = Array.from({ length: options.games }, (_, i) => {
        // Whoever leads first makes a difference: they take turns.
        const heroes = party.map((_, k) => party[(i + k) % party.length]!);
        return playOne(setting, content, heroes, i + 1);
      });
      const won = games.filter(({ ending }) => ending === 'won').length / games.length;
      const rounds = games.reduce((sum, { round }) => sum + round, 0) / games.length;
      return `${(100 * won).toFixed(0)} %, ${rounds.toFixed(1)}`;
    });
    terminal.log(`| ${party.join(', ')} | ${cells.join(' | ')} |`);
  }
}

/** Every group of one to four, the small ones first. */
function partiesOf(known: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const hero of known) groups.push(...groups.map((group) => [...group, hero]));
  return groups
    .filter(({ length }) => length >= 1 && length <= MOST_HEROES)
    .sort((a, b) => a.length - b.length);
}

/**
 * Checks the files of a guest, for `npm run validate`: its exit code; null where none lies there. Where it is `strict`
 * warnings count as faults.
 */
export function validateGuest(place: string, strict: boolean, terminal: Terminal): number | null {
  if (!liesIn(place, FOLKLORE)) return null;
  const { content, problems } = loadFolklore(filesIn(place));
  for (const line of problemLines(problems)) terminal.error(line);
  if (problems.length > 0) return 1;
  const doubts = doubtsOf(content);
  for (const doubt of doubts) terminal.error(warningLine(doubt));
  const { hash, ...cards } = content;
  const loaded = Object.entries(cards).map(([folder, all]) => `${folder}: ${Object.keys(all).length}`);
  terminal.log(
    `Folklore: ${loaded.join(', ')}\n${doubts.length === 0 ? 'All is in order.' : `Warnings: ${doubts.length}.`} hash: ${hash}`,
  );
  return strict && doubts.length > 0 ? 1 : 0;
}

function answersOf(bot: GuestOptions['bot'], way: Way, seed: string, content: Content): Answers {
  if (bot === 'simple') return (state, prompt) => botAnswer({ state, content }, prompt, way);
  const chance = new BotChance(seed);
  return (_, { options }) => options[chance.below(options.length)]!;
}
