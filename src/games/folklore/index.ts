/** Folklore, a guest at the table: a chapter on the road (F1). The game's only door. */
import { idsByFolder } from '../../check/guest-content.ts';
import type { GuestTools } from '../guest-tools.ts';
import { folkloreCases } from './cases/open-case.ts';
import { doubtsOf } from './doubts.ts';
import { loadFolklore } from './load-folklore.ts';
import { chaptersSim } from './sim-chapters.ts';

/** Folklore for the command line. */
export const TOOLS: GuestTools = {
  id: 'folklore',
  name: 'Folklore',
  open(files) {
    const { content, problems } = loadFolklore(files);
    const { hash, ...cards } = content;
    return {
      problems,
      hash,
      cards: idsByFolder(cards),
      doubts: () => doubtsOf(content),
      sim: () => chaptersSim(content),
    };
  },
  cases: folkloreCases,
  hostile: async () => (await import('./table/hostile-chapters.ts')).hostileChapters,
};
