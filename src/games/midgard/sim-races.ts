/** Races by bots for the command line: who plays whom in game i, and how fair it is to whom. */
import type { AskedGame, FairnessTable, GuestSim, OwnGiven, ToldGame } from '../guest-tools.ts';
import { botAnswer } from './bot.ts';
import { type PlayedRace, playRace, proveRace } from './play-race.ts';
import type { MidgardContent } from './rules/model/content.ts';
import {
  HANDS,
  type Hands,
  MOST_PLAYERS,
  type Parts,
  TABLES,
  type TableSize,
  TEMPERS,
  type Temper,
} from './rules/model/setup.ts';
import { raceLine, racesReport } from './words/reports.ts';

type ToldRace = PlayedRace & ToldGame;

/** What is in play beside the errands, as it is asked for. */
const PARTS = ['none', 'adventures', 'rivalry', 'adventures,rivalry'] as const;

interface Setting {
  readonly table: TableSize;
  readonly hands: Hands;
  readonly parts: Parts;
  /** Null: they take turns, all plain twice of three times. */
  readonly temper: Temper | null;
}

/** By bots: who plays whom takes turns, and so does how many play. */
export function racesSim(content: MidgardContent): GuestSim<ToldRace> {
  const known = Object.keys(content.heroes);
  const play = (
    heroes: readonly string[],
    { table, hands, parts, temper }: Setting,
    { i, seed, byChance }: AskedGame,
  ) => {
    const setup = {
      table,
      hands,
      parts,
      seats: heroes.map((hero) => ({ id: hero, name: hero, hero })),
      difficulty: 'normal',
      seed,
      byHand: false,
    } as const;
    const temperOf = (player: number): Temper =>
      temper ?? (i % 3 === 0 ? TEMPERS[(player + i / 3) % TEMPERS.length]! : 'plain');
    const race = playRace(content, setup, (state, prompt) =>
      byChance
        ? prompt.options[byChance(prompt.options.length)]!
        : botAnswer({ state, content }, prompt, temperOf(prompt.player)),
    );
    const group = `${table} ${heroes.length}`;
    return { ...race, group, line: `${group}  ${raceLine(race)}`, prove: () => proveRace(content, race) };
  };
  return {
    arguments: [
      { name: '--players', most: MOST_PLAYERS, cards: known },
      { name: '--table', values: TABLES },
      { name: '--parts', values: PARTS },
      { name: '--hands', values: HANDS },
      { name: '--temper', values: TEMPERS },
    ],
    play: (asked) => play(playersOf(asked.own, asked.i, known), settingOf(asked.own, asked.i), asked),
    report: racesReport,
    tables: { tables: (own) => tablesOf(own, known, play) },
  };
}

/** Who plays in game i, and in which seat: all heroes come to all seats. */
function playersOf({ '--players': asked }: OwnGiven, i: number, known: readonly string[]): readonly string[] {
  if (asked !== undefined && /^[a-z]/.test(asked)) return asked.split(',');
  const many = asked === undefined ? 1 + ((i - 1) % MOST_PLAYERS) : Number(asked);
  const turn = asked === undefined ? Math.ceil(i / MOST_PLAYERS) : i;
  return seated(turn, many, known);
}

/** Forwards and backwards about the table, in turn. */
function seated(turn: number, many: number, known: readonly string[]): readonly string[] {
  const step = Math.floor(turn / known.length) % 2 === 0 ? 1 : known.length - 1;
  return Array.from({ length: many }, (_, k) => known[(turn + k * step) % known.length]!);
}

function settingOf(own: OwnGiven, i: number): Setting {
  const parts = own['--parts'] ?? 'adventures,rivalry';
  return {
    table: (own['--table'] ?? TABLES[Math.floor((i - 1) / MOST_PLAYERS) % TABLES.length]) as TableSize,
    hands: (own['--hands'] ?? HANDS[0]) as Hands,
    parts: { adventures: parts.includes('adventures'), rivalry: parts.includes('rivalry') },
    temper: (own['--temper'] ?? null) as Temper | null,
  };
}

/** A row for each number of players: mean rounds and how often each seat wins, on both tables. */
function tablesOf(
  own: OwnGiven,
  known: readonly string[],
  play: (heroes: readonly string[], setting: Setting, asked: AskedGame) => ToldRace,
): FairnessTable<ToldRace> {
  return {
    head: 'players',
    columns: TABLES,
    rows: Array.from({ length: MOST_PLAYERS }, (_, n) => ({
      name: `${n + 1}`,
      play: (column, i, seed) =>
        play(
          seated(i, n + 1, known),
          { ...settingOf(own, i), table: TABLES[column]! },
          { own, i, seed, byChance: null },
        ),
    })),
    cell(games) {
      const rounds = games.reduce((sum, { round }) => sum + round, 0) / games.length;
      const seats = games[0]!.prestige.map((_, seat) => {
        const won = games.filter(({ over }) => over.winner === seat).length;
        return ((100 * won) / games.length).toFixed(0);
      });
      return `${rounds.toFixed(1)}, ${seats.join(' ')}`;
    },
  };
}
