/** Where cities lie, and how one comes from one to another (A 2, MI-27). */
import type { CardRef, UnderShadow } from '../model/content.ts';
import { COLUMNS } from '../model/fixed-numbers.ts';
import type { City, MidgardState } from '../model/state.ts';
import { type Position, usable } from './numbers.ts';

export const cityAt = ({ cities }: Pick<MidgardState, 'cities'>, number: number): City => cities[number - 1]!;

/** Column and row of a city, from 0. */
export const placeOf = (
  { table }: Pick<MidgardState, 'table'>,
  number: number,
): readonly [number, number] => [(number - 1) % COLUMNS[table], Math.floor((number - 1) / COLUMNS[table])];

/** Cities next to one, across or down (L104). */
export function listNext(state: Pick<MidgardState, 'table' | 'cities'>, number: number): number[] {
  const [column, row] = placeOf(state, number);
  return state.cities
    .map((city) => city.number)
    .filter((other) => {
      const [across, down] = placeOf(state, other);
      return Math.abs(across - column) + Math.abs(down - row) === 1;
    });
}

/** Steps between two cities. */
export function stepsBetween(state: Pick<MidgardState, 'table'>, from: number, to: number): number {
  const [column, row] = placeOf(state, from);
  const [across, down] = placeOf(state, to);
  return Math.abs(across - column) + Math.abs(down - row);
}

/** Points it takes to walk out of a city: one, or what an event there says. */
export const leavingCost = ({ state, content }: Position, number: number): number =>
  cityAt(state, number).randoms.reduce((most, { ref, up }) => {
    const card = content.randoms[ref]!;
    return up && card.kind === 'event' ? Math.max(most, card.leaving ?? 1) : most;
  }, 1);

/** The cities two steps away that a horse carries to in one move: by no city with a shadow (MI-43). */
export function listRidden(position: Position, player: number): number[] {
  const { state } = position;
  const gait = usable(position, player, 'thing').reduce((most, good) => Math.max(most, good.gait ?? 1), 1);
  const { at } = state.players[player]!;
  if (gait < 2 || state.turn.rode) return [];
  const first = listNext(state, at).filter((one) => cityAt(state, one).shadow === null);
  const second = first.flatMap((one) => listNext(state, one));
  return [...new Set(second)].filter((one) => one !== at).sort((a, b) => a - b);
}

/** Gold an item of a pile costs, by how it is bought (A 4p), with what makes it cheaper: never below 1. */
export function priceOf({ state, content }: Position, player: number, price: number): number {
  const { at, skills } = state.players[player]!;
  const here = cityAt(state, at).randoms.reduce((sum, { ref, up }) => {
    const card = content.randoms[ref]!;
    return up && card.kind === 'event' ? sum + (card.cheaper ?? 0) : sum;
  }, 0);
  const own = skills.reduce((sum, skill) => sum + (content.skills[skill]!.cheaper ?? 0), 0);
  return Math.max(1, price - here - own);
}

/** Whether an action may be taken where the player is: a shadow forbids all but what an item or a skill allows (A 12c). */
export function allowedHere(position: Position, player: number, action: UnderShadow | null): boolean {
  const { state, content } = position;
  const { at, skills, goods } = state.players[player]!;
  if (cityAt(state, at).shadow === null) return true;
  if (action === null) return false;
  return (
    skills.some((skill) => content.skills[skill]!.allows?.includes(action)) ||
    goods.some(({ ref }) => content.goods[ref]!.allows?.includes(action))
  );
}

/** The other players who stand in the same city, not in its tower (F 1, A 13 to A 15, MI-31). */
export const listBeside = ({ players }: Pick<MidgardState, 'players'>, player: number): number[] =>
  players.flatMap(({ at, tower }, other) =>
    other !== player && !tower && at === players[player]!.at ? [other] : [],
  );

/** The task of a city that a token or a forgery belongs to. */
export const taskOf = (
  position: Position,
  as: 'original' | 'forgery',
  ref: CardRef,
): { city: number; task: number } => {
  const { tokens, randoms } = position.content;
  const card = as === 'original' ? tokens[ref]! : randoms[ref]!;
  return 'task' in card ? { city: card.city, task: card.task } : { city: 0, task: 0 };
};
