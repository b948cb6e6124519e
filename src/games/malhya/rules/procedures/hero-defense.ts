/**
 * How one defends (L4428, L4747–L4785).
 * 1. A hero chooses lines of its weapon and pays for them, each attack anew (L4755–L4757); an aura token may be spent
 *    (L1305). Armour's bonus always (L4765). Enemies defend with everything (L5100).
 * 2. After all dice an armour that can be broken may be (L4457, L4773, MA-45).
 */
import { defensePlans, type HandlingPlan } from '../combat/handling.ts';
import { surge } from '../growing/talents-in-turns.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { handlerOf, weaponOf } from '../queries/fighters.ts';
import { planId } from '../queries/plan-names.ts';
import { payingAura } from '../spells/bonus-cards.ts';
import { activate, changeAp } from './heal.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

/** What a plan costs. */
export function* payFor(
  table: MalhyaTable,
  hero: number,
  { ap, aura, arrow }: HandlingPlan,
  rule: string,
): Rule {
  changeAp(table, hero, -ap, rule);
  if (aura) {
    yield* payingAura(table, hero, () => activate(table, hero, -1, 'L1287'));
    surge(table, hero);
  }
  if (arrow) table.emit({ type: 'cubeLost', hero, kind: 'arrow', colour: arrow, rule: 'L4719' });
}

export function* chooseDefense(table: MalhyaTable, hero: number, attacker: string): Rule {
  const plans = defensePlans(weaponOf(table, hero), handlerOf(table, hero, 'defense'));
  const act = yield* ask(table, {
    kind: 'defense',
    hero,
    against: attacker,
    options: plans.map((plan): MalhyaOption => ({ id: planId(plan), act: { do: 'plan', plan } })),
    rule: 'L4747',
  });
  const plan = act.do === 'plan' ? act.plan : plans[0]!;
  table.emit({ type: 'defenseChosen', who: table.state.heroes[hero]!.id, plan, rule: 'L4755' });
  yield* payFor(table, hero, plan, 'L4755');
}

/** Whether the armour is broken for what it does then. */
export function* breakArmour(table: MalhyaTable, hero: number): Rule {
  const { armour } = table.state.heroes[hero]!;
  if (armour === null || !table.content.armours[armour]?.breaks) return;
  const act = yield* ask(table, {
    kind: 'armour',
    hero,
    options: [
      { id: 'keep', act: { do: 'keep' } },
      { id: 'break', act: { do: 'break' } },
    ],
    rule: 'L4773',
  });
  if (act.do === 'break') table.emit({ type: 'armourBroken', hero, gear: armour, rule: 'L4777' });
}
