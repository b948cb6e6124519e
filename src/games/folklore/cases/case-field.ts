import * as v from 'valibot';
import { expects } from '../../../check/messages.ts';
import { count, fields, list, positive, type Schema, some } from '../../../check/schemas.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import { type Figure, newField, type Side, type Space, UNTOUCHED } from '../rules/model/field.ts';
import { MOST_HEROES } from '../rules/model/setup.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { groundRow, spaceOfGround } from '../schemas.ts';

/** The fight on a map in whose middle a case begins, or that First Strike is still to be rolled for. */
export interface CaseField {
  readonly rows: readonly string[];
  readonly heroes: readonly {
    readonly hero: string;
    readonly at: Space;
    readonly broken?: boolean;
    readonly darkened?: boolean;
  }[];
  readonly foes: readonly {
    readonly foe: string;
    readonly at: Space;
    readonly vita?: number;
    readonly misses?: boolean;
    readonly summoner?: number;
  }[];
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
    fields({ hero: ref, at: spaceOfGround, broken: v.optional(yes), darkened: v.optional(yes) }),
    MOST_HEROES,
  ),
  foes: some(
    fields({
      foe: ref,
      at: spaceOfGround,
      vita: v.optional(positive),
      misses: v.optional(yes),
      summoner: v.optional(count),
    }),
  ),
  flames: v.optional(list(spaceOfGround)),
  searches: v.optional(list(spaceOfGround)),
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
  const { rows, heroes, foes, flames = [], searches = [], dark } = field;
  const ground = {
    ...{ id: GROUND, name: 'A ground', text: 'A ground.', rows, flames, searches },
    heroes: heroes.map(({ at }) => at),
    foes: foes.map(({ at }) => at),
    ...(dark ? { dark: true as const } : {}),
  };
  return { ...content, grounds: { ...content.grounds, [GROUND]: ground } };
}

/** The state with all who fight where the case has them: heroes by their places at the table, then the foes. */
export function onTheField(state: FolkloreState, field: CaseField, content: FolkloreContent): FolkloreState {
  const { first = null, last = false, flames = [], searches = [] } = field;
  const heroes = state.heroes.map(({ card }, hero): Figure => {
    const {
      at = null,
      broken = false,
      darkened = false,
    } = field.heroes.find((one) => one.hero === card) ?? {};
    const shared = { id: hero, hero, foe: null, number: 1, at, vita: 0, darkened };
    return { ...UNTOUCHED, ...shared, broken: broken || state.heroes[hero]!.broken === true };
  });
  const foes = field.foes.map(({ foe, at, vita, misses = false, summoner = null }, i): Figure => {
    const number = field.foes.slice(0, i + 1).filter((one) => one.foe === foe).length;
    const whole = content.foes[foe]?.encounter?.vita ?? 0;
    const id = heroes.length + i;
    return { ...UNTOUCHED, id, hero: null, foe, number, at, vita: vita ?? whole, misses, summoner };
  });
  const set = newField({ ground: GROUND, last, figures: [...heroes, ...foes], flames, searches });
  const side = field.side ?? first ?? 'heroes';
  if (first === null) return { ...state, step: 'first-strike', field: { ...set, side } };
  return { ...state, step: 'field', field: { ...set, round: 1, first, side } };
}
