import type { EncounterSession } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { messageOf } from '../game/message-of.ts';
import { checkSavedGame, type LooseGame } from '../game/parse-saved-game.ts';
import type { Library } from '../packs/library.ts';
import { type Ahead, type AheadFault, type Taken, withAhead } from './ahead.ts';
import type { Kept } from './joined.ts';
import type { Opened } from './opened.ts';
import { notOpened, revive } from './reviving.ts';
import type { GameStorage } from './storage.ts';

/** A game as it was found, unrun. */
export interface FoundGame {
  readonly game: LooseGame;
  /** How much of it lies in the storage; null where all of it is to be written. */
  readonly kept: Kept | null;
  /** The same with what was written ahead of the storage; null when there is nothing. */
  readonly ahead: Taken | null;
  /** Why what was written ahead is not taken. */
  readonly aheadFault: AheadFault | null;
}

/** A found game that was run. */
export interface Run {
  readonly game: LooseGame;
  readonly opened: Opened<EncounterSession>;
  readonly aheadFault: AheadFault | null;
  /** The decision from which on it is not as the storage has it; null when it is. */
  readonly aheadFrom: number | null;
}

interface Deps {
  readonly storage: GameStorage;
  readonly ahead: Ahead;
  readonly words: Words;
  /** A game that is on this table, or waits to be kept. */
  here(id: string): { readonly game: LooseGame; readonly kept: Kept | null } | undefined;
  /** The same where the storage does not give it. */
  onTheTable(id: string): LooseGame | undefined;
}

const found = (game: LooseGame, kept: Kept | null, taken: Taken | AheadFault | null = null) => {
  const fault = typeof taken === 'string' ? taken : null;
  const ahead = typeof taken === 'string' ? null : taken;
  const value: FoundGame = { game, kept, ahead, aheadFault: fault };
  return { ok: true, value, otherContent: false } as const;
};

/** Finds a game: on this table, or in the storage with what was written ahead of it. */
export async function readGame(id: string, deps: Deps): Promise<Opened<FoundGame>> {
  const { storage, words } = deps;
  const here = deps.here(id);
  if (here) return found(here.game, here.kept);
  let there: Awaited<ReturnType<GameStorage['read']>>;
  try {
    there = await storage.read(id);
  } catch (error) {
    // The storage is broken, but the game is on the table.
    const game = deps.onTheTable(id);
    if (game) return found(game, null);
    return notOpened(words, { fault: 'not-given-back', message: messageOf(error) });
  }
  if (there === undefined) return notOpened(words, { fault: 'not-kept' });
  const parsed = checkSavedGame(there.game);
  if (!parsed.ok) return notOpened(words, { fault: 'damaged' }, { problems: parsed.problems });
  const { kept } = there;
  // A record is the game it is kept as, whatever it says of itself.
  const game = { ...parsed.value, id };
  return found(game, kept, kept && withAhead(game, kept, deps.ahead.read(id)));
}

/** Runs it, with what was written ahead of the storage if that runs. */
export async function runFound(
  library: Library,
  words: Words,
  { game, ahead, aheadFault }: FoundGame,
): Promise<Run> {
  const played = await library.contentFor(game.log.packs);
  if (ahead) {
    const taken = revive(played, words, ahead.game, '$.log');
    const without = taken.ok ? null : revive(played, words, game, '$.log');
    if (without?.ok) return { game, opened: without, aheadFault: 'does-not-run', aheadFrom: null };
    // Where neither runs it is the rules that have changed, not the end of the game that is wrong.
    return { game: ahead.game, opened: taken, aheadFault: null, aheadFrom: ahead.at };
  }
  return { game, opened: revive(played, words, game, '$.log'), aheadFault, aheadFrom: null };
}
