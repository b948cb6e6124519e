import type { PlayedChapter } from '../play-chapter.ts';

/** What the checks of the content want, where no other game has a word for it. */
export const DICE_WANTED = 'dice like d4 or d6+2';
export const FREE_CHOICE_WANTED =
  'at least one choice without needs, so that nobody is left without an answer';
export const FIGHT_LAST_WANTED = 'a fight only as the last thing that is done, and one at most';
export const CARD_IN_DECK_WANTED = 'at least one event for each of the decks road and off-road';

/** A chapter in a line. */
export const chapterLine = ({ seed, ending, round, decisions, fights, ghosts }: PlayedChapter): string =>
  `${seed}  ${ending === 'won' ? 'won ' : 'lost'}  ${ending.padEnd(10)}  round ${round}  decisions ${decisions}  fights ${fights}  ghosts ${ghosts}`;

/** All of them, for whoever weighs the numbers. */
export function chaptersReport(games: readonly PlayedChapter[]): string {
  const mean = (of: (game: PlayedChapter) => number, among = games) =>
    (among.reduce((sum, game) => sum + of(game), 0) / Math.max(1, among.length)).toFixed(1);
  const count = (ending: string) => games.filter((game) => game.ending === ending).length;
  const won = count('won');
  return [
    `games ${games.length}   won ${won} (${((100 * won) / Math.max(1, games.length)).toFixed(1)} %)   all ghosts ${count('all-ghosts')}   too late ${count('too-late')}`,
    `mean  rounds ${mean(({ round }) => round)}   decisions ${mean(({ decisions }) => decisions)}   fights ${mean(({ fights }) => fights)}   ghosts at the end ${mean(({ ghosts }) => ghosts)}`,
  ].join('\n');
}
