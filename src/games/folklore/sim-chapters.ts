/** Chapters by bots for the command line: who is there and how in game i, and how fair it is to whom. */
import type { AskedGame, FairnessTable, GuestSim, OwnGiven, ToldGame } from '../guest-tools.ts';
import { botAnswer, WAYS, type Way } from './bot.ts';
import { type Answers, type PlayedChapter, playChapter, proveChapter } from './play-chapter.ts';
import type { FolkloreContent } from './rules/model/content.ts';
import { DIFFICULTIES, type Difficulty, FINALES, type Finale, MOST_HEROES } from './rules/model/setup.ts';
import { chapterLine, chaptersReport } from './words/reports.ts';

type ToldChapter = PlayedChapter & ToldGame;

interface Setting {
  readonly difficulty: Difficulty;
  readonly way: Way;
}

/** By bots: who is there and who leads takes turns, and so does how hard it is and which way they take. */
export function chaptersSim(content: FolkloreContent): GuestSim<ToldChapter> {
  const known = Object.keys(content.heroes);
  const play = (
    heroes: readonly string[],
    { difficulty, way }: Setting,
    { own, seed, byChance }: Omit<AskedGame, 'i'>,
  ) => {
    const setup = {
      chapter: Object.keys(content.chapters)[0]!,
      seats: heroes.map((hero) => ({ id: hero, name: hero })),
      heroes: heroes.map((hero) => ({ hero, seat: hero })),
      difficulty,
      finale: (own['--finale'] ?? FINALES[0]) as Finale,
      seed,
      byHand: false,
    };
    const answers: Answers = (state, prompt) =>
      byChance
        ? prompt.options[byChance(prompt.options.length)]!
        : botAnswer({ state, content }, prompt, way);
    const chapter = playChapter(content, setup, answers);
    const group = `heroes ${heroes.length}`;
    return {
      ...chapter,
      group,
      line: `${group}  ${chapterLine(chapter)}`,
      prove: () => proveChapter(content, chapter),
    };
  };
  return {
    arguments: [
      { name: '--heroes', most: MOST_HEROES, cards: known },
      { name: '--difficulty', values: DIFFICULTIES },
      { name: '--finale', values: FINALES },
      { name: '--way', values: WAYS },
    ],
    play: (asked) => play(partyOf(asked.own, asked.i, known), settingOf(asked.own, asked.i), asked),
    report: chaptersReport,
    tables: { parties: (own) => partiesTable(own, known, play) },
  };
}

/** Who is there in game i. Where one to four come in turn, all four turns have the same first. */
function partyOf({ '--heroes': asked }: OwnGiven, i: number, known: readonly string[]): readonly string[] {
  if (asked !== undefined && /^[a-z]/.test(asked)) return asked.split(',');
  const many = asked === undefined ? 1 + ((i - 1) % MOST_HEROES) : Number(asked);
  const first = asked === undefined ? Math.ceil(i / MOST_HEROES) : i;
  return Array.from({ length: many }, (_, k) => known[(first + k) % known.length]!);
}

/** Where nobody says otherwise every turn of the heroes is played by road, then off it; then both in the hard setting. */
function settingOf(own: OwnGiven, i: number): Setting {
  const turn = Math.floor((i - 1) / MOST_HEROES ** 2);
  const hard = Math.floor(turn / WAYS.length) % DIFFICULTIES.length;
  return {
    way: (own['--way'] ?? WAYS[turn % WAYS.length]) as Way,
    difficulty: (own['--difficulty'] ?? DIFFICULTIES[hard]) as Difficulty,
  };
}

/** A row for every party there can be: how often it wins, and its mean rounds, in each setting that is asked for. */
function partiesTable(
  own: OwnGiven,
  known: readonly string[],
  play: (heroes: readonly string[], setting: Setting, asked: Omit<AskedGame, 'i'>) => ToldChapter,
): FairnessTable<ToldChapter> {
  const settings = DIFFICULTIES.flatMap((difficulty) => WAYS.map((way) => ({ difficulty, way }))).filter(
    ({ difficulty, way }) =>
      difficulty === (own['--difficulty'] ?? difficulty) && way === (own['--way'] ?? way),
  );
  return {
    head: 'heroes',
    columns: settings.map(({ difficulty, way }) => `${difficulty}, ${way}`),
    rows: partiesOf(known).map((party) => ({
      name: party.join(', '),
      // Whoever leads first makes a difference: they take turns.
      play: (column, i, seed) =>
        play(
          party.map((_, k) => party[(i - 1 + k) % party.length]!),
          settings[column]!,
          { own, seed, byChance: null },
        ),
    })),
    cell(games) {
      const won = games.filter(({ ending }) => ending === 'won').length / games.length;
      const rounds = games.reduce((sum, { round }) => sum + round, 0) / games.length;
      return `${(100 * won).toFixed(0)} %, ${rounds.toFixed(1)}`;
    },
  };
}

/** Every group of one to four, the small ones first. */
function partiesOf(known: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const hero of known) groups.push(...groups.map((group) => [...group, hero]));
  return groups
    .filter(({ length }) => length >= 1 && length <= MOST_HEROES)
    .sort((a, b) => a.length - b.length);
}
