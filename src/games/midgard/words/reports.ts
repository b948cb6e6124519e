/** What the checks of a single file want, where no other game has a word for it. */
import type { PlayedRace } from '../play-race.ts';
import type { GoodCard } from '../rules/model/content.ts';

export const CHANGE_WANTED = 'a number that is not 0: 0 would change nothing';
export const EFFECT_WANTED = 'at least one thing that it does';
export const SOLUTION_WANTED = 'a card that nobody fails: without creature and help, and with fails "none"';

/** Of a field that a sort of good must have. */
export const neededWanted = (field: keyof GoodCard, kind: GoodCard['kind']): string =>
  `a number: every ${kind} has ${field}`;
/** Of a field that other sorts have. */
export const elsewhereWanted = (field: keyof GoodCard, kinds: readonly GoodCard['kind'][]): string =>
  `nothing: ${field} is of ${kinds.join(' and ')} alone`;

/** A race in a line. */
export const raceLine = ({ seed, over, round, decisions, prestige, counts }: PlayedRace): string =>
  `${seed}  ${over.winner === null ? 'lost  ' : `seat ${over.winner + 1}`}  ${over.why.padEnd(12)}  round ${round}  decisions ${decisions}  prestige ${prestige.join(' ')}  tokens ${counts['tokens won']} of ${counts['tokens tried']}`;

/** All of a group, for whoever weighs the numbers. */
export function racesReport(races: readonly PlayedRace[]): string {
  const mean = (of: (race: PlayedRace) => number) =>
    races.reduce((sum, race) => sum + of(race), 0) / Math.max(1, races.length);
  const percent = (is: (race: PlayedRace) => boolean) =>
    (100 * mean((race) => (is(race) ? 1 : 0))).toFixed(1);
  const rounds = races.map(({ round }) => round).sort((a, b) => a - b);
  const tenth = (n: number) => rounds[Math.min(rounds.length - 1, Math.floor((n * rounds.length) / 10))] ?? 0;
  const seats = races[0]?.prestige.map((_, seat) => percent(({ over }) => over.winner === seat)) ?? [];
  const tried = mean(({ counts }) => counts['tokens tried']);
  const kept = (100 * mean(({ counts }) => counts['tokens won'])) / Math.max(1e-9, tried);
  const names = Object.keys(races[0]?.counts ?? {}) as (keyof PlayedRace['counts'])[];
  return [
    `games ${races.length}   rounds ${mean(({ round }) => round).toFixed(1)} (${tenth(1)} to ${tenth(9)} in eight of ten)   decisions ${mean(({ decisions }) => decisions).toFixed(0)}`,
    `  won by seat ${seats.join(' ')} %   by the goal ${percent(({ over }) => over.why === 'goal')}   a red adventure alone ${percent(({ over }) => over.why === 'red')}   too late ${percent(({ over }) => over.why === 'late')}   tokens kept ${kept.toFixed(1)} % of those tried`,
    ...names.map(
      (name) =>
        `  ${name.padEnd(18)} ${mean(({ counts }) => counts[name]).toFixed(2)} a game, in ${percent(({ counts }) => counts[name] > 0)} % of games`,
    ),
  ].join('\n');
}
