import Tinypool from 'tinypool';
import { loadPlace, type PlayableContent, playable } from '../pack-place.ts';
import { type Checked, checkForesight, checkOdds } from './check-chances.ts';

/** What every worker of `npm run chances` is told once. */
export interface ChancesGiven {
  readonly place: string;
  readonly seed: string;
  readonly games: number;
}

/** One position in a worker, by its number: of even ones the foresight, of odd ones the odds of an answer. */
export default function check(number: number): Checked | null {
  content ??= playable(loadPlace(given.place));
  const at = Math.floor(number / 2);
  return (number % 2 === 0 ? checkForesight : checkOdds)(content, `${given.seed}-${at}`, at, given.games);
}

const given: ChancesGiven = Tinypool.workerData.given;
let content: PlayableContent | null = null;
