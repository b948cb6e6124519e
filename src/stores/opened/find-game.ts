import type { Words } from '../../words/words.ts';
import type { GameTypes } from '../game/types.ts';
import { type Ahead, type AheadFault, type Taken, withAhead } from '../kept/ahead.ts';
import type { GameStorage } from '../kept/game-storage.ts';
import type { Kept } from '../kept/pieces.ts';
import { toldOf } from '../message-of.ts';
import type { LooseGame } from './game-file.ts';
import type { GameKind, KindTypes } from './game-kind.ts';
import { notOpened, notRead, type Opened } from './opened.ts';

/** A game as it was found, unrun. */
export interface FoundGame<G extends GameTypes> {
  readonly game: LooseGame<G>;
  /** How much of it lies in the storage; null where all of it is to be written. */
  readonly kept: Kept | null;
  /** The same with what was written ahead of the storage; null when there is nothing. */
  readonly ahead: Taken<G> | null;
  /** Why what was written ahead is not taken. */
  readonly aheadFault: AheadFault | null;
}

/** A found game that was run. */
export interface Run<G extends GameTypes> {
  readonly game: LooseGame<G>;
  readonly opened: Opened<G['session']>;
  readonly aheadFault: AheadFault | null;
  /** The decision from which on it is not as the storage has it; null when it is. */
  readonly aheadFrom: number | null;
}

interface Deps<G extends KindTypes> extends Pick<GameKind<G>, 'check'> {
  readonly storage: GameStorage;
  readonly ahead: Ahead;
  readonly words: Words;
  /** A game that is on this table, or waits to be kept. */
  here(id: string): { readonly game: LooseGame<G>; readonly kept: Kept | null } | undefined;
  /** The same where the storage does not give it. */
  onTheTable(id: string): LooseGame<G> | undefined;
}

function found<G extends GameTypes>(
  game: LooseGame<G>,
  kept: Kept | null,
  taken: Taken<G> | AheadFault | null = null,
): Opened<FoundGame<G>> {
  const fault = typeof taken === 'string' ? taken : null;
  const ahead = typeof taken === 'string' ? null : taken;
  return { ok: true, value: { game, kept, ahead, aheadFault: fault }, otherContent: false };
}

/** Finds a game: on this table, or in the storage with what was written ahead of it. */
export async function findGame<G extends KindTypes>(
  id: string,
  deps: Deps<G>,
): Promise<Opened<FoundGame<G>>> {
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
    return notOpened(words, { fault: 'not-given-back', message: toldOf(error) });
  }
  if (there === undefined) return notOpened(words, { fault: 'not-kept' });
  const parsed = await deps.check(there.game);
  if (!parsed.ok) return notRead(words, { fault: 'damaged' }, parsed.problems);
  const { kept } = there;
  // A record is the game it is kept as, whatever it says of itself.
  const game = { ...parsed.value, id };
  return found(game, kept, kept && (await withAhead(game, kept, deps.ahead.read(id))));
}

/** Runs it, with what was written ahead of the storage if that runs. */
export async function runFound<G extends KindTypes>(
  kind: Pick<GameKind<G>, 'run'>,
  { game, ahead, aheadFault }: FoundGame<G>,
): Promise<Run<G>> {
  if (ahead) {
    const taken = await kind.run(ahead.game, '$.log');
    const without = taken.ok ? null : await kind.run(game, '$.log');
    if (without?.ok) return { game, opened: without, aheadFault: 'does-not-run', aheadFrom: null };
    // Where neither runs it is the rules that have changed, not the end of the game that is wrong.
    return { game: ahead.game, opened: taken, aheadFault: null, aheadFrom: ahead.at };
  }
  return { game, opened: await kind.run(game, '$.log'), aheadFault, aheadFrom: null };
}
