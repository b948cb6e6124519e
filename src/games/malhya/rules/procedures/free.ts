/**
 * What takes no action: potions and objects, in one's own turn (L945, L1002; between checks it is everybody's). In a place
 * a potion goes to who is beside (`potions-here.ts`).
 * 1. A potion is used on oneself or on another hero, the cube goes (L1002): red 2 heals, yellow 1 heal and 2 AP (o),
 *    green 2 aura tokens (L1271).
 * 2. An object is used once; one that asks for AP or a mode only so (L949–953).
 * 3. Weapons are switched (L1030); three resources of a kind become one of it by a talent (L5900).
 * 4. Things change hands, outside exploration (L5753).
 */

import { companyOption, lookToCompany } from '../campaign/company.ts';
import { changeWorn, donOptions } from '../growing/arrange.ts';
import { swapCubes, swapOptions } from '../growing/swaps.ts';
import { handOver, handOverOptions } from '../land/hand-over.ts';
import type { GearCard } from '../model/content.ts';
import { ACTION_POINTS, POTION } from '../model/fixed-numbers.ts';
import type { MalhyaAct, MalhyaOption } from '../model/prompts.ts';
import type { Hero } from '../model/state.ts';
import type { Position } from '../queries/booklets.ts';
import { conscious } from '../queries/holds.ts';
import { reaches, usersNow } from '../queries/potions-here.ts';
import { activate, changeAp, heal } from './heal.ts';
import { shocksToLife } from './sign-effects.ts';
import { type Asked, ask, type MalhyaTable, type Rule } from './table.ts';

/**
 * Asks, and what may be used in between is offered with it, as often as there is something. Nobody is asked for that
 * alone, but for who is about to roll: a potion may bring the aura token for it. `always`: it is worth asking for what may
 * change hands.
 */
export function* askFreely(
  table: MalhyaTable,
  users: readonly number[],
  question: () => Asked,
  always = false,
): Rule<MalhyaAct> {
  for (;;) {
    const asked = question();
    if (asked.options.length === 0) return { do: 'decline' };
    if (asked.options.length === 1 && asked.kind !== 'again' && !always) return asked.options[0]!.act;
    const options = [
      ...asked.options,
      ...uses(table, users),
      ...handOverOptions(table, asked),
      ...companyOption(table, asked),
    ];
    const act = yield* ask(table, { ...asked, options });
    if (act.do === 'company') yield* lookToCompany(table);
    else if (act.do === 'exchange' && asked.kind !== 'travel') yield* handOver(table);
    else if (!(yield* carryUse(table, act))) return act;
  }
}

/** Carries out what `uses` offers; whether it was something of that. */
export function* carryUse(table: MalhyaTable, act: MalhyaAct): Rule<boolean> {
  if (act.do === 'three-for-one') yield* swapCubes(table, act.hero, act.kind);
  else if (act.do === 'don') changeWorn(table, act);
  else if (act.do === 'rearm')
    table.emit({ type: act.spare ? 'spareDrawn' : 'weaponsSwapped', hero: act.hero, rule: 'L1030' });
  else if (act.do === 'potion') drink(table, act);
  else if (act.do === 'use') consume(table, act.hero, act.gear);
  else return false;
  return true;
}

/** Potions and objects that would do something now. */
export function uses(position: Position, users: readonly number[]): MalhyaOption[] {
  const { state } = position;
  const able = conscious(position).filter((hero) => usersNow(position, users).includes(hero));
  return able.flatMap((hero) => {
    const { id, cubes, objects } = state.heroes[hero]!;
    const potions = [...new Set(cubes.potion)].flatMap((colour) =>
      state.heroes.flatMap((other, to): MalhyaOption[] =>
        helps(other, POTION[colour] ?? {}) && reaches(position, hero, to)
          ? [{ id: `potion:${id}:${colour}:${other.id}`, act: { do: 'potion', hero, colour, to } }]
          : [],
      ),
    );
    const things = objects.flatMap((gear): MalhyaOption[] =>
      mayUse(position, hero, position.content.gear[gear]!)
        ? [{ id: `use:${id}:${gear}`, act: { do: 'use', hero, gear } }]
        : [],
    );
    return [...potions, ...things, ...handling(position, hero)];
  });
}

/** Outside of places weapons are switched for nothing, but not by who is in a check (L1030, MA-162); resources (L5900). */
function handling(position: Position, hero: number): MalhyaOption[] {
  const { place, check, heroes } = position.state;
  const { id, stored, spare } = heroes[hero]!;
  const mayRearm = !place && (check?.at ?? null) === null;
  return [
    ...(mayRearm && stored !== null ? [{ id: `rearm:${id}`, act: { do: 'rearm', hero } } as const] : []),
    ...(mayRearm && spare !== null
      ? [{ id: `rearm:${id}:spare`, act: { do: 'rearm', hero, spare: true } } as const]
      : []),
    ...donOptions(position, hero),
    ...swapOptions(position, hero),
  ];
}

const helps = (
  { life, aura, ap }: Hero,
  does: {
    readonly heal?: number;
    readonly aura?: number;
    readonly ap?: number;
    readonly shocks?: true;
  },
): boolean =>
  (does.shocks === true && life.shock > 0) ||
  (does.heal !== undefined && life.damage + life.injury > 0) ||
  (does.aura !== undefined && aura.spent > 0) ||
  (does.ap !== undefined && ap < ACTION_POINTS);

/** Whether an object is of use: its mode, its price, and something to do. */
export function mayUse({ state }: Position, hero: number, { use }: GearCard): boolean {
  if (!use) return false;
  const one = state.heroes[hero]!;
  if (use.mode !== undefined && use.mode !== state.now.mode) return false;
  return (use.ap ?? 0) <= one.ap && helps(one, use);
}

function drink(
  table: MalhyaTable,
  { hero, colour, to }: Extract<MalhyaAct, { readonly do: 'potion' }>,
): void {
  table.emit({ type: 'potionUsed', hero, colour, to, rule: 'L1002' });
  const { heal: heals = 0, aura = 0, ap = 0 } = POTION[colour] ?? {};
  heal(table, to, heals, 'L1002');
  activate(table, to, aura, 'L1271');
  changeAp(table, to, ap, 'MA-14');
}

function consume(table: MalhyaTable, hero: number, gear: string): void {
  const { ap = 0, heal: heals = 0, aura = 0, shocks } = table.content.gear[gear]!.use!;
  table.emit({ type: 'objectUsed', hero, gear, rule: 'L945' });
  changeAp(table, hero, -ap, 'L949');
  heal(table, hero, heals, 'L945');
  if (shocks) shocksToLife(table, hero);
  activate(table, hero, aura, 'L945');
}
