/** What an attack or a defense may come to, before its dice; and what a broken armor would change after them. */
import type { Odd } from '../../../../ui/guests/parts/Odds.tsx';
import { type FightOdds, fightOdds, type Share } from '../../rules/combat/fight-odds.ts';
import { type AttackResult, resultOf, withBrokenArmour } from '../../rules/combat/outcome-of-attack.ts';
import { countAttack, countDefense } from '../../rules/combat/pools.ts';
import type { MalhyaOption, MalhyaPrompt } from '../../rules/model/prompts.ts';
import { plansOf } from '../../rules/procedures/hero-attack.ts';
import { type AttackWish, poolsNow } from '../../rules/queries/attack-now.ts';
import type { Position } from '../../rules/queries/booklets.ts';
import { oddsWords } from '../../words/en/fight-stage.ts';

const known = new WeakMap<object, Map<string, unknown>>();

/** Worked out once for each state. */
function keptFor<T>(state: object, key: string, work: () => T): T {
  const all = known.get(state) ?? new Map<string, unknown>();
  known.set(state, all);
  if (!all.has(key)) all.set(key, work());
  return all.get(key) as T;
}

const partOf = ([numerator, denominator]: Share): number => numerator / denominator;

/** The odds of an attack with all that the situation adds; null: it cannot be made. */
function oddsOn(
  position: Position,
  wish: AttackWish,
  defender: Parameters<typeof poolsNow>[2],
): FightOdds | null {
  const key = JSON.stringify([wish.attacker, wish.line, wish.plan, defender]);
  return keptFor(position.state, key, () => {
    const pools = poolsNow(position, wish, defender);
    return pools && fightOdds(pools.attack, pools.defense);
  });
}

/** The best chance of a wound a hero has with what it can pay for; null: it cannot attack so. */
export function bestWound(position: Position, hero: number, target: string): number | null {
  const attacker = position.state.heroes[hero]!.id;
  const all = plansOf(position, hero, false).flatMap((plan) => {
    const odds = oddsOn(position, { attacker, line: 0, plan }, { who: target, plan: null });
    return odds ? [partOf(odds.wound)] : [];
  });
  return all.length > 0 ? Math.max(...all) : null;
}

const shown = ({ mean, wound, effects }: FightOdds, hasEffects: boolean, is: Odd['is']): Odd[] => [
  { name: oddsWords.mean, value: partOf(mean).toFixed(2), is },
  { name: oddsWords.wound, share: partOf(wound), is },
  ...(hasEffects ? [{ name: oddsWords.effects, share: partOf(effects), is }] : []),
];

/** Whether anything but wounds may come of it. */
const hasEffects = (position: Position, wish: AttackWish, who: string): boolean => {
  const attack = poolsNow(position, wish, { who, plan: null })?.attack;
  const gains = attack ? [...attack.gain, ...Object.values(attack.specials).flat()] : [];
  return gains.some(({ effects = [] }) => effects.length > 0);
};

/** What an answer of a fight may come to. */
export function fightOddsOf(
  position: Position,
  { hero, against }: MalhyaPrompt,
  { act }: MalhyaOption,
): Odd[] {
  const { place, heroes } = position.state;
  if (!place || hero === null) return [];
  const own = heroes[hero]!.id;
  if (act.do === 'strike') {
    const share = bestWound(position, hero, act.target);
    return share === null ? [] : [{ name: oddsWords.bestWound, share, is: 'gain' }];
  }
  if (act.do === 'plan') {
    const defends = place.attack !== null;
    const wish = place.attack ?? { attacker: own, line: 0, plan: act.plan };
    const who = defends ? own : against;
    if (who === undefined) return [];
    const odds = oddsOn(position, wish, { who, plan: defends ? act.plan : null });
    return odds ? shown(odds, hasEffects(position, wish, who), defends ? 'harm' : 'gain') : [];
  }
  if (act.do === 'break' || act.do === 'keep') {
    const results = armourResults(position, hero);
    const result = results?.[act.do === 'break' ? 'broken' : 'kept'];
    return result ? [{ name: oddsWords.suffered, value: String(result.left), is: 'harm' }] : [];
  }
  return [];
}

/** What the attack under way comes to with the armor kept and broken; null: no dice lie there. */
export function armourResults(
  position: Position,
  hero: number,
): { readonly kept: AttackResult; readonly broken: AttackResult } | null {
  const { place, heroes } = position.state;
  const attack = place?.attack;
  const { id: who, armour } = heroes[hero]!;
  const defender = attack?.defenders.find((one) => one.who === who);
  const breaks = armour === null ? null : position.content.armours[armour]?.breaks;
  if (!attack?.dice || !defender?.dice || !breaks) return null;
  const pools = poolsNow(position, attack, { who, plan: defender.plan });
  if (!pools) return null;
  const strike = countAttack(pools.attack, attack.dice);
  const guard = countDefense(pools.defense, defender.dice);
  return { kept: resultOf(strike, guard), broken: resultOf(strike, withBrokenArmour(guard, breaks)) };
}
