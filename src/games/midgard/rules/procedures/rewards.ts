/** Reward cards (R): for a third task, a creature among the tokens, an adventure, a shadow. */
import { ABILITIES } from '../model/content.ts';
import { REWARD_WORTH } from '../model/fixed-numbers.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { mostLp } from '../queries/numbers.ts';
import { ask, drawOf, type MidgardTable, type Rule } from './table.ts';

/** Draws one. It is used; only where it cannot be used for any reason it is traded for 2 gold, at once (R 2). */
export function* drawReward(table: MidgardTable, player: number, rule: string): Rule {
  const { emit } = table;
  const drawn = drawOf(table, 'rewards');
  if (!drawn) return;
  emit({ type: 'rewardDrawn', player, ...drawn, rule });
  const { card } = drawn;
  if (isUseful(table, player, card)) yield* grantReward(table, player, card, rule);
  else {
    emit({ type: 'rewardSold', player, card, rule: 'R 2' });
    emit({ type: 'goldChanged', player, amount: REWARD_WORTH, why: 'reward', rule: 'R 2' });
  }
}

/** Full Life Points need no healing; an artifact somebody owns already is of no use to them. */
function isUseful(table: MidgardTable, player: number, card: string): boolean {
  const { does } = table.content.rewards[card]!;
  const { lp, artifacts } = table.state.players[player]!;
  if ('heal' in does) return lp < mostLp(table, player);
  return !('artifact' in does && artifacts.some(({ ref }) => ref === does.artifact));
}

function* grantReward(table: MidgardTable, player: number, card: string, rule: string): Rule {
  const { state, content, emit } = table;
  const { does } = content.rewards[card]!;
  if ('prestige' in does)
    emit({ type: 'prestigeGained', player, source: 'cards', amount: does.prestige, rule });
  else if ('gold' in does) emit({ type: 'goldChanged', player, amount: does.gold, why: 'reward', rule });
  else if ('heal' in does)
    emit({ type: 'healed', player, amount: mostLp(table, player) - state.players[player]!.lp, rule });
  else if ('artifact' in does) emit({ type: 'artifactGained', player, artifact: does.artifact, rule });
  else {
    const options = ABILITIES.map(
      (ability): MidgardOption => ({ id: `train:${ability}`, act: { do: 'train', ability } }),
    );
    const act = yield* ask(table, player, { kind: 'reward-ability', options, card, rule });
    if (act.do === 'train')
      emit({ type: 'abilityChanged', player, ability: act.ability, amount: does.ability, rule });
  }
}
