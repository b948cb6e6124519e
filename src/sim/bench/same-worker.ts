import Tinypool from 'tinypool';
import { DECISION_LIMIT } from '../../bots/bot.ts';
import { planOf } from '../sim-everything.ts';
import { setupOf } from '../sim-game.ts';
import { type Code, codeFrom } from './code.ts';
import { type Compared, differenceFrom, type SameGiven } from './same.ts';

/** Game number `i` of all, played by this checkout and taken again by the other, in a worker told of both. */
export default async function compare(i: number): Promise<Compared> {
  sides ??= { now: sideOf(await codeFrom(given.now)), before: sideOf(await codeFrom(given.before)) };
  const { now, before } = sides;
  const plan = planOf(now.content, 'same', i);
  const { encounter, policy, seed } = plan;
  const setup = setupOf(now.content, plan);
  const played = new now.code.EncounterSession(setup, now.content);
  const bot = now.code.makeBot(policy, seed);
  while (played.pending && played.decisions.length < DECISION_LIMIT) played.decide(bot.choose(played));
  const again = new before.code.EncounterSession(setup, before.content);
  const difference = differenceFrom(played, again);
  return {
    ...{ encounter, policy, seed, difference },
    ...{ decisions: played.decisions.length, events: played.events.length },
  };
}

const sideOf = (code: Code) => ({
  code,
  content: code.loadContent(code.readContentFolder(`${code.root}/content`)),
});

const given: SameGiven = Tinypool.workerData.given;
let sides: Record<keyof SameGiven, ReturnType<typeof sideOf>> | null = null;
