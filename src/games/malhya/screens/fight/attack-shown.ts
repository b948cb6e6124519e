/** What an attack or a defense may come to, before its dice; and what a broken armor would change after them. */
import type { Odd } from '../../../../ui/guests/parts/Odds.tsx';
import type { FightOdds, Share } from '../../rules/combat/fight-odds.ts';
import { type AttackResult, resultOf, withBrokenArmour } from '../../rules/combat/outcome-of-attack.ts';
import { countAttack, countDefense } from '../../rules/combat/pools.ts';
import type { MalhyaOption, MalhyaPrompt } from '../../rules/model/prompts.ts';
import { plansOf } from '../../rules/procedures/hero-attack.ts';
import { type AttackWish, poolsNow } from '../../rules/queries/attack-now.ts';
import type { Position } from '../../rules/queries/booklets.ts';
import { type FightOddsOf, fightOddsOfAnswer } from '../../rules/queries/fight-answers.ts';
import { planId } from '../../rules/queries/plan-names.ts';
import { whoName } from '../../words/en/fight-names.ts';
import { oddsWords } from '../../words/en/fight-stage.ts';

const known = new WeakMap<object, Map<string, readonly FightOddsOf[]>>();

/** Worked out once for each state. */
function oddsOf(
  position: Position,
  prompt: Parameters<typeof fightOddsOfAnswer>[1],
  option: MalhyaOption,
): readonly FightOddsOf[] {
  const all = known.get(position.state) ?? new Map<string, readonly FightOddsOf[]>();
  known.set(position.state, all);
  const key = [prompt.kind, prompt.hero, prompt.against, option.id].join();
  const found = all.get(key) ?? fightOddsOfAnswer(position, prompt, option);
  all.set(key, found);
  return found;
}

const partOf = ([numerator, denominator]: Share): number => numerator / denominator;

/** The best chance of a wound a hero has with what it can pay for; null: it cannot attack so. */
export function bestWound(position: Position, prompt: MalhyaPrompt, target: string): number | null {
  const planned: MalhyaPrompt = { ...prompt, kind: 'plan', against: target };
  const all = plansOf(position, prompt.hero!, false).flatMap((plan) =>
    oddsOf(position, planned, { id: planId(plan), act: { do: 'plan', plan } }),
  );
  return all.length > 0 ? Math.max(...all.map(({ odds }) => partOf(odds.wound))) : null;
}

/** Whether anything but wounds may come of it. */
function hasEffects(position: Position, wish: AttackWish, who: string): boolean {
  const attack = poolsNow(position, wish, { who, plan: null })?.attack;
  const gains = attack ? [...attack.gain, ...Object.values(attack.specials).flat()] : [];
  return gains.some(({ effects = [] }) => effects.length > 0);
}

const shown = ({ mean, wound, effects }: FightOdds, effectsToo: boolean, is: Odd['is'], of = ''): Odd[] => [
  { name: `${of}${oddsWords.mean}`, value: partOf(mean).toFixed(2), is },
  { name: `${of}${oddsWords.wound}`, share: partOf(wound), is },
  ...(effectsToo ? [{ name: `${of}${oddsWords.effects}`, share: partOf(effects), is }] : []),
];

/** What an answer of a fight may come to; null: it is none. */
export function fightOddsShown(
  position: Position,
  prompt: MalhyaPrompt,
  option: MalhyaOption,
): readonly Odd[] | null {
  const { act } = option;
  const { hero } = prompt;
  const { place, heroes } = position.state;
  if (!place || hero === null) return null;
  if (act.do === 'strike') {
    const share = bestWound(position, prompt, act.target);
    return share === null ? [] : [{ name: oddsWords.bestWound, share, is: 'gain' }];
  }
  if (act.do === 'plan') {
    const wish = place.attack ?? { attacker: heroes[hero]!.id, line: 0, plan: act.plan };
    const all = oddsOf(position, prompt, option);
    return all.flatMap(({ who, odds }) =>
      shown(
        odds,
        hasEffects(position, wish, who),
        place.attack ? 'harm' : 'gain',
        all.length > 1 ? `${whoName(position, who)}: ` : '',
      ),
    );
  }
  const results = prompt.kind === 'armour' ? armourResults(position, hero) : null;
  if (!results) return null;
  const { left } = results[act.do === 'break' ? 'broken' : 'kept'];
  return [{ name: oddsWords.suffered, value: String(left), is: 'harm' }];
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
