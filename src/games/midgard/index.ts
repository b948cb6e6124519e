/** Midgard, a guest at the table: a race of errands between cities. The game's only door. */
import { idsByFolder } from '../../check/guest-content.ts';
import type { GuestTools } from '../guest-tools.ts';
import { midgardCases } from './cases/open-case.ts';
import { doubtsOf } from './doubts.ts';
import { loadMidgard } from './load-midgard.ts';
import { racesSim } from './sim-races.ts';

/** Midgard for the command line. */
export const TOOLS: GuestTools = {
  id: 'midgard',
  name: 'Midgard',
  open(files) {
    const { content, problems } = loadMidgard(files);
    const { hash, ...cards } = content;
    return {
      problems,
      hash,
      cards: idsByFolder(cards),
      doubts: () => doubtsOf(content),
      sim: () => racesSim(content),
    };
  },
  cases: midgardCases,
  hostile: async () => (await import('./table/hostile-races.ts')).hostileRaces,
};
