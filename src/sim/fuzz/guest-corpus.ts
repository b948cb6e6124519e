import type { BotChance } from '../../bots/bot-chance.ts';
import { type KernelQuestion, LoggedSession } from '../../engine/index.ts';
import { botAnswer, loadFolklore } from '../../games/folklore/index.ts';
import { folkloreGames, folkloreGuest } from '../../games/folklore/table/folklore-guest.ts';
import { memoryCells } from '../../stores/kept/cells.ts';
import type { AnySavedGame } from '../../stores/kept/saved-game.ts';
import { filesIn, placeOfGuest } from '../guest-files.ts';
import { visitsTo } from './try-guest.ts';

export type GuestContent = ReturnType<typeof loadFolklore>['content'];
type Guest = ReturnType<typeof folkloreGuest>;
type Setup = Parameters<Guest['nameOf']>[0];
export type GuestState = ReturnType<Guest['rules']['setUp']>;

/** A real game of a guest in the middle of something, in each way it leaves a page and comes back. */
export interface GuestMoment {
  readonly file: AnySavedGame;
  /** What its decisions answered. */
  readonly questions: readonly KernelQuestion[];
  /** As it lies in a browser, by keys, under the id `kept`. */
  readonly cells: Readonly<Record<string, unknown>>;
}

/** What hostile games of guests are made of. */
export interface GuestCorpus {
  readonly content: GuestContent;
  readonly onRoad: GuestMoment;
  readonly inSkirmish: GuestMoment;
  readonly onMap: GuestMoment;
}

export async function readGuestCorpus(): Promise<GuestCorpus> {
  const { content } = loadFolklore(filesIn(placeOfGuest('folklore')));
  const at = (many: number, finale: Setup['finale'], wanted: (state: GuestState) => boolean) =>
    momentOf(content, setupOf(content, many, finale), wanted);
  return {
    content,
    onRoad: await at(3, 'skirmish', ({ step, round }) => step === 'travel' && round === 3),
    inSkirmish: await at(2, 'skirmish', ({ fight }) => fight?.round === 2),
    onMap: await at(2, 'encounter', ({ field }) => field?.round === 2),
  };
}

const setupOf = ({ chapters, heroes }: GuestContent, many: number, finale: Setup['finale']): Setup => {
  const names = Object.keys(heroes).slice(0, many);
  return {
    chapter: Object.keys(chapters)[0]!,
    seats: names.map((name) => ({ id: name, name })),
    heroes: names.map((hero) => ({ hero, seat: hero })),
    difficulty: 'normal',
    finale,
    seed: `fuzz-${finale}`,
    byHand: false,
  };
};

/** A game played by the odds until it is so, and kept as a page keeps it. */
async function momentOf(
  content: GuestContent,
  setup: Setup,
  wanted: (state: GuestState) => boolean,
): Promise<GuestMoment> {
  const cells = memoryCells();
  const { table } = visitsTo(content)(cells);
  const game = await folkloreGames(content, table.ground).begin(setup, 'Real');
  const { session } = game;
  while (!wanted(session.state)) {
    if (!session.pending) throw new Error('such a moment never came');
    game.decide(botAnswer({ state: session.state, content }, session.pending, 'road').id);
    while (game.store.getState().held) game.goOn();
  }
  await table.idle();
  const file = game.record();
  const kept = await cells.transact('readonly', (now) => now.all('', '~'));
  const cellsOf = Object.fromEntries(kept.map(([key, value]) => [key.replace(game.id, 'kept'), value]));
  const questions = session.questions;
  game.close();
  return JSON.parse(JSON.stringify({ file, questions, cells: cellsOf })) as GuestMoment;
}

/** A log that begins with such a state and says so rightly: where the rules run from it, it is taken. */
export function begunFrom(content: GuestContent, { file }: GuestMoment, state: unknown): object {
  const { checkpoint, ...log } = file.log;
  return { ...log, from: state, decisions: [], hash: hashFrom(content, log.setup as Setup, state) };
}

function hashFrom(content: GuestContent, setup: Setup, state: unknown): string {
  try {
    const session = new LoggedSession(folkloreGuest(content).rules, setup, state as GuestState);
    session.list();
    return session.hash;
  } catch {
    return 'ffff'; // It is for the table to say why.
  }
}

/** One of the moments by chance: twice as often the one with most in it. */
export function momentIn({ onRoad, inSkirmish, onMap }: GuestCorpus, chance: BotChance): GuestMoment {
  return [onRoad, inSkirmish, onMap, onMap][chance.below(4)]!;
}
