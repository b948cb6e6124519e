import { BotChance } from '../bots/chance.ts';
import { liesIn } from '../content/files/node-files.ts';
import {
  type Answers,
  botAnswer,
  chapterLine,
  chaptersReport,
  DIFFICULTIES,
  type Difficulty,
  loadFolklore,
  MOST_HEROES,
  type PlayedChapter,
  playChapter,
  WAYS,
  type Way,
} from '../games/folklore/index.ts';
import { problemLines } from '../words/en/problems.ts';
import { FOLKLORE, filesIn } from './guest-files.ts';
import { UsageError } from './sim-options.ts';

/** Who plays: by the odds, or anything at all. */
const BOTS = ['simple', 'random'] as const;

export interface GuestOptions {
  readonly games: number;
  readonly seed: string;
  /** How many heroes; null: one to four in turn. */
  readonly heroes: number | null;
  readonly difficulty: Difficulty;
  readonly bot: (typeof BOTS)[number];
  readonly way: Way;
  readonly quiet: boolean;
}

const NAMES = ['--game', '--games', '--seed', '--heroes', '--difficulty', '--bot', '--way'] as const;

/** Reads the command line of a guest's games. Throws UsageError. */
export function readGuestOptions(args: readonly string[]): GuestOptions {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const name = args[i]!;
    if (name !== '--quiet' && !NAMES.some((one) => one === name))
      throw new UsageError(`${name}: no argument of --game`);
    if (given.has(name)) throw new UsageError(`${name} is given twice`);
    const value = name === '--quiet' ? 'yes' : args[++i];
    if (value === undefined || value.startsWith('--')) throw new UsageError(`${name} needs a value`);
    given.set(name, value);
  }
  const one = <T extends string>(name: string, values: readonly T[]): T => {
    const value = given.get(name) ?? values[0]!;
    const found = values.find((known) => known === value);
    if (found === undefined) throw new UsageError(`${name} ${value}: expected one of ${values.join(', ')}`);
    return found;
  };
  const number = (name: string, most: number): number | null => {
    const value = given.get(name);
    if (value === undefined) return null;
    if (!/^[1-9]\d*$/.test(value) || Number(value) > most)
      throw new UsageError(`${name} ${value}: expected a whole number from 1 to ${most}`);
    return Number(value);
  };
  one('--game', ['folklore']);
  return {
    games: number('--games', 9_999_999) ?? 1,
    seed: given.get('--seed') ?? '1',
    heroes: number('--heroes', MOST_HEROES),
    difficulty: one('--difficulty', DIFFICULTIES),
    bot: one('--bot', BOTS),
    way: one('--way', WAYS),
    quiet: given.has('--quiet'),
  };
}

/**
 * `--game folklore`: bots play chapters of the guest; game i has the seed `S-i`, and the heroes take turns in who is
 * there and who leads. Each is played again from its decisions. The same arguments print the same. Exit 1: a game
 * failed, or its content has a fault.
 */
export function playGuest(args: readonly string[]): number {
  const options = readGuestOptions(args);
  const { content, problems } = loadFolklore(filesIn(FOLKLORE));
  for (const line of problemLines(problems)) console.error(line);
  if (problems.length > 0) return 1;
  const chapter = Object.keys(content.chapters)[0]!;
  const known = Object.keys(content.heroes);
  const byNumber = new Map<number, PlayedChapter[]>();
  let failed = 0;
  for (let i = 1; i <= options.games; i++) {
    const seed = `${options.seed}-${i}`;
    const many = options.heroes ?? 1 + ((i - 1) % MOST_HEROES);
    // Where one to four come in turn, all four turns have the same first.
    const first = options.heroes === null ? Math.ceil(i / MOST_HEROES) : i;
    const heroes = Array.from({ length: many }, (_, k) => ({
      hero: known[(first + k) % known.length]!,
      seat: `seat-${k + 1}`,
    }));
    try {
      const seats = heroes.map(({ hero, seat }) => ({ id: seat, name: hero }));
      const setup = { chapter, seats, heroes, difficulty: options.difficulty, seed, byHand: false };
      const game = playChapter(content, setup, answersOf(options, seed, content));
      byNumber.set(many, [...(byNumber.get(many) ?? []), game]);
      if (!options.quiet) console.log(`heroes ${many}  ${chapterLine(game)}`);
    } catch (error) {
      failed += 1;
      console.log(`FAILED seed ${seed}: ${String(error)}`);
    }
  }
  for (const [many, games] of [...byNumber].sort(([a], [b]) => a - b))
    console.log(`heroes ${many}   ${chaptersReport(games)}`);
  console.log(`failed ${failed}`);
  return failed > 0 ? 1 : 0;
}

/** Checks the files of a guest, for `npm run validate`: its exit code; null where none lies there. */
export function validateGuest(place: string): number | null {
  if (!liesIn(place, FOLKLORE)) return null;
  const { content, problems } = loadFolklore(filesIn(place));
  for (const line of problemLines(problems)) console.error(line);
  if (problems.length > 0) return 1;
  const { hash, ...cards } = content;
  const loaded = Object.entries(cards).map(([folder, all]) => `${folder}: ${Object.keys(all).length}`);
  console.log(`Folklore: ${loaded.join(', ')}\nAll is in order. hash: ${hash}`);
  return 0;
}

function answersOf(
  { bot, way }: Pick<GuestOptions, 'bot' | 'way'>,
  seed: string,
  content: ReturnType<typeof loadFolklore>['content'],
): Answers {
  if (bot === 'simple') return (state, prompt) => botAnswer({ state, content }, prompt, way);
  const chance = new BotChance(seed);
  return (_, { options }) => options[chance.below(options.length)]!;
}
