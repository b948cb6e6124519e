/** Where the answers of a guest's question lie, and which have keys. */
import type { GuestTypes } from '../../../stores/opened/guest-kind.ts';
import type { AskedLook, OptionOf, Placed, Seen } from '../guest-look.ts';

/** Answers under one card. */
export interface Group<G extends GuestTypes> {
  readonly name: string;
  readonly options: readonly OptionOf<G>[];
}

/** The answers of a question, by their places, each in the question's order. */
export interface Laid<G extends GuestTypes> {
  /** Those with a key, in the order of their keys. */
  readonly keyed: readonly OptionOf<G>[];
  /** Cards: those with a key but what ends it, and those without one. */
  readonly cards: readonly OptionOf<G>[];
  readonly first: readonly Group<G>[];
  readonly last: readonly Group<G>[];
  /** Lower right: what ends it, and what lies together there. */
  readonly ends: readonly OptionOf<G>[];
  readonly beside: readonly Group<G>[];
}

/** `deals`: answers that are given by the sheet of a trade. */
export function laidOf<G extends GuestTypes>(
  look: AskedLook<G>,
  prompt: G['question'],
  deals: ReadonlySet<string> = new Set(),
): Laid<G> {
  const options = (prompt.options as readonly OptionOf<G>[]).filter(({ id }) => !deals.has(id));
  const places = new Map(options.map((option) => [option, look.placed?.(option, prompt) ?? 'main']));
  const lying = (is: (place: Placed) => boolean) => options.filter((option) => is(places.get(option)!));
  const groupsAt = (at: 'first' | 'last' | 'end'): Group<G>[] => {
    const groups = new Map<string, OptionOf<G>[]>();
    for (const option of options) {
      const place = places.get(option)!;
      if (typeof place === 'string' || place.at !== at) continue;
      groups.set(place.under, [...(groups.get(place.under) ?? []), option]);
    }
    return [...groups].map(([name, of]) => ({ name, options: of }));
  };
  const last = groupsAt('last');
  // One alone lies open: it takes no more room than what it would lie under.
  const alone = last.flatMap(({ options: of }) => (of.length === 1 ? of : []));
  return {
    keyed: [...lying((place) => place === 'main' || place === 'end'), ...alone],
    cards: [...lying((place) => place === 'main' || place === 'keyless'), ...alone],
    first: groupsAt('first'),
    last: last.filter(({ options: of }) => of.length > 1),
    ends: lying((place) => place === 'end'),
    beside: groupsAt('end'),
  };
}

/** The answers that are deals of a trade. */
export const dealsIn = <G extends GuestTypes>(
  look: AskedLook<G>,
  prompt: G['question'],
  seen: Seen<G>,
): ReadonlySet<string> => new Set(look.trade?.(prompt, seen)?.deals.map(({ option }) => option));

/** The key of an answer, or of what lies at that place behind those with keys; null where none gives it. */
export const keyAt = (at: number): string | null => (at >= 0 && at < 9 ? String(at + 1) : null);
