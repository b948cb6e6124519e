/** A campaign by answers of any kind, booklet after booklet, as the table offers them. */
import { type Answers, type PlayedMission, playMission } from '../../../../src/games/malhya/play-mission.ts';
import { setupAfter } from '../../../../src/games/malhya/rules/campaign/save-sheet.ts';
import type { MalhyaContent } from '../../../../src/games/malhya/rules/model/content.ts';
import type { MalhyaSetup } from '../../../../src/games/malhya/rules/model/setup.ts';

/** A booklet that was played, and whether it was for the first time. */
export interface PlayedBooklet extends PlayedMission {
  readonly setup: MalhyaSetup;
  readonly again: boolean;
}

export interface PlayedCampaign {
  readonly booklets: readonly PlayedBooklet[];
  /** Of the last chapter that was read, as `the-mere-at-night:17`. */
  readonly ending: string;
  readonly won: boolean;
}

/**
 * From its introduction to its end. A booklet that was lost is begun again, `tries` times in all; then it is over. Throws
 * Error where a booklet does not end.
 */
export function playCampaign(
  content: MalhyaContent,
  begin: MalhyaSetup,
  answers: Answers,
  tries = 3,
): PlayedCampaign {
  const booklets: PlayedBooklet[] = [];
  let setup = begin;
  let tried = 0;
  for (;;) {
    const played = playMission(content, setup, answers);
    booklets.push({ ...played, setup, again: tried > 0 });
    const { end } = played;
    const after = setupAfter(setup, end, content);
    tried = after?.again ? tried + 1 : 0;
    // The last booklet is lost by what one chooses as well: that is an ending.
    const isLast = content.missions[setup.mission]!.part?.next === undefined;
    const isEnding = isLast && end.over!.why === 'chapter' && !isFallen(content, played);
    if (after && !isEnding && tried < tries) {
      setup = after.setup;
      continue;
    }
    const [book = '', chapter = ''] = (end.book.read.at(-1) ?? '').split(':');
    const { books } = content.missions[setup.mission]!;
    return { booklets, ending: `${books[book as keyof typeof books]}:${chapter}`, won: end.over!.won };
  }
}

/** Whether it ended where nobody could act. */
function isFallen(content: MalhyaContent, { end }: PlayedMission): boolean {
  const { fallen } = content.missions[end.mission]!;
  return end.book.read.at(-1) === `adventure:${fallen}`;
}
