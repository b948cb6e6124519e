import type { Foreseen } from '../../rules/combat/enemy-foresight.ts';
import type { EnemyChoice, EnemyDecision } from '../../rules/combat/priority.ts';
import { waiters } from '../../rules/procedures/waiting.ts';
import type { Position } from '../../rules/queries/booklets.ts';
import { placeOf } from '../../rules/queries/field-of.ts';
import { foreseenHere } from '../../rules/queries/foresight-here.ts';

/** What an enemy will do, and what else if somebody who waits stepped off. */
export interface ForeseenNow extends Foreseen {
  readonly ifGone: readonly { readonly hero: string; readonly choice: EnemyChoice | null }[];
}

/** As if a hero stood nowhere. */
function withoutHero({ state, content }: Position, hero: number): Position {
  const place = placeOf({ state });
  const heroes = place.heroes.map((one, i) => (i === hero ? { ...one, at: null } : one));
  return { content, state: { ...state, place: { ...place, heroes } } };
}

/** What enemies will do in this turn as everything stands. */
export function foreseenNow(position: Position): ForeseenNow[] {
  const without = waiters(position).map((hero) => ({
    hero: position.state.heroes[hero]!.id,
    told: foreseenHere(withoutHero(position, hero)),
  }));
  return foreseenHere(position).map((one) => ({
    ...one,
    ifGone: without.flatMap(({ hero, told }) => {
      const choice = told.find(({ id, line }) => id === one.id && line === one.line)?.choice ?? null;
      return choice?.target === one.choice?.target ? [] : [{ hero, choice }];
    }),
  }));
}

/** Whether the table decides it. */
export const isTie = ({ decidedBy }: Pick<EnemyDecision, 'decidedBy'>): boolean =>
  decidedBy.includes('table');
