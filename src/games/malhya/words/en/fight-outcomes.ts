import type { Shoved } from '../../rules/place/push.ts';
import { spaceName, theName, whoName } from './fight-names.ts';
import { listed, type Named, several } from './names.ts';

const STOP = { obstacle: 'an obstacle is in the way', figure: 'a figure is in the way' } as const;

/** What answers of a fight come to. */
export const outcome = {
  shoved: ({ way, damage, stop, fell }: Shoved, isHero: boolean): string =>
    [
      way.length > 0 ? `to ${spaceName(way.at(-1)!)}` : 'stays',
      ...(fell ? [`falls into the rift: ${isHero ? 'unconscious' : 'out of the fight'}`] : []),
      ...(damage > 0 && stop ? [`${damage} damage: ${STOP[stop]}`] : []),
    ].join('; '),
  hits: (named: Named, who: readonly string[]): string =>
    `hits ${listed(who.map((one) => whoName(named, one)))}`,
  lifeLeft: (n: number): string => (n > 0 ? `${several(n, 'life point')} left` : 'unconscious then'),
  initiative: (named: Named, to: number, slower: readonly string[], ap: number): string =>
    [
      // What it costs and leaves first: a long list of enemies is cut off where there is little room.
      `${ap} AP left`,
      `Initiative ${to}`,
      slower.length > 0 ? `before ${listed(slower.map((one) => theName(named, one)))}` : 'before no enemy',
    ].join('; '),
  ap: (n: number): string => `${several(n, 'action point')} left`,
  /** Behind what it costs. */
  apThen: (n: number): string => `${n} left`,
};
