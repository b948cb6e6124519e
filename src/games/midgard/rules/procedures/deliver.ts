/**
 * Complete 1 of the 3 tasks of a city (A 10): a fixed token or a forgery is handed in where it belongs.
 * 10.1 A forgery. a) The original is in place: the forgery is out of the game. b) Nothing is: d20 + its value; 20 or
 *      more: placed, reward; less: the tower, and it is out of the game.
 * 10.2 An original. a) No forgery in place: placed, reward. b) A forgery: d20 + the forgery's value; 20 or more: placed,
 *      reward; less: the tower, and the token is out of the game.
 * The first task completed in the city brings the reward of the token, the second the city's treasure as well, the third
 * one reward card as well. Where a forgery lay already, the reward of the token alone (MI-16).
 */
import type { CardRef } from '../model/content.ts';
import { EP, NEED } from '../model/fixed-numbers.ts';
import type { Done } from '../model/state.ts';
import { cityAt, taskOf } from '../queries/cities.ts';
import { forgerySum } from '../queries/numbers.ts';
import { sendToTower } from './destiny.ts';
import { gainEp } from './levels.ts';
import { putAdventure } from './put.ts';
import { drawReward } from './rewards.ts';
import { drawCards, type MidgardTable, type Rule } from './table.ts';
import { throwAsked } from './throw.ts';

export function* deliver(table: MidgardTable, player: number, token: CardRef, as: Done['as']): Rule {
  const { state, emit } = table;
  const { city, task } = taskOf(table, as, token);
  const there = cityAt(state, city).tasks[task] ?? null;
  if (as === 'forgery' && there !== null) {
    emit({ type: 'handedInVain', player, city, token, as, rule: 'A 10.1a' });
    return;
  }
  const forgery = as === 'forgery' ? token : there?.as === 'forgery' ? there.token : null;
  if (forgery !== null) {
    const rule = as === 'forgery' ? 'A 10.1b' : 'A 10.2b';
    const { sum, passed, natural } = yield* throwAsked(table, player, {
      what: 'forgery',
      sum: forgerySum(table, player, forgery),
      need: NEED,
      contested: false,
      rule,
    });
    emit({ type: 'checkMade', player, what: 'forgery', sum, need: NEED, passed, natural, rule });
    if (!passed) {
      emit({ type: 'handedInVain', player, city, token, as, rule });
      sendToTower(table, player, rule);
      return;
    }
  }
  const completed = cityAt(state, city).tasks.filter((one) => one !== null).length;
  const which = there === null ? ((completed + 1) as 1 | 2 | 3) : null;
  emit({ type: 'taskDone', player, city, task, done: { token, as, by: player }, which, rule: 'A 10r' });
  yield* rewardTask(table, player, city, task, which);
}

function* rewardTask(
  table: MidgardTable,
  player: number,
  city: number,
  task: number,
  which: 1 | 2 | 3 | null,
): Rule {
  const { state, content, emit } = table;
  const token = Object.values(content.tokens).find((one) => one.city === city && one.task === task)!;
  const { gold, cards = 0 } = token.reward;
  emit({ type: 'goldChanged', player, amount: gold, why: 'token', rule: 'A 10r' });
  drawCards(table, player, cards, 'A 10r');
  if (which === null) return;
  emit({ type: 'prestigeGained', player, source: 'tasks', amount: 1, rule: 'MI-50' });
  gainEp(table, player, EP.task, 'X');
  const { treasure } = cityAt(state, city);
  if (which === 2 && treasure !== null) {
    const lp = content.treasures[treasure]!.adds?.lp ?? 0;
    emit({ type: 'treasureTaken', player, city, treasure, lp, rule: 'A 10r' });
    yield* putAdventure(table, player);
  }
  if (which === 3) {
    emit({ type: 'prestigeGained', player, source: 'thirds', amount: 1, rule: 'MI-50' });
    yield* drawReward(table, player, 'A 10r');
  }
}
