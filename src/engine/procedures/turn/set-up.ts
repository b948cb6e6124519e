import { isSameSpace, type Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { NATIVE_PARTY } from '../../model/ruleset.ts';
import type { Figure, InitiativeCard } from '../../model/state.ts';
import { KEPT_BOARD } from '../../model/story-marks.ts';
import { spacesOf } from '../../queries/figures/figures.ts';
import { isFree, listNearestFree } from '../../queries/figures/free-spaces.ts';
import { areBasesAdjacent } from '../../queries/geometry/adjacency.ts';
import { baseSpaces, listSpaces, terrainOfBase } from '../../queries/geometry/board-grid.ts';
import { arrangeAsTold, shuffleTrack } from '../consequences/track.ts';
import { choice, pick } from '../core/ask.ts';
import type { Rule, Table } from '../core/table.ts';

/*
 * Setting up, p.14: 1. Prepare (fresh SP, no effects: `setUpEncounter`), 2. Placement (the diagram, then each
 * Adventurer into the Starting Zone), 3. Distribution (who handles which Combatant card: the engine does),
 * 4. Initiative (a card each, shuffled into the track). Then the first card's figures take their turns.
 */

/** Placement Phase, p.14: each Adventurer into a space of the Starting Zone, then lent allies. Null when all are placed. */
export function placeNextAdventurer(table: Table): Rule<void> | null {
  if (table.state.ruleset.reconnaissance && table.state.track.length === 0) return null;
  const next = table.state.figures.find((f) => f.seat !== null && f.at === null && !f.defeated);
  return next ? placeFigure(table, next.id) : null;
}

function* placeFigure(table: Table, figure: string): Rule<void> {
  const free = listPlacements(table, figure);
  const space = yield* pick(table, () => ({
    kind: 'placement',
    figure,
    question: { ask: 'placement' },
    rule: 'p.14',
    choices: free.map((at) => choice({ do: 'place', space: at }, at)),
  }));
  if (!space) throw new Error(`the Starting Zone has no room for ${figure}`);
  table.emit({ type: 'figurePlaced', figure, at: space, rule: 'p.14' });
}

/**
 * Free spaces of the Starting Zone; for the fifth Adventurer (p.71) and allies the story lends (X203) those beside it, for
 * such an ally the nearest where none is free. On a board that was kept, beside an ally, where one stands (F42, X139).
 */
function listPlacements(table: Table, id: FigureId): Space[] {
  const { startingZone } = table.encounter;
  const { figures, ruleset } = table.state;
  const { kind, size } = figureIn(table.state, id);
  if (table.state.done.includes(KEPT_BOARD)) {
    const allies = figures.filter((one) => one.side === 'adventurers' && one.id !== id && one.at !== null);
    const near = listBeside(table, allies.flatMap(spacesOf), size);
    if (near.length > 0) return near;
  }
  const isTaken = (space: Space) => figures.some((f) => f.at !== null && isSameSpace(f.at, space));
  const party = figures.filter((f) => f.kind === 'adventurer').map((f) => f.id);
  if (kind === 'adventurer' && (!ruleset.fifthPlayer || party.indexOf(id) < NATIVE_PARTY))
    return startingZone.filter((space) => !isTaken(space));
  const beside = listBeside(table, startingZone, size);
  return kind === 'adventurer' || beside.length > 0 ? beside : listNearestFree(table, startingZone, size);
}

/** Where a base of that size is free, not Dangerous, and beside those spaces. */
function listBeside(table: Table, spaces: readonly Space[], size: Figure['size']): Space[] {
  const { board } = table.state;
  return listSpaces(board).filter((at) => {
    const base = baseSpaces(at, size);
    return (
      isFree(table, at, size) &&
      terrainOfBase(board, base) !== 'dangerous' &&
      !base.some((one) => spaces.some((space) => isSameSpace(one, space))) &&
      spaces.some((space) => areBasesAdjacent(board, [space], base))
    );
  });
}

/** Initiative Phase, p.14: a card for each Adventurer and Group, shuffled, then as the encounter tells. Then the encounter begins. */
export function* resolveInitiative(table: Table): Rule<void> {
  if (table.state.track.length === 0) {
    shuffleTrack(table, listInitiativeCards(table));
    arrangeAsTold(table);
  }
  if (table.state.figures.every((f) => f.at !== null || f.defeated))
    table.emit({ type: 'encounterBegan', rule: 'p.14' });
}

function listInitiativeCards(table: Table): InitiativeCard[] {
  const groups = new Map<string, string[]>();
  for (const { id, group } of table.state.figures) groups.set(group, [...(groups.get(group) ?? []), id]);
  return [...groups].map(([id, figures]) => ({ id, figures, acted: false }));
}
