/** Missions by bots for the command line: who is there in game i, and how fair it is to whom. */
import type { AskedGame, FairnessTable, GuestSim, OwnGiven, ToldGame } from '../guest-tools.ts';
import { botAnswer, TEMPERS, type Temper } from './bot.ts';
import { type PlayedMission, playMission, proveMission } from './play-mission.ts';
import type { MalhyaContent } from './rules/model/content.ts';
import { LEAST_HEROES, MOST_HEROES } from './rules/model/fixed-numbers.ts';
import { missionLine, missionsReport } from './words/reports.ts';

type ToldMission = PlayedMission & ToldGame;

/** How many may be there. */
const SIZES = Array.from({ length: MOST_HEROES - LEAST_HEROES + 1 }, (_, i) => LEAST_HEROES + i);

/** By bots: who is there takes turns, and so does how bold they are. */
export function missionsSim(content: MalhyaContent): GuestSim<ToldMission> {
  const known = Object.keys(content.heroes);
  // Later booklets of a campaign are played with what those before have left (`tests/games/malhya/campaign`).
  const missions = Object.keys(content.missions).filter(
    (one) => (content.missions[one]!.part?.number ?? 0) === 0,
  );
  const play = (heroes: readonly string[], temper: Temper, { seed, byChance, own }: Omit<AskedGame, 'i'>) => {
    const setup = {
      mission: own['--mission'] ?? missions[0]!,
      seats: heroes.map((hero) => ({ id: hero, name: hero, hero })),
      seed,
      byHand: false,
    };
    const mission = playMission(content, setup, (state, prompt) =>
      byChance
        ? prompt.options[byChance(prompt.options.length)]!
        : botAnswer({ state, content }, prompt, temper),
    );
    const group = `heroes ${heroes.length}`;
    return {
      ...mission,
      group,
      line: `${group}  ${missionLine(mission)}`,
      prove: () => proveMission(content, mission),
    };
  };
  const temperOf = (own: OwnGiven, i: number): Temper =>
    (own['--temper'] ?? TEMPERS[Math.floor((i - 1) / SIZES.length) % TEMPERS.length]) as Temper;
  return {
    arguments: [
      { name: '--heroes', most: MOST_HEROES, cards: known },
      { name: '--temper', values: TEMPERS },
      { name: '--mission', values: missions },
    ],
    play: (asked) => play(partyOf(asked.own, asked.i, known), temperOf(asked.own, asked.i), asked),
    report: missionsReport,
    tables: { parties: (own) => partiesTable(own, known, play) },
  };
}

/** Who is there in game i. */
function partyOf({ '--heroes': asked }: OwnGiven, i: number, known: readonly string[]): readonly string[] {
  if (asked !== undefined && /^[a-z]/.test(asked)) return asked.split(',');
  const many = asked === undefined ? SIZES[(i - 1) % SIZES.length]! : Number(asked);
  const first = asked === undefined ? Math.ceil(i / SIZES.length) : i;
  return Array.from({ length: Math.max(LEAST_HEROES, many) }, (_, k) => known[(first + k) % known.length]!);
}

/** A row for each number of heroes: how often it wins, by how bold they are. */
function partiesTable(
  own: OwnGiven,
  known: readonly string[],
  play: (heroes: readonly string[], temper: Temper, asked: Omit<AskedGame, 'i'>) => ToldMission,
): FairnessTable<ToldMission> {
  return {
    head: 'heroes',
    columns: TEMPERS,
    rows: SIZES.map((size) => ({
      name: `${size}`,
      play: (column, i, seed) =>
        play(
          Array.from({ length: size }, (_, k) => known[(i + k) % known.length]!),
          TEMPERS[column]!,
          { own, seed, byChance: null },
        ),
    })),
    cell(games) {
      const won = games.filter(({ over }) => over.won).length / games.length;
      return `${(100 * won).toFixed(0)} %`;
    },
  };
}
