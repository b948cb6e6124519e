import type { Guest } from '../ui/guests/guest.ts';

/** The other games on this table: what is told of each before it is fetched. The one place that knows them all. */
export const GUESTS: readonly Guest[] = [
  {
    id: 'folklore',
    name: 'Folklore',
    line: 'A road through marsh country, told by day and by night: a chapter for a band of heroes, with the fight at its end.',
    players: [1, 4],
    minutes: [15, 25],
    load: async () => (await import('./folklore/table/guest.tsx')).FOLKLORE,
  },
  {
    id: 'midgard',
    name: 'Midgard',
    line: 'A race from city to city: find lost things, hand them in, and be the first with enough prestige.',
    players: [1, 4],
    minutes: [30, 90],
    load: async () => (await import('./midgard/table/guest.tsx')).MIDGARD,
  },
];
