/**
 * A hero comes (L1790, L1805).
 * 1. It sits where somebody sits already: a seat may have several (L355).
 * 2. A new one is set up as every new hero, with all level-ups to the group's level (L1790).
 * 3. One that was here before is as its sheet has it. What others have taken meanwhile is lost to it (L1805): for a weapon it
 *    takes one as a new hero does. Level-ups it has missed come after (MA-184).
 */
import { raiseOne } from '../growing/level-up.ts';
import { basicWeapon, settle } from '../growing/newcomer.ts';
import { lifeOf } from '../growing/worn.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import type { Hero } from '../model/state.ts';
import { CHARACTERISTICS } from '../model/vocabulary.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { gearHeld } from '../queries/gear.ts';
import { newHeroAt } from '../set-up.ts';

export function* join(table: MalhyaTable, ref: string): Rule {
  const { state, content, emit } = table;
  const seats = [...new Set(state.heroes.map(({ seat }) => seat))];
  const act = yield* ask(table, {
    kind: 'seat',
    hero: null,
    who: ref,
    options: seats.map((seat): MalhyaOption => ({ id: `seat:${seat}`, act: { do: 'sit', seat } })),
    rule: 'L1790',
  });
  const seat = act.do === 'sit' ? act.seat : seats[0]!;
  const saved = state.campaign?.away.find(({ id }) => id === ref);
  if (!saved) {
    emit({ type: 'heroCame', hero: newHeroAt(seat, ref, content), back: false, rule: 'L1790' });
    yield* settle(table);
    return;
  }
  emit({ type: 'heroCame', hero: withoutTaken(table, { ...saved, seat }), back: true, rule: 'L1805' });
  const at = state.heroes.length - 1;
  // What an artifact gave goes with it (L4475).
  for (const gear of saved.artifacts)
    if (!state.heroes[at]!.artifacts.includes(gear)) lifeOf(table, at, gear, -1);
  if (saved.weapon !== null && state.heroes[at]!.weapon === null) yield* basicWeapon(table, at);
  for (let n = raisedOf(table, at); n < state.growth.level; n++) yield* raiseOne(table, at);
}

/** Level-ups it has had. */
function raisedOf({ state, content }: MalhyaTable, at: number): number {
  const { id, characteristics } = state.heroes[at]!;
  const { characteristics: printed } = content.heroes[id]!;
  return CHARACTERISTICS.reduce((sum, one) => sum + characteristics[one] - printed[one], 0);
}

/** What others have now is lost to it. */
function withoutTaken({ state, content }: MalhyaTable, hero: Hero): Hero {
  const taken = gearHeld(state, content);
  const free = (ref: string | null) => (ref !== null && !taken.has(ref) ? ref : null);
  const still = (refs: readonly string[]) => refs.filter((ref) => !taken.has(ref));
  return {
    ...hero,
    weapon: free(hero.weapon),
    stored: free(hero.stored),
    spare: free(hero.spare),
    armour: free(hero.armour),
    artifacts: still(hero.artifacts),
    objects: still(hero.objects),
  };
}
