import * as v from 'valibot';
import { isRecord } from '../../check/is-record.ts';
import { LIMITS } from '../../check/limits.ts';
import { type Expected, expects } from '../../check/messages.ts';
import { among, type FieldsOf, listOf, onlyFields, type Schema, withFieldsOf } from '../../check/schemas.ts';
import type { Loadout, LoadoutItem } from '../../engine/index.ts';

/** Of anything an Adventurer brings: legal loadouts have a tenth of it. */
const MOST_CARDS = 100;

/** That of a pack, a colon and that of a file of it (X150). */
const LONGEST_ID = 2 * LIMITS.name + 1;

/** An id of content. None is called as something that every object of JavaScript has. */
export const idOf = (expected: Expected) =>
  v.pipe(
    v.string(expects(expected)),
    v.maxLength(LONGEST_ID, expects({ what: 'at-most', most: LONGEST_ID, of: 'letters' })),
    v.check((input) => !(input in Object.prototype), expects({ what: 'id-not-reserved' })),
  );

const card = idOf({ what: 'card-id' });

/** Items are ids, or objects that say their side and their Upgrades (p.28). */
const item = v.lazy((input): Schema<LoadoutItem> => {
  if (typeof input === 'string') return card;
  if (!isRecord(input)) return v.custom<LoadoutItem>(() => false, expects({ what: 'card-id-or-object' }));
  return onlyFields<FieldsOf<Exclude<LoadoutItem, string>>>({
    ref: card,
    face: v.optional(among(['back'])),
    upgrades: v.optional(listOf(card, 0, MOST_CARDS)),
  });
});

/** What an Adventurer brings, as a saved game or a link has it; whether the cards exist the rules say. */
export const loadoutSchema = withFieldsOf<Loadout>({
  items: listOf(item, 0, MOST_CARDS),
  pack: v.optional(listOf(item, 0, MOST_CARDS)),
  disciplines: listOf(card, 0, MOST_CARDS),
  familiar: v.optional(idOf({ what: 'id-of', sort: 'familiars' })),
  companion: v.optional(idOf({ what: 'id-of', sort: 'companions' })),
});
