/**
 * Instructions of a place (L3103–L3121, L5109–L5158).
 * 1. One whose condition is met acts at once and must be applied; it takes precedence over all other rules (L3113, L3121).
 *    Of several at once the table chooses (MA-39).
 * 2. It leads to a chapter. Most end the place: shocks are life again (L5146), who is at 0 has 1 life, of damage first
 *    (L5156). One that stays is read, and play goes on.
 *    Where the last enemy is gone and play goes on, shocks are life at once.
 * 3. So do scenario cards' standing instructions, and interest tokens a hero moves onto (L3066, L4627).
 */

import { returnsIn } from '../combat/turn-order.ts';
import type { Target } from '../model/content.ts';
import type { Opened } from '../model/events.ts';
import type { Happening } from '../model/place-content.ts';
import { isSameSpace } from '../place/space.ts';
import { placeCardOf, placeOf, tokenWith } from '../queries/field-of.ts';
import { holds } from '../queries/holds.ts';
import { leavePlace } from './enter-place.ts';
import { fallen } from './fight-harm.ts';
import { goTo } from './go.ts';
import { PlaceOver } from './place-over.ts';
import { readOn } from './read.ts';
import { shocksToLife } from './sign-effects.ts';
import { standingNow } from './standing-cards.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

/** A number in a diamond is of the adventure booklet (L3066). */
export const inBook = (target: Target): Exclude<Target, number> =>
  typeof target === 'number' ? { book: 'adventure', chapter: target } : target;

/** Whether it is so now. */
function happens(table: MalhyaTable, when: Happening): boolean {
  const place = placeOf(table);
  if ('enemies' in when) return place.figures.length === 0 && place.arriving.length === 0;
  if ('heroes' in when) return table.state.heroes.every(({ life }) => life.life === 0);
  if ('eliminated' in when) return place.eliminated.includes(when.eliminated);
  if ('tracker' in when) return place.tracker >= when.tracker;
  // That one acts when the alarm is given (`stealth/alarm.ts`).
  if ('alarm' in when) return false;
  if ('holds' in when) return holds(table, when.holds, null);
  const token = tokenWith(place, when.onto);
  return place.heroes.some(({ at, down }) => token && at && !down && isSameSpace(at, token.at));
}

/** What has come about by what was just done. */
export function* watch(table: MalhyaTable): Rule {
  if (table.state.over) throw new PlaceOver();
  for (const hero of table.state.heroes.keys()) fallen(table, hero);
  noteRaised(table);
  yield* standing(table);
  for (;;) {
    const { fired, phase } = placeOf(table);
    if (phase === 'deploy') return;
    const { mode: now } = table.state.now;
    const met = placeCardOf(table).instructions.flatMap(({ when, mode = now }, at) =>
      mode === now && !fired.includes(at) && happens(table, when) ? [at] : [],
    );
    if (met.length === 0) return endCombat(table);
    const act = yield* ask(table, {
      kind: 'instruction',
      hero: null,
      options: met.map((at) => ({ id: `instruction:${at}`, act: { do: 'instruction', at } as const })),
      rule: 'MA-39',
    });
    const at = act.do === 'instruction' ? act.at : met[0]!;
    const { go, stays } = placeCardOf(table).instructions[at]!;
    table.emit({ type: 'instructionActed', at, rule: 'L3113' });
    if (stays) yield* readHere(table, go, 'standing', 'L3113');
    else {
      leavePlace(table);
      goTo(table, inBook(go), 'standing', 'L5140');
      throw new PlaceOver();
    }
  }
}

/** No enemy is left, and nothing leads away: shocks are life all the same (L4490, L5144). */
function endCombat(table: MalhyaTable): void {
  const { figures, arriving } = placeOf(table);
  if (table.state.now.mode !== 'combat' || figures.length + arriving.length > 0) return;
  for (const hero of table.state.heroes.keys()) shocksToLife(table, hero, 'L5146');
  noteRaised(table);
}

function* standing(table: MalhyaTable): Rule {
  for (const go of standingNow(table)) yield* readHere(table, go, 'standing', 'L3113');
}

/** A fallen hero who was healed comes back in its place (L4520–L4530). */
function noteRaised({ state, emit }: MalhyaTable): void {
  const place = state.place!;
  // In stealth it is on its feet at once (MA-66).
  if (state.now.mode === 'stealth') return;
  for (const [hero, { down, returns }] of place.heroes.entries()) {
    const { life, id } = state.heroes[hero]!;
    if (!down || returns || life.life === 0) continue;
    const when = place.now === null ? 'this-turn' : returnsIn(place.initiative[id] ?? 0, place.now);
    emit({ type: 'heroRaised', hero, returns: when, rule: 'L4524' });
  }
}

/** A chapter that is read in a place, to its end; play goes on, unless it leads away. */
export function* readHere(table: MalhyaTable, target: Target, how: Opened, rule: string): Rule {
  const { state, emit } = table;
  const { serial } = placeOf(table);
  const to = inBook(target);
  emit({ type: 'readingBegan', book: to.book, rule });
  goTo(table, to, how, rule);
  while (state.place?.serial === serial && state.place.reading && !state.over) yield* readOn(table);
  if (state.over || state.place?.serial !== serial) throw new PlaceOver();
}

/** Interest tokens on the space a hero has entered (MA-33). */
export function* reach(table: MalhyaTable, hero: number): Rule {
  const { at } = placeOf(table).heroes[hero]!;
  const token = placeOf(table).tokens.find(
    (one) => one.kind === 'interest' && one.go !== undefined && at && isSameSpace(one.at, at),
  );
  if (token?.go === undefined) return;
  table.emit({ type: 'tokenReached', hero, token: token.id, rule: 'L3066' });
  yield* readHere(table, token.go, 'go', 'L4627');
}
