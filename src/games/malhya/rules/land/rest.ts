/**
 * The Rest card (L2246–2289).
 * 1. Campfire: into the first empty space, at any time of the journey, once a day (L2260–2264).
 *    a. Each hero rolls one white die (MA-15): a heal and an aura token for each threat sign (L2268); by night its special
 *       counts 3 (L2269), by day nothing (MA-71).
 *    b. A state that a plant heals at a campfire may go (L5859).
 *    c. An event card by the weather: the entry (L2271).
 * 2. Inn: into the first empty space; each hero regains all life points and all aura tokens, no dice, no event card
 *    (L2281–2289).
 */
import { wholeDie } from '../procedures/dice.ts';
import { activate, heal } from '../procedures/heal.ts';
import type { MalhyaTable, Rule } from '../procedures/table.ts';
import { conscious } from '../queries/holds.ts';
import { cureSome } from './cures.ts';
import { CAMPFIRE_FACES } from './land-numbers.ts';
import { clearSpace, drawEvent, only } from './lay.ts';
import { signsOf } from './road-odds.ts';
import { curesAt } from './states-and-gear.ts';
import { isRestFree } from './timeline.ts';

/** Whether the Rest card can be used: it does not lie there; a day that is over gives it back. */
export const mayRest = ({ state, content }: Pick<MalhyaTable, 'state' | 'content'>): boolean =>
  state.land.travel !== null &&
  Object.keys(content.rests).length > 0 &&
  isRestFree(state.land.travel, content.rests);

export function* campfire(table: MalhyaTable): Rule {
  const { state, content, emit } = table;
  clearSpace(table);
  const { id, number } = only(content.rests);
  emit({ type: 'restLaid', card: id, side: 'campfire', rule: 'L2264' });
  const night = state.now.period === 'night';
  for (const hero of conscious(table)) {
    const { face, rng } = yield* wholeDie(table, hero, 'white', CAMPFIRE_FACES);
    emit({ type: 'campfireRolled', hero, face, rng, rule: 'L2268' });
    const signs = signsOf(face, night);
    heal(table, hero, signs, night ? 'L2269' : 'L2268');
    activate(table, hero, signs, night ? 'L2269' : 'L2268');
  }
  yield* cureSome(table, 'campfire');
  drawEvent(table, number[state.now.period], 'L2271');
}

export function innSide(table: MalhyaTable): void {
  const { state, content, emit } = table;
  clearSpace(table);
  emit({ type: 'restLaid', card: only(content.rests).id, side: 'inn', rule: 'L2287' });
  for (const hero of state.heroes.keys()) emit({ type: 'wholeAgain', hero, rule: 'L2281' });
  for (const { hero, card } of curesAt(table, 'inn'))
    emit({ type: 'stateHealed', hero, card, rule: 'L5861' });
}

/** By order of a booklet: not while it lies there (L2260). */
export function* restAsTold(table: MalhyaTable, side: 'campfire' | 'inn'): Rule {
  if (!mayRest(table)) return;
  if (side === 'inn') innSide(table);
  else yield* campfire(table);
}
