import { type CardRef, type EncounterDefinition, type Space, TERRAIN_OF } from '../../engine/index.ts';
import { sizeOfBoard } from '../board/place/geometry.ts';

/** Somebody on the stage. */
export interface Cast {
  readonly card: CardRef;
  /** Among its kind; 0 for an Adventurer. */
  readonly number: number;
  readonly at: Space;
  readonly players: boolean;
}

const PARTY = 4;
/** Spaces between two of the party, at least: they are drawn larger than their spaces. */
const APART = 1.9;
/** Where the party is looked for: in the middle of the board and a little to the front, in parts of it. */
const FRONT = [0.52, 0.66] as const;

/**
 * Who stands on the board of an encounter where it is shown: opponents where they wait, the party of the file in the light
 * in front of them. It is a picture: nobody begins there.
 */
export function castOf({ board, combatants, loadouts }: EncounterDefinition): Cast[] {
  const { columns, rows } = sizeOfBoard(board);
  const target: Space = [columns * FRONT[0], rows * FRONT[1]];
  const foes = combatants.map(({ at }) => at);
  const free = board.rows
    .flatMap((row, y) =>
      [...row].flatMap((letter, x): Space[] => (TERRAIN_OF[letter] === 'normal' ? [[x, y]] : [])),
    )
    .filter((space) => foes.every((foe) => apart(foe, space) >= APART))
    .sort((a, b) => apart(a, target) - apart(b, target));
  const places: Space[] = [];
  for (const space of free) {
    if (places.length === PARTY) break;
    if (places.every((other) => apart(other, space) >= APART)) places.push(space);
  }
  const party = Object.keys(loadouts).slice(0, places.length);
  return [
    ...party.map((card, i) => ({ card, number: 0, at: places[i]!, players: true })),
    ...combatants.map((one) => ({ ...one, players: false })),
  ];
}

const apart = (a: Space, b: Space): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
