import type { Guest } from '../ui/guests/guest.ts';

/** The other games on this table: what is told of each before it is fetched. The one place that knows them all. */
export const GUESTS: readonly Guest[] = [
  {
    id: 'folklore',
    name: 'Folklore',
    line: 'A road through marsh country by day and by night, with a fight at its end.',
    players: [1, 4],
    minutes: [15, 25],
    load: async () => (await import('./folklore/table/guest.tsx')).FOLKLORE,
  },
  {
    id: 'midgard',
    name: 'Midgard',
    line: 'A race between cities: find lost things and hand them in before the others.',
    players: [1, 4],
    minutes: [30, 90],
    load: async () => (await import('./midgard/table/guest.tsx')).MIDGARD,
  },
  {
    id: 'malhya',
    name: 'Malhya',
    line: 'Booklets, skill checks, fights and roads: push your luck, or stop in time.',
    players: [2, 5],
    minutes: [20, 40],
    async load() {
      const [{ malhyaWith }, { malhyaContent }] = await Promise.all([
        import('./malhya/table/guest.tsx'),
        import('./malhya/table/content-here.ts'),
      ]);
      return malhyaWith(malhyaContent());
    },
  },
];
