import type { Amount, EffectOp, Skill, Stat, Target } from '../../../engine/index.ts';
import { amountText, chosenNumber, isChosen, isJust, isPlain, isRolled, numberText } from './amount-text.ts';
import { byTargetText, oneOfText, optionsText } from './choice-text.ts';
import { forcedText, forceText } from './force-text.ts';
import { attackText, grantedText, untilText, withText } from './granted-text.ts';
import { placeTerrainText, spaceText, spawnText } from './ground-text.ts';
import { nested, runsOf, runText, speakingOf } from './nested-text.ts';
import { numberChoiceText } from './number-choice-text.ts';
import {
  capital,
  damageWord,
  dice,
  effectWord,
  join,
  kw,
  line,
  nameOf,
  type Parts,
  PERSON,
  type Voice,
} from './parts.ts';
import { specialText } from './special-effects-text.ts';
import { inLineOf, isMany, reachText, type Speaking, speakingOfIt, targetText } from './target-text.ts';
import { faceWord, testsText } from './test-text.ts';
import { isNegative, removedText, tokensWord } from './together-text.ts';
import { randomItems, randomKinds, waresText } from './wares-text.ts';

export type { Speaking };

/** Effects as sentences, one after the other, ended by a full stop. */
export function effectsText(effects: readonly EffectOp[], speaking: Speaking): Parts {
  const sentences = runsOf(effects).map((run, i, runs) => {
    const text = runText(run, speakingOf(runs, i, speaking));
    return i > 0 && endsOpen(runs[i - 1]![0]!) ? line`Then ${text}` : capital(text);
  });
  return line`${join(sentences, '. ')}.`;
}

/** Whether the sentence ends in what happens only sometimes, so that the next might be read into it. */
export const endsOpen = (effect: EffectOp): boolean =>
  ['spell', 'force', 'check', 'if', 'roll', 'choose', 'choose-number', 'each', 'at-space'].includes(
    effect.do,
  ) ||
  (effect.do === 'attack' && effect.with?.abilities !== undefined);

/** A Skill Check as it is printed: `Presence 10 Check`. */
export const checkWord = (skill: Skill, difficulty: Amount, voice: Voice = 'you'): Parts =>
  typeof difficulty === 'number'
    ? line`${kw(skill)} ${difficulty} ${kw('skill-check', 'Check')}`
    : line`${kw(skill)} ${kw('skill-check', 'Check')} against ${numberText(difficulty, voice)}`;

/** The number in damage to the target, which need not be named twice: "its Conviction dice". */
function ofThatTarget(
  { amount, to }: Extract<EffectOp, { do: 'damage' }>,
  { voice, target }: Speaking,
): Parts {
  const number = numberText(amount, voice);
  if (to.who !== 'target' || target === 'the target') return number;
  // Of a Combatant "its" would be its own; "whoever" is no "it".
  if (voice === 'it' && target === 'it') return number;
  const [it, its] = target.startsWith('whoever') ? ['them', 'their'] : ['it', 'its'];
  return number.map((part) =>
    'text' in part
      ? { ...part, text: part.text.replaceAll('the target’s', its).replaceAll('the target', it) }
      : part,
  );
}

/** Whether they are told by what they did, or bear: "whoever dealt it". */
const isWhoever = (to: Target, { target }: Speaking): boolean =>
  to.who === 'marked' || (to.who === 'target' && target.startsWith('whoever'));

/** "X gains …", or the bare order where it is oneself. */
export function gains(target: Target, speaking: Speaking, what: Parts): Parts {
  if (target.who === 'self' && !speaking.others) return line`gain ${what}`;
  if (target.who === 'self')
    return line`${speaking.voice} gain${speaking.voice === 'you' ? '' : 's'} ${what}`;
  return line`${targetText(target, speaking, 'subject')} gain${isMany(target) ? '' : 's'} ${what}`;
}

/** "a random Common Relic", "2 random Consumables". */
function randomText(effect: Extract<EffectOp, { do: 'gain-random' }>, voice: Voice): Parts {
  const { amount = 1 } = effect;
  if (typeof amount === 'number') return randomItems(amount, effect);
  return amountText(amount, line`random ${randomKinds(effect)}`, voice);
}

/** "take one of: A, B"; "an ally may buy one of: A, B, for 5 Gold each". */
function offerText(effect: Extract<EffectOp, { do: 'offer-items' }>, speaking: Speaking): Parts {
  const { verb, what } = waresText(effect, (ref) => [nameOf(ref)]);
  const may = verb === 'buy' ? 'may ' : '';
  if (effect.to.who === 'self' && !speaking.others)
    return may && speaking.voice === 'you' ? line`you may ${verb} ${what}` : line`${verb} ${what}`;
  const s = may || isMany(effect.to) ? '' : 's';
  return line`${targetText(effect.to, speaking, 'subject')} ${may}${verb}${s} ${what}`;
}

/** A bonus as it is printed. */
export function statText(stat: Stat, amount: Amount, voice: Voice = 'you', holder = voice): Parts {
  if (typeof amount === 'number') return bonusText(stat, amount < 0 ? `−${-amount}` : `+${amount}`, voice);
  return line`${bonusText(stat, '+X', voice)}, X being ${numberText(amount, holder)}`;
}

function bonusText(stat: Stat, signed: string, voice: Voice): Parts {
  const { its } = PERSON[voice];
  switch (stat) {
    case 'attack-roll':
      return line`${signed} ${kw('to-the-atk-roll')}`;
    case 'physical-damage':
    case 'magic-damage':
    case 'irreducible-damage':
      return line`${signed} ${kw(stat)}`;
    case 'piercing':
      return line`${signed} ${kw('armor-piercing')}`;
    case 'dodge-shields':
      return line`${signed} ${{ symbol: 'shield' }} when ${voice} ${kw('dodge', voice === 'it' ? 'DODGES' : 'DODGE')}`;
    case 'conviction-check':
      return line`${signed} to ${kw('conviction', 'Conviction Checks')}`;
    case 'force':
      return line`${signed} to the ${kw('force', 'Force')} of ${its} spells`;
    case 'range':
      return line`${signed} ${kw('range')}`;
    case 'sp-recovery':
      return line`${signed} ${kw('sp')} recovered each turn`;
    case 'sp-max':
      return line`${signed} maximum ${kw('sp')}`;
    case 'influence-range':
      return line`${signed} to the range of ${its} ${kw('soi')}`;
    case 'armor':
    case 'defense':
    case 'movement':
    case 'hp':
      return line`${signed} ${kw(stat)}`;
  }
}

/** One effect as an order, without its full stop; it begins in lower case. */
export function effectText(effect: EffectOp, speaking: Speaking): Parts {
  const to = (target: Target) => targetText(target, speaking, 'object');
  switch (effect.do) {
    case 'damage': {
      const word = [damageWord(effect.type)];
      const amount = amountText(effect.amount, word, speaking.voice);
      if (effect.to.who === 'self') return line`${selfTakes(speaking)} ${amount}`;
      const isFlat = isPlain(effect.amount);
      const isRoll = isRolled(effect.amount);
      const forAll =
        isRoll && isMany(effect.to) ? (isFlat ? ', rolled once for all' : ', one roll for all') : '';
      const anew = isRoll && speaking.anew && forAll === '';
      if (isFlat)
        return line`deal ${amount}${anew ? ' (rolled separately)' : ''} to ${to(effect.to)}${forAll}`;
      // Whom before how much: "to" whoever it is would be read into what it is equal to.
      const equal = line`${word} equal to ${ofThatTarget(effect, speaking)}${anew ? ', one roll each' : forAll}`;
      return isWhoever(effect.to, speaking)
        ? line`${to(effect.to)} takes ${equal}`
        : line`deal ${to(effect.to)} ${equal}`;
    }
    case 'heal': {
      const amount = numberText(effect.amount, speaking.voice);
      if (effect.to.who === 'self' && !speaking.others)
        return line`${kw('heal')} ${isJust(effect.amount, 'own-damage') ? line`all ${damageWord('any')}` : amount}`;
      if (effect.to.who === 'self')
        return line`${speaking.voice} ${kw('heal', speaking.voice === 'you' ? 'HEAL' : 'HEALS')} ${amount}`;
      return line`${targetText(effect.to, speaking, 'subject')} ${kw('heal', isMany(effect.to) ? 'HEAL' : 'HEALS')} ${amount}`;
    }
    case 'gain-sp':
      return gains(effect.to, speaking, amountText(effect.amount, [kw('sp')], speaking.voice));
    case 'inflict':
      if (effect.effect === 'choose-negative')
        return line`inflict a negative Effect of ${speaking.voice === 'you' ? 'your' : 'its'} choice on ${to(effect.to)}`;
      if (effect.effect === 'random-negative')
        return line`inflict a random negative Effect on ${to(effect.to)}, one it does not have`;
      if (effect.effect === 'same') return gains(effect.to, speaking, line`the same Effect`);
      if (isNegative(effect.effect)) return line`inflict ${effectWord(effect.effect)} on ${to(effect.to)}`;
      return gains(effect.to, speaking, line`${effectWord(effect.effect)}`);
    case 'remove-effect':
      return line`remove ${removedText(effect.effect)} from ${to(withEffectTaken(effect))}`;
    case 'gain-token':
      return gains(effect.to, speaking, amountText(effect.amount, tokensWord(effect), speaking.voice));
    case 'gain-random':
      return gains(effect.to, speaking, randomText(effect, speaking.voice));
    case 'offer-items':
      return offerText(effect, speaking);
    case 'push':
      return line`${kw('push')} ${numberText(effect.spaces, speaking.voice)} against ${to(effect.to)}`;
    case 'pull':
      return line`${kw('pull')} ${numberText(effect.spaces, speaking.voice)} on ${to(effect.to)}`;
    case 'free-move': {
      const spaces =
        effect.spaces === 1 ? line`1 space` : line`up to ${numberText(effect.spaces, speaking.voice)} spaces`;
      return line`move ${spaces}${effect.flight ? line` with ${kw('flight')}` : ''}${
        effect.diagonal ? ', diagonally if you like' : ''
      }${mannerText(effect)}`;
    }
    case 'move-action':
      return line`make ${effect.another ? 'another' : 'a'} ${kw('move')}${effect.another ? ', in addition to the one this turn' : ''}${effect.flight ? line` with ${kw('flight')}` : ''}${mannerText(effect)}`;
    case 'attack':
      return attackText(effect, speaking);
    case 'spell': {
      const on = effect.to ? line` on ${to(effect.to)}` : '';
      const those = speakingOfIt(speaking, isMany(effect.to));
      const fails = isMany(effect.to) ? 'For each that fails' : 'If the target fails';
      const more = withText(effect.with, speaking.voice);
      return line`cast a ${kw('spell')} ${forceText(effect.force, speaking.voice)}${on}${more}. ${fails}: ${nested(effect.effects, those)}`;
    }
    case 'force':
      return forcedText(effect, speaking);
    case 'swap':
      return line`${kw('swap')} with ${to(effect.to)}`;
    case 'warp': {
      const where =
        effect.from === 'ward'
          ? line`on or adjacent to the nearest token this card has placed`
          : effect.from
            ? reachText({ within: effect.within, range: effect.range, from: 'target' }, speaking)
            : spaceText(effect.within, effect.range, speaking);
      const who = effect.to.who === 'self' ? line`` : line` ${to(effect.to)}`;
      return line`${kw('warp')}${who} to a free space ${where}`;
    }
    case 'track': {
      const places = effect.places === 1 ? '1 place' : `${effect.places} places`;
      const track = line`${places} ${effect.direction} the ${kw('initiative-track')}`;
      if (effect.to.who === 'self') return line`move ${track}`;
      return line`move ${to(effect.to)} ${track}`;
    }
    case 'place-terrain':
      return placeTerrainText(effect, speaking);
    case 'spawn':
      return spawnText(effect, speaking.voice);
    case 'become':
      return line`turn ${speaking.voice === 'you' ? 'your' : 'its'} card over to ${nameOf(effect.card)}`;
    case 'change-shape': {
      const own = speaking.voice === 'you' ? 'your' : 'its';
      return effect.shape === 'own'
        ? line`take ${own} own shape again`
        : line`take the shape of a ${kw('conduit', 'CONDUIT')} of your choice`;
    }
    case 'exalted':
      return line`choose an ${kw('exalted-esper', 'EXALTED ESPER')} and use its ability`;
    case 'turn-damage':
      return line`this attack deals ${damageWord(effect.type)}`;
    case 'check': {
      const check = line`make ${effect.skill === 'agility' ? 'an' : 'a'} ${checkWord(effect.skill, effect.difficulty, speaking.voice)}`;
      const here = effect.fail ? inLineOf(speaking) : speaking;
      const passed = line`${check}; if ${speaking.voice} pass${speaking.voice === 'you' ? '' : 'es'}: ${nested(effect.pass, here)}`;
      return effect.fail ? line`${passed}; otherwise: ${nested(effect.fail, speaking)}` : passed;
    }
    case 'modify':
      return modifyText(effect, speaking.voice);
    case 'reduce':
      return typeof effect.amount === 'number'
        ? line`${taker(speaking)} ${effect.amount} less ${damageWord(effect.type)}`
        : line`reduce that ${damageWord(effect.type)} by ${numberText(effect.amount, speaking.voice)}`;
    case 'reroll':
      return line`re-roll ${effect.pick} of those dice${effect.notBlack ? line` except ${{ die: 'black' }}` : ''}`;
    case 'counter':
      return line`${kw('counter')}`;
    case 'empower':
      return line`${kw('empower')} the attack`;
    case 'dodge': {
      const who = speaking.watches
        ? line`${speaking.subject ?? 'that figure'} ${kw('dodge', 'DODGES')}`
        : line`${kw('dodge')}`;
      return effect.reroll ? line`${who}; that roll may be re-rolled once` : who;
    }
    case 'throw':
      return effect.times === undefined
        ? line`${kw('throw')} ${{ die: effect.die }}`
        : line`${kw('throw')} as many ${{ die: effect.die }} as ${numberText(effect.times, speaking.voice)}, at one target or spread over several: dice at the same target are added up, and its ${kw('armor', 'Armor')} counts once`;
    case 'optional':
      return line`${effect.by ? speaking.target : speaking.voice} may ${effect.by ? 'have it that ' : ''}${nested(effect.effects, speaking, ' and ')}`;
    case 'choose':
      return effect.by
        ? byTargetText(effect, speaking)
        : (oneOfText(effect, speaking) ?? optionsText(effect, speaking));
    case 'if': {
      const here = effect.else ? inLineOf(speaking) : speaking;
      const so = line`if ${ofWhom(testsText(effect.tests, speaking.voice), speaking)}, ${nested(effect.effects, here)}`;
      return effect.else ? line`${so}; otherwise, ${nested(effect.else, speaking)}` : so;
    }
    case 'roll':
      return rolledText(effect, speaking);
    case 'choose-number':
      return numberChoiceText(effect, speaking);
    case 'defeat':
      return line`${to(effect.to)} ${isMany(effect.to) ? 'are' : 'is'} Defeated`;
    case 'end-turn':
      return line`the turn ends`;
    case 'end-action':
      return effect.everybody
        ? line`end all Actions under way`
        : line`end ${PERSON[speaking.voice].its} Action under way`;
    case 'mark':
      return line`put ${speaking.voice === 'you' ? 'your' : 'its'} ${nameOf(effect.mark)} mark on ${to(effect.to)}`;
    case 'unmark':
      if (effect.to.who === 'marked' && effect.to.mark === effect.mark)
        return line`remove ${speaking.voice === 'you' ? 'your' : 'its'} ${nameOf(effect.mark)} mark`;
      return line`remove the ${nameOf(effect.mark)} mark from ${to(effect.to)}`;
    case 'gain-energy': {
      const most = effect.max === undefined ? line`` : line` (Limit ${effect.max})`;
      return line`put ${amountText(effect.amount, line`Energy`, speaking.voice)} on this card${most}`;
    }
    case 'ready':
      return line`${kw('exhaust', 'un-EXHAUST')} ${effect.card === 'this' ? 'this card' : `one of ${PERSON[speaking.voice].its} cards`}`;
    case 'acts':
      return line`${targetText(effect.who, speaking, 'subject')} may ${nested(effect.effects, {
        ...speaking,
        voice: 'it',
        owner: speaking.owner ?? speaking.voice,
      })}`;
    case 'grant':
      return grantText(effect, speaking);
    default:
      return specialText(effect, speaking);
  }
}

/** Whoever has what is removed need not be said to have it. */
function withEffectTaken({ to, effect }: Extract<EffectOp, { do: 'remove-effect' }>): Target {
  if (to.who !== 'choose' || to.with?.anyEffect === undefined) return to;
  const { anyEffect, ...filter } = to.with;
  const isSaid = effect === 'any' ? anyEffect === 'any' : effect === `any-${anyEffect}`;
  return isSaid ? { ...to, with: filter } : to;
}

/** The target by the name it has here; of a Combatant "it" would be itself. */
const ofWhom = (tests: Parts, { voice, target }: Speaking): Parts =>
  voice === 'you' && target === 'it'
    ? tests.map((part) => ('text' in part ? { ...part, text: part.text.replace('the target', 'it') } : part))
    : tests;

/** How a movement differs from a plain one. */
const mannerText = ({ through, provokes }: { through?: 'opponents'; provokes?: boolean }): Parts =>
  line`${through ? ' that may pass through opponents' : ''}${
    provokes === false ? line`, without provoking ${kw('break-attack', 'Break Attacks')}` : ''
  }`;

function rolledText(effect: Extract<EffectOp, { do: 'roll' }>, speaking: Speaking): Parts {
  const outcomes = effect.outcomes.map(
    ({ face, effects }) => line`on ${faceWord(face)}, ${nested(effects, inLineOf(speaking))}`,
  );
  const rolled = line`roll ${dice(effect.dice)}: ${join(outcomes, '; ')}`;
  return effect.else ? line`${rolled}; otherwise, ${nested(effect.else, speaking)}` : rolled;
}

function grantText(effect: Extract<EffectOp, { do: 'grant' }>, speaking: Speaking): Parts {
  const { voice } = speaking;
  const isSelf = effect.to.who === 'self';
  const until = untilText(effect.until, voice);
  const given = isSelf
    ? grantedText(effect, voice)
    : grantedText(effect, 'it', targetText(effect.to, speaking, 'subject'), isMany(effect.to));
  // Printed last, where it can be of nothing else; "its next turn" of another would be the other's.
  const isOneClause =
    !effect.abilities && !given.some((part) => 'text' in part && part.text.includes(', and '));
  const isClear = isSelf || voice === 'you' || !until.includes(' its ');
  return isOneClause && isClear ? line`${given} ${until}` : line`${until}, ${given}`;
}

/** "Take", or who takes it where others were spoken of. */
const selfTakes = ({ voice, others }: Speaking): string =>
  others ? `${voice} take${voice === 'you' ? '' : 's'}` : 'take';

/** Who takes the damage that is less. */
const taker = ({ watches, subject }: Speaking): string => (watches && subject ? `${subject} takes` : 'take');

const modifyText = (effect: Extract<EffectOp, { do: 'modify' }>, voice: Voice): Parts =>
  line`this attack gains ${gainText(effect, voice)}`;

/** A counted bonus is said as its number, dice as their roll. */
export function gainText({ stat, amount }: Extract<EffectOp, { do: 'modify' }>, voice: Voice): Parts {
  if (isChosen(amount)) return bonusText(stat, `+${chosenNumber(amount)}`, voice);
  if (typeof amount === 'number' || ('count' in amount && stat === 'attack-roll'))
    return statText(stat, amount, voice);
  const word: Parts[number] | undefined = {
    'attack-roll': kw('to-the-atk-roll'),
    'physical-damage': kw('physical-damage'),
    'magic-damage': kw('magic-damage'),
    'irreducible-damage': kw('irreducible-damage'),
    piercing: kw('armor-piercing'),
  }[stat as 'piercing'];
  return word ? amountText(amount, [word], voice) : statText(stat, amount, voice);
}
