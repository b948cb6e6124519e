import * as v from 'valibot';
import { among, listOf, type Schema, withFields } from '../../check/schemas.ts';
import {
  ABILITY_TOKENS,
  type Cause,
  DAMAGE_TYPES,
  EFFECTS,
  SHELVES,
  SKILLS,
  TERMS,
  type TextPlace,
} from '../../engine/index.ts';
import { amount, count, die, instanceId, text, told, yes } from './record-fields.ts';

const type = among(Object.keys(SHELVES));
const place = among<TextPlace>(['totem', 'objective', 'achievement', 'end', 'loot']);
const ability = {
  type,
  card: instanceId,
  ability: instanceId,
  back: yes,
  host: v.optional(instanceId),
  granted: v.optional(instanceId),
};
const nested = v.lazy(() => causeSchema);

const CAUSES = {
  figure: withFields({ figure: instanceId }),
  card: withFields({ type, card: instanceId, back: yes }),
  ability: withFields(ability),
  symbols: withFields({ type, card: instanceId, ability: instanceId, back: yes }),
  die: withFields({ die, of: v.optional(nested) }),
  count: withFields({ count: text, what: v.optional(text), of: nested }),
  effect: withFields({ effect: among(EFFECTS) }),
  token: withFields({ token: among(ABILITY_TOKENS) }),
  term: withFields({ term: among(TERMS) }),
  armor: withFields({ armor: amount, pierced: amount }),
  resistance: withFields({ to: text }),
  immunity: withFields({ to: among(DAMAGE_TYPES) }),
  skill: withFields({ skill: among(SKILLS) }),
  force: withFields({ force: amount, printed: yes }),
  boost: withFields({ by: instanceId }),
  attack: withFields({ by: instanceId }),
  spell: withFields({ by: instanceId }),
  summon: withFields({ card: instanceId }),
  'upgrade-on': withFields({ upgrade: instanceId, item: instanceId }),
  'learned-before': withFields({ others: count, level: count }),
  'track-roll': withFields({ books: count }),
  defeat: withFields({ of: instanceId }),
  text: withFields({ place, id: instanceId }),
  said: withFields({ text }),
} satisfies Readonly<Record<Cause['kind'], Schema<unknown>>>;

/** What made a number, as a record has it: its kind is one that has words. */
export const causeSchema: Schema<unknown> = told('kind', CAUSES);

export const ledger = listOf(withFields({ cause: causeSchema, amount, rule: text }));

/** A number with its working. */
export const sum = withFields({ total: amount, entries: ledger });
