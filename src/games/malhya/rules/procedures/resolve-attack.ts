/**
 * An attack (L4423–L4457, L4996–L5012, L5239–L5262).
 * 1. The attacker chooses the attack and takes dice (L4427); with an area all of it is attacked with the same roll (L5076).
 * 2. Each defender chooses its defense (L4428).
 * 3. The attack dice are rolled; defense dice that are cancelled are not (L4429, L4986); the rest are.
 * 4. Armour may be broken now (L4773); shields against wounds; of several kinds the players choose (L4433).
 * 5. Wounds, then effects, unless it was dodged or void (L4439–L4451). One defender after another, in the order of the
 *    players' choice (L5251).
 * 6. Counters once all is resolved, also after a void attack (L5239), unless what it did has ended the fight (L3113); a
 *    kill may turn back aura (L5225); a step (L5237). What it brings the attacker comes once, whatever the defenders roll
 *    (MA-210).
 */

import type { AttackDie, DefenseDie } from '../combat/fight-dice.ts';
import { resultOf, withBrokenArmour } from '../combat/outcome-of-attack.ts';
import { countAttack, countDefense, defenseDiceLeft, type FightEffect, NO_WOUNDS } from '../combat/pools.ts';
import type { AttackState } from '../model/place-state.ts';
import { poolsNow } from '../queries/attack-now.ts';
import { fieldOf, figureOf, heroIndex, placeOf, standingWith } from '../queries/field-of.ts';
import { carryEffect } from './fight-effects.ts';
import { askWounds, wound } from './fight-harm.ts';
import { rollFight } from './fight-rolls.ts';
import { activate } from './heal.ts';
import { breakArmour, chooseDefense } from './hero-defense.ts';
import { watch } from './instructions.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

export type AttackBegin = Pick<AttackState, 'attacker' | 'line' | 'plan' | 'area'> & {
  readonly targets: readonly string[];
};

/** Effects that wait until all is resolved (L5237, L5239). */
interface Afterwards {
  counter: number;
  readonly steps: { readonly who: string; readonly effect: FightEffect }[];
  kills: number;
  readonly auraForKill: number;
}

/** What is not done to the other side. */
const isOwn = ({ do: what }: FightEffect): boolean => what === 'step' || what === 'aura-for-kill';

export function* resolveAttack(table: MalhyaTable, { targets, ...begin }: AttackBegin): Rule {
  const { state, emit } = table;
  const attack: AttackState = {
    ...begin,
    dice: null,
    defenders: targets.map((who) => ({ who, plan: null, dice: null, broken: false, done: false })),
  };
  emit({ type: 'attackBegan', attack, rule: 'L4427' });
  for (const who of targets) {
    const hero = heroIndex(state, who);
    if (hero >= 0) yield* chooseDefense(table, hero, begin.attacker);
  }
  const first = poolsNow(table, begin, { who: targets[0]!, plan: null })!;
  const byHero = heroIndex(state, begin.attacker);
  const rolled = yield* rollFight<AttackDie>(table, first.attack.dice, byHero >= 0 ? byHero : null);
  emit({ type: 'attackRolled', ...rolled, rule: 'L4429' });
  const own = countAttack(first.attack, rolled.dice).effects.filter(isOwn);
  const after: Afterwards = {
    counter: 0,
    steps: own.flatMap((effect) => (effect.do === 'step' ? [{ who: begin.attacker, effect }] : [])),
    kills: 0,
    auraForKill: own.reduce((sum, one) => sum + (one.do === 'aura-for-kill' ? one.count : 0), 0),
  };
  for (;;) {
    const left = placeOf(table).attack!.defenders.filter(({ done }) => !done);
    if (left.length === 0) break;
    const act = yield* ask(table, {
      kind: 'defend-next',
      hero: null,
      options: left.map(({ who }) => ({ id: `next:${who}`, act: { do: 'next', who } as const })),
      rule: 'L5251',
    });
    yield* defend(table, act.do === 'next' ? act.who : left[0]!.who, after);
  }
  emit({ type: 'attackEnded', rule: 'L4429' });
  yield* afterAttack(table, begin.attacker, after);
}

function* defend(table: MalhyaTable, who: string, after: Afterwards): Rule {
  const { state, emit } = table;
  const attack = placeOf(table).attack!;
  const { plan } = attack.defenders.find((one) => one.who === who)!;
  const pools = poolsNow(table, attack, { who, plan });
  if (!pools) {
    // The attacker or this one has gone by what the others' defense did.
    emit({
      type: 'attackResolved',
      who,
      kind: 'void',
      wounds: NO_WOUNDS,
      shields: 0,
      suffered: NO_WOUNDS,
      rule: 'L5251',
    });
    return;
  }
  const strike = countAttack(pools.attack, attack.dice!);
  const hero = heroIndex(state, who);
  const rolled = yield* rollFight<DefenseDie>(
    table,
    defenseDiceLeft(pools.defense, strike),
    hero >= 0 ? hero : null,
  );
  emit({ type: 'defenseRolled', who, ...rolled, rule: 'L4429' });
  let guard = countDefense(pools.defense, rolled.dice);
  const before = resultOf(strike, guard);
  const isMore = before.attackEffects.some((one) => !isOwn(one));
  if (hero >= 0 && (before.kind === 'wounds' || isMore)) {
    const { armour } = state.heroes[hero]!;
    yield* breakArmour(table, hero);
    const broken = armour !== null && state.heroes[hero]!.armour === null;
    if (broken) guard = withBrokenArmour(guard, table.content.armours[armour]!.breaks!);
  }
  const result = resultOf(strike, guard);
  const suffered =
    hero >= 0 ? yield* askWounds(table, hero, result.choices) : (result.choices[0] ?? NO_WOUNDS);
  const { kind, wounds, shields } = result;
  emit({ type: 'attackResolved', who, kind, wounds, shields, suffered, rule: 'L4433' });
  after.counter += result.counter;
  const isThere = () => standingWith(fieldOf(table), who) !== null;
  yield* wound(table, who, suffered, 'L4451');
  for (const effect of result.attackEffects)
    if (!isOwn(effect)) yield* carryEffect(table, attack.attacker, who, effect);
  if (!isThere() && hero < 0) after.kills += 1;
  for (const effect of result.defenseEffects)
    if (isOwn(effect)) after.steps.push({ who, effect });
    else yield* carryEffect(table, who, attack.attacker, effect);
}

function* afterAttack(table: MalhyaTable, attacker: string, after: Afterwards): Rule {
  const { state, emit } = table;
  const hero = heroIndex(state, attacker);
  if (after.kills > 0 && after.auraForKill > 0 && hero >= 0)
    activate(table, hero, after.auraForKill, 'L5225');
  // Whoever fell first has ended the fight: nothing strikes back any more.
  if (after.counter > 0) yield* watch(table);
  if (after.counter > 0 && (hero >= 0 || figureOf(table, attacker))) {
    emit({ type: 'countered', who: attacker, amount: after.counter, rule: 'L5239' });
    yield* wound(table, attacker, { ...NO_WOUNDS, damage: after.counter }, 'L5239');
  }
  for (const { who, effect } of after.steps) yield* carryEffect(table, who, attacker, effect);
}
