/**
 * What talents and a people's card do in a hero's turn.
 * 1. The whole free move is given up for AP (L5898); only while it is whole, and where there are AP to regain (MA-160).
 * 2. An aura token that is used brings AP, once a turn (L5934); in a check outside of places, once a check (MA-161).
 * 3. An aura token for what the people's card offers: light movement, Movement more; it lasts for one action (L1305, L5875).
 * 4. After three spaces straight towards the target an attack has a bonus (L5912, MA-159); so it has with another hero
 *    beside the target (L5924).
 */
import { ACTION_POINTS } from '../model/fixed-numbers.ts';
import type { MalhyaAct, MalhyaOption } from '../model/prompts.ts';
import type { MalhyaTable, Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { heavyInChecks } from '../queries/check-numbers.ts';
import { placeHero } from '../queries/field-of.ts';
import { boardOf } from '../queries/fighters.ts';
import { talentsOf } from '../queries/gear.ts';
import { auraFor } from '../spells/aura-reserve.ts';
import { payingAura } from '../spells/bonus-cards.ts';

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
  if (auraFor(position, hero) === 0 || boost.people !== null) return [];
  const kinds = position.state.now.mode === 'stealth' ? ['move', 'stealth'] : ['move'];
  return [...effectsIn(position, hero, kinds), ...copyOptions(position, hero)];
}

/** What its people's card has an aura token do there. */
const effectsIn = (position: Position, hero: number, kinds: readonly string[]): MalhyaOption[] =>
  boardOf(position, hero).aura.flatMap(({ turn }, effect): MalhyaOption[] =>
    turn && kinds.includes(turn.in) ? [{ id: `people:${effect}`, act: { do: 'people', effect } }] : [],
  );

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

/** Talents of the others that it could copy: none of a Mhaÿ, whose spells and schools are its own (L5875, MA-167). */
function copyOptions({ state, content }: Position, hero: number): MalhyaOption[] {
  const effect = boardOf({ state, content }, hero).aura.findIndex(({ turn }) => turn?.in === 'copy');
  if (effect < 0) return [];
  const own = state.heroes[hero]!.talents.map(({ ref }) => ref);
  return state.heroes.flatMap(({ talents }, other) =>
    other === hero
      ? []
      : talents
          .filter(({ ref }) => content.talents[ref]!.class !== 'mhay' && !own.includes(ref))
          .map(
            ({ ref, side }): MalhyaOption => ({
              id: `copy:${ref}`,
              act: { do: 'copy', effect, talent: ref, side },
            }),
          ),
  );
}

/** An aura token for what the people's card offers. */
export function* spendOnPeople(
  table: MalhyaTable,
  hero: number,
  act: Extract<MalhyaAct, { readonly do: 'people' | 'copy' }>,
  lasts = true,
): Rule {
  const { effect } = act;
  yield* payingAura(table, hero, () =>
    table.emit({ type: 'peopleUsed', hero, effect, lasts, rule: 'L5875' }),
  );
  if (act.do === 'copy')
    table.emit({ type: 'talentCopied', hero, talent: act.talent, side: act.side, rule: 'L5875' });
  surge(table, hero);
}

/** Before a roll: no heavy piece counts in this check (L5875). */
export function checkOptions(position: Position, hero: number): MalhyaOption[] {
  const { check } = position.state;
  const isFree = check && !check.auraUsed && check.people === null && auraFor(position, hero) > 0;
  if (!isFree) return [];
  const copies = copyOptions(position, hero);
  if (heavyInChecks(position, hero) === 0) return copies;
  return [...effectsIn(position, hero, ['check']), ...copies];
}

/** With Initiative: so much more for an aura token. */
export const initiativeOptions = (position: Position, hero: number): MalhyaOption[] =>
  auraFor(position, hero) === 0 ? [] : effectsIn(position, hero, ['initiative']);
