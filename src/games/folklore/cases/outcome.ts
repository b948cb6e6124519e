import type { Declared, FolkloreState } from '../rules/model/state.ts';
import { hitsOnField } from '../rules/queries/encounter/encounter-numbers.ts';
import { onField } from '../rules/queries/encounter/ground.ts';
import { seesSpace } from '../rules/queries/encounter/sight.ts';
import type { Position } from '../rules/queries/numbers.ts';
import { chanceToFinish, stanceOdds } from '../rules/queries/odds.ts';
import { type CaseQuery, declaredBy, type StanceId } from './case-schema.ts';

/** All of a state but where its chance stands, heroes by their names, figures by their ids. */
export function outlineOf({ rng: _, heroes, leader, fight, field, ...table }: FolkloreState) {
  return {
    ...table,
    leader: heroes[leader]!.card,
    heroes: Object.fromEntries(heroes.map(({ card, ...hero }) => [card, hero])),
    fight: fight && {
      ...fight,
      declared: Object.fromEntries(heroes.map(({ card }, i) => [card, fight.declared[i] ?? null])),
    },
    field: field && { ...field, figures: Object.fromEntries(field.figures.map((one) => [one.id, one])) },
  };
}

/** The odds that are asked for: shares of 1 to four places, faces of a hundred; whether a space sees another. */
export function answerQuery(position: Position, query: CaseQuery): unknown {
  const { heroes } = position.state;
  if ('sees' in query) {
    const { from, to } = query.sees;
    return { sees: seesSpace(onField(position).ground, from, to) };
  }
  if ('hits' in query) {
    const { by, target, ability = false } = query.hits;
    return { hits: hitsOnField(onField(position), by, target, ability) };
  }
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
