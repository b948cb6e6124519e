/** One action of the list (A 1 to A 15, T 1 to T 3), or a free one (F 7, B 4). */
import { ABILITY_PRICE, CARD_PRICE } from '../model/fixed-numbers.ts';
import type { MidgardAct, MidgardOption } from '../model/prompts.ts';
import { type Listed, listActions } from '../queries/action-list.ts';
import { goAdventuring } from './adventure.ts';
import { assault } from './assault.ts';
import { castForItself } from './cast-for-itself.ts';
import { deal } from './deal.ts';
import { deliver } from './deliver.ts';
import { attemptToken } from './fixed-token.ts';
import { heal, repair, spendGood } from './heal.ts';
import { enterCity } from './move.ts';
import { revealToken } from './reveal.ts';
import { fightShadow } from './shadow.ts';
import { buy, learn } from './shop.ts';
import { steal } from './steal.ts';
import { ask, drawCards, type MidgardTable, type Rule } from './table.ts';

/** Asks for an action and takes it; false where the actions are ended. `bonus`: a bonus action (P 3). */
export function* takeAction(table: MidgardTable, player: number, bonus = false): Rule<boolean> {
  const list = listActions(table, player, bonus).filter(({ refused }) => refused === null);
  const options: MidgardOption[] = [
    ...list.map(({ id, act }): MidgardOption => ({ id, act })),
    { id: 'end', act: { do: 'end' } },
  ];
  const act = yield* ask(table, player, {
    kind: bonus ? 'bonus' : 'action',
    options,
    rule: bonus ? 'P 3' : 'P 2',
  });
  const chosen = list.find((one) => one.act === act);
  if (!chosen) return false;
  pay(table, player, chosen, bonus);
  yield* doIt(table, player, act);
  return true;
}

function pay({ emit }: MidgardTable, player: number, { points, rule }: Listed, bonus: boolean): void {
  if (!bonus && points > 0) emit({ type: 'pointsSpent', player, points, rule });
}

function* doIt(table: MidgardTable, player: number, act: MidgardAct): Rule {
  const { emit } = table;
  switch (act.do) {
    case 'draw':
      return drawCards(table, player, 1, 'A 1');
    case 'move': {
      const fights = yield* enterCity(table, player, act.to, act.how, 'A 2');
      if (!fights) return;
      // It is attacked at once, with the next point (A 12e).
      emit({ type: 'pointsSpent', player, points: 1, rule: 'A 12e' });
      return yield* fightShadow(table, player);
    }
    case 'train':
      emit({ type: 'goldChanged', player, amount: -ABILITY_PRICE, why: 'ability', rule: 'A 3' });
      return emit({ type: 'abilityChanged', player, ability: act.ability, amount: 1, rule: 'A 3' });
    case 'buy':
      return yield* buy(table, player, act.pile, act.count);
    case 'learn':
      return yield* learn(table, player);
    case 'heal':
      return heal(table, player, act.card);
    case 'cast':
      return yield* castForItself(table, player, act.spell);
    case 'use':
      return spendGood(table, player, act.good);
    case 'repair':
      return repair(table, player, act.good);
    case 'token':
      return yield* attemptToken(table, player, act.token);
    case 'reveal':
      return yield* revealToken(table, player);
    case 'deliver':
      return yield* deliver(table, player, act.token, act.as);
    case 'adventure':
      return yield* goAdventuring(table, player);
    case 'shadow':
      return yield* fightShadow(table, player);
    case 'deal':
      return yield* deal(table, player, act.with);
    case 'steal':
      return yield* steal(table, player, act.of);
    case 'assault':
      return yield* assault(table, player, act.of);
    case 'leave-tower':
      return emit({ type: 'leftTower', player, rule: 'T 1' });
    case 'lay-marker': {
      const rule = act.marker === 'thievery' ? 'T 2' : 'T 3';
      return emit({ type: 'markerLaid', player, marker: act.marker, rule });
    }
    case 'buy-card':
      emit({ type: 'goldChanged', player, amount: -CARD_PRICE, why: 'card', rule: 'F 7' });
      return drawCards(table, player, 1, 'F 7');
    case 'open':
      return emit({ type: 'artifactOpened', player, artifact: act.artifact, rule: 'B 4' });
    case 'look':
      return emit({ type: 'handSeen', player, of: act.of, rule: 'B 4' });
    default:
      throw new Error(`${act.do} is no action`);
  }
}
