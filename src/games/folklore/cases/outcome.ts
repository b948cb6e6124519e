import type { Declared, FolkloreState } from '../rules/model/state.ts';
import type { Position } from '../rules/queries/numbers.ts';
import { chanceToFinish, stanceOdds } from '../rules/queries/odds.ts';
import { type CaseQuery, declaredBy, type StanceId } from './case-schema.ts';

/** All of a state but where its chance stands, heroes by their names. */
export function outlineOf({ rng: _, heroes, leader, fight, ...table }: FolkloreState) {
  return {
    ...table,
    leader: heroes[leader]!.card,
    heroes: Object.fromEntries(heroes.map(({ card, ...hero }) => [card, hero])),
    fight: fight && {
      ...fight,
      declared: Object.fromEntries(heroes.map(({ card }, i) => [card, fight.declared[i] ?? null])),
    },
  };
}

/** The odds that are asked for: shares of 1 to four places. */
export function answerQuery(position: Position, query: CaseQuery): unknown {
  const { heroes } = position.state;
  const declared = (by: Readonly<Record<string, StanceId>>): (Declared | null)[] =>
    heroes.map(({ card }) => (Object.hasOwn(by, card) ? declaredBy(by[card]!) : null));
  if ('finish' in query) {
    const { finish } = query;
    const abilities = heroes.map(({ card }) => finish.abilities?.includes(card) ?? false);
    return { chance: toFour(chanceToFinish(position, declared(finish.declared), abilities)) };
  }
  const { hero, declared: by } = query.lost;
  const at = heroes.findIndex(({ card }) => card === hero);
  const { hitBy, lost, falls } = stanceOdds(position, at, declared(by));
  return { hitBy, lost: toFour(lost), falls: toFour(falls) };
}

const toFour = (share: number): number => Math.round(share * 10_000) / 10_000;
