import { withLetters, withTerrain, withWalls } from '../board.ts';
import type { StoryEvent } from '../events.ts';
import type { EncounterState } from '../state.ts';
import { insideMark, openedMark, takenMark, toldMark } from '../story-marks.ts';
import { leaveBoard } from './leave-board.ts';
import type { Writers } from './writers.ts';
import { told } from './writers.ts';

/** What the encounter's own text does to the board, its tokens and what it counts. */
export const STORY_WRITERS = {
  counterSet: (state, { counter, to }) => {
    state.counters = { ...state.counters, [counter]: to };
  },
  textTold: told,
  storyChosen: told,
  tableDrawn: (state, { rng }) => {
    state.rng = rng;
  },
  adventurerDrawn: (state, { rng }) => {
    state.rng = rng;
  },

  tokenTaken: (state, { token, by }) => {
    state.boardTokens = state.boardTokens.filter(({ id }) => id !== token.id);
    state.carried = [...(state.carried ?? []).filter((one) => one.token.id !== token.id), { token, by }];
    note(state, takenMark(token.id));
  },
  tokenDropped: (state, { token, at }) => {
    const burden = state.carried?.find((one) => one.token.id === token);
    if (!burden) throw new Error(`nobody carries ${token}`);
    state.carried = state.carried!.filter((one) => one !== burden);
    state.boardTokens = [...state.boardTokens, { ...burden.token, at }];
  },

  doorChanged: (state, { door, edges, to }) => {
    const was = state.doors?.[door];
    state.doors = { ...state.doors, [door]: to };
    if ((was === 'open') !== (to === 'open')) state.board = withWalls(state.board, edges, to !== 'open');
    if (to === 'open' && was !== 'open') note(state, openedMark(door));
  },

  pieceMoved: (state, { piece, to }) => {
    const { board, moved } = lifted(state, piece);
    const under = to.map(([x, y]) => board.rows[y]?.[x] ?? ' ').join('');
    state.board = withTerrain(board, to, moved.terrain);
    state.pieces = state.pieces!.map((one) => (one.id === piece ? { ...one, spaces: to, under } : one));
  },
  pieceRemoved: (state, { piece }) => {
    state.board = lifted(state, piece).board;
    state.pieces = state.pieces!.filter(({ id }) => id !== piece);
  },

  figureLeft: (state, { figure }) => {
    leaveBoard(state, figure);
    state.left = [...(state.left ?? []), figure];
  },

  objectiveRearmed: (state, { mark }) => {
    forget(state, mark);
  },
  specialEntered: (state, { special, figure }) => {
    note(state, insideMark(special, figure));
  },
  specialLeft: (state, { special, figure }) => {
    forget(state, insideMark(special, figure));
  },
  encounterWentOn: (state, { condition }) => {
    note(state, condition);
  },
  wentOnTold: (state, { condition }) => {
    note(state, toldMark(condition));
  },
} satisfies Writers<StoryEvent['type']>;

function note(state: EncounterState, mark: string): void {
  if (!state.done.includes(mark)) state.done = [...state.done, mark];
}

function forget(state: EncounterState, mark: string): void {
  state.done = state.done.filter((one) => one !== mark);
}

/** The board without a piece of terrain: what lay under it is bare again (X133). Throws Error where there is none such. */
function lifted(state: EncounterState, piece: string) {
  const moved = state.pieces?.find(({ id }) => id === piece);
  if (!moved) throw new Error(`no terrain ${piece} to move`);
  return { board: withLetters(state.board, moved.spaces, moved.under), moved };
}
