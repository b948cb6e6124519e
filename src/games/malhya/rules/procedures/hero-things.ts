/**
 * What a hero does with its things in a place.
 * 1. Weapons are switched in the own turn, 1 AP each time; Barehanded by choice: the weapon goes into the free place for
 *    one, 1 AP; armour stays (L1030, L1057, L1097).
 * 2. Adjacent heroes trade as much as they like for 1 AP of the one whose turn it is (L5757), also with a fallen one beside
 *    or under it (L4512); never equipped artifacts (L5745).
 * 3. What lies on its space is taken for 1 AP, as much as there is room for (L5763–L5767).
 */

import type { Thing } from '../model/fight-events.ts';
import type { MalhyaAct, MalhyaOption } from '../model/prompts.ts';
import { CUBES } from '../model/vocabulary.ts';
import type { Position } from '../queries/booklets.ts';
import { canBear } from '../queries/burden.ts';
import { pileAt, placeHero, placeOf } from '../queries/field-of.ts';
import { hasPlaceFor, hasRoomFor, weaponPlace } from '../queries/gear.ts';
import { isBeside } from '../queries/potions-here.ts';
import { spendAction } from './engaged.ts';
import { gainCube, gainGear } from './gain.ts';
import { changeAp } from './heal.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

/** AP of a trade, of a switch, of taking (L1030, L5757, L5765). */
export const HANDS_AP = 1;

export const heroesBeside = (position: Position, hero: number): number[] =>
  placeOf(position).heroes.flatMap((_, other) =>
    other !== hero && isBeside(position, hero, other) ? [other] : [],
  );

export function thingOptions(position: Position, hero: number): MalhyaOption[] {
  const { ap, weapon, stored, spare, id } = position.state.heroes[hero]!;
  if (ap < HANDS_AP) return [];
  const { at } = placeHero(position, hero);
  const canTrade = heroesBeside(position, hero).filter(
    (other) => thingsOf(position, hero).length + thingsOf(position, other).length > 0,
  );
  return [
    ...(stored !== null ? [{ id: 'switch', act: { do: 'switch' } } as const] : []),
    ...(spare !== null ? [{ id: 'switch-spare', act: { do: 'switch-spare' } } as const] : []),
    ...(weapon !== null && stored === null ? [{ id: 'barehanded', act: { do: 'barehanded' } } as const] : []),
    ...canTrade.map(
      (other): MalhyaOption => ({
        id: `trade:${position.state.heroes[other]!.id}`,
        act: { do: 'trade', hero: other },
      }),
    ),
    ...(at && pileAt(placeOf(position), at).length > 0 && id
      ? [{ id: 'pick-up', act: { do: 'pick-up' } } as const]
      : []),
  ];
}

export function changeWeapon(table: MalhyaTable, hero: number, rule: string): void {
  const { weapon, stored } = table.state.heroes[hero]!;
  spendAction(table, hero);
  changeAp(table, hero, -HANDS_AP, rule);
  table.emit({ type: 'weaponChanged', hero, weapon: stored, stored: weapon, rule });
}

/** The second stored weapon for the one that is equipped (L5948). */
export function drawSpare(table: MalhyaTable, hero: number): void {
  spendAction(table, hero);
  changeAp(table, hero, -HANDS_AP, 'L1030');
  table.emit({ type: 'spareDrawn', hero, rule: 'L5948' });
}

/** What a hero could hand over: nothing that is equipped but armour, which is only worn. */
function thingsOf({ state, content }: Position, hero: number): Thing[] {
  const { stored, spare, objects, cubes } = state.heroes[hero]!;
  return [
    ...[stored, spare].flatMap((gear) => (gear === null ? [] : [{ gear }])),
    ...[...new Set(objects)].filter((ref) => content.gear[ref]).map((gear) => ({ gear })),
    ...CUBES.flatMap((kind) => [...new Set(cubes[kind])].map((colour) => ({ kind, colour }))),
  ];
}

/** Whether the other one has a place for it. */
function hasSpaceFor(position: Position, hero: number, thing: Thing): boolean {
  const { state, content } = position;
  const one = state.heroes[hero]!;
  if (!('gear' in thing)) return hasRoomFor(one, thing.kind);
  if (!canBear(position, one, content.gear[thing.gear]!)) return false;
  if (content.gear[thing.gear]!.kind === 'weapon') return weaponPlace(position, one) !== null;
  return hasPlaceFor(one) || (content.gear[thing.gear]!.kind === 'armour' && one.armour === null);
}

const thingId = (thing: Thing): string => ('gear' in thing ? thing.gear : `${thing.kind}-${thing.colour}`);

export function* trade(table: MalhyaTable, hero: number, other: number): Rule {
  spendAction(table, hero);
  changeAp(table, hero, -HANDS_AP, 'L5757');
  const offers = (from: number, to: number): MalhyaOption[] =>
    thingsOf(table, from)
      .filter((thing) => hasSpaceFor(table, to, thing))
      .map((thing) => ({
        id: `hand:${table.state.heroes[from]!.id}:${thingId(thing)}`,
        act: { do: 'hand', from, to, thing },
      }));
  for (;;) {
    const act = yield* ask(table, {
      kind: 'trading',
      hero,
      who: table.state.heroes[other]!.id,
      options: [...offers(hero, other), ...offers(other, hero), { id: 'done', act: { do: 'done' } }],
      rule: 'L5757',
    });
    if (act.do !== 'hand') return;
    yield* handOver(table, act);
  }
}

function* handOver(table: MalhyaTable, { from, to, thing }: MalhyaAct & { readonly do: 'hand' }): Rule {
  table.emit({ type: 'traded', from, to, thing, rule: 'L5741' });
  if ('gear' in thing) yield* gainGear(table, to, thing.gear);
  else yield* gainCube(table, to, thing.kind, thing.colour);
}

export function* pickUp(table: MalhyaTable, hero: number): Rule {
  spendAction(table, hero);
  changeAp(table, hero, -HANDS_AP, 'L5765');
  for (;;) {
    const { at } = placeHero(table, hero);
    const here = at ? [...new Set(pileAt(placeOf(table), at))] : [];
    const act = yield* ask(table, {
      kind: 'picking-up',
      hero,
      options: [
        ...here
          .filter((gear) => hasSpaceFor(table, hero, { gear }))
          .map((gear): MalhyaOption => ({ id: `take:${gear}`, act: { do: 'take', gear } })),
        { id: 'done', act: { do: 'done' } },
      ],
      rule: 'L5765',
    });
    if (act.do !== 'take') return;
    table.emit({ type: 'gearTaken', hero, gear: act.gear, rule: 'L5765' });
    yield* gainGear(table, hero, act.gear);
  }
}
