/** What lines, tokens and cards bring to an attack or a defense, in few words. */
import type { EnemyAttack, SpecialAction, Upgrade } from '../../rules/combat/enemy-card.ts';
import type { DiceOf, FightDie } from '../../rules/combat/fight-dice.ts';
import type {
  AttackGain,
  AttackPart,
  DefenseGain,
  DefensePart,
  FightEffect,
  Part,
} from '../../rules/combat/pools.ts';
import { DIE } from './fight-names.ts';
import { harmText, several, signed } from './names.ts';

const diceNames = (dice: DiceOf<FightDie>): string[] =>
  (Object.entries(dice) as [FightDie, number][]).flatMap(([die, n]) =>
    n > 0 ? [several(n, `${DIE[die]} die`, `${DIE[die]} dice`)] : [],
  );

function effectText(effect: FightEffect): string {
  switch (effect.do) {
    case 'push':
    case 'pull':
      return `${effect.do} ${several(effect.spaces, 'space')}`;
    case 'push-or-pull':
      return `push or pull ${several(effect.spaces, 'space')}`;
    case 'pull-beside':
      return 'pull all the way';
    case 'lose-initiative':
      return 'Initiative lost';
    case 'lose-movement':
      return 'no free move next turn';
    case 'discard':
      return `discard ${effect.count} ${effect.what}`;
    case 'cancel-tokens':
      return 'cancels upgrade tokens';
    case 'step':
      return several(effect.spaces, 'step');
    case 'aura-for-kill':
      return `${several(effect.count, 'aura token')} for a kill`;
  }
}

const attackGain = (gain: AttackGain): string[] => [
  ...(['damage', 'injury', 'shock'] as const).flatMap((kind) =>
    gain[kind] ? [harmText(gain[kind], kind)] : [],
  ),
  ...(gain.cancelDefense ? [`cancels ${several(gain.cancelDefense, 'Defense die', 'Defense dice')}`] : []),
  ...(gain.cancelDodge ? [`cancels ${several(gain.cancelDodge, 'Dodge die', 'Dodge dice')}`] : []),
  ...(gain.cancelShields
    ? [
        gain.cancelShields === 'all'
          ? 'cancels all shields'
          : `cancels ${several(gain.cancelShields, 'shield')}`,
      ]
    : []),
  ...(gain.effects ?? []).map(effectText),
];

const defenseGain = (gain: DefenseGain): string[] => [
  ...(gain.shields ? [several(gain.shields, 'shield')] : []),
  ...(gain.dodge ? ['a dodge'] : []),
  ...(gain.counter ? [`counter ${gain.counter}`] : []),
  ...(gain.cancelShocks
    ? [gain.cancelShocks === 'all' ? 'cancels all shocks' : `cancels ${several(gain.cancelShocks, 'shock')}`]
    : []),
  ...(gain.effects ?? []).map(effectText),
];

const partText =
  <D extends FightDie, G>(gainText: (gain: G) => string[]) =>
  ({ dice, gain, specials }: Part<D, G>): string =>
    [
      ...diceNames((dice ?? {}) as DiceOf<FightDie>),
      ...(gain ? gainText(gain) : []),
      ...(Object.values(specials ?? {}) as (G | undefined)[]).flatMap((one) =>
        one ? [`✦ ${gainText(one).join(', ')}`] : [],
      ),
    ].join(', ');

const anyAttack = partText(attackGain);
const anyDefense = partText(defenseGain);

export const attackPartText = (part: AttackPart): string =>
  part.only ? `${anyAttack(part)} (${part.only})` : anyAttack(part);
export const defensePartText = (part: DefensePart): string => anyDefense(part);

/** An attack line of an enemy's card. */
export function enemyAttackText({ adds, by, area, auratic }: EnemyAttack): string {
  const kind =
    by.kind === 'ranged'
      ? `ranged${by.range === null ? '' : ` up to ${by.range}`}`
      : by.longReach
        ? 'long reach'
        : 'melee';
  return `${kind}${auratic ? ', auratic' : ''}${area ? ', and all beside the target' : ''}: ${attackPartText(adds)}`;
}

/** What a token, or a special action, changes. */
export function upgradeText(one: Upgrade & Partial<SpecialAction>): string {
  return [
    ...(one.attack ? [`attack + ${attackPartText(one.attack)}`] : []),
    ...(one.defense ? [`defense + ${defensePartText(one.defense)}`] : []),
    ...(one.initiative ? [`Initiative ${signed(one.initiative)}`] : []),
    ...(one.movement ? [`Movement ${signed(one.movement)}`] : []),
    ...(one.engagedFirst ? ['engaged heroes first'] : []),
    ...(one.tokens ? [several(one.tokens, 'more token')] : []),
    ...(one.initiativeOfAll ? [`Initiative of all enemies ${signed(one.initiativeOfAll)}`] : []),
    ...(one.allWhole ? ['all enemies heal completely'] : []),
  ].join(', ');
}
