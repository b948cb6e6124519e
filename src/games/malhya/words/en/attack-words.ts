import type { LineState } from '../../rules/combat/handling.ts';
import { CHARACTERISTIC, several } from './names.ts';

/** What is said of an attack before its dice. */
export const attack = {
  title: 'Before the dice',
  line: (n: number) => `Line ${n}`,
  ap: (n: number) => (n === 0 ? 'free' : `${n} AP`),
  passive: 'Always',
  needs: ({ lacks }: Pick<LineState, 'lacks'>): string =>
    lacks
      .map(
        ({ characteristic, needs, has }) => `needs ${CHARACTERISTIC[characteristic]} ${needs} (has ${has})`,
      )
      .join(', '),
  aura: 'an aura token would meet it',
  noAura: 'no aura token is ready',
  forAura: (what: string) => `for an aura token: ${what}`,
  dodge: 'One Dodge die for the defender',
  noDodge: 'No Dodge die from the situation',
  outnumbered: (names: string, n: number) => `${n} damage more: ${names} beside the target`,
  pool: 'Against you',
  over: 'More than 3 dice of a color are not rolled.',
  defends: 'defends with',
  armour: 'Armor',
  bare: 'Bare hands',
  apNow: (ap: number) => `${several(ap, 'action point')} now`,
};

/** And of its result. */
export const result = {
  title: 'The last attack',
  attackDice: 'Attack dice',
  defenseDice: 'Defense dice',
  wounds: (n: number) => several(n, 'wound'),
  shields: (n: number) => several(n, 'shield'),
  armour: { kept: 'Armor kept', broken: 'Armor broken' } as const,
};
