import { BotChance } from '../../bots/chance.ts';
import type { Content } from '../../content/index.ts';
import type { Game } from '../../stores/middara/game.ts';
import type { Replay } from '../../stores/middara/replay.ts';
import { fixedLibrary } from '../../stores/packs/checked-library.ts';
import type { Library } from '../../stores/packs/library.ts';
import type { NotOpened } from '../../stores/table/opened.ts';
import { createSettings } from '../../stores/table/settings-store.ts';
import { type GameStorage, memoryStorage } from '../../stores/table/storage.ts';
import { createTable, type Table } from '../../stores/table/table-store.ts';
import { en } from '../../words/en/index.ts';
import { type Came, expectWords, FuzzFailure } from './failure.ts';
import { NO_TIME } from './no-time.ts';

/** A file, a link or a record that is kept, given to a table as a player or a browser gives it. */
export interface GameInput {
  readonly as: 'file' | 'link' | 'record';
  readonly text: string;
}

export function tableWith(library: Library, storage: GameStorage): Table {
  const settings = createSettings();
  settings.getState().setSpeed('instant');
  return createTable({ library, storage, timer: NO_TIME, words: en, settings });
}

const libraries = new WeakMap<Content, Library>();
const libraryOf = (content: Content): Library => {
  const known = libraries.get(content) ?? fixedLibrary(content, en);
  libraries.set(content, known);
  return known;
};

/**
 * Takes it in as the table does, and does with what was taken all that can be done: it is opened again in a later
 * visit, played on, taken back, watched to its end. Throws FuzzFailure, or what broke.
 */
export async function tryGame({ as, text }: GameInput, content: Content): Promise<Came> {
  const storage = memoryStorage();
  const table = tableWith(libraryOf(content), storage);
  if (as === 'record') return tryRecord(text, table, storage, content);
  const loaded = as === 'link' ? await table.loadLink(text) : await table.loadFile(text);
  if (!loaded.ok) {
    if ((await storage.list()).length > 0) throw new FuzzFailure('refused, and kept');
    return tryOtherWays(table, loaded);
  }
  const later = tableWith(libraryOf(content), storage);
  await playOn(later, loaded.value);
  await watchWhole(later, loaded.value, true);
  // And once more, after what was done in it was kept.
  const again = await tableWith(libraryOf(content), storage).open(loaded.value);
  if (!again.ok) throw new FuzzFailure(`kept, played, and then not opened: ${again.why}`);
  again.value.close();
  return 'taken';
}

/** What a browser gives back may be anything, too: somebody wrote it, or a version to come. */
async function tryRecord(text: string, table: Table, storage: GameStorage, content: Content): Promise<Came> {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return 'refused';
  }
  const id = 'kept';
  const line = {
    id,
    name: '',
    savedAt: '',
    decisions: 0,
    encounter: '',
    seats: [],
    round: 0,
    result: null,
    waiting: null,
  };
  const given = {
    ...storage,
    read: async (one: string) => (one === id ? { game: record, kept: null } : storage.read(one)),
    list: async () => [line],
  };
  const visit = tableWith(libraryOf(content), given);
  await visit.refresh();
  const opened = await visit.open(id);
  if (opened.ok) {
    playSome(opened.value);
    opened.value.close();
  } else await tryOtherWays(visit, opened);
  await watchWhole(visit, id, false);
  await table.refresh();
  return opened.ok ? 'taken' : 'refused';
}

/** A refusal has words; what it offers instead can be done, or is refused in words. */
async function tryOtherWays(table: Table, refused: NotOpened): Promise<Came> {
  if (refused.fault.fault === 'broke') throw new FuzzFailure(`nobody foresaw: ${refused.why}`);
  expectWords(refused.why, refused.problems);
  if (refused.watch) await watchWhole(table, refused.watch, false);
  if (refused.resume) {
    const taken = await table.resume(refused.resume.id);
    if (!taken.ok) throw new FuzzFailure(`offered, and not taken up: ${taken.why}`);
    await playOn(table, taken.value);
  }
  return 'refused';
}

async function playOn(table: Table, id: string): Promise<void> {
  const opened = await table.open(id);
  if (!opened.ok) {
    if (opened.fault.fault === 'broke') throw new FuzzFailure(`nobody foresaw: ${opened.why}`);
    throw new FuzzFailure(`kept, and then not opened: ${opened.why}`);
  }
  playSome(opened.value);
  await table.idle();
  opened.value.close();
}

/** Some decisions, all taken back as far as it goes, and done again. */
function playSome(game: Game): void {
  const chance = new BotChance(game.session.hash);
  for (let n = 0; n < 4; n++) {
    const { pending } = game.store.getState();
    if (!pending) break;
    game.decide(pending.options[chance.below(pending.options.length)]!.id);
  }
  for (let n = 0; n < 3; n++) game.undo();
  for (let n = 0; n < 2; n++) game.redo();
  game.record();
}

async function watchWhole(table: Table, id: string, surely: boolean): Promise<void> {
  const watched = await table.watch(id);
  if (!watched.ok) {
    if (watched.fault.fault === 'broke') throw new FuzzFailure(`nobody foresaw: ${watched.why}`);
    if (surely) throw new FuzzFailure(`taken, and not watched: ${watched.why}`);
    expectWords(watched.why, watched.problems);
    return;
  }
  lookThrough(watched.value);
  watched.value.close();
}

function lookThrough(replay: Replay): void {
  const { total, store } = replay;
  for (const at of [0, total, total >> 1]) {
    replay.seek(at);
    replay.stepDecision(1);
    replay.stepDecision(-1);
    const { view } = store.getState();
    const telling = en.tell(replay.positionOf(view));
    if (view.outcome) telling.outcome(view.outcome);
  }
  if (replay.feed.some(({ text }) => typeof text !== 'string')) throw new FuzzFailure('a line of no text');
}
