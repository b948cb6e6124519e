/**
 * What talents and a people's card do in a hero's turn.
 * 1. The whole free move is given up for AP (L5898); only while it is whole, and where there are AP to regain (MA-160).
 * 2. An aura token that is used brings AP, once a turn (L5934); in a check outside of places, once a check (MA-161).
 * 3. An aura token for what the people's card offers: light movement, Movement more; it lasts for one action (L1305, L5875).
 * 4. After three spaces straight towards the target an attack has a bonus (L5912, MA-159); so it has with another hero
 *    beside the target (L5924).
 */
import { ACTION_POINTS } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import type { MalhyaTable } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { heavyInChecks } from '../queries/check-numbers.ts';
import { placeHero } from '../queries/field-of.ts';
import { boardOf } from '../queries/fighters.ts';
import { talentsOf } from '../queries/gear.ts';

export function talentOptions(position: Position, hero: number): MalhyaOption[] {
  const one = position.state.heroes[hero]!;
  const { free } = placeHero(position, hero);
  const givesUp = free === 'whole' && one.ap < ACTION_POINTS;
  return [
    ...talentsOf(position, one).flatMap(({ id, face }): MalhyaOption[] =>
      givesUp && face.fight?.givesUp ? [{ id: `give-up:${id}`, act: { do: 'give-up', talent: id } }] : [],
    ),
    ...peopleOptions(position, hero),
  ];
}

/** What an aura token may be spent on in a turn; of the quiet ones in stealth alone. */
export function peopleOptions(position: Position, hero: number): MalhyaOption[] {
  const { boost } = placeHero(position, hero);
  if (position.state.heroes[hero]!.aura.ready === 0 || boost.people !== null) return [];
  const kinds = position.state.now.mode === 'stealth' ? ['move', 'stealth'] : ['move'];
  return boardOf(position, hero).aura.flatMap(({ turn }, effect): MalhyaOption[] =>
    turn && kinds.includes(turn.in) ? [{ id: `people:${effect}`, act: { do: 'people', effect } }] : [],
  );
}

export function giveUpMove({ state, content, emit }: MalhyaTable, hero: number, talent: string): void {
  const { ap, talents } = state.heroes[hero]!;
  const { side } = talents.find(({ ref }) => ref === talent)!;
  const gives = content.talents[talent]![side].fight?.givesUp ?? 0;
  emit({ type: 'freeMoveLost', hero, why: 'given', rule: 'L5898' });
  emit({ type: 'apChanged', hero, amount: Math.min(gives, ACTION_POINTS - ap), rule: 'L5898' });
}

/** After an aura token was used. */
export function surge({ state, content, emit }: MalhyaTable, hero: number): void {
  const one = state.heroes[hero]!;
  if (state.place?.heroes[hero]?.boost.surged) return;
  const gives = talentsOf({ content }, one)
    .flatMap(({ face }) => face.does ?? [])
    .reduce((most, { surge: ap = 0 }) => Math.max(most, ap), 0);
  const ap = Math.min(gives, ACTION_POINTS - one.ap);
  if (ap > 0) emit({ type: 'auraSurged', hero, ap, rule: 'L5934' });
}

export function spendOnMove(table: MalhyaTable, hero: number, effect: number): void {
  table.emit({ type: 'peopleUsed', hero, effect, lasts: true, rule: 'L5875' });
  surge(table, hero);
}

/** Before a roll: no heavy piece counts in this check (L5875). */
export function checkOptions(position: Position, hero: number): MalhyaOption[] {
  const { check, heroes } = position.state;
  const isFree = check && !check.auraUsed && check.people === null && heroes[hero]!.aura.ready > 0;
  if (!isFree || heavyInChecks(position, hero) === 0) return [];
  return boardOf(position, hero).aura.flatMap(({ turn }, effect): MalhyaOption[] =>
    turn?.in === 'check' ? [{ id: `people:${effect}`, act: { do: 'people', effect } }] : [],
  );
}

/** With Initiative: so much more for an aura token. */
export function initiativeOptions(position: Position, hero: number): MalhyaOption[] {
  if (position.state.heroes[hero]!.aura.ready === 0) return [];
  return boardOf(position, hero).aura.flatMap(({ turn }, effect): MalhyaOption[] =>
    turn?.in === 'initiative' ? [{ id: `people:${effect}`, act: { do: 'people', effect } }] : [],
  );
}
