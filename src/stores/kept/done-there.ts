import { type GameTree, treesOf } from './game-tree.ts';
import type { GameSummary } from './saved-game.ts';

/** What somebody at this browser has done in an encounter. A game and what was played on from it count once. */
export interface DoneThere {
  readonly won: number;
  readonly lost: number;
  readonly open: number;
  /** Rounds of the shortest win; null for none. */
  readonly best: number | null;
}

/** All games of a tree. */
const gamesOf = ({ game, branches }: GameTree): GameSummary[] => [game, ...branches.flatMap(gamesOf)];

/** By its id; games from before that was kept, by its name. */
export function doneThere(
  games: readonly GameSummary[],
  { id, name }: { readonly id: string; readonly name: string },
): DoneThere {
  const there = games.filter(
    (game) =>
      !game.tried && !game.guest && (game.of === undefined ? game.encounter === name : game.of === id),
  );
  const trees = treesOf(there).map(gamesOf);
  const count = (holds: (games: readonly GameSummary[]) => boolean) => trees.filter(holds).length;
  const has = (result: GameSummary['result']) => (of: readonly GameSummary[]) =>
    of.some((game) => game.result === result);
  const rounds = there.filter(({ result }) => result === 'won').map(({ round }) => round);
  return {
    won: count(has('won')),
    lost: count((of) => !has('won')(of) && has('lost')(of)),
    open: count((of) => !has('won')(of) && !has('lost')(of)),
    best: rounds.length > 0 ? Math.min(...rounds) : null,
  };
}
