/** Malhya, a guest at the table: booklets and skill checks. The game's only door. */
import { idsByFolder } from '../../check/guest-content.ts';
import type { GuestTools } from '../guest-tools.ts';
import { malhyaCases } from './cases/open-case.ts';
import { doubtsOf } from './doubts.ts';
import { loadMalhya } from './load-malhya.ts';
import { missionsSim } from './sim-missions.ts';

/** Malhya for the command line. */
export const TOOLS: GuestTools = {
  id: 'malhya',
  name: 'Malhya',
  open(files) {
    const { content, problems } = loadMalhya(files);
    const { hash, ...cards } = content;
    return {
      problems,
      hash,
      cards: {
        ...idsByFolder(cards),
        chapters: Object.values(content.books).flatMap(({ id, chapters }) =>
          chapters.map((chapter) => `${id}:${chapter.id}`),
        ),
      },
      doubts: () => doubtsOf(content),
      sim: () => missionsSim(content),
    };
  },
  cases: malhyaCases,
  hostile: async () => (await import('./table/hostile-missions.ts')).hostileMissions,
};
