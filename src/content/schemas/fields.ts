import * as v from 'valibot';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import { coordinate, few, fields, type Schema } from '../../check/schemas.ts';
import type { Space } from '../../engine/model/board.ts';
import {
  ABILITY_TOKENS,
  DAMAGE_TYPES,
  DICE,
  EFFECTS,
  FIGURE_TAGS,
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
