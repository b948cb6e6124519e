/** What a rule case of Folklore may say (its page: tests/games/folklore/CASES.md). */
import * as v from 'valibot';
import { expects } from '../../../check/messages.ts';
import {
  byField,
  count,
  few,
  fields,
  list,
  plainOr,
  positive,
  type Schema,
  some,
} from '../../../check/schemas.ts';
import type { Space } from '../rules/model/field.ts';
import { DIFFICULTIES, type Difficulty, FINALES, type Finale, MOST_HEROES } from '../rules/model/setup.ts';
import type { Declared } from '../rules/model/state.ts';
import { spaceOfGround } from '../schemas.ts';
import { type CaseField, fieldSchema } from './case-field.ts';

/** What is chosen in step 3 of a round (p.18), as its options are named. */
const STANCES = ['attack', 'defend', 'attack+ability', 'defend+ability'] as const;
export type StanceId = (typeof STANCES)[number];

interface CaseItem {
  readonly ref: string;
  readonly exhausted: boolean;
  readonly inHand?: boolean;
  readonly broken?: boolean;
}

/** A hero; what is left out is as on the card at the beginning of a chapter. */
export interface CaseHero {
  readonly hero: string;
  readonly vita?: number;
  readonly power?: number;
  readonly ghost?: number;
  readonly coins?: number;
  readonly lore?: number;
  readonly broken?: boolean;
  readonly items?: readonly (string | CaseItem)[];
}

type DeclaredBy = Readonly<Record<string, StanceId>>;

/** Where a case of Folklore begins, the cards it has of its own, and what it asks at the end. */
export interface FolkloreCase {
  readonly begin: {
    readonly chapter?: string;
    readonly difficulty?: Difficulty;
    readonly heroes: readonly (string | CaseHero)[];
    readonly at?: string;
    readonly round?: number;
    readonly leader?: string;
    readonly chooses?: boolean;
    readonly rested?: boolean;
    readonly finale?: Finale;
    readonly byHand?: boolean;
    readonly decks?: { readonly road?: readonly string[]; readonly 'off-road'?: readonly string[] };
    readonly items?: { readonly deck: readonly string[]; readonly used: readonly string[] };
    readonly fight?: { readonly foe: string; readonly counter?: number; readonly last?: boolean };
    readonly field?: CaseField;
  };
  /** Files of cards by folder, checked as those of the content are. */
  readonly cards: Readonly<Record<string, readonly { readonly id: string }[]>>;
  readonly queries: readonly CaseQuery[];
}

export type CaseQuery =
  | { readonly lost: { readonly hero: string; readonly declared: DeclaredBy } }
  | { readonly finish: { readonly declared: DeclaredBy; readonly abilities?: readonly string[] } }
  | { readonly sees: { readonly from: Space; readonly to: Space } }
  | { readonly hits: { readonly by: number; readonly target: number; readonly ability?: boolean } };

const ref = v.string(expects({ what: 'id' }));
const yes = v.boolean(expects({ what: 'true-or-false' }));
const declared = v.record(ref, v.picklist(STANCES));

const hero: Schema<CaseHero> = fields({
  hero: ref,
  vita: v.optional(count),
  power: v.optional(count),
  ghost: v.optional(count),
  coins: v.optional(count),
  lore: v.optional(count),
  broken: v.optional(yes),
  items: v.optional(
    list(
      plainOr<string, CaseItem>(
        ref,
        fields({ ref, exhausted: v.optional(yes, false), inHand: v.optional(yes), broken: v.optional(yes) }),
      ),
    ),
  ),
});

const query: Schema<CaseQuery> = byField<CaseQuery>({
  lost: fields({ lost: fields({ hero: ref, declared }) }),
  finish: fields({ finish: fields({ declared, abilities: v.optional(list(ref)) }) }),
  sees: fields({ sees: fields({ from: spaceOfGround, to: spaceOfGround }) }),
  hits: fields({ hits: fields({ by: count, target: count, ability: v.optional(yes) }) }),
});

const PARTS = {
  begin: fields({
    chapter: v.optional(ref),
    difficulty: v.optional(v.picklist(DIFFICULTIES)),
    heroes: some(plainOr<string, CaseHero>(ref, hero), MOST_HEROES),
    at: v.optional(ref),
    round: v.optional(positive),
    leader: v.optional(ref),
    chooses: v.optional(yes),
    rested: v.optional(yes),
    finale: v.optional(v.picklist(FINALES)),
    byHand: v.optional(yes),
    decks: v.optional(fields({ road: v.optional(list(ref)), 'off-road': v.optional(list(ref)) })),
    items: v.optional(fields({ deck: list(ref), used: list(ref) })),
    fight: v.optional(fields({ foe: ref, counter: v.optional(few), last: v.optional(yes) })),
    field: v.optional(fieldSchema),
  }),
  cards: v.optional(v.record(v.string(), list(v.looseObject({ id: ref }))), {}),
  queries: v.optional(list(query), []),
};

export const caseFields: readonly string[] = Object.keys(PARTS);
export const caseSchema: Schema<FolkloreCase> = fields(PARTS);

/** The choice a name is of. */
export function declaredBy(name: StanceId): Declared {
  const [stance = 'attack', ability] = name.split('+');
  return { stance: stance === 'defend' ? 'defend' : 'attack', ability: ability !== undefined };
}

/** The heroes of a case; of those that are named alone nothing is otherwise. */
export const heroesOf = ({ heroes }: FolkloreCase['begin']): CaseHero[] =>
  heroes.map((hero) => (typeof hero === 'string' ? { hero } : hero));
