import * as v from 'valibot';
import { expects } from '../../../check/messages.ts';
import { count, fields, list, positive, type Schema, some } from '../../../check/schemas.ts';
import type { Feature, FolkloreContent } from '../rules/model/content.ts';
import { type Figure, newField, type Side, type Space, UNTOUCHED } from '../rules/model/field.ts';
import { MOST_HEROES } from '../rules/model/setup.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { feature, groundRow, spaceOfGround } from '../schemas.ts';

/** The fight on a map in whose middle a case begins, or that First Strike is still to be rolled for. */
export interface CaseField {
  readonly rows: readonly string[];
  readonly heroes: readonly {
    readonly hero: string;
    readonly at: Space;
    readonly broken?: boolean;
    readonly darkened?: boolean;
    readonly down?: boolean;
  }[];
  readonly foes: readonly {
    readonly foe: string;
    readonly at: Space;
    readonly vita?: number;
    readonly misses?: boolean;
    readonly summoner?: number;
    readonly down?: boolean;
    readonly ally?: string;
    readonly controller?: string;
  }[];
  readonly features?: readonly Feature[];
  readonly adventure?: string;
  readonly flames?: readonly Space[];
  readonly searches?: readonly Space[];
  readonly dark?: boolean;
  readonly first?: Side;
  readonly side?: Side;
  readonly last?: boolean;
}

const ref = v.string(expects({ what: 'id' }));
const yes = v.boolean(expects({ what: 'true-or-false' }));
const side = v.picklist(['heroes', 'foes']);

export const fieldSchema: Schema<CaseField> = fields({
  rows: some(groundRow),
  heroes: some(
    fields({
      hero: ref,
      at: spaceOfGround,
      broken: v.optional(yes),
      darkened: v.optional(yes),
      down: v.optional(yes),
    }),
    MOST_HEROES,
  ),
  foes: list(
    fields({
      foe: ref,
      at: spaceOfGround,
      vita: v.optional(positive),
      misses: v.optional(yes),
      summoner: v.optional(count),
      down: v.optional(yes),
      ally: v.optional(ref),
      controller: v.optional(ref),
    }),
  ),
  flames: v.optional(list(spaceOfGround)),
  searches: v.optional(list(spaceOfGround)),
  features: v.optional(some(feature)),
  adventure: v.optional(ref),
  dark: v.optional(yes),
  first: v.optional(side),
  side: v.optional(side),
  last: v.optional(yes),
});

/** What the ground of a case is called among the others. */
const GROUND = 'ground-of-the-case';

/** The content with the ground of the case. */
export function withGround(content: FolkloreContent, field: CaseField | undefined): FolkloreContent {
  if (!field) return content;
  const { rows, heroes, foes, flames = [], searches = [], features = [], dark } = field;
  const ground = {
    ...{ id: GROUND, name: 'A ground', text: 'A ground.', rows, flames, searches, features },
    heroes: heroes.map(({ at }) => at),
    foes: foes.map(({ at }) => at),
    ...(dark ? { dark: true as const } : {}),
  };
  const { adventure = '' } = field;
  const card = content.adventures[adventure];
  return {
    ...content,
    grounds: { ...content.grounds, [GROUND]: ground },
    // An adventure of a case lies on its ground.
    adventures: card
      ? { ...content.adventures, [adventure]: { ...card, ground: GROUND } }
      : content.adventures,
  };
}

/** The state with all who fight where the case has them: heroes by their places at the table, then the foes. */
export function onTheField(state: FolkloreState, field: CaseField, content: FolkloreContent): FolkloreState {
  const { first = null, last = false, flames = [], searches = [], features = [], adventure } = field;
  const said = state.heroes.map(({ card }) => field.heroes.find((one) => one.hero === card));
  const heroes = state.heroes.map((_, hero): Figure => {
    const { at = null, darkened = false, down } = said[hero] ?? {};
    const shared = { id: hero, hero, foe: null, number: 1, at, vita: 0 };
    return { ...UNTOUCHED, ...shared, darkened, ...(down ? { down } : {}) };
  });
  const placeOf = (card: string) => state.heroes.findIndex((one) => one.card === card);
  const foes = field.foes.map(({ foe, at, vita, misses = false, summoner = null, ...more }, i): Figure => {
    const number = field.foes.slice(0, i + 1).filter((one) => one.foe === foe).length;
    const whole = content.foes[foe]?.encounter?.vita ?? 0;
    const shared = { id: heroes.length + i, hero: null, foe, number, at, vita: vita ?? whole };
    return {
      ...{ ...UNTOUCHED, ...shared, misses, summoner },
      ...(more.down ? { down: true } : {}),
      ...(more.ally === undefined ? {} : { ally: placeOf(more.ally), summoner: placeOf(more.ally) }),
      ...(more.controller === undefined ? {} : { controller: placeOf(more.controller) }),
    };
  });
  const set = newField({
    ground: GROUND,
    last,
    figures: [...heroes, ...foes],
    flames,
    searches,
    features: features.map(({ id }) => id),
    ...(adventure ? { adventure: { card: adventure, solved: [], rested: [], stayed: 0 } } : {}),
  });
  const side = field.side ?? first ?? 'heroes';
  const now = {
    ...state,
    heroes: state.heroes.map((hero, i) => (said[i]?.broken ? { ...hero, broken: true } : hero)),
  };
  if (adventure) return { ...now, step: 'adventure', field: set };
  if (first === null) return { ...now, step: 'first-strike', field: { ...set, side } };
  return { ...now, step: 'field', field: { ...set, round: 1, first, side } };
}
