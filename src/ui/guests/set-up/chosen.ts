/** What is chosen in the set-up of a guest's game. */

/** One of several, as a row of choices. */
export interface ChoiceRow<T extends string> {
  readonly title: string;
  readonly items: readonly T[];
  told(item: T): { readonly name: string; readonly about?: string };
  /** What is proposed as long as nobody has chosen, for so many persons; the first of them where it is absent. */
  proposed?(persons: number): T;
  /** Whether it is asked for so many at the table, with what else is chosen; absent: always. */
  isAsked?(players: number, chosen: Readonly<Record<string, string>>): boolean;
}

export interface ChosenSeat {
  readonly id: string;
  readonly name: string;
  /** Whom they play. */
  readonly card: string;
  /** It plays by itself. */
  readonly isMachine: boolean;
  /** How it plays then, where there are several ways; null for a person. */
  readonly temper: string | null;
}

/** All of it; `R`: the item of each row. */
export interface Chosen<R extends Readonly<Record<string, string>>> {
  readonly seats: readonly ChosenSeat[];
  readonly choice: R;
  readonly byHand: boolean;
}

export type Rows<R> = { readonly [K in keyof R]: R[K] extends string ? ChoiceRow<R[K]> : never };

export interface SeatPlace {
  readonly name: string;
  readonly card: string;
  readonly isMachine: boolean;
  readonly temper: string | null;
}

/** The item of each row, as somebody has chosen it or as it is proposed. */
export function choiceOf<R extends Readonly<Record<string, string>>>(
  rows: Rows<R>,
  taken: Partial<R>,
  places: readonly SeatPlace[],
): R {
  const persons = places.filter(({ isMachine }) => !isMachine).length;
  return Object.fromEntries(
    (Object.entries(rows) as [string, ChoiceRow<string>][]).map(([id, row]) => [
      id,
      taken[id] ?? row.proposed?.(persons) ?? row.items[0]!,
    ]),
  ) as R;
}
