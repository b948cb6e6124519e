/** Loot (A 14l): one treasure, good, gold, open artifact, forgery or token; never spells, cards, skills, levels. */
import type { Thing } from '../model/events.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { idOfThing, lootOf } from '../queries/things.ts';
import { makeRoom } from './pack.ts';
import { ask, type MidgardTable, type Rule } from './table.ts';

/** The winner takes one thing, or none. Whether something was taken. */
export function* takeLoot(table: MidgardTable, winner: number, loser: number, rule: string): Rule<boolean> {
  const things = lootOf(table, loser);
  if (things.length === 0) return false;
  const act = yield* ask(table, winner, {
    kind: 'loot',
    options: [
      ...things.map(
        (thing): MidgardOption => ({ id: `loot:${idOfThing(thing)}`, act: { do: 'loot', thing } }),
      ),
      { id: 'none', act: { do: 'no' } },
    ],
    about: loser,
    rule,
  });
  if (act.do !== 'loot') return false;
  passThing(table, loser, winner, act.thing, true, rule);
  // Whoever lost a backpack has less room as well.
  for (const one of [winner, loser]) yield* makeRoom(table, one);
  return true;
}

/** Something changes hands, with the Life Points a worn treasure gives. */
export function passThing(
  { content, emit }: MidgardTable,
  from: number,
  to: number,
  thing: Thing,
  stolen: boolean,
  rule: string,
): void {
  const lp = thing.of === 'treasures' ? (content.treasures[thing.ref]!.adds?.lp ?? 0) : 0;
  emit({ type: 'thingPassed', from, to, thing, stolen, lp, rule });
}
