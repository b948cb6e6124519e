import type { PlayedMission } from '../play-mission.ts';

/** A mission in a line. */
export const missionLine = ({ seed, over, decisions, chapters, checks }: PlayedMission): string =>
  `${seed}  ${over.won ? 'won ' : 'lost'}  ${over.why.padEnd(8)}  decisions ${decisions}  chapters ${chapters}  checks ${checks}`;

/** All of a group, for whoever weighs the numbers. */
export function missionsReport(missions: readonly PlayedMission[]): string {
  const mean = (of: (one: PlayedMission) => number) =>
    missions.reduce((sum, one) => sum + of(one), 0) / Math.max(1, missions.length);
  const percent = (is: (one: PlayedMission) => boolean) =>
    (100 * mean((one) => (is(one) ? 1 : 0))).toFixed(1);
  return [
    `games ${missions.length}   won ${percent(({ over }) => over.won)} %   nobody could act ${percent(({ over }) => over.why === 'fallen')} %`,
    `  decisions ${mean(({ decisions }) => decisions).toFixed(0)}   chapters ${mean(({ chapters }) => chapters).toFixed(1)}   checks ${mean(({ checks }) => checks).toFixed(1)}, failed ${mean(({ failed }) => failed).toFixed(1)}   aura tokens ${mean(({ aura }) => aura).toFixed(1)}`,
  ].join('\n');
}
