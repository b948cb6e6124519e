import type { BotChance } from '../../bots/bot-chance.ts';
import { type KernelQuestion, LoggedSession } from '../../engine/index.ts';
import type { HostileGame, HostileMoment } from '../../games/hostile-game.ts';
import { GUEST_TOOLS } from '../../games/registry-of-tools.ts';
import { memoryCells } from '../../stores/kept/cells.ts';
import type { AnySavedGame } from '../../stores/kept/saved-game.ts';
import type { GuestChecks, GuestTypes } from '../../stores/opened/guest-kind.ts';
import { filesIn, placeOfGuest } from '../guest-files.ts';
import { visitsTo } from './try-guest.ts';
import type { GameInput } from './try-kept.ts';

/** A real game of a guest in the middle of something, in each way it leaves a page and comes back. */
export interface GuestMoment {
  readonly name: string;
  readonly file: AnySavedGame;
  /** What its decisions answered. */
  readonly questions: readonly KernelQuestion[];
  /** As it lies in a browser, by keys, under the id `kept`. */
  readonly cells: Readonly<Record<string, unknown>>;
}

/** What hostile games of a guest are made of. */
export interface GuestCorpus {
  readonly id: string;
  readonly hostile: HostileGame;
  readonly checks: GuestChecks<GuestTypes>;
  readonly moments: readonly GuestMoment[];
}

/** A hostile game of a guest; without a name, as older fixtures are: of the first. */
export interface GuestInput extends GameInput {
  readonly of?: string;
}

/** Of each guest at this table. */
export const readGuestCorpora = async (): Promise<readonly GuestCorpus[]> =>
  Promise.all(
    GUEST_TOOLS.map(async ({ id, hostile: fetched }) => {
      const hostile = (await fetched())(filesIn(placeOfGuest(id)));
      const moments = [];
      for (const moment of hostile.moments) moments.push(await momentOf(id, hostile, moment));
      return { id, hostile, checks: await hostile.guest.checks(), moments };
    }),
  );

/** A game played by the odds until it is so, and kept as a page keeps it. */
async function momentOf(
  id: string,
  hostile: HostileGame,
  { name, setup, isThere, answer }: HostileMoment<GuestTypes>,
): Promise<GuestMoment> {
  const cells = memoryCells();
  const { table } = visitsTo({ id, hostile })(cells);
  const game = await hostile.games(table.ground).begin(setup, 'Real');
  const { session } = game;
  while (!isThere(session.state)) {
    if (!session.pending) throw new Error(`${id}: ${name} never came`);
    game.decide(answer(session.state, session.pending));
    while (game.store.getState().held) game.goOn();
  }
  await table.idle();
  const file = game.record();
  const kept = await cells.transact('readonly', (now) => now.all('', '~'));
  const cellsOf = Object.fromEntries(kept.map(([key, value]) => [key.replace(game.id, 'kept'), value]));
  const questions = session.questions;
  game.close();
  return JSON.parse(JSON.stringify({ name, file, questions, cells: cellsOf })) as GuestMoment;
}

/** A log that begins with such a state and says so rightly: where the rules run from it, it is taken. */
export function begunFrom(corpus: GuestCorpus, { file }: GuestMoment, state: unknown): object {
  const { checkpoint, ...log } = file.log;
  return { ...log, from: state, decisions: [], hash: hashFrom(corpus, log.setup, state) };
}

function hashFrom({ hostile: { guest }, checks }: GuestCorpus, setup: unknown, state: unknown): string {
  // From what is refused no rule ever runs: there is no hash to say.
  if ((checks.faultOfStart ?? checks.faultOfState)(state, '$')) return 'ffff';
  try {
    const session = new LoggedSession(guest.rules, setup, state as GuestTypes['state']);
    session.list();
    return session.hash;
  } catch {
    return 'ffff'; // It is for the table to say why.
  }
}

/** One of the moments by chance: twice as often the one with most in it. */
export const momentIn = ({ moments }: GuestCorpus, chance: BotChance): GuestMoment =>
  moments[Math.min(chance.below(moments.length + 1), moments.length - 1)]!;
