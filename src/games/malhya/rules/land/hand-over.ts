/**
 * Things change hands outside exploration (L5743–5753): anything, any number, free.
 * 1. No equipped artifact (L5745).
 * 2. What has no space is discarded (L5747).
 * 3. Not while somebody is in action (L5749), nor on the page of a challenge, which is exploration (L3137).
 */
import type { MalhyaOption } from '../model/prompts.ts';
import { CUBES } from '../model/vocabulary.ts';
import { gainCube, gainGear } from '../procedures/gain.ts';
import { type Asked, ask, askHero, type MalhyaTable, type Rule } from '../procedures/table.ts';

/** What a hero could give. */
export function givesOf({ state }: Pick<MalhyaTable, 'state'>, hero: number): MalhyaOption[] {
  const { weapon, stored, spare, armour, objects, cubes } = state.heroes[hero]!;
  return [
    ...[...new Set([weapon, stored, spare, armour, ...objects])].flatMap((gear): MalhyaOption[] =>
      gear === null ? [] : [{ id: `give:${gear}`, act: { do: 'give', gear } }],
    ),
    ...CUBES.flatMap((kind) =>
      [...new Set(cubes[kind])].map(
        (colour): MalhyaOption => ({ id: `give:${kind}:${colour}`, act: { do: 'give-cube', kind, colour } }),
      ),
    ),
  ];
}

/** Who has something to give. */
export const tradersOf = (table: Pick<MalhyaTable, 'state'>): number[] =>
  [...table.state.heroes.keys()].filter((hero) => givesOf(table, hero).length > 0);

/** Whether things may change hands in a booklet (L5753). */
export const mayHandOver = ({ state }: Pick<MalhyaTable, 'state'>): boolean =>
  !state.place &&
  !state.land.challenge &&
  (state.check?.at ?? null) === null &&
  tradersOf({ state }).length > 0;

/** Beside that question; on the road it is one of its own options. */
export const handOverOptions = (
  table: Pick<MalhyaTable, 'state'>,
  { kind, hero }: Asked,
): readonly MalhyaOption[] =>
  hero === null && (kind === 'choice' || kind === 'who' || kind === 'order') && mayHandOver(table)
    ? [{ id: 'trade', act: { do: 'exchange' } }]
    : [];

export function* handOver(table: MalhyaTable): Rule {
  const { state, emit } = table;
  const from = yield* askHero(table, tradersOf(table), { kind: 'give', rule: 'L5743' });
  const others = [...state.heroes.keys()].filter((hero) => hero !== from);
  const to = yield* askHero(table, others, { kind: 'share', rule: 'L5743' });
  for (;;) {
    const act = yield* ask(table, {
      kind: 'give',
      hero: from,
      options: [{ id: 'done', act: { do: 'done' } }, ...givesOf(table, from)],
      rule: 'L5743',
    });
    if (act.do === 'give') {
      emit({ type: 'gearHanded', hero: from, gear: act.gear, rule: 'L5743' });
      yield* gainGear(table, to, act.gear);
    } else if (act.do === 'give-cube') {
      emit({ type: 'cubeLost', hero: from, kind: act.kind, colour: act.colour, rule: 'L5743' });
      yield* gainCube(table, to, act.kind, act.colour);
    } else return;
  }
}

/** Barehanded by choice: the weapon goes into its free slot of the knapsack (L1060). */
export const barehandedOptions = ({ state }: Pick<MalhyaTable, 'state'>): MalhyaOption[] =>
  state.heroes.flatMap(({ id, weapon, stored, life }, hero): MalhyaOption[] =>
    weapon !== null && stored === null && life.life > 0
      ? [{ id: `rearm:${id}`, act: { do: 'rearm', hero } }]
      : [],
  );

/** An armour put on or taken off between two cards (L1093). */
export function wearOptions({ state, content }: Pick<MalhyaTable, 'state' | 'content'>): MalhyaOption[] {
  return state.heroes.flatMap(({ id, armour, objects, carrying }, hero) => [
    ...[...new Set(objects)]
      .filter((gear) => content.gear[gear]!.kind === 'armour')
      .map((gear): MalhyaOption => ({ id: `wear:${id}:${gear}`, act: { do: 'wear', hero, gear } })),
    ...(armour !== null && objects.length < carrying
      ? [{ id: `wear:${id}:none`, act: { do: 'wear', hero, gear: null } } as const]
      : []),
  ]);
}
