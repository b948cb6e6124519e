import * as v from 'valibot';
import { LIMITS } from '../../check/limits.ts';
import { expects, type SortOfContent } from '../../check/messages.ts';
import { coordinate, few, fields, type Schema } from '../../check/schemas.ts';
import type { Space } from '../../engine/model/board.ts';
import {
  ABILITY_TOKENS,
  DAMAGE_TYPES,
  DICE,
  EFFECTS,
  FIGURE_TAGS,
  ITEM_TYPES,
  SKILLS,
  SYMBOLS,
  type SymbolCount,
  TIERS,
  TREES,
} from '../../engine/model/vocabulary.ts';

/** What every schema of a card is made of: the shapes JSON has, and those of the game. */
export { LIMITS } from '../../check/limits.ts';
export * from '../../check/schemas.ts';

export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, expects({ what: 'id' })),
  v.maxLength(LIMITS.name, expects({ what: 'at-most', most: LIMITS.name, of: 'letters' })),
  // What every object of JavaScript has under this name would be met where a card is looked for.
  v.notValue('constructor', expects({ what: 'id-not-reserved' })),
);

/** An id, alone or behind that of its pack (X150). */
const REF = /^([a-z0-9]+(-[a-z0-9]+)*:)?[a-z0-9]+(-[a-z0-9]+)*$/;
/** Two ids and a colon. */
const LONGEST_REF = 2 * LIMITS.name + 1;

const refTo = (names: SortOfContent) =>
  v.pipe(
    v.string(),
    v.regex(REF, expects({ what: 'ref' })),
    v.maxLength(LONGEST_REF, expects({ what: 'at-most', most: LONGEST_REF, of: 'letters' })),
    v.notValue('constructor', expects({ what: 'id-not-reserved' })),
    v.metadata({ names }),
  );
const REFS = {
  adventurers: refTo('adventurers'),
  items: refTo('items'),
  upgrades: refTo('upgrades'),
  disciplines: refTo('disciplines'),
  familiars: refTo('familiars'),
  companions: refTo('companions'),
  exalted: refTo('exalted'),
  ubiquitous: refTo('ubiquitous'),
  combatants: refTo('combatants'),
  tokens: refTo('tokens'),
  tiles: refTo('tiles'),
  encounters: refTo('encounters'),
  adventures: refTo('adventures'),
  scenes: refTo('scenes'),
  bounties: refTo('bounties'),
  scenarios: refTo('scenarios'),
  abraxis: refTo('abraxis'),
} as const satisfies Record<SortOfContent, unknown>;

/**
 * The id of another file: of the pack's own, of a pack it requires, or of a built-in one. Every field that names a file
 * is one of these, never a plain `id`: by them `files/pack-space.ts` knows where names of files stand.
 */
export const ref = (sort: SortOfContent) => REFS[sort];

export const die = v.picklist(DICE);
export const effectName = v.picklist(EFFECTS);
export const damageType = v.picklist(DAMAGE_TYPES);
/** What RESISTANCE is to: damage of a type, or attacks with a weapon of a tag (p.33). */
export const resisted = v.union([damageType, fields({ weapon: id })]);
export const figureTag = v.picklist(FIGURE_TAGS);
export const abilityToken = v.picklist(ABILITY_TOKENS);
export const skill = v.picklist(SKILLS);
export const tree = v.picklist(TREES);
export const tier = v.picklist(TIERS);
export const itemType = v.picklist(ITEM_TYPES);

/** A pair of whole numbers from 0: x to the east, y to the south. */
export const space: Schema<Space> = v.pipe(
  v.strictTuple([coordinate, coordinate], expects({ what: 'space' })),
  v.readonly(),
);

export const symbolCount: Schema<SymbolCount> = v.pipe(
  fields({ book: v.optional(few), shield: v.optional(few), burst: v.optional(few) }),
  v.check(
    (spent) => SYMBOLS.some((symbol) => spent[symbol] !== undefined),
    expects({ what: 'at-least-one-of', names: SYMBOLS }),
  ),
);
