import type { Amount, Counted, OwnDice } from '../../../engine/index.ts';
import { figuresText } from './figures-text.ts';
import { damageWord, dice, kw, line, nameOf, type Parts, tagWord, tokenWord, type Voice } from './parts.ts';

/** `3 MAGIC DMG`, dice of it, or `MAGIC DMG equal to …`. */
export function amountText(amount: Amount, word: Parts, voice: Voice = 'you'): Parts {
  if (typeof amount === 'number') return line`${amount} ${word}`;
  if (isChosen(amount)) return line`${chosenNumber(amount)} ${word}`;
  if ('dice' in amount && !('die' in amount)) return line`${dice(amount.dice)} ${word}`;
  return line`${word} equal to ${numberText(amount, voice)}`;
}

/** A number or dice: said before what it is of. */
export const isPlain = (amount: Amount): boolean =>
  typeof amount === 'number' || isChosen(amount) || ('dice' in amount && !('die' in amount));

/** The number named just before, perhaps so many times: it is called X. */
export const isChosen = (amount: Amount): boolean =>
  typeof amount === 'object' &&
  'count' in amount &&
  amount.count === 'chosen' &&
  Object.keys(amount).every((key) => key === 'count' || key === 'times');

/** Nothing but what is counted there: no factor, no bound. */
export const isJust = (amount: Amount, count: Counted['count']): boolean =>
  typeof amount === 'object' &&
  'count' in amount &&
  amount.count === count &&
  Object.keys(amount).length === 1;

/** Whether dice are thrown for it. */
export const isRolled = (amount: Amount): boolean =>
  typeof amount === 'object' &&
  ('sum' in amount ? amount.sum.some(isRolled) : 'die' in amount || 'dice' in amount);

/** `X`, or `2X`. */
export const chosenNumber = (amount: Amount): string =>
  typeof amount === 'object' && 'times' in amount && amount.times !== undefined && amount.times !== 1
    ? `${amount.times}X`
    : 'X';

/** The number alone, as the end of "equal to …". */
export function numberText(amount: Amount, voice: Voice = 'you'): Parts {
  if (typeof amount === 'number') return line`${amount}`;
  if ('sum' in amount)
    return amount.sum.reduce<Parts>((said, part, i) => {
      if (i === 0) return numberText(part, voice);
      const taken = takenAway(part);
      return taken
        ? line`${said} minus ${numberText(taken, voice)}`
        : line`${said} plus ${numberText(part, voice)}`;
    }, []);
  if (isChosen(amount)) return line`${chosenNumber(amount)}`;
  if ('count' in amount) return countedText(amount, voice);
  if ('die' in amount) return ownDiceText(amount, voice);
  return line`a roll of ${dice(amount.dice)}`;
}

/** A part of a sum that is nothing but taken away. */
const takenAway = (part: Amount): Counted | null =>
  typeof part === 'object' && 'count' in part && (part.times ?? 1) < 0 && !part.plus && !part.minus
    ? { ...part, times: -(part.times ?? 1) }
    : null;

function ownDiceText({ die, dice: count }: OwnDice, voice: Voice): Parts {
  const my = voice === 'you' ? 'your' : 'its';
  const what = {
    casting: line`${my} Casting die`,
    'target-casting': line`the target’s Casting die`,
    'own-conviction': line`${my} ${kw('conviction')} dice`,
    'target-conviction': line`the target’s ${kw('conviction')} dice`,
    combat: line`${my} Combat Dice`,
  }[die];
  if (count === undefined) return line`a roll of ${what}`;
  if (die.endsWith('casting')) return line`a roll of ${count === 1 ? '' : `${count} times `}${what}`;
  const whose = die.startsWith('target') ? 'the target’s' : my;
  const best = count === 1 ? 'best' : `${count} best`;
  return die === 'combat'
    ? line`a roll of ${whose} ${best} Combat ${count === 1 ? 'Die' : 'Dice'}`
    : line`a roll of ${whose} ${best} ${kw('conviction')} ${count === 1 ? 'die' : 'dice'}`;
}

function countedText(counted: Counted, voice: Voice): Parts {
  const { times = 1, half, plus = 0, minus = 0, max } = counted;
  const what = wordText(counted, voice);
  const factor = times < 0 ? -times : times;
  const whole =
    half !== undefined && factor === 1
      ? line`half of ${what}`
      : half !== undefined
        ? line`half of ${factor} times ${what}`
        : factor === 1
          ? what
          : line`${factor === 2 ? 'twice' : `${factor} times`} ${what}`;
  const more = plus - minus;
  const all =
    times < 0
      ? line`${more} minus ${whole}`
      : more > 0
        ? line`${more} plus ${whole}`
        : more < 0
          ? line`${whole} minus ${-more}`
          : whole;
  return max === undefined ? all : line`${all}, at most ${numberText(max, voice)}`;
}

function wordText(counted: Counted, voice: Voice): Parts {
  const { count, tree, token } = counted;
  const my = voice === 'you' ? 'your' : 'its';
  const you = voice;
  const on = voice === 'you' ? 'you' : 'it';
  switch (count) {
    case 'tree-level':
      return line`${my} highest ${tagWord(tree ?? '')} level`;
    case 'own-damage':
      return line`the damage on ${on}`;
    case 'own-hp':
      return line`${my} ${kw('hp')}`;
    case 'remaining-hp':
      return line`${my} remaining ${kw('hp')}`;
    case 'own-armor':
      return line`${my} ${kw('armor')}`;
    case 'target-damage':
      return line`the damage on the target`;
    case 'target-armor':
      return line`the target’s ${kw('armor')}`;
    case 'target-hp':
      return line`the target’s ${kw('hp')}`;
    case 'target-remaining-hp':
      return line`the target’s remaining ${kw('hp')}`;
    case 'healed':
      return line`what was just healed`;
    case 'target-effects':
      return line`the number of Effects on the target`;
    case 'distance':
      return line`the distance to the target`;
    case 'damage-dealt':
      return line`the ${damageWord('any')} just dealt`;
    case 'damage-taken':
      return line`the ${damageWord('any')} just taken`;
    case 'difference':
      return line`the difference`;
    case 'attacks-this-turn':
      return line`the number of ${my} attacks this turn`;
    case 'attacks-on-target':
      return line`the number of ${my} earlier attacks on the target this turn`;
    case 'allies-adjacent':
      return line`the number of allies adjacent to ${on}`;
    case 'allies-in-soi':
      return line`the number of other allies within ${my} ${kw('soi')}`;
    case 'opponents-adjacent':
      return line`the number of opponents adjacent to ${on}`;
    case 'opponents-in-soi':
      return line`the number of opponents within ${my} ${kw('soi')}`;
    case 'energy':
      return line`the Energy on this card`;
    case 'chosen':
      return line`X`;
    case 'highest-combat-die':
      return line`the highest number on ${my} Combat Dice`;
    case 'weapon-range':
      return line`the ${kw('range')} of ${my} weapon`;
    case 'sp':
      return line`the ${kw('sp')} ${you} ${voice === 'you' ? 'have' : 'has'}`;
    case 'tokens':
      return line`the number of ${my} ${token ? tokenWord(token) : 'token'}s`;
    case 'figures': {
      if (!counted.of) return line`the number of figures`;
      const { many, where } = figuresText(counted.of, voice);
      return line`the number of ${many} ${where}`;
    }
    case 'borne':
      return line`the number of ${my} ${nameOf(counted.what ?? '')} tokens`;
    case 'target-borne':
      return line`the number of the target’s ${nameOf(counted.what ?? '')} tokens`;
    case 'round':
      return line`the number of the round`;
    case 'elevation':
      return line`the level ${you} stand${voice === 'it' ? 's' : ''} on`;
    case 'own-effects':
      return line`the number of Effects on ${on}`;
    case 'own-defense':
      return line`${my} ${kw('defense')}`;
    case 'target-defense':
      return line`the target’s ${kw('defense')}`;
    case 'target-sp':
      return line`the target’s ${kw('sp')}`;
    case 'gold':
      return line`the Gold gained in this encounter`;
    case 'defeated-allies':
      return line`the number of ${my} Defeated allies`;
    case 'defeated-opponents':
      return line`the number of ${my} Defeated opponents`;
  }
}
