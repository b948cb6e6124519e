import type { MidgardState } from '../rules/model/state.ts';
import { listActions } from '../rules/queries/action-list.ts';
import type { Position } from '../rules/queries/numbers.ts';
import type { CaseQuery } from './case-schema.ts';

/** All of a state but where its chance stands, players by their heroes, cities by their numbers. */
export function outlineOf({ rng: _, players, cities, ...table }: MidgardState) {
  return {
    ...table,
    players: Object.fromEntries(players.map(({ hero, ...player }) => [hero, player])),
    cities: Object.fromEntries(cities.map(({ number, ...city }) => [number, city])),
  };
}

/** Why an action is refused; null where it is offered, `absent` where it is not on the list. */
export function answerQuery(position: Position, { why }: CaseQuery): { readonly refused: string | null } {
  const player = position.state.players.findIndex(({ hero }) => hero === why.player);
  const listed = listActions(position, player).find(({ id }) => id === why.action);
  return { refused: listed ? listed.refused : 'absent' };
}
