import Tinypool from 'tinypool';
import { loadPlace, type PlayableContent, playable } from './pack-place.ts';
import { type GamePlan, type PlayedGame, playGame } from './sim-game.ts';

/** One game of `npm run sim` in a worker, which is told the place of the packs. */
export default function play(plan: GamePlan): PlayedGame {
  content ??= playable(loadPlace(place));
  return playGame(content, plan);
}

const place: string = Tinypool.workerData.given;
let content: PlayableContent | null = null;
