/** What an answer in a fight may come to before the dice: an attack, a defense (section 7.9). */
import { type FightOdds, fightOdds } from '../combat/fight-odds.ts';
import { attackPlans } from '../combat/handling.ts';
import type { MalhyaOption, MalhyaPrompt } from '../model/prompts.ts';
import { type AttackWish, areasOfPlan, poolsNow } from './attack-now.ts';
import type { Position } from './booklets.ts';
import { handlerOf, weaponOf } from './fighters.ts';

/** Against one of those who are hit. */
export interface FightOddsOf {
  readonly who: string;
  readonly odds: FightOdds;
}

function against(position: Position, wish: AttackWish, targets: readonly string[]): FightOddsOf[] {
  return targets.flatMap((who) => {
    const pools = poolsNow(position, wish, { who, plan: null });
    return pools ? [{ who, odds: fightOdds(pools.attack, pools.defense) }] : [];
  });
}

/** Of an attack the plan of each answer, of a defense what it leaves of the attack; nothing else is known before. */
export function fightOddsOfAnswer(
  position: Position,
  { kind, hero, against: other }: MalhyaPrompt,
  { act }: MalhyaOption,
): FightOddsOf[] {
  if (hero === null) return [];
  const attacker = position.state.heroes[hero]!.id;
  if (kind === 'turn' && act.do === 'strike') {
    // The cheapest one that it has.
    const [plan] = attackPlans(weaponOf(position, hero), handlerOf(position, hero, 'attack'));
    return plan ? against(position, { attacker, line: 0, plan }, [act.target]) : [];
  }
  if (kind === 'plan' && act.do === 'plan') {
    const wish = { attacker, line: 0, plan: act.plan };
    if (other !== undefined) return against(position, wish, [other]);
    const [most = null] = [...areasOfPlan(position, hero, act.plan)].sort(
      (a, b) => b.hits.length - a.hits.length,
    );
    return most ? against(position, wish, most.hits) : [];
  }
  const attack = position.state.place?.attack;
  if (kind !== 'defense' || act.do !== 'plan' || !attack) return [];
  const pools = poolsNow(position, attack, { who: attacker, plan: act.plan });
  return pools ? [{ who: attacker, odds: fightOdds(pools.attack, pools.defense) }] : [];
}
