/**
 * The alarm, and the end of stealth (malhya.txt L3795, L4071–L4093, L4225–L4237).
 *
 * 1. Whatever was going on stops. What the place or a scenario card orders for an alarm is done first (L4079).
 * 2. Stealth is over, all are in combat: a new turn begins. Heroes on the board begin it at 0 (L4073); those beside it come
 *    back to the space they left from, else to the nearest, and keep theirs (L4229–L4231). Whoever was over a rift, or on
 *    another's space, goes to the nearest (MA-142).
 *    Special instructions for combat are followed then (L4185).
 * 3. Ended by choice it is the same, and nobody begins at 0 (L4093, MA-65).
 */
import { deploySpaces } from '../place/deploying.ts';
import { beginTurn } from '../procedures/begin-turn.ts';
import { leavePlace, putNear, putOn } from '../procedures/enter-place.ts';
import { followArrivals } from '../procedures/follow-arrivals.ts';
import { goTo } from '../procedures/go.ts';
import { inBook, readHere } from '../procedures/instructions.ts';
import { PlaceOver } from '../procedures/place-over.ts';
import type { MalhyaTable, Rule } from '../procedures/table.ts';
import { fieldOf, heroIndex, placeCardOf, placeOf, standingOfHero, tokenWith } from '../queries/field-of.ts';
import { hanging, quietOf } from './quiet-here.ts';
import type { AlarmCause } from './stealth-state.ts';

/** Who saw whom. */
export interface Seen {
  readonly by: string;
  readonly who: string;
}

export function* alarm(table: MalhyaTable, why: AlarmCause, seen: Seen | null): Rule<never> {
  yield* ordered(table);
  table.emit({ type: 'alarmRaised', why, by: seen?.by ?? null, who: seen?.who ?? null, rule: 'L3783' });
  return yield* toCombat(table);
}

export function* endStealth(table: MalhyaTable): Rule<never> {
  table.emit({ type: 'stealthEnded', rule: 'L4091' });
  return yield* toCombat(table);
}

/** Instructions of the place for an alarm; one that leads away takes its place. */
function* ordered(table: MalhyaTable): Rule {
  const { instructions } = placeCardOf(table);
  for (const [at, { when, go, stays }] of instructions.entries()) {
    if (!('alarm' in when) || placeOf(table).fired.includes(at)) continue;
    table.emit({ type: 'instructionActed', at, rule: 'L4079' });
    if (stays) yield* readHere(table, go, 'standing', 'L4079');
    else {
      table.emit({ type: 'modeSet', mode: 'story', rule: 'L4079' });
      leavePlace(table);
      goTo(table, inBook(go), 'standing', 'L4079');
      throw new PlaceOver();
    }
  }
}

function* toCombat(table: MalhyaTable): Rule<never> {
  yield* land(table);
  for (const hero of table.state.heroes.keys()) yield* comeOntoBoard(table, hero, 'L4229');
  yield* followArrivals(table);
  beginTurn(table);
  throw new PlaceOver();
}

/** Nobody stays over a rift, or on another's space. */
function* land(table: MalhyaTable): Rule {
  for (const who of hanging(fieldOf(table))) {
    const field = fieldOf(table);
    const figure = field.figures.find(({ id }) => id === who)!;
    const others = { ...field, figures: field.figures.filter(({ id }) => id !== who) };
    const hero = heroIndex(table.state, who);
    const to = yield* putOn(
      table,
      deploySpaces(others, figure.at, figure),
      { kind: hero < 0 ? 'put-enemy' : 'put-hero', who, hero: hero < 0 ? null : hero },
      'MA-142',
    );
    if (to) table.emit({ type: 'stepped', who, to, rule: 'MA-142' });
  }
}

/** A hero beside the board is on it again. */
export function* comeOntoBoard(table: MalhyaTable, hero: number, rule: string): Rule {
  const { id } = table.state.heroes[hero]!;
  const token = quietOf(table).out[id];
  const left = token === undefined ? undefined : tokenWith(placeOf(table), token)?.at;
  if (!left || placeOf(table).heroes[hero]!.at) return;
  const to = yield* putNear(table, hero, left, standingOfHero(table, hero, left), rule);
  if (to) table.emit({ type: 'heroReturned', hero, at: to, rule });
}
