import type { DamageType, Modifier, PricedAction, Skill } from '../../../engine/index.ts';
import { capital, points } from '../grammar.ts';
import { damageWord, kw, line, nameOf, type Parts, PERSON, type Voice } from './parts.ts';
import { andList } from './together-text.ts';

type RuleChange = Extract<
  Modifier,
  | { actionPrice: PricedAction }
  | { damageDealt: string }
  | { damageTaken: string }
  | { cannotBe: string }
  | { moreMoves: number }
  | { noSpells: true }
  | { elusive: true }
  | { halfMovement: true }
  | { moveCheck: Skill }
  | { noToken: string }
>;

/** Prices, factors and what others cannot do, as a sentence without its full stop; null for any other modifier. */
export function ruleChangeText(modifier: Modifier, voice: Voice): Parts | null {
  return isRuleChange(modifier) ? changeText(modifier, voice) : null;
}

const FIELDS = [
  'actionPrice',
  'damageDealt',
  'damageTaken',
  'cannotBe',
  'moreMoves',
  'noSpells',
  'elusive',
  'halfMovement',
  'moveCheck',
  'noToken',
] as const;
const isRuleChange = (modifier: Modifier): modifier is RuleChange =>
  FIELDS.some((field) => field in modifier);

function changeText(modifier: RuleChange, voice: Voice): Parts {
  const { its, are, s } = PERSON[voice];
  const you = capital(voice);
  if ('actionPrice' in modifier) {
    const { amount } = modifier;
    return line`${actionText(modifier.actionPrice, capital(its))} ${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'} ${kw('sp')}`;
  }
  if ('damageDealt' in modifier)
    return line`${you} deal${s} ${modifier.damageDealt} ${damage(modifier.type)}`;
  if ('damageTaken' in modifier)
    return line`${you} take${s} ${modifier.damageTaken} ${damage(modifier.type)}`;
  if ('cannotBe' in modifier) return line`${you} cannot be ${CANNOT_BE[modifier.cannotBe]}`;
  if ('elusive' in modifier)
    return line`Whoever is adjacent to ${voice} when ${voice} begin${s} to move gets no ${kw('break-attack', 'Break Attack')} against that movement`;
  if ('moreMoves' in modifier)
    return line`${you} may make ${points(modifier.moreMoves, 'more Move Action')} each turn`;
  if ('halfMovement' in modifier) return line`${capital(its)} ${kw('movement')} is halved`;
  if ('moveCheck' in modifier)
    return line`${you} begin${s} each ${kw('move', 'Move Action')} with ${modifier.moveCheck === 'agility' ? 'an' : 'a'} ${kw(modifier.moveCheck)} ${modifier.difficulty} Check; if ${voice} fail${s}, that Move Action is over`;
  if ('noToken' in modifier) return line`${you} cannot gain ${nameOf(modifier.noToken)} tokens`;
  return line`${you} ${are} unable to cast spells`;
}

const STANDARD: Readonly<Partial<Record<PricedAction, string>>> = {
  move: 'Move',
  attack: 'Attack',
  'encounter-action': 'Encounter',
  're-equip': 'Re-Equip',
};

type Price = Extract<Modifier, { actionPrice: PricedAction }>;

/** Several standard actions whose price changes by as much; null where it is another change, or one alone. */
export function pricesText(modifiers: readonly Modifier[], voice: Voice): Parts | null {
  const prices = modifiers.filter(
    (one): one is Price => 'actionPrice' in one && STANDARD[one.actionPrice] !== undefined,
  );
  const [first] = prices;
  if (!first || prices.length < 2 || prices.length < modifiers.length) return null;
  if (prices.some(({ amount }) => amount !== first.amount)) return null;
  const names = andList(prices.map(({ actionPrice }) => line`${STANDARD[actionPrice]!}`));
  const change = `${Math.abs(first.amount)} ${first.amount < 0 ? 'less' : 'more'}`;
  return line`${PERSON[voice].its} ${names} Actions cost ${change} ${kw('sp')} each`;
}

const damage = (type?: DamageType) => damageWord(type ?? 'any');

const CANNOT_BE = {
  pushed: line`${kw('push', 'PUSHED')}`,
  pulled: line`${kw('pull', 'PULLED')}`,
  moved: line`moved by others`,
  targeted: line`targeted by opponents`,
} as const;

/** "Your Move Action costs". */
function actionText(action: PricedAction, its: string): Parts {
  switch (action) {
    case 'move':
      return line`${its} ${kw('move', 'Move Action')} costs`;
    case 'more-movement':
      return line`Each time ${its.toLowerCase()} movement is lengthened, that costs`;
    case 'attack':
      return line`${its} ${kw('atk', 'Attack Action')} costs`;
    case 'encounter-action':
      return line`${its} Encounter Action costs`;
    case 're-equip':
      return line`${its} Re-Equip Action costs`;
    case 'empower':
    case 'dodge':
    case 'counter':
      return line`${its} ${kw(action)} costs`;
  }
}
