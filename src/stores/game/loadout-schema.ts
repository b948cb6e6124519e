import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import { among, isRecord, listOf, onlyFields, withFields } from '../../check/schemas.ts';

const card = v.string(expects({ what: 'card-id' }));

/** Items are ids, or objects that say their side and their Upgrades (p.28). */
const item = v.lazy((input) => {
  if (typeof input === 'string') return card;
  if (!isRecord(input)) return v.custom(() => false, expects({ what: 'card-id-or-object' }));
  return onlyFields({ ref: card, face: v.optional(among(['back'])), upgrades: v.optional(listOf(card)) });
});

/** What an Adventurer brings, as a saved game or a link has it; whether the cards exist the rules say. */
export const loadoutSchema = withFields({
  items: listOf(item),
  pack: v.optional(listOf(item)),
  disciplines: listOf(card),
  familiar: v.optional(v.string(expects({ what: 'id-of', sort: 'familiars' }))),
});
