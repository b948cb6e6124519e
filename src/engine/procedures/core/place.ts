import type { Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId, SeatId } from '../../model/ids.ts';
import type { Question } from '../../model/messages/question.ts';
import type { Figure } from '../../model/state.ts';
import type { Terrain } from '../../model/vocabulary.ts';
import { inTrackOrder, listStanding, spacesOf } from '../../queries/figures/figures.ts';
import { areBasesAdjacent } from '../../queries/geometry/adjacency.ts';
import { baseSpaces, terrainAt } from '../../queries/geometry/board-grid.ts';
import { choice, pick } from './ask.ts';
import type { Rule, Table } from './table.ts';

/**
 * Players choose among equal spaces (p.19, C9): the seat of the figure, else that of the first Adventurer on the
 * track. Null when there is none.
 */
export function* chooseSpace(
  table: Table,
  figureId: FigureId,
  spaces: readonly Space[],
  question: Question,
  rule: string,
  {
    ofCombatant = figureIn(table.state, figureId).kind === 'intelligent',
    stands,
    isIdleAt = () => false,
  }: SpaceFor = {},
): Rule<Space | null> {
  if (table.settled && ofCombatant) return bestByDefault(table, spaces, stands);
  const asked = playerFor(table, figureId);
  return yield* pick(table, () => ({
    kind: 'choose-space',
    figure: asked,
    question,
    rule,
    choices: spaces.map((space) =>
      choice({ do: 'choose-space', space }, space, isIdleAt(space) ? { note: { note: 'does-nothing' } } : {}),
    ),
  }));
}

/** What a space is chosen for. */
interface SpaceFor {
  /** It is a Combatant's affair: the players choose for it, or ruling C5 does. */
  readonly ofCombatant?: boolean;
  /** The Combatant that is to stand there. */
  readonly stands?: Pick<Figure, 'size' | 'side'> & { readonly fights: 'melee' | 'ranged' };
  /** It may be chosen, but nothing would come of it (X88). */
  readonly isIdleAt?: ((at: Space) => boolean) | undefined;
}

/**
 * C5, for a space no step leads to: out of hazards, then for a Combatant that is to stand there beside the most
 * opponents if it fights near, the fewest if far; then row, then column.
 */
function bestByDefault(table: Table, spaces: readonly Space[], stands: SpaceFor['stands']): Space | null {
  const { board } = table.state;
  const isHazard = (at: Space) => HAZARDS.has(terrainAt(board, at));
  const opponents = listStanding(table.state).filter(({ side }) => side !== stands?.side);
  const beside = (at: Space) =>
    stands
      ? opponents.filter((one) => areBasesAdjacent(board, baseSpaces(at, stands.size), spacesOf(one)))
          .length * (stands.fights === 'melee' ? -1 : 1)
      : 0;
  const [best] = [...spaces].sort(
    (a, b) =>
      Number(isHazard(a)) - Number(isHazard(b)) || beside(a) - beside(b) || a[1] - b[1] || a[0] - b[0],
  );
  return best ?? null;
}

/** Terrains that only harm who stops there (X6). */
const HAZARDS: ReadonlySet<Terrain> = new Set(['water', 'muck', 'dangerous']);

/** The figure that answers for another: itself where a seat has it, else the active or foremost Adventurer. */
export function playerFor(table: Table, figureId: FigureId): FigureId {
  if (figureIn(table.state, figureId).seat !== null) return figureId;
  const active = table.state.turn ? figureIn(table.state, table.state.turn.figure) : null;
  if (active && active.seat !== null && !active.defeated) return active.id;
  return foremostPlayer(table) ?? figureId;
}

/** Who answers in nobody's turn: the foremost figure on the track that a player has; null when none is left. */
export const foremostPlayer = ({ state }: Table): FigureId | null =>
  inTrackOrder(
    state,
    state.figures.filter((f) => f.seat !== null && !f.defeated),
  )[0]?.id ?? null;

/** The seat that answers for it; the first seat where there is no figure to go by. */
export const seatFor = (table: Table, figureId: FigureId | null): SeatId | null =>
  (figureId === null ? null : figureIn(table.state, playerFor(table, figureId)).seat) ??
  table.state.seats[0]?.id ??
  null;
