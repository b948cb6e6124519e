import { createStore } from 'zustand/vanilla';
import type { Content, ContentFile } from '../../content/index.ts';
import type { Words } from '../../words/words.ts';
import { spellOut } from '../opened/spell.ts';
import { createLibrary, type Library, type LibraryDeps, readingFrom } from './library.ts';
import { pageReader } from './page-reader.ts';
import { createReadings } from './readings.ts';

/** A library over files that nobody has checked yet, where the checker is at hand: outside of a page. */
export const checkedLibrary = ({
  builtIn,
  ...deps
}: Omit<LibraryDeps, 'content' | 'reader'> & {
  readonly builtIn: readonly ContentFile[];
  readonly reader?: Library['reader'];
}): Library =>
  createLibrary({
    reader: pageReader(builtIn),
    ...deps,
    content: createReadings(builtIn).content(deps.stored),
  });

/** A library of one content, where no packs are loaded. */
export function fixedLibrary(content: Content, words: Words): Library {
  const store = createStore(() => ({ content, aside: [], unread: null, slow: [] }));
  const reading = readingFrom(store, async () => content);
  return {
    ...reading,
    reader: pageReader([]),
    rehearse: async (log) => spellOut(log, reading.playable()),
    add: async () => ({ ok: false, why: words.ui.table.packs.noneHere, problems: [] }),
    remove: async () => {},
    stored: () => [],
    arrived: async () => {},
  };
}
