import type { GroundCard } from '../../model/content.ts';
import { type Field, type Figure, isSameSpace, type Side, type Space } from '../../model/field.ts';
import type { Position } from '../numbers.ts';

/** A position in the middle of an encounter. */
export interface OnField extends Position {
  readonly field: Field;
  readonly ground: GroundCard;
}

/** The encounter of a position. Throws Error where there is none. */
export function onField({ state, content }: Position): OnField {
  const { field } = state;
  if (!field) throw new Error('no encounter');
  const card = content.grounds[field.ground]!;
  return { state, content, field, ground: field.opened ? withoutWalls(card, field.opened) : card };
}

/** Grounds with walls opened, by what was opened: a position is asked for without end. */
const openGrounds = new WeakMap<readonly Space[], GroundCard>();

/** A ground with some of its walls opened. */
function withoutWalls(card: GroundCard, opened: readonly Space[]): GroundCard {
  const known = openGrounds.get(opened);
  if (known?.id === card.id) return known;
  const rows = card.rows.map((row, y) =>
    Array.from(row, (sign, x) => (opened.some((one) => isSameSpace(one, [x, y])) ? '.' : sign)).join(''),
  );
  const ground = { ...card, rows };
  openGrounds.set(opened, ground);
  return ground;
}

/** The rank of a flame among hazards: the worst. */
export const FLAME = 3;

const HAZARDS: Readonly<Record<string, number>> = { '~': 1, '=': 2 };

const letterAt = ({ rows }: Pick<GroundCard, 'rows'>, [x, y]: Space): string => rows[y]?.[x] ?? '#';

/** Whether a space stops sight and way; what lies beyond the map does. */
export const isBlocked = (ground: Pick<GroundCard, 'rows'>, space: Space): boolean =>
  letterAt(ground, space) === '#';

/** Its hazard's rank, a flame counted as the worst; 0 for none. */
export function hazardAt({ ground, field }: Pick<OnField, 'ground' | 'field'>, space: Space): number {
  if (field.flames.some((flame) => isSameSpace(flame, space))) return FLAME;
  return HAZARDS[letterAt(ground, space)] ?? 0;
}

/** So many spaces its base has on a side. */
export const sizeOf = ({ content }: Pick<OnField, 'content'>, { foe }: Pick<Figure, 'foe'>): number =>
  foe === null ? 1 : (content.foes[foe]?.encounter?.base ?? 1);

/** The spaces a figure has where its upper left is. */
export const spacesFrom = (at: Space, size: number): Space[] =>
  Array.from({ length: size * size }, (_, i): Space => [at[0] + (i % size), at[1] + Math.floor(i / size)]);

/** The spaces a figure stands on; none once it has fallen. */
export const spacesOf = (position: Pick<OnField, 'content'>, figure: Figure): Space[] =>
  figure.at === null ? [] : spacesFrom(figure.at, sizeOf(position, figure));

/** A king's moves between two spaces (FK-22). */
export const between = (a: Space, b: Space): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** The least of them between the spaces of two figures. */
export const apart = (one: readonly Space[], other: readonly Space[]): number =>
  one.reduce(
    (least, a) => other.reduce((near, b) => Math.min(near, between(a, b)), least),
    Number.POSITIVE_INFINITY,
  );

/** Whether it still takes part: it stands, and a hero is no ghost. */
export const stands = ({ state }: Pick<OnField, 'state'>, { at, hero }: Figure): boolean =>
  at !== null && (hero === null || !state.heroes[hero]!.isGhost);

/** Whose side a figure is on: allies are on that of the heroes, and whoever obeys for a turn stays on its own. */
export const sideOf = ({ hero, ally }: Pick<Figure, 'hero' | 'ally'>): Side =>
  hero !== null || ally !== undefined ? 'heroes' : 'foes';

/** All who take part, of one side, allies with the heroes. */
export const standing = (position: OnField, side: Side): Figure[] =>
  position.field.figures.filter((figure) => sideOf(figure) === side && stands(position, figure));

/** The heroes themselves. */
export const characters = (position: OnField): Figure[] =>
  standing(position, 'heroes').filter(({ hero }) => hero !== null);

export const figureIn = ({ field }: Pick<OnField, 'field'>, id: number): Figure => field.figures[id]!;

/** The eight spaces round one (FK-21). */
export const ROUND: readonly Space[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];
