/** What a party carries into an encounter, as files have it. */
import * as v from 'valibot';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import { type FieldsOf, listOf, type Schema, withFieldsOf } from '../../check/schemas.ts';
import type { CardState, CarriedAlly, CarriedMember, Carry, LootOut } from '../../engine/index.ts';
import { idOf } from './loadout-schema.ts';
import { count, flag, ids, namedBy, numbersOf, orTrue, tokens, wholeFrom, yes } from './record-fields.ts';

/** Where in a loadout a card may lie. */
const PLACE = /^(card|familiar|companion|disciplines\.\d{1,3}|(items|pack)\.\d{1,3}(\.upgrades\.\d{1,3})?)$/;

/** Cards of one rank in the Combatant Loot Deck: it has 30 (p.20). */
const out = wholeFrom(0, 30);

/** How a card lies that is not as new. */
export const cardState = withFieldsOf<CardState>({
  exhausted: yes,
  flipped: yes,
  used: v.optional(ids),
  energy: v.optional(count),
});

const nowhere: Schema<never> = v.pipe(
  v.custom<never>(() => true),
  v.check(() => false, expects({ what: 'card-place' })),
);

export const hurt: FieldsOf<Pick<CarriedMember, 'damage' | 'defeated'>> = { damage: count, defeated: flag };
const cardRef = idOf({ what: 'card-id' });

/** A member as an encounter left it. */
export const carriedMember: FieldsOf<CarriedMember> = {
  ...hurt,
  tokens,
  cards: namedBy((place) => (PLACE.test(place) ? cardState : nowhere)),
};

export const lootOutSchema = withFieldsOf<LootOut>({
  gold: numbersOf<LootOut['gold']>(out, 6),
  item: out,
  monster: out,
  unique: out,
});

/** What an encounter begins from, as a saved game or a link has it; whether the cards lie there the rules say. */
export const carrySchema = withFieldsOf<Carry>({
  members: listOf(withFieldsOf<CarriedMember>(carriedMember), 0, LIMITS.party),
  allies: v.optional(listOf(withFieldsOf<CarriedAlly>({ card: cardRef, ...hurt }), 0, LIMITS.few)),
  lootOut: lootOutSchema,
  away: listOf(cardRef),
  stash: v.optional(listOf(cardRef)),
  unlocked: listOf(cardRef),
  flags: namedBy(() => orTrue(count)),
  achieved: v.optional(listOf(cardRef)),
});
