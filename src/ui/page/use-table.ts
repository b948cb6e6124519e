import { createContext, useContext } from 'react';
import type { CardIndex, EncounterState, Position } from '../../engine/index.ts';
import type { Speed } from '../../stores/game/pace.ts';
import type { AnySavedGame, GameSummary } from '../../stores/kept/saved-game.ts';
import type { Game, GameState } from '../../stores/middara/game.ts';
import type { WhyNot } from '../../stores/middara/why-not-asked.ts';
import type { Table } from '../../stores/table/table-store.ts';
import { type Readable, useStore, useStoreInPieces } from './use-store.ts';

export const TableContext = createContext<Table | null>(null);
export const GameContext = createContext<Game | null>(null);
/** Of the game or the replay on the screen; null for a board where nobody asks. */
export const WhyNotContext = createContext<WhyNot | null>(null);

/** A game on the screen, whichever it is of, as far as what lies around it must know. */
export interface AnyGame {
  readonly id: string;
  readonly store: Readable<{ readonly name: string }>;
  record(): AnySavedGame;
  rename(name: string): void;
}

/** A guest's game on the screen; Middara's stands in its own context. */
export const AnyGameContext = createContext<AnyGame | null>(null);

/** The table everything stands on. Throws Error outside of it. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable outside of a TableContext');
  return table;
}

/** The game on the screen. Throws Error outside of one. */
export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('useGame outside of a GameContext');
  return game;
}

/** The game on the screen, whichever it is of. Throws Error outside of one. */
export function useAnyGame(): AnyGame {
  const any = useContext(AnyGameContext);
  const game = useContext(GameContext);
  if (!any && !game) throw new Error('useAnyGame outside of a game');
  return any ?? game!;
}

/** Where the panel asks "Why not there?". Throws Error outside of a game and of a replay. */
export function useWhyNotAsked(): WhyNot {
  const whyNot = useContext(WhyNotContext);
  if (!whyNot) throw new Error('useWhyNotAsked outside of a WhyNotContext');
  return whyNot;
}

type TableContent = ReturnType<Table['library']['store']['getState']>['content'];

const contentIn = ({ content }: { readonly content: TableContent }) => content;

/** Everything there is to play with, players' packs among it. */
export const useContent = (): TableContent => useStore(useTable().library.store, contentIn);
export const useCards = (): CardIndex => useContent().cards;

export function useGameState<T>(select: (state: GameState) => T): T {
  return useStoreInPieces(useGame().store, select);
}

const viewOf = (state: GameState): EncounterState => state.view;

/** What queries read, one for all that is on the screen while the view is the same. */
export function usePosition(): Position {
  const game = useGame();
  return game.positionOf(useStoreInPieces(game.store, viewOf));
}

const speedOf = ({ speed }: { readonly speed: Speed }): Speed => speed;
export const useSpeed = (): Speed => useStore(useTable().settings, speedOf);

const gamesOf = ({ games }: { readonly games: readonly GameSummary[] | null }) => games;
export const useGames = (): readonly GameSummary[] | null => useStore(useTable().store, gamesOf);
