import { EncounterSession, seededChance, wordsFromSeed } from '../../engine/index.ts';
import type { GameSummary, Parent } from '../game/saved-game.ts';

/** A game that goes on from another, and from where. */
export interface Branch {
  readonly session: EncounterSession;
  readonly parent: Parent;
}

/**
 * The game from decision n of another: with its dice, or with those of a seed from the last moment between two rules
 * before it, where that new game begins. Throws RangeError where there is no such decision, and what the rules throw.
 */
export function branchOf(id: string, session: EncounterSession, decision: number, seed?: string): Branch {
  const fork = session.fork(decision);
  if (seed === undefined) return { session: fork, parent: { id, decision } };
  const { state, decisions } = fork.checkpoint;
  const from = { ...state, rng: wordsFromSeed(seed) };
  return {
    session: new EncounterSession(session.setup, session.content, seededChance, from),
    parent: { id, decision: decisions, seed },
  };
}

/** A game and those that were played on from it. */
export interface GameTree {
  readonly game: GameSummary;
  readonly branches: readonly GameTree[];
}

/** Games as trees, each where its newest game stands in the list; one whose parent is gone is a root. */
export function treesOf(games: readonly GameSummary[]): readonly GameTree[] {
  const there = new Map(games.map((game) => [game.id, game]));
  const rootOf = (game: GameSummary): string => {
    const seen = new Set<string>();
    let at = game;
    // A file may say of two games that each goes on from the other.
    while (at.parent && there.has(at.parent.id) && !seen.has(at.id)) {
      seen.add(at.id);
      at = there.get(at.parent.id)!;
    }
    return at.id;
  };
  const placed = new Set<string>();
  const treeOf = (game: GameSummary): GameTree => {
    placed.add(game.id);
    const branches = games.filter(({ id, parent }) => parent?.id === game.id && !placed.has(id));
    for (const { id } of branches) placed.add(id);
    return { game, branches: branches.map(treeOf) };
  };
  return games.flatMap((game) => {
    const root = rootOf(game);
    return placed.has(root) || placed.has(game.id) ? [] : [treeOf(there.get(root)!)];
  });
}
