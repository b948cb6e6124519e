import * as v from 'valibot';
import { among, isRecord, listOf, onlyFields, withFields } from '../../check/schemas.ts';

const card = v.string('the id of a card');

/** Items are ids, or objects that say their side and their Upgrades (p.28). */
const item = v.lazy((input) => {
  if (typeof input === 'string') return card;
  if (!isRecord(input)) return v.custom(() => false, 'the id of a card, or an object with one');
  return onlyFields(
    { ref: card, face: v.optional(among(['back'])), upgrades: v.optional(listOf(card)) },
    'ref, face and upgrades only',
  );
});

/** What an Adventurer brings, as a saved game or a link has it; whether the cards exist the rules say. */
export const loadoutSchema = withFields({
  items: listOf(item),
  pack: v.optional(listOf(item)),
  disciplines: listOf(card),
  familiar: v.optional(v.string('the id of a familiar')),
});
