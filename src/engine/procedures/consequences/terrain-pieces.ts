import { type Board, isSameSpace, type Space, withLetters } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { keptBy } from '../../model/kept.ts';
import type { Position } from '../../model/position.ts';
import type { Piece } from '../../model/story.ts';
import { isPlaced, listStanding, standsOn } from '../../queries/figures/figures.ts';
import { areBasesAdjacent } from '../../queries/geometry/adjacency.ts';
import { baseSpaces, gridOf, spaceOfIndex, terrainAt } from '../../queries/geometry/board-grid.ts';
import { chooseSpace } from '../core/place.ts';
import type { Rule, Table } from '../core/table.ts';
import { loseInDanger } from './place-terrain.ts';

/*
 * Terrain tokens that are moved (p.48 Movable Rock, X133): into spaces beside their own where no figure and no token
 * is, never onto Obstructing Terrain or off the board; moved into Dangerous Terrain they are discarded (p.21).
 */

/** The piece of that name as it lies; undefined once it is gone. */
export const pieceIn = ({ state }: Pick<Position, 'state'>, id: string): Piece | undefined =>
  state.pieces?.find((one) => one.id === id);

const boardWithout = keptBy(
  (board: Board, { spaces, under }: Piece): Board => withLetters(board, spaces, under),
);

/** Whether a figure is adjacent to a piece of terrain, as if the spaces under it were spaces. */
export function isBesidePiece(position: Position, figureId: FigureId, piece: Piece): boolean {
  const figure = figureIn(position.state, figureId);
  if (!isPlaced(figure)) return false;
  const board = boardWithout(position.state.board, piece);
  return areBasesAdjacent(board, baseSpaces(figure.at, figure.size), piece.spaces);
}

/** Moves a piece to a space, or to one beside it that the players choose; its other spaces keep their places to the first. */
export function* movePiece(table: Table, id: string, byId: FigureId, to?: Space): Rule<void> {
  const piece = pieceIn(table, id);
  if (!piece) return;
  const free = listFree(table, piece);
  const space =
    to === undefined ? yield* chooseSpace(table, byId, free, { ask: 'piece-where', piece: id }, 'X133') : to;
  if (!space) return;
  const spaces = shifted(piece, space);
  if (to !== undefined && !fits(table, piece, spaces)) return;
  if (spaces.some((one) => terrainAt(table.state.board, one) === 'dangerous')) {
    table.emit({ type: 'pieceRemoved', piece: id, how: 'dangerous-terrain', rule: 'p.21' });
    return;
  }
  table.emit({ type: 'pieceMoved', piece: id, to: spaces, by: byId, rule: 'X133' });
  if (piece.terrain === 'dangerous') loseInDanger(table, spaces, byId);
}

const shifted = ({ spaces }: Piece, to: Space): Space[] => {
  const [x, y] = spaces[0]!;
  return spaces.map(([ownX, ownY]): Space => [to[0] + ownX - x, to[1] + ownY - y]);
};

/** Where the piece's first space may come to be: one step from where it is, in any direction (p.41). */
function listFree(table: Table, piece: Piece): Space[] {
  const grid = gridOf(table.state.board);
  const board = boardWithout(table.state.board, piece);
  const from = piece.spaces[0]!;
  return Array.from({ length: grid.width * grid.height }, (_, index) => spaceOfIndex(grid, index)).filter(
    (space) => areBasesAdjacent(board, [from], [space]) && fits(table, piece, shifted(piece, space)),
  );
}

/** Whether the piece may lie in those spaces. */
function fits(table: Table, piece: Piece, spaces: readonly Space[]): boolean {
  const board = boardWithout(table.state.board, piece);
  const figures = listStanding(table.state);
  return spaces.every((space) => {
    const under = terrainAt(board, space);
    if (under === 'void' || under === 'obstructing') return false;
    if (table.state.boardTokens.some(({ at }) => isSameSpace(at, space))) return false;
    return piece.terrain !== 'obstructing' || !figures.some((figure) => standsOn(figure, space));
  });
}
