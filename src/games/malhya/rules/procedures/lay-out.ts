/**
 * Laying a place out by its signs (L6010–L6046): lines beside the plan whose condition is met, and signs of the chapter that
 * led here. Tokens that are not placed, and with an invocation token its enemies (MA-190); doors that are open or broken, so
 * that their line is gone (L6046).
 */
import type { SetUpSigns } from '../model/arrival.ts';
import type { Line } from '../model/content.ts';
import type { PlaceCard } from '../model/place-content.ts';
import type { PlaceState } from '../model/place-state.ts';
import { enemiesFor } from '../place/deploying.ts';
import { isSameSpace } from '../place/space.ts';
import { placeCardOf, placeOf } from '../queries/field-of.ts';
import { holds } from '../queries/holds.ts';
import type { MalhyaTable } from './table.ts';

type LaidOut = Pick<PlaceState, 'red' | 'tokens' | 'doors' | 'arriving'>;

/** Lines beside the plan that are followed, by their places. */
export const setUpLines = (
  table: MalhyaTable,
  card: PlaceCard,
  { mode }: NonNullable<Line['enter']>,
): number[] =>
  (card.setUp ?? []).flatMap((line, at) =>
    (line.mode ?? mode) === mode && (!line.if || holds(table, line.if, null)) ? [at] : [],
  );

/** A place by its signs. */
export function laidOut(card: PlaceCard, heroes: number, signs: readonly SetUpSigns[]): LaidOut {
  const out = new Set(signs.flatMap(({ without = [] }) => without));
  const doors = signs.flatMap(({ open = [], broken = [] }) => [
    ...open.map((line) => ({ at: card.red[line]!, is: 'open' as const })),
    ...broken.map((line) => ({ at: card.red[line]!, is: 'broken' as const })),
  ]);
  return {
    doors,
    red: doors.length === 0 ? card.red : card.red.filter((edge) => !doors.some(({ at }) => at === edge)),
    tokens: card.tokens.filter(({ id }) => !out.has(id)),
    arriving: enemiesFor(card.deploy, heroes).filter(({ token }) => !out.has(token)),
  };
}

/** Red lines by their places on the card, as they lie in the place now. */
export const linesNow = (table: MalhyaTable, lines: readonly number[]): number[] =>
  lines.flatMap((line) => {
    const edge = placeCardOf(table).red[line];
    const at = placeOf(table).red.findIndex(
      ([a, b]) => edge && isSameSpace(a, edge[0]) && isSameSpace(b, edge[1]),
    );
    return at < 0 ? [] : [at];
  });
