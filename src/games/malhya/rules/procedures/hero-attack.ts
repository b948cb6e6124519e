/**
 * A hero attacks (L4637–L4743).
 * 1. An adjacent enemy, at range one in sight, with an area all that are in it (L4676, L5247).
 * 2. The whole attack is planned and paid before the dice (L4650): lines, an aura token, a special arrow.
 * 3. Then it is resolved; another may follow while there are AP (L4741).
 */
import { targetsOf } from '../combat/fight-targets.ts';
import { areaOf, attackPlans, type HandlingPlan } from '../combat/handling.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { areasOfPlan } from '../queries/attack-now.ts';
import { isBanned } from '../queries/banned-here.ts';
import type { Position } from '../queries/booklets.ts';
import { fieldOf, standingWith } from '../queries/field-of.ts';
import { attackKindOf, handlerOf, weaponOf } from '../queries/fighters.ts';
import { planId } from '../queries/plan-names.ts';
import { spendAction } from './engaged.ts';
import { payFor } from './hero-defense.ts';
import { watch } from './instructions.ts';
import { resolveAttack } from './resolve-attack.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

/** Plans a hero can pay, without an area or with one that hits somebody. */
export function plansOf(position: Position, hero: number, withArea: boolean): HandlingPlan[] {
  const weapon = weaponOf(position, hero);
  return attackPlans(weapon, handlerOf(position, hero, 'attack')).filter((plan) =>
    areaOf(weapon, plan) ? withArea && areasOfPlan(position, hero, plan).length > 0 : !withArea,
  );
}

/** Enemies a hero gets at, if it can pay for any attack. */
export function attackOptions(position: Position, hero: number): MalhyaOption[] {
  const field = fieldOf(position);
  const own = standingWith(field, position.state.heroes[hero]!.id);
  if (!own || (weaponOf(position, hero).ranged && isBanned(position, 'ranged'))) return [];
  const kind = attackKindOf(weaponOf(position, hero));
  const canStrike = plansOf(position, hero, false).length > 0;
  const targets = canStrike ? targetsOf(field, own, kind).filter(({ why }) => why === null) : [];
  return [
    ...targets.map(({ id }): MalhyaOption => ({ id: `strike:${id}`, act: { do: 'strike', target: id } })),
    ...(plansOf(position, hero, true).length > 0 ? [{ id: 'sweep', act: { do: 'sweep' } } as const] : []),
  ];
}

/** `target` null: on an area. */
export function* heroAttack(table: MalhyaTable, hero: number, target: string | null): Rule {
  const act = yield* ask(table, {
    kind: 'plan',
    hero,
    ...(target === null ? {} : { against: target }),
    options: [
      ...plansOf(table, hero, target === null).map(
        (plan): MalhyaOption => ({ id: planId(plan), act: { do: 'plan', plan } }),
      ),
      { id: 'back', act: { do: 'back' } },
    ],
    rule: 'L4650',
  });
  if (act.do !== 'plan') return;
  const { plan } = act;
  const where = target === null ? yield* turnArea(table, hero, plan) : null;
  if (target === null && !where) return;
  spendAction(table, hero);
  yield* payFor(table, hero, plan, 'L4646');
  const attacker = table.state.heroes[hero]!.id;
  yield* resolveAttack(table, {
    attacker,
    line: 0,
    plan,
    area: where?.spaces ?? null,
    targets: where?.hits ?? [target!],
  });
  yield* watch(table);
}

function* turnArea(table: MalhyaTable, hero: number, plan: HandlingPlan) {
  const areas = areasOfPlan(table, hero, plan);
  const act = yield* ask(table, {
    kind: 'area',
    hero,
    options: areas.map(
      ({ quarters }): MalhyaOption => ({
        id: `turn-area:${quarters}`,
        act: { do: 'turn-area', quarters },
      }),
    ),
    rule: 'L5253',
  });
  return areas.find(({ quarters }) => act.do === 'turn-area' && quarters === act.quarters) ?? null;
}
