import * as v from 'valibot';
import { among, listOf, type Schema, withFieldsOf } from '../../check/schemas.ts';
import {
  ABILITY_TOKENS,
  type CardType,
  type Cause,
  type CountWord,
  DAMAGE_TYPES,
  EFFECTS,
  type LedgerEntry,
  SHELVES,
  SKILLS,
  type Sum,
  TERMS,
  type TextPlace,
} from '../../engine/index.ts';
import { amount, count, die, instanceId, text, toldOf, yes } from './record-fields.ts';

const type = among(Object.keys(SHELVES) as CardType[]);
const place = among<TextPlace>(['totem', 'objective', 'achievement', 'end', 'loot']);
const ability = {
  type,
  card: instanceId,
  ability: instanceId,
  back: yes,
  host: v.optional(instanceId),
  granted: v.optional(instanceId),
};
/** As a record has it: one with a word that is gone since opens all the same. */
const countWord = text as Schema<string> as Schema<CountWord>;
const nested = v.lazy((): Schema<Cause> => causeSchema);

/** What made a number, as a record has it: its kind is one that has words. */
export const causeSchema: Schema<Cause> = toldOf<Cause, 'kind'>('kind', {
  figure: { figure: instanceId },
  card: { type, card: instanceId, back: yes },
  ability,
  symbols: { type, card: instanceId, ability: instanceId, back: yes },
  die: { die, of: v.optional(nested) },
  count: { count: countWord, what: v.optional(text), of: nested },
  effect: { effect: among(EFFECTS) },
  token: { token: among(ABILITY_TOKENS) },
  term: { term: among(TERMS) },
  armor: { armor: amount, pierced: amount },
  resistance: { to: text },
  immunity: { to: among(DAMAGE_TYPES) },
  skill: { skill: among(SKILLS) },
  force: { force: amount, printed: yes },
  boost: { by: instanceId },
  attack: { by: instanceId },
  spell: { by: instanceId },
  summon: { card: instanceId },
  'upgrade-on': { upgrade: instanceId, item: instanceId },
  'learned-before': { others: count, level: count },
  'track-roll': { books: count },
  defeat: { of: instanceId },
  text: { place, id: instanceId },
  said: { text },
});

export const ledger = listOf(withFieldsOf<LedgerEntry>({ cause: causeSchema, amount, rule: text }));

/** A number with its working. */
export const sum = withFieldsOf<Sum>({ total: amount, entries: ledger });
