/** What is wrong with spells and Mhaÿ talents. */
import { type Fault, said } from '../../check/guest-content.ts';
import type { MalhyaCards } from './rules/model/content.ts';
import type { SpellCard } from './rules/spells/spell-cards.ts';
import * as wanted from './words/wanted.ts';

export function* faultsOfSpells(cards: MalhyaCards): Generator<Fault> {
  for (const spell of Object.values(cards.spells)) yield* faultsOfSpell(spell);
  for (const { id, class: of, mhay } of Object.values(cards.talents)) {
    const at = `talents/${id}`;
    if (mhay && (of !== 'mhay' || !mhay.school || !mhay.spell))
      yield { at, keys: ['mhay'], expected: said(wanted.SCHOOL_WANTED), got: mhay };
    if (mhay?.spell === undefined) continue;
    const spell = cards.spells[mhay.spell];
    if (spell && (spell.kind !== 'attack' || spell.school !== mhay.school))
      yield { at, keys: ['mhay', 'spell'], expected: said(wanted.ATTACK_SPELL_WANTED), got: mhay.spell };
  }
}

/** A check or effects, a target with a range, and what goes on where an effect says so. */
function* faultsOfSpell({ id, aim, range, check, does = [], lasting }: SpellCard): Generator<Fault> {
  const at = `spells/${id}`;
  if ((check === undefined) === (does.length === 0))
    yield { at, keys: ['check'], expected: said(wanted.CHECK_OR_DOES_WANTED), got: check };
  if ((range === undefined) !== (aim === 'nothing'))
    yield { at, keys: ['range'], expected: said(wanted.RANGE_WANTED), got: range };
  const effects = [...does, ...(check?.brings ?? []).map((one) => one.does)];
  if (effects.some((one) => 'lasts' in one) !== (lasting !== undefined))
    yield { at, keys: ['lasting'], expected: said(wanted.LASTING_WANTED), got: lasting };
}
