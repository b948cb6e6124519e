/** Questions about spells and their answers. */
import type { MalhyaOption, MalhyaPrompt } from '../../rules/model/prompts.ts';
import { auraFor } from '../../rules/spells/aura-reserve.ts';
import { castNumbers } from '../../rules/spells/spell-numbers.ts';
import { spaceName, theName, whoName } from './fight-names.ts';
import { upgradeText } from './fight-parts.ts';
import { cardName, heroName, type Named, several } from './names.ts';
import { spellEffectText, spellText } from './spell-words.ts';

/** A question about spells in a sentence; null: it is none. */
export function spellQuestion(
  { kind, hero, spell = '', who = '', cost = 0 }: MalhyaPrompt,
  named: Named,
): string | null {
  const name = hero === null ? '' : heroName(named, hero);
  const card = cardName(named.content, 'spells', spell);
  const { cast } = named.state.magic;
  switch (kind) {
    case 'spell-aim':
      return `${name} casts ${card}: which target?`;
    case 'spell-roll':
      return cast && cast.rolls > 0
        ? `${card}: ${several(cast.successes, 'success', 'successes')}, ${several(named.state.heroes[hero!]!.ap, 'action point')} left. Roll again?`
        : `${name} casts ${card}: spend an aura token first?`;
    case 'spell-brings':
      return `${card}: ${several(cast?.successes ?? 0, 'success', 'successes')} for what?`;
    case 'spell-blank':
      return `Which token of ${theName(named, who)} is covered?`;
    case 'spell-carry':
      return `${card}: move what, and where? ${several(cost, 'space')} left`;
    case 'spell-swap':
      return `${name}: exchange which spell?`;
    case 'talent-lost':
      return `${name}: lose which talent?`;
    case 'aura-from':
      return `${name}: whose aura token?`;
    default:
      return null;
  }
}

/** An answer about spells in a few words; null: it is none. */
export function spellOption(
  { act }: MalhyaOption,
  { kind, spell = '' }: MalhyaPrompt,
  named: Named,
): string | null {
  const { content } = named;
  if (kind === 'spell-roll') {
    const rolled = (named.state.magic.cast?.rolls ?? 0) > 0;
    if (act.do === 'roll') return rolled ? 'Roll again' : 'Roll';
    if (act.do === 'stop') return 'Stop and use the successes';
  }
  switch (act.do) {
    case 'cast':
      return `Cast ${cardName(content, 'spells', act.spell)}${act.stone === null ? '' : ` from ${cardName(content, 'scenario', act.stone)}`}`;
    case 'aim':
      return whoName(named, act.who);
    case 'bring': {
      const card = content.spells[spell]!;
      const text = spellEffectText(card.check!.brings[act.at]!.does, card, act.times);
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
    }
    case 'blank':
      return content.upgrades[act.token]?.name ?? act.token;
    case 'carry':
      return `${act.corpse === null ? `Noise on ${spaceName(act.from)}` : `Corpse of ${whoName(named, act.corpse)}`} to ${spaceName(act.to)}`;
    case 'swap':
      return `Give up ${cardName(content, 'spells', act.spell)}`;
    case 'unlearn':
      return `Lose ${cardName(content, 'talents', act.talent)}`;
    case 'reserve':
      return act.card === null ? 'An own one' : `One of ${cardName(content, 'scenario', act.card)}`;
    default:
      return null;
  }
}

/** What it costs or brings, in small print; null: nothing. */
export function spellNote(
  { act }: MalhyaOption,
  { kind, hero, spell = '' }: MalhyaPrompt,
  named: Named,
): string | null {
  const { content, state } = named;
  if (kind === 'spell-roll' && act.do === 'aura') return `1 more die; ${auraFor(named, hero!)} ready`;
  if (kind === 'spell-roll' && act.do === 'stop')
    return several(state.magic.cast?.successes ?? 0, 'success', 'successes');
  switch (act.do) {
    case 'cast': {
      const { ap } = castNumbers(named, { hero: hero!, spell: act.spell, stone: act.stone, target: null });
      return several(ap.total, 'action point');
    }
    case 'bring': {
      const { per } = content.spells[spell]!.check!.brings[act.at]!;
      return several(per * act.times, 'success', 'successes');
    }
    case 'blank':
      return upgradeText(content.upgrades[act.token]!) || null;
    case 'swap':
      return spellText(content.spells[act.spell]!);
    case 'reserve':
      return act.card === null
        ? `${state.heroes[hero!]!.aura.ready} ready`
        : `${state.group.scenarioCards.find(({ ref }) => ref === act.card)?.aura ?? 0} left`;
    default:
      return null;
  }
}
