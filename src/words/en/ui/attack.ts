import type { AttackScope, DamageType } from '../../../engine/index.ts';

export const attack = {
  title: 'Attack',
  none: 'No attack or spell this turn yet.',
  cause: {
    action: 'Attack',
    ability: 'Attack',
    ai: 'Attack',
    'break-attack': 'Break Attack',
    counter: 'Counter',
    'follow-up': 'Follow-up attack',
  } satisfies Readonly<Record<AttackScope['cause'], string>> as Readonly<
    Record<AttackScope['cause'], string>
  >,
  /** `Attack, ranged 4`. */
  sort: (cause: string, { attackKind, range }: Pick<AttackScope, 'attackKind' | 'range'>) =>
    `${cause}, ${attackKind}${range > 1 ? ` ${range}` : ''}`,
  target: 'target',
  ended: 'ended',
  over: 'The attack is over',
  steps: ['Target', 'Dice', 'Empower', 'Dodge', 'Roll to hit', 'Damage', 'After a miss', 'Follow-ups'],
  roll: 'Attack roll',
  symbolsLeft: 'Symbols left',
  noSymbols: 'none',
  toHit: 'Roll',
  notRolled: '–',
  versus: 'vs',
  hit: 'HIT',
  missed: 'MISS',
  defense: 'Defense',
  finalDamage: 'Final damage',
  damage: (type: DamageType) => `${type} damage`,
};

/** What is under way, one within the other. */
export const underWay = {
  within: (names: readonly string[]) => names.join(' › '),
  move: 'move',
  spell: 'spell',
  check: 'check',
  occasion: 'reaction',
};
