/** The place that is laid out, as the rules of places and fights ask for it. */

import { lifeByMode } from '../campaign/game-mode.ts';
import type { EnemyFile, PlaceCard } from '../model/place-content.ts';
import type { Figure, PlaceHero, PlaceState } from '../model/place-state.ts';
import type { Hero, MalhyaState } from '../model/state.ts';
import { type Ground, groundOf, type PlaceGround } from '../place/ground.ts';
import { isSameSpace, type Space } from '../place/space.ts';
import type { Field, Standing } from '../place/standing.ts';
import type { Position } from './booklets.ts';

/** Throws where none is laid out: who asks has seen to it. */
export function placeOf({ state }: Pick<Position, 'state'>): PlaceState {
  if (!state.place) throw new Error('no place is laid out');
  return state.place;
}

export const placeCardOf = (position: Position): PlaceCard => position.content.places[placeOf(position).ref]!;

const grounds = new WeakMap<PlaceState['red'], PlaceGround>();

/** The same ground as long as no line of it changes. */
export function groundOfPlace({ rows, red, yellow }: PlaceGround): Ground {
  const known = grounds.get(red);
  const place = known?.rows === rows && known.yellow === yellow ? known : { rows, red, yellow };
  grounds.set(red, place);
  return groundOf(place);
}

export const heroIndex = ({ heroes }: Pick<MalhyaState, 'heroes'>, who: string): number =>
  heroes.findIndex(({ id }) => id === who);

export const figureOf = ({ state }: Pick<Position, 'state'>, who: string): Figure | undefined =>
  state.place?.figures.find(({ id }) => id === who);

/** Its life points may be other ones by the mode of the game (MA-182). */
export function enemyFileOf(position: Position, type: string): EnemyFile {
  const file = position.content.enemies[type]!;
  const more = lifeByMode(position);
  return more === 0 ? file : { ...file, life: Math.max(1, file.life + more) };
}

export const standingOfHero = ({ state, content }: Position, hero: number, at: Space): Standing => {
  const { id } = state.heroes[hero]!;
  const board = content.boards[id];
  const turn = board?.aura[state.place?.heroes[hero]?.boost.people ?? -1]?.turn;
  const light = board?.light === true || (turn?.in === 'move' && turn.light === true);
  return { id, side: 'hero', at, size: 1, light };
};

export function standingOfFigure(position: Position, { id, type, at }: Figure): Standing {
  const { size = 1, light = false } = enemyFileOf(position, type);
  return { id, side: 'enemy', at, size, light };
}

/** Who is on its feet: fallen heroes are in nobody's way (L4506), nor who is off the board. */
export function fieldOf(position: Position): Field {
  const place = placeOf(position);
  const heroes = place.heroes.flatMap(({ at, down }, hero) =>
    at && !down ? [standingOfHero(position, hero, at)] : [],
  );
  return {
    ground: groundOfPlace(place),
    figures: [...heroes, ...place.figures.map((figure) => standingOfFigure(position, figure))],
  };
}

/** Null: it does not stand there. */
export const standingWith = (field: Field, who: string): Standing | null =>
  field.figures.find(({ id }) => id === who) ?? null;

export const placeHero = (position: Pick<Position, 'state'>, hero: number): PlaceHero =>
  placeOf(position).heroes[hero]!;

/** Heroes on their feet, by their places at the table. */
export const standingHeroes = (position: Pick<Position, 'state'>): number[] =>
  placeOf(position).heroes.flatMap(({ at, down }, hero) => (at && !down ? [hero] : []));

export const heroAtTable = ({ state }: Pick<Position, 'state'>, hero: number): Hero => state.heroes[hero]!;

export const tokenWith = (place: PlaceState, id: string) => place.tokens.find((token) => token.id === id);

/** Gear that lies on a space. */
export const pileAt = ({ piles }: PlaceState, at: Space): readonly string[] =>
  piles.find((pile) => isSameSpace(pile.at, at))?.gear ?? [];

/** Types of enemies that are there, in the order they came. */
export const typesThere = ({ figures }: PlaceState): readonly string[] => [
  ...new Set(figures.map(({ type }) => type)),
];
