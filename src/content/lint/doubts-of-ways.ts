import { jsonPath } from '../../check/problem.ts';
import { type Board, isSameEdge, type Wall, withWalls } from '../../engine/model/board.ts';
import { type CardIndex, familyOf } from '../../engine/model/cards/cards.ts';
import type { EncounterDefinition } from '../../engine/model/encounter.ts';
import { listOps } from '../../engine/model/encounter-ops.ts';
import type { Door, Who } from '../../engine/model/story.ts';
import { terrainAt } from '../../engine/queries/geometry/board-grid.ts';
import type { Doubted } from './doubted.ts';
import { onFoot } from './on-foot.ts';

/** Doors that are none, and figures that are walked where they cannot come to. */
export const doubtsOfWays = (encounter: EncounterDefinition, cards: CardIndex): Doubted[] => [
  ...doubtsOfDoors(encounter),
  ...doubtsOfWalks(encounter, cards),
  ...doubtsOfAllies(encounter, cards),
];

/** The doors that are locked and that no text ever opens. */
function shutDoors(encounter: EncounterDefinition): readonly Door[] {
  const opened = new Set(listOps(encounter).flatMap(({ op }) => (op.do === 'door' ? [op.door] : [])));
  return (encounter.doors ?? []).filter(({ id, state }) => state === 'locked' && !opened.has(id));
}

/** The board as far as anybody can ever go: doors that are locked and that no text opens are walls. */
export function withoutShutDoors(encounter: EncounterDefinition): Board {
  const shut = shutDoors(encounter);
  return shut.length === 0
    ? encounter.board
    : withWalls(
        encounter.board,
        shut.flatMap(({ edges }) => edges),
        true,
      );
}

function doubtsOfDoors(encounter: EncounterDefinition): Doubted[] {
  const { board, doors = [] } = encounter;
  const shut = new Set(shutDoors(encounter));
  return doors.flatMap((door, i): Doubted[] => {
    const at = (key: string) => jsonPath(['doors', i, key]);
    if (shut.has(door)) return [{ path: at('state'), doubt: { doubt: 'door-never-opened', door: door.id } }];
    if (door.edges.every((edge) => edge.some((space) => terrainAt(board, space) === 'obstructing')))
      return [{ path: at('edges'), doubt: { doubt: 'door-to-nowhere', door: door.id } }];
    return door.state === 'open' && door.edges.some((edge) => isWalled(board, edge))
      ? [{ path: at('edges'), doubt: { doubt: 'door-in-a-wall', door: door.id } }]
      : [];
  });
}

const isWalled = ({ walls }: Board, edge: Wall): boolean => walls.some((wall) => isSameEdge(wall, edge));

/** Walks of those that are set up, none of whom any way leads there. Who comes in later may stand elsewhere. */
function doubtsOfWalks(encounter: EncounterDefinition, cards: CardIndex): Doubted[] {
  const board = withoutShutDoors(encounter);
  const spawned = listOps(encounter).flatMap(({ op }) => (op.do === 'spawn' ? [op.card] : []));
  return listOps(encounter).flatMap(({ op, keys }): Doubted[] => {
    if (op.do !== 'walk' || spawned.some((card) => isMeant(op.who, card, cards))) return [];
    const walking = encounter.combatants.filter(({ card }) => isMeant(op.who, card, cards));
    const arrives = walking.some(({ at }) => {
      const { reaches } = onFoot(board, [at]);
      return op.to.some(reaches);
    });
    return walking.length === 0 || arrives
      ? []
      : [{ path: jsonPath([...keys, 'to']), doubt: { doubt: 'walk-out-of-reach' } }];
  });
}

/** Whether that card is surely among those: what hangs on the moment, or on Adventurers, is not. */
function isMeant(who: Who, card: string, cards: CardIndex): boolean {
  if (typeof who === 'object') return card === who.card || familyOf(cards, card) === who.card;
  return who === 'allies' && cards.combatants[card]?.kind === 'command';
}

/** Allies that are moved about where there never are any but those that players summon. */
function doubtsOfAllies(encounter: EncounterDefinition, cards: CardIndex): Doubted[] {
  const ops = listOps(encounter);
  const come = [
    ...encounter.combatants.map(({ card }) => card),
    ...ops.flatMap(({ op }) => (op.do === 'spawn' ? [op.card] : [])),
  ];
  if (come.some((card) => cards.combatants[card]?.kind === 'command')) return [];
  return ops.flatMap(({ op, keys }): Doubted[] =>
    (op.do === 'walk' || op.do === 'move-figure') && op.who === 'allies'
      ? [{ path: jsonPath([...keys, 'who']), doubt: { doubt: 'no-allies' } }]
      : [],
  );
}
