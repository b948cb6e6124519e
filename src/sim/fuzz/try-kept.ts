import { BotChance } from '../../bots/bot-chance.ts';
import { type Cells, memoryCells } from '../../stores/kept/cells.ts';
import type { NotOpened, Opened } from '../../stores/opened/opened.ts';
import type { Table } from '../../stores/table/table-store.ts';
import { type Came, expectWords, FuzzFailure } from './failure.ts';
import { givenCells } from './given-cells.ts';

/** A file, a link or a record that is kept, given to a table as a player or a browser gives it. */
export interface GameInput {
  readonly as: 'file' | 'link' | 'record';
  readonly text: string;
}

/** A game on the table, whichever it is of, as far as it is tried. */
interface Played {
  readonly session: { readonly hash: string };
  readonly store: {
    getState(): {
      readonly pending: { readonly options: readonly { readonly id: string }[] } | null;
      readonly held: boolean;
      readonly fault: string | null;
    };
  };
  decide(option: string): void;
  goOn(): void;
  undo(): void;
  redo(): void;
  record(): unknown;
  close(): void;
}

/** The same of one that is watched. */
interface Watched {
  readonly total: number;
  readonly feed: readonly { readonly text: unknown }[];
  seek(index: number): void;
  stepDecision(by: 1 | -1): void;
  close(): void;
}

/** A table in a visit of its own, and the ways to the games that are tried. */
export interface Visit<R extends Watched> {
  readonly table: Table;
  open(id: string): Promise<Opened<Played>>;
  watch(id: string): Promise<Opened<R>>;
  /** So many answers are given in a game: what one takes is not the same in all. */
  readonly answers: number;
  /** Asks what the screen of a replay asks of the moment it is at. */
  look(replay: R): void;
}

/** A new visit to what lies in these cells. */
export type Visits<R extends Watched> = (cells: Cells) => Visit<R>;

/**
 * Takes a file or a link in as the table does, and does with what was taken all that can be done: it is opened again in
 * a later visit, played on, taken back, watched to its end. Throws FuzzFailure, or what broke.
 */
export async function tryGiven<R extends Watched>(
  { as, text }: GameInput & { readonly as: 'file' | 'link' },
  visits: Visits<R>,
): Promise<Came> {
  const cells = memoryCells();
  const visit = visits(cells);
  const loaded = await (as === 'link' ? visit.table.loadLink(text) : visit.table.loadFile(text));
  if (!loaded.ok) {
    const left = await cells.transact('readonly', (now) => now.all('', '~'));
    if (left.length > 0) throw new FuzzFailure('refused, and kept');
    return tryOtherWays(visit, loaded);
  }
  const later = visits(cells);
  await playOn(later, loaded.value);
  await watchWhole(later, loaded.value, true);
  // And once more, after what was done in it was kept.
  const again = await visits(cells).open(loaded.value);
  if (!again.ok) throw new FuzzFailure(`kept, played, and then not opened: ${again.why}`);
  again.value.close();
  return 'taken';
}

/** The id of a game that lies in cells somebody wrote. */
export const KEPT = 'kept';

/**
 * What a browser gives back may be anything, too: somebody wrote it, or a version to come. `cellsOf` what the text says
 * is what lies there, by keys.
 */
export async function tryRecord<R extends Watched>(
  text: string,
  cellsOf: (json: unknown) => object,
  visits: Visits<R>,
): Promise<Came> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'refused';
  }
  const there = givenCells(cellsOf(json));
  const visit = visits(there);
  await visit.table.refresh();
  const opened = await visit.open(KEPT);
  if (opened.ok) {
    playSome(opened.value, visit.answers);
    await visit.table.idle();
    opened.value.close();
  } else await tryOtherWays(visit, opened);
  await watchWhole(visit, KEPT, false);
  await visits(there).table.refresh();
  return opened.ok ? 'taken' : 'refused';
}

/** A record as browsers kept it once: whole, with its line in the list of games. */
export const wholeRecord = (game: unknown): Record<string, unknown> => ({
  [`game:${KEPT}`]: game,
  [`about:${KEPT}`]: {
    ...{ id: KEPT, name: '', savedAt: '', decisions: 0, encounter: '', seats: [] },
    ...{ round: 0, result: null, waiting: null },
  },
});

/** A refusal has words; what it offers instead can be done, or is refused in words. */
async function tryOtherWays<R extends Watched>(visit: Visit<R>, refused: NotOpened): Promise<Came> {
  if (refused.fault.fault === 'broke') throw new FuzzFailure(`nobody foresaw: ${refused.why}`);
  expectWords(refused.why, refused.problems);
  if (refused.watch) await watchWhole(visit, refused.watch, false);
  if (refused.resume) {
    const taken = await visit.table.resume(refused.resume.id);
    if (!taken.ok) throw new FuzzFailure(`offered, and not taken up: ${taken.why}`);
    await playOn(visit, taken.value);
  }
  return 'refused';
}

async function playOn<R extends Watched>({ table, open, answers }: Visit<R>, id: string): Promise<void> {
  const opened = await open(id);
  if (!opened.ok) {
    if (opened.fault.fault === 'broke') throw new FuzzFailure(`nobody foresaw: ${opened.why}`);
    throw new FuzzFailure(`kept, and then not opened: ${opened.why}`);
  }
  playSome(opened.value, answers);
  await table.idle();
  opened.value.close();
}

/** Some decisions, all taken back as far as it goes, and done again. */
function playSome(game: Played, answers: number): void {
  const chance = new BotChance(game.session.hash);
  const goOn = () => {
    while (game.store.getState().held) game.goOn();
  };
  for (let n = 0; n < answers; n++) {
    const { pending } = game.store.getState();
    if (!pending) break;
    game.decide(pending.options[chance.below(pending.options.length)]!.id);
    goOn();
    // What the rules broke on is taken back and told.
    const { fault } = game.store.getState();
    if (fault !== null) expectWords(fault, []);
  }
  for (let n = 0; n < 3; n++) game.undo();
  for (let n = 0; n < 2; n++) {
    game.redo();
    goOn();
  }
  game.record();
}

async function watchWhole<R extends Watched>(visit: Visit<R>, id: string, surely: boolean): Promise<void> {
  const watched = await visit.watch(id);
  if (!watched.ok) {
    if (watched.fault.fault === 'broke') throw new FuzzFailure(`nobody foresaw: ${watched.why}`);
    if (surely) throw new FuzzFailure(`taken, and not watched: ${watched.why}`);
    expectWords(watched.why, watched.problems);
    return;
  }
  const replay = watched.value;
  for (const at of [0, replay.total, replay.total >> 1]) {
    replay.seek(at);
    replay.stepDecision(1);
    replay.stepDecision(-1);
    visit.look(replay);
  }
  if (replay.feed.some(({ text }) => typeof text !== 'string')) throw new FuzzFailure('a line of no text');
  replay.close();
}
