/**
 * Creatures among the face-down tokens (K 1): only who revealed one fights it.
 * a) No Life Points lost to it: one may leave, and goes on with the actions that are left.
 * b) At least one lost: one may flee; it has one more attack that cannot be defended; all actions are lost.
 * c) One fights on, and for beating it receives a reward card.
 */
import type { CardRef } from '../model/content.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { beginCombat, combatRound, foeOf, foeStrikes, initiative } from './combat.ts';
import { drawReward } from './rewards.ts';
import { ask, isOwnTurn, type MidgardTable, type Rule } from './table.ts';

export function* fightCreature(table: MidgardTable, player: number, token: CardRef): Rule {
  const { state, emit } = table;
  const city = state.players[player]!.at;
  const foe = { folder: 'randoms', ref: token, lp: 0 } as const;
  const { lp } = foeOf(table, foe);
  beginCombat(table, 'creature', [player], { ...foe, lp }, [player], 'K 1');
  yield* initiative(table, player);
  for (;;) {
    const came = yield* combatRound(table, player);
    if (came === 'won') {
      emit({ type: 'combatEnded', won: true, rule: 'K 1c' });
      emit({ type: 'tokenGone', city, token, rule: 'A 9d' });
      yield* drawReward(table, player, 'K 1c');
      return;
    }
    if (came === 'fell') break;
    const hurt = (state.combat!.lost[player] ?? 0) > 0;
    const away: MidgardOption = hurt
      ? { id: 'flee', act: { do: 'flee' } }
      : { id: 'leave', act: { do: 'leave' } };
    const act = yield* ask(table, player, {
      kind: 'combat-round',
      options: [{ id: 'fight', act: { do: 'fight' } }, away],
      rule: hurt ? 'K 1b' : 'K 1a',
    });
    if (act.do === 'fight') continue;
    if (act.do === 'leave') emit({ type: 'retreated', player, how: 'left', rule: 'K 1a' });
    else {
      emit({ type: 'retreated', player, how: 'fled', rule: 'K 1b' });
      yield* foeStrikes(table, player, false, 'K 1b');
      if (isOwnTurn(table, player)) emit({ type: 'pointsLost', player, rule: 'K 1b' });
    }
    break;
  }
  emit({ type: 'combatEnded', won: false, rule: 'K 1' });
  emit({ type: 'tokenTurnedDown', city, token, rule: 'A 9d' });
}
