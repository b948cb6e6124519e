/** The tree of games: each under the one it was played on from. */
import type { GameSummary } from './saved-game.ts';

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
  const children = new Map<string, GameSummary[]>();
  for (const game of games) {
    if (!game.parent) continue;
    const siblings = children.get(game.parent.id);
    if (siblings) siblings.push(game);
    else children.set(game.parent.id, [game]);
  }
  const placed = new Set<string>();
  const treeOf = (game: GameSummary): GameTree => {
    placed.add(game.id);
    const branches = (children.get(game.id) ?? []).filter(({ id }) => !placed.has(id));
    for (const { id } of branches) placed.add(id);
    return { game, branches: branches.map(treeOf) };
  };
  return games.flatMap((game) => {
    const root = rootOf(game);
    return placed.has(root) || placed.has(game.id) ? [] : [treeOf(there.get(root)!)];
  });
}

/** All games of the tree that a game is in. */
export function familyOf(games: readonly GameSummary[], id: string): GameTree | null {
  const holds = ({ game, branches }: GameTree): boolean => game.id === id || branches.some(holds);
  return treesOf(games).find(holds) ?? null;
}

type Lineage = Pick<GameSummary, 'id' | 'parent'>;

/**
 * Decisions up to which two games are the same one: as far as the nearer of the places where they left what they have
 * in common; 0 where they have nothing in common.
 */
export function sharedBy(games: readonly Lineage[], a: Lineage, b: Lineage): number {
  const all = new Map([...games, a, b].map((game) => [game.id, game]));
  /** A game and those it comes from, each with the decisions it has in common with the first one. */
  const linesOf = (game: Lineage): Map<string, number> => {
    const lines = new Map<string, number>();
    let upTo = Infinity;
    for (let at: Lineage | undefined = game; at && !lines.has(at.id); ) {
      lines.set(at.id, upTo);
      upTo = Math.min(upTo, at.parent?.decision ?? 0);
      at = at.parent && all.get(at.parent.id);
    }
    return lines;
  };
  const [of, others] = [linesOf(a), linesOf(b)];
  for (const [id, upTo] of of) {
    const other = others.get(id);
    if (other !== undefined) return Number.isFinite(Math.min(upTo, other)) ? Math.min(upTo, other) : 0;
  }
  return 0;
}
