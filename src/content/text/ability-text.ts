import type {
  Ability,
  Conditions,
  Modifier,
  RollPurpose,
  SymbolAbility,
  Timing,
} from '../../engine/model/abilities.ts';
import { EFFECTS } from '../../engine/model/vocabulary.ts';
import { KEYWORDS } from '../keywords.ts';
import { effectsText, type Speaking, statText } from './effect-text.ts';
import {
  capital,
  damageWord,
  dice,
  effectWord,
  join,
  kw,
  line,
  type Parts,
  symbols,
  type TextBlock,
  tagWord,
  type Voice,
} from './parts.ts';
import { testText } from './test-text.ts';

/** An ability as a block. */
export function abilityBlock(ability: Ability, voice: Voice): TextBlock {
  const conditions = ability.conditions ?? {};
  const name = ability.name === undefined ? {} : { name: ability.name };
  const sp = conditions.sp === undefined ? {} : { sp: conditions.sp };
  const parts = ability.modifiers
    ? standingText(ability.modifiers, conditions, voice)
    : usedText(ability, voice);
  return { tags: tagsOf(ability.when, conditions), ...sp, ...name, parts };
}

function standingText(modifiers: readonly Modifier[], conditions: Conditions, voice: Voice): Parts {
  const tests = (conditions.if ?? []).map((test) => testText(test, voice));
  const text = join(
    modifiers.map((modifier) => modifierText(modifier, voice)),
    '. ',
  );
  if (tests.length === 0) return line`${text}.`;
  // Said first where it holds for more than one sentence.
  if (modifiers.length > 1) return line`If ${join(tests, ' and ')}: ${text}.`;
  return line`${text}, if ${join(tests, ' and ')}.`;
}

function usedText(ability: Ability, voice: Voice): Parts {
  const speaking: Speaking = { voice, target: 'the target' };
  const text = effectsText(ability.effects ?? [], speaking);
  const lead = leadText(ability.when, ability.conditions ?? {}, voice);
  return lead ? line`${lead} ${text}` : text;
}

/** A symbol ability as a block: the symbols, then the bonus. */
export function symbolBlock({ spend, gain }: SymbolAbility): TextBlock {
  return { tags: [], parts: line`${symbols(spend)}: ${statText(gain.stat, gain.amount)}.` };
}

/** What happens by itself and costs nothing is printed as PASSIVE (p.49). */
function isPassive(when: Timing, conditions: Conditions): boolean {
  if (when === 'action' || when === 'any-time' || when === 'status') return false;
  const { exhaust, flip, discard, perEncounter, sp, symbols: spent, combo } = conditions;
  return !exhaust && !flip && !discard && !perEncounter && !sp && !spent && !combo;
}

function tagsOf(when: Timing, conditions: Conditions): string[] {
  const tags: string[] = [];
  if (isPassive(when, conditions)) tags.push(KEYWORDS.passive.name);
  if (when === 'status') tags.push(KEYWORDS.status.name);
  if (conditions.perEncounter) tags.push(KEYWORDS['per-encounter'].name);
  if (conditions.exhaust) tags.push(KEYWORDS.exhaust.name);
  if (conditions.flip) tags.push(KEYWORDS.flip.name);
  if (conditions.discard) tags.push(KEYWORDS.discard.name);
  if (conditions.combo) {
    tags.push(`COMBO: ${conditions.combo.map((tag) => tag.replaceAll('-', ' ').toUpperCase()).join(' / ')}`);
  }
  return tags;
}

const purposes: Readonly<Record<RollPurpose, Parts>> = {
  attack: line`for an attack`,
  dodge: line`to ${kw('dodge')}`,
  force: line`for ${kw('force', 'Force')}`,
  conviction: line`a ${kw('conviction', 'Conviction Check')}`,
  check: line`a skill check`,
  damage: line`for damage`,
  effect: line`for an effect`,
  spawn: line`for a spawned card`,
  loot: line`for loot`,
};

/** When it may be used, and what must be true: "Once per turn, after you roll to DODGE:". */
function leadText(when: Timing, conditions: Conditions, voice: Voice): Parts | null {
  const pieces: Parts[] = [];
  if (conditions.perTurn)
    pieces.push(line`${voice === 'you' ? 'once per turn' : 'the first time each turn'}`);
  const moment = momentOf(when, conditions, voice);
  if (moment) pieces.push(moment);
  if (conditions.symbols) pieces.push(line`by spending ${symbols(conditions.symbols)}`);
  const tests = (conditions.if ?? []).map((test) => testText(test, voice));
  if (tests.length > 0) pieces.push(line`if ${join(tests, ' and ')}`);
  if (pieces.length === 0) return null;
  return line`${capital(join(pieces, ', '))}:`;
}

function momentOf(when: Timing, conditions: Conditions, voice: Voice): Parts | null {
  const you = voice;
  const your = voice === 'you' ? 'your' : 'its';
  const s = voice === 'you' ? '' : 's';
  switch (when) {
    case 'passive':
    case 'status':
    case 'action':
    case 'symbols':
      return null;
    case 'any-time':
      return line`${kw('any-time', 'at any time')}`;
    case 'empower':
      return line`when ${you} make${s} an attack`;
    case 'to-hit':
      return line`after ${your} attack roll`;
    case 'determine-damage':
      return line`when determining damage`;
    case 'damage-reduction':
      return line`when ${voice === 'you' ? 'you are' : 'it is'} dealt damage`;
    case 'after-roll': {
      const rolls = (conditions.rolls ?? []).map((roll) => purposes[roll]);
      return rolls.length === 0
        ? line`after ${you} roll${s} any dice`
        : line`after ${you} roll${s} ${join(rolls, ' or ')}`;
    }
    case 'after-miss':
      return line`when ${your} attack misses`;
    case 'follow-up':
      return voice === 'you'
        ? line`${kw('follow-up')}`
        : line`when it hits with an attack, ${kw('follow-up')}`;
    case 'counter':
      return line`when an attack against ${you} misses or deals no damage`;
  }
}

/** A modifier as a sentence without its full stop. */
export function modifierText(modifier: Modifier, voice: Voice = 'you'): Parts {
  const its = voice === 'you' ? 'Your' : 'Its';
  if ('stat' in modifier) {
    const bonus = statText(modifier.stat, modifier.amount, voice);
    const ofAttacks = ['attack-roll', 'physical-damage', 'magic-damage', 'irreducible-damage'];
    return ofAttacks.includes(modifier.stat) ? line`${its} attacks gain ${bonus}` : bonus;
  }
  if ('tag' in modifier) return line`${tagWord(modifier.tag)}`;
  if ('removeTag' in modifier)
    return line`${voice === 'you' ? 'You lose' : 'It loses'} ${tagWord(modifier.removeTag)}`;
  if ('finesse' in modifier) return line`${kw('finesse')}: ${dice([modifier.finesse])}`;
  if ('casting' in modifier)
    return line`${kw('casting-upgrade', 'Casting Upgrade')}: ${dice([modifier.casting])}`;
  if ('conviction' in modifier) {
    return line`${kw('conviction-upgrade', 'Conviction Upgrade')}: ${dice([modifier.conviction])}`;
  }
  if ('reach' in modifier) return line`${kw('reach')} ${modifier.reach}`;
  if ('skill' in modifier) {
    return line`${modifier.amount < 0 ? '−' : '+'}${Math.abs(modifier.amount)} ${kw(modifier.skill)}`;
  }
  if ('immunity' in modifier) {
    const effect = EFFECTS.find((one) => one === modifier.immunity);
    const word = effect
      ? effectWord(effect)
      : damageWord(modifier.immunity as 'physical' | 'magic' | 'irreducible');
    return line`${kw('immunity')}: ${word}`;
  }
  if ('resistance' in modifier) return line`${kw('resistance')}: ${damageWord(modifier.resistance)}`;
  if ('ignoreHeavy' in modifier) {
    const which = modifier.ignoreHeavy === 1 ? 'The first' : `The first ${modifier.ignoreHeavy}`;
    return line`${which} ${kw('heavy')} of your items does not slow you`;
  }
  return line`You may equip ${modifier.amount} more Consumable${modifier.amount === 1 ? '' : 's'}`;
}
