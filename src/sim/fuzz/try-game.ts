import type { Content } from '../../content/index.ts';
import { type GameStorage, gameStorage } from '../../stores/kept/game-storage.ts';
import type { Replay } from '../../stores/middara/replay.ts';
import { fixedLibrary } from '../../stores/packs/checked-library.ts';
import type { Library } from '../../stores/packs/library.ts';
import { createSettings } from '../../stores/table/settings-store.ts';
import { createTable, type Table, type TableDeps } from '../../stores/table/table-store.ts';
import { en } from '../../words/en/index.ts';
import type { Came } from './failure.ts';
import { NO_TIME } from './no-time.ts';
import { type GameInput, tryGiven, tryRecord, type Visits, wholeRecord } from './try-kept.ts';

export function tableWith(library: Library, storage: GameStorage, guests: TableDeps['guests'] = []): Table {
  const settings = createSettings();
  settings.getState().change({ speed: 'instant' });
  return createTable({ library, storage, guests, timer: NO_TIME, words: en, settings });
}

const libraries = new WeakMap<Content, Library>();
export const libraryOf = (content: Content): Library => {
  const known = libraries.get(content) ?? fixedLibrary(content, en);
  libraries.set(content, known);
  return known;
};

const visitsWith =
  (content: Content): Visits<Replay> =>
  (cells) => {
    const table = tableWith(libraryOf(content), gameStorage(cells));
    return { table, open: table.open, watch: table.watch, answers: 4, look };
  };

/** A game of Middara. Throws FuzzFailure, or what broke. */
export async function tryGame({ as, text }: GameInput, content: Content): Promise<Came> {
  const visits = visitsWith(content);
  return as === 'record' ? tryRecord(text, wholeRecord, visits) : tryGiven({ as, text }, visits);
}

function look(replay: Replay): void {
  const { view } = replay.store.getState();
  const telling = en.tell(replay.positionOf(view));
  if (view.outcome) telling.outcome(view.outcome);
}
