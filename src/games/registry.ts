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
];
