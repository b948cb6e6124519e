/** What a rule case of Malhya may say (its page: tests/games/malhya/CASES.md). */
import * as v from 'valibot';
import { expects } from '../../../check/messages.ts';
import { naming } from '../../../check/named.ts';
import {
  byField,
  count,
  fields,
  list,
  plainOr,
  positive,
  type Schema,
  some,
} from '../../../check/schemas.ts';
import type { Chapter, Cubes } from '../rules/model/content.ts';
import { LEAST_HEROES, MOST_HEROES } from '../rules/model/fixed-numbers.ts';
import type { Group, Hero, Life, MalhyaState, ScenarioHeld } from '../rules/model/state.ts';
import {
  BOOKS,
  type BookKind,
  CHARACTERISTICS,
  type Characteristic,
  COLOURS,
  MODES,
  PERIODS,
  SIDES,
  type TalentSide,
  WEATHERS,
} from '../rules/model/vocabulary.ts';
import type { Space } from '../rules/place/space.ts';
import { STEALTH_LEVELS, type StealthLevel } from '../rules/stealth/threat.ts';
import { chapter } from '../schemas.ts';
import { type CasePlace, casePlace } from './place-case.ts';
import {
  type CaseDungeon,
  type CasePage,
  type CaseRoad,
  caseDungeon,
  casePage,
  caseRoad,
} from './road-case.ts';

type Turned = string | { readonly ref: string; readonly side: TalentSide };

/** Who is there; what is left out is as on the hero's card, and nothing is carried. */
export interface CaseHero
  extends Partial<
    Pick<
      Hero,
      | 'ap'
      | 'initiative'
      | 'movement'
      | 'weapon'
      | 'stored'
      | 'armour'
      | 'artifacts'
      | 'objects'
      | 'carrying'
      | 'spells'
      | 'states'
      | 'spare'
      | 'potionSpaces'
    >
  > {
  readonly hero: string;
  readonly characteristics?: Partial<Record<Characteristic, number>>;
  readonly aura?: Hero['aura'];
  readonly life?: Partial<Life>;
  readonly talents?: readonly Turned[];
  readonly cubes?: Partial<Cubes>;
}

/** A scenario card with what lies on it. */
export type CasePaper = Pick<ScenarioHeld, 'ref' | 'spell' | 'aura'>;

/** Where a case of Malhya begins, the cards it has of its own, and what it asks at the end. */
export interface MalhyaCase {
  readonly begin: {
    readonly mission?: string;
    readonly heroes: readonly (string | CaseHero)[];
    /** What is read; the first chapter of the mission where it is left out. */
    readonly read?: { readonly book: BookKind; readonly chapter: number };
    /** Chapters of the case's own, in place of the booklet's. */
    readonly books?: Partial<Record<BookKind, readonly Chapter[]>>;
    readonly group?: Partial<Omit<Group, 'scenarioCards'>> & {
      readonly scenarioCards?: readonly (string | CasePaper)[];
    };
    readonly now?: Partial<MalhyaState['now']>;
    readonly interest?: readonly string[];
    readonly deck?: Partial<MalhyaState['deck']>;
    readonly byHand?: boolean;
    readonly place?: CasePlace;
    /** The stealth board; the mode is stealth then. */
    readonly stealth?: { readonly level?: StealthLevel; readonly threat?: number };
    /** A journey; without `read` no booklet is open. */
    readonly road?: CaseRoad;
    readonly dungeon?: CaseDungeon;
    readonly dungeonsEnded?: number;
    /** A challenge under way, on the page of the chapter that is read. */
    readonly page?: CasePage;
    /** It is played in a campaign: who has left for a while. */
    readonly campaign?: { readonly fast?: boolean; readonly away?: readonly CaseHero[] };
    /** Level-ups of the group; who is still to be set up, by name. */
    readonly grown?: { readonly level?: number; readonly newcomers?: readonly string[] };
    readonly quality?: readonly string[];
  };
  /** Files of cards by folder, checked as those of the content are. */
  readonly cards: Readonly<Record<string, readonly { readonly id: string }[]>>;
  readonly queries: readonly CaseQuery[];
}

export type CaseQuery =
  /** The numbers of whoever rolls. */
  | { readonly numbers: { readonly hero: string } }
  /** What the levels of the check under way need. */
  | { readonly needs: { readonly hero: string } }
  /** What an answer to the open question may come to. */
  | { readonly odds: { readonly option: string } }
  /** The same of an attack or a defense. */
  | { readonly fight: { readonly option: string } }
  /** What a way costs whoever stands in the place. */
  | { readonly walk: { readonly who: string; readonly to: Space } }
  | { readonly sight: { readonly from: string; readonly to: string } }
  /** What enemies will do. */
  | { readonly foreseen: true }
  /** What the save sheet keeps. */
  | { readonly sheet: true };

const ref = v.string(expects({ what: 'id' }));
const named = (sort: string) => naming(sort, ref as Schema<string>);
const refs = (sort: string) => v.optional(list(named(sort)));
const yes = v.boolean(expects({ what: 'true-or-false' }));
const colours = v.optional(list(v.picklist(COLOURS)));
const oneOrNone = (sort: string) => v.optional(v.nullable(named(sort)));

const hero: Schema<CaseHero> = fields({
  hero: named('heroes'),
  characteristics: v.optional(
    fields(
      Object.fromEntries(CHARACTERISTICS.map((one) => [one, v.optional(count)])) as Record<
        Characteristic,
        v.OptionalSchema<typeof count, undefined>
      >,
    ),
  ),
  ap: v.optional(count),
  initiative: v.optional(count),
  movement: v.optional(count),
  carrying: v.optional(count),
  aura: v.optional(fields({ ready: count, spent: count })),
  life: v.optional(
    fields({
      life: v.optional(count),
      damage: v.optional(count),
      injury: v.optional(count),
      shock: v.optional(count),
    }),
  ),
  talents: v.optional(
    list(
      plainOr<string, Turned & object>(
        named('talents'),
        fields({ ref: named('talents'), side: v.picklist(SIDES) }),
      ),
    ),
  ),
  weapon: oneOrNone('weapon'),
  stored: oneOrNone('weapon'),
  armour: oneOrNone('armour'),
  artifacts: refs('artifact'),
  objects: refs('carried'),
  spells: refs('spells'),
  states: refs('state'),
  spare: oneOrNone('weapon'),
  potionSpaces: v.optional(count),
  cubes: v.optional(
    fields({ material: colours, key: colours, potion: colours, arrow: colours, plant: colours }),
  ),
});

const chapters = v.optional(some(chapter));

const PARTS = {
  begin: fields({
    mission: v.optional(named('missions')),
    heroes: v.pipe(
      some(plainOr<string, CaseHero>(named('heroes'), hero), MOST_HEROES),
      v.minLength(LEAST_HEROES, expects({ what: 'list-of-at-least', least: LEAST_HEROES })),
    ),
    read: v.optional(fields({ book: v.picklist(BOOKS), chapter: positive })),
    books: v.optional(fields({ adventure: chapters, event: chapters, place: chapters })),
    group: v.optional(
      fields({
        gold: v.optional(count),
        scenarioTokens: v.optional(list(positive)),
        scenarioCards: v.optional(
          list(
            plainOr<string, CasePaper>(
              named('scenario'),
              fields({
                ref: named('scenario'),
                spell: v.optional(named('spells')),
                aura: v.optional(count),
              }) as Schema<CasePaper>,
            ),
          ),
        ),
        crystals: v.optional(count),
        triangles: v.optional(list(positive)),
        points: v.optional(count),
      }),
    ),
    now: v.optional(
      fields({
        mode: v.optional(v.picklist(MODES)),
        period: v.optional(v.picklist(PERIODS)),
        weather: v.optional(v.picklist(WEATHERS)),
      }),
    ),
    interest: v.optional(list(ref)),
    deck: v.optional(fields({ draw: refs('actions'), discard: refs('actions') })),
    byHand: v.optional(yes),
    place: v.optional(casePlace),
    stealth: v.optional(
      fields({ level: v.optional(v.picklist(STEALTH_LEVELS)), threat: v.optional(positive) }),
    ),
    road: v.optional(caseRoad),
    dungeon: v.optional(caseDungeon),
    dungeonsEnded: v.optional(count),
    page: v.optional(casePage),
    campaign: v.optional(fields({ fast: v.optional(yes), away: v.optional(list(hero)) })),
    grown: v.optional(fields({ level: v.optional(count), newcomers: refs('there') })),
    quality: refs('gear'),
  }),
  cards: v.optional(v.record(v.string(), list(v.looseObject({ id: ref }))), {}),
  queries: v.optional(
    list(
      byField<CaseQuery>({
        numbers: fields({ numbers: fields({ hero: named('there') }) }),
        needs: fields({ needs: fields({ hero: named('there') }) }),
        odds: fields({ odds: fields({ option: ref }) }),
        fight: fields({ fight: fields({ option: ref }) }),
        walk: fields({
          walk: fields({ who: ref, to: v.tuple([count, count]) as unknown as Schema<Space> }),
        }),
        sight: fields({ sight: fields({ from: ref, to: ref }) }),
        foreseen: fields({ foreseen: v.literal(true) }),
        sheet: fields({ sheet: v.literal(true) }),
      }),
    ),
    [],
  ),
};

export const caseFields: readonly string[] = Object.keys(PARTS);
export const caseSchema: Schema<MalhyaCase> = fields(PARTS) as unknown as Schema<MalhyaCase>;

/** Who is there; of those that are named alone nothing is otherwise. */
export const heroesOf = ({ heroes }: MalhyaCase['begin']): CaseHero[] =>
  heroes.map((one) => (typeof one === 'string' ? { hero: one } : one));
