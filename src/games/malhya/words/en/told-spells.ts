import type { SpellEvent } from '../../rules/spells/spell-events.ts';
import { spaceName, theName } from './fight-names.ts';
import { cardName, several } from './names.ts';
import { spellEffectText } from './spell-words.ts';
import { bad, good, kept, type Place, plain, quiet, type TellersOf } from './told-line.ts';

const named = ({ content, view }: Place, who: string): string => theName({ content, state: view }, who);
const successes = (count: number): string => several(count, 'success', 'successes');

/** How spells are told. */
export const SPELL_TELLERS: TellersOf<SpellEvent['type']> = {
  spellLearned: ({ hero, spell, drawn }, { content, name }) =>
    good(`${name(hero)} ${drawn ? 'draws' : 'learns'} ${cardName(content, 'spells', spell)}.`),
  spellLost: ({ hero, spell, why }, { content, name }) =>
    why === 'exchanged'
      ? plain(`${name(hero)} gives up ${cardName(content, 'spells', spell)}.`)
      : bad(`${name(hero)} loses ${cardName(content, 'spells', spell)} with its school.`),
  talentLost: ({ hero, talent }, { content, name }) =>
    bad(`${name(hero)} loses ${cardName(content, 'talents', talent)}.`),
  castBegan({ cast: { hero, spell, target }, ap }, place) {
    const { content, name } = place;
    const at = target === null ? '' : ` on ${named(place, target)}`;
    return plain(
      `${name(hero)} casts ${cardName(content, 'spells', spell)}${at} for ${several(ap, 'action point')}.`,
    );
  },
  castAura: ({ hero }, { name }) => good(`${name(hero)} has 1 more die in this spell.`),
  castRolled({ successes: gained, stops }, { view }) {
    const told = `${successes(gained)}, ${several(stops, 'stop')} (${successes(view.magic.cast?.successes ?? 0)} in all).`;
    return stops > 0 ? bad(told) : gained > 0 ? good(told) : quiet(told);
  },
  castPaid: ({ hero, ap }, { name, view }) =>
    plain(`${name(hero)} pays ${several(ap, 'action point')} for the stops (${view.heroes[hero]!.ap} left).`),
  castFailed: ({ hero, ap }, { name, view }) =>
    bad(
      `${name(hero)} cannot pay ${several(ap, 'action point')} (has ${view.heroes[hero]!.ap}): the spell fails.`,
    ),
  castStopped: ({ hero }, { name, view }) =>
    good(`${name(hero)} stops with ${successes(view.magic.cast?.successes ?? 0)}.`),
  castBrings({ at, times }, { content, view }) {
    const card = content.spells[view.magic.cast?.spell ?? ''];
    const one = card?.check?.brings[at];
    return card && one
      ? plain(`${cardName(content, 'spells', card.id)}: ${spellEffectText(one.does, card, times)}.`)
      : null;
  },
  castReaches: kept,
  castHurts: kept,
  castEnded: kept,
  spellCarried: ({ corpse, from, to, gone }, place) =>
    plain(
      gone
        ? `The corpse of ${named(place, corpse ?? '')} is moved into the rift.`
        : `${corpse === null ? `The noise on ${spaceName(from)}` : `The corpse of ${named(place, corpse)}`} is now on ${spaceName(to)}.`,
    ),
  spellBegan({ spell, on }, place) {
    const card = place.content.spells[spell];
    return card ? good(`${named(place, on)}: ${spellEffectText({ lasts: true }, card)}.`) : null;
  },
  spellEnded: ({ spell, on, why }, place) =>
    quiet(
      `${cardName(place.content, 'spells', spell)} on ${named(place, on)} ends${why === 'caster' ? ' with its caster' : ''}.`,
    ),
  upgradeBlanked: ({ enemy, token }, place) =>
    good(
      `Upgrade token of ${named(place, enemy)} is covered and does nothing: ${place.content.upgrades[token]?.name ?? token}.`,
    ),
  blanksGone: kept,
  stoneCharged: ({ card, spell }, { content }) =>
    good(`${cardName(content, 'scenario', card)}: ${cardName(content, 'spells', spell)} lies by it.`),
  stoneSpent: ({ card, spell }, { content }) =>
    plain(
      `${cardName(content, 'scenario', card)} goes back, and ${cardName(content, 'spells', spell)} with it.`,
    ),
  reserveFilled: ({ card, aura }, { content }) =>
    good(`${cardName(content, 'scenario', card)}: ${several(aura, 'aura token')} for everyone.`),
  auraLent: ({ hero, card }, { content, name }) =>
    plain(`${name(hero)} uses an aura token of ${cardName(content, 'scenario', card)}.`),
  auraSpent: kept,
};
