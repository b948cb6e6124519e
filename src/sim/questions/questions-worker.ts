import Tinypool from 'tinypool';
import { rulesOfPage } from '../../stores/middara/rules-of-page.ts';
import { loadPlace, type PlayableContent, playable } from '../pack-place.ts';
import { type Asked, countQuestions } from './count-questions.ts';
import { listEncounters, type Wanted } from './encounters-asked.ts';

/** What every worker of `npm run questions` is told once. */
export interface QuestionsGiven extends Wanted {
  readonly seed: string;
  /** Of each encounter. */
  readonly games: number;
}

/** One game in a worker, by its number: the encounters one after another. */
export default async function count(number: number): Promise<Asked> {
  // Without them every question is asked, whatever hangs on it.
  await rulesOfPage.fetch();
  content ??= playable(loadPlace(given.place));
  const encounters = listEncounters(content, given);
  const encounter = encounters[number % encounters.length]!;
  return countQuestions(content, encounter, `${given.seed}-${Math.floor(number / encounters.length) + 1}`);
}

const given: QuestionsGiven = Tinypool.workerData.given;
let content: PlayableContent | null = null;
