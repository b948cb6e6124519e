import type { Amount, EffectOp, Target } from '../../../engine/index.ts';
import { points } from '../grammar.ts';
import { amountText, isPlain, isRolled, numberText } from './amount-text.ts';
import { abilityText, untilText } from './granted-text.ts';
import { spaceText } from './ground-text.ts';
import { nested } from './nested-text.ts';
import { damageWord, join, kw, line, nameOf, type Parts, symbols, type Voice } from './parts.ts';
import {
  eachOneText,
  eachText,
  isMany,
  oneself,
  place,
  type Speaking,
  speakingOfIt,
  targetText,
} from './target-text.ts';

type Special = Extract<
  EffectOp,
  {
    do:
      | 'command'
      | 'gain-gold'
      | 'put-token'
      | 'take-token'
      | 'scale-damage'
      | 'modify-roll'
      | 'set-die'
      | 'pass-check'
      | 'spend-energy'
      | 'add-symbol'
      | 'make-miss'
      | 'redirect'
      | 'redirect-damage'
      | 'survive'
      | 'revive'
      | 'transfer-damage'
      | 'each'
      | 'at-space'
      | 'place-ward'
      | 'place-dynamite'
      | 'use-discipline'
      | 'flip';
  }
>;

/** The rarer effects as orders. */
export function specialText(effect: Special, speaking: Speaking): Parts {
  const { voice } = speaking;
  const to = (target: Extract<Special, { to: unknown }>['to']) => targetText(target, speaking, 'object');
  switch (effect.do) {
    case 'command': {
      const quiet =
        effect.provokes === false ? line`, without provoking ${kw('break-attack', 'Break Attacks')}` : '';
      const far =
        typeof effect.spaces === 'number'
          ? points(effect.spaces, 'space')
          : line`${numberText(effect.spaces, voice)} spaces`;
      return line`move ${to(effect.to)} up to ${far} as ${voice} choose${voice === 'it' ? 's' : ''}${quiet}`;
    }
    case 'put-token':
      return line`put ${borneText(effect.token, effect.amount ?? 1, voice)} on ${effect.to.who === 'self' ? (voice === 'you' ? 'yourself' : 'itself') : to(effect.to)}`;
    case 'take-token': {
      const bearer = withoutToken(effect.to, effect.token);
      const from = effect.to.who === 'self' ? (voice === 'you' ? 'yourself' : 'itself') : to(bearer);
      return effect.amount === undefined
        ? line`remove all ${nameOf(effect.token)} tokens from ${from}`
        : line`remove ${borneText(effect.token, effect.amount, voice)} from ${from}`;
    }
    case 'gain-gold':
      return line`the party gains ${amountText(effect.amount, line`Gold`, voice)}`;
    case 'scale-damage': {
      const damage = damageWord(effect.type ?? 'any');
      return line`the ${damage} is ${effect.by === 'half' ? 'halved' : 'doubled'}`;
    }
    case 'modify-roll':
      return typeof effect.amount === 'number'
        ? line`${effect.amount < 0 ? '−' : '+'}${Math.abs(effect.amount)} to that roll`
        : line`add ${numberText(effect.amount, voice)} to that roll`;
    case 'pass-check':
      return line`that Check is passed`;
    case 'spend-energy':
      return effect.amount === 'all'
        ? line`spend all Energy on this card`
        : line`spend ${effect.amount} Energy`;
    case 'set-die':
      return line`turn one of those dice${effect.notBlack ? line` except ${{ die: 'black' }}` : ''} to ${
        effect.face === 'any' ? 'any face' : `its ${effect.face} number`
      }`;
    case 'add-symbol':
      return typeof effect.amount === 'number'
        ? line`add ${symbols({ [effect.symbol]: effect.amount })} to the roll`
        : line`add X ${{ symbol: effect.symbol }} to the roll, X being ${numberText(effect.amount, voice)}`;
    case 'make-miss':
      return line`the attack misses instead`;
    case 'redirect':
      return line`the attack targets ${effect.to.who === 'self' ? voice : to(effect.to)} instead`;
    case 'redirect-damage': {
      const as = effect.type ? line` as ${damageWord(effect.type)}` : line``;
      if (effect.to.who === 'self') return line`take all of it instead${as}`;
      const own = effect.to.who === 'choose' && effect.to.with?.own;
      return line`all of it is dealt to ${own ? oneself(voice) : to(effect.to)} instead${as}`;
    }
    case 'survive':
      return surviveText(effect, speaking);
    case 'revive':
      return reviveText(effect, speaking);
    case 'transfer-damage':
      return line`move ${amountText(effect.amount, [damageWord('any')], voice)} from ${to(effect.from)} to ${to(effect.to)}`;
    case 'each':
      return eachOfText(effect, speaking);
    case 'at-space':
      return line`choose a space ${spaceText(effect.within, effect.range, speaking)}: ${nested(effect.effects, speaking)}`;
    case 'place-ward':
      return wardText(effect, speaking);
    case 'place-dynamite':
      return line`place a lit ${kw('dynamite')} token on a space ${spaceText('range', effect.range, speaking)}`;
    case 'use-discipline': {
      const { minSp = 1, maxSp } = effect;
      const sp = minSp === maxSp ? `${maxSp}` : `${minSp} to ${maxSp}`;
      return line`use another Discipline of ${voice === 'you' ? 'yours' : 'its own'} that costs ${sp} ${kw('sp')} without spending them`;
    }
    case 'flip': {
      const card = effect.card === 'this' ? 'this card' : `one of ${voice === 'you' ? 'your' : 'its'} cards`;
      return effect.back ? line`${kw('flip', 'un-FLIP')} ${card}` : line`${kw('flip')} ${card}`;
    }
  }
}

/** Whoever has the token that is removed need not be said to have it. */
function withoutToken(to: Target, token: string): Target {
  if ((to.who !== 'choose' && to.who !== 'all') || to.with?.bears !== token) return to;
  const { bears: _, ...filter } = to.with;
  return { ...to, with: filter };
}

/** Nothing but damage is dealt to each; anything else is done for each. */
function eachOfText({ who, effects }: Extract<Special, { do: 'each' }>, speaking: Speaking): Parts {
  const [only, ...more] = effects;
  if (who.who === 'all' && only?.do === 'damage' && more.length === 0 && only.to.who === 'target') {
    const amount = amountText(only.amount, [damageWord(only.type)], speaking.voice);
    const rolled = isRolled(only.amount) ? ', rolled separately' : '';
    if (isPlain(only.amount)) return line`deal ${amount} to ${eachOneText(who, speaking)}${rolled}`;
  }
  const those = speakingOfIt(speaking, isMany(who));
  return line`${eachText(who, speaking)}: ${nested(effects, those)}`;
}

function surviveText(
  effect: Extract<Special, { do: 'survive' }>,
  { voice, watches, subject }: Speaking,
): Parts {
  const s = watches || voice === 'it' ? 's' : '';
  const are = s === '' ? 'are' : 'is';
  const who = watches ? (subject ?? 'that figure') : voice;
  return effect.until
    ? line`${untilText(effect.until, voice)}, ${who} cannot be dealt damage and stay${s} on the board; then ${who} ${are} Defeated`
    : line`${who} ${are} left with ${numberText(effect.hp ?? 1, voice)} ${kw('hp')} instead`;
}

function reviveText(effect: Extract<Special, { do: 'revive' }>, speaking: Speaking): Parts {
  const { voice } = speaking;
  const near = effect.near ? targetText(effect.near, speaking, 'object') : null;
  const where = !near
    ? place(effect.within, undefined, voice === 'you' ? 'your' : 'its')
    : effect.within === 'adjacent'
      ? line`adjacent to ${near}`
      : line`within the ${kw('soi')} of ${near}`;
  const s = (effect.to.who === 'self' && voice === 'you') || isMany(effect.to) ? '' : 's';
  const hp = ofWhoReturns(hpText(effect.hp, voice));
  // Whoever was Defeated bears as much damage as it has HP: half of them left is half of them healed (p.67).
  const left = isOfHp(effect.hp) ? line`and ${kw('heal', s ? 'HEALS' : 'HEAL')} ${hp}` : line`with ${hp}`;
  return line`${targetText(effect.to, speaking, 'subject')} return${s} to a free space ${where} ${left}`;
}

const isOfHp = (hp: Amount): boolean =>
  typeof hp === 'object' && 'count' in hp && (hp.count === 'own-hp' || hp.count === 'target-hp');

/** "half of its HP", "3 HP". */
function hpText(hp: Amount, voice: Voice): Parts {
  if (typeof hp === 'number') return line`${hp} ${kw('hp')}`;
  return isOfHp(hp) ? numberText(hp, voice) : line`${kw('hp')} equal to ${numberText(hp, voice)}`;
}

/** In its HP the target is whoever returns. */
const ofWhoReturns = (hp: Parts): Parts =>
  hp.map((part) => ('text' in part ? { ...part, text: part.text.replaceAll('the target’s', 'its') } : part));

const reachOf = (reach: number | 'soi'): Parts =>
  reach === 'soi' ? line`its ${kw('soi')}` : line`${kw('range')} ${reach} of it`;

function wardText(effect: Extract<Special, { do: 'place-ward' }>, speaking: Speaking): Parts {
  const { side } = effect;
  const held = join(
    effect.abilities.map((ability) => {
      const name = ability.name === undefined ? '' : `${ability.name} · `;
      return line`“${name}${abilityText(ability, 'it')}”`;
    }),
    ' and ',
  );
  const where =
    effect.within === 'target'
      ? line`where ${speaking.target} stands`
      : spaceText(effect.within, effect.range, speaking);
  const placed = line`place a ${nameOf(effect.ward)} token ${where}`;
  return effect.abilities.length === 0
    ? placed
    : line`${placed}. Each ${side} within ${reachOf(effect.reach)} has ${held}`;
}

/** So many tokens of a pack's own. */
const borneText = (token: string, amount: Amount, voice: Voice): Parts =>
  amountText(amount, line`${nameOf(token)} token${amount === 1 ? '' : 's'}`, voice);
