import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';

/** The content of the repository, loaded once for all tests of a process: nobody writes into it. */
export const gameContent = loadContent(readContentFolder('content'));
