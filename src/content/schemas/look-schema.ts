import * as v from 'valibot';
import { isRecord } from '../../check/is-record.ts';
import { expects } from '../../check/messages.ts';
import {
  BACKS,
  BEARDS,
  BODY_COLOURS,
  BODY_PLANS,
  type BodyLook,
  CHESTS,
  EARS,
  FACES,
  HAIRS,
  HATS,
  HEADS,
  HELD,
  HORNS,
  type Holding,
  type Look,
  MARKS,
  MOUTHS,
  PERSON_COLOURS,
  type PersonLook,
  PLACES_HELD,
  WEARS,
} from '../../engine/model/cards/look.ts';
import { fields, list, type Schema, wholeUpTo } from './fields.ts';

export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, expects({ what: 'colour' })));

const coloursOf = <Role extends string>(roles: readonly Role[]) =>
  fields(Object.fromEntries(roles.map((role) => [role, v.optional(colour)]))) as unknown as Schema<
    Readonly<Partial<Record<Role, string>>>
  >;
const part = <const T extends readonly string[]>(names: T) => v.optional(v.picklist(names));

export const holdingSchema: Schema<Holding> = fields({
  what: v.picklist(HELD),
  where: v.picklist(PLACES_HELD),
  turn: v.optional(wholeUpTo(-180, 180)),
  size: v.optional(wholeUpTo(30, 200)),
});

const personSchema: Schema<PersonLook> = fields({
  plan: v.literal('person'),
  build: part(['slim', 'broad']),
  head: part(HEADS),
  stoop: v.optional(wholeUpTo(0, 20)),
  face: part(FACES),
  mouth: part(MOUTHS),
  hair: part(HAIRS),
  hat: part(HATS),
  ears: part(EARS),
  horns: part(HORNS),
  beard: part(BEARDS),
  chest: part(CHESTS),
  back: part(BACKS),
  held: v.optional(list(holdingSchema, 4)),
  marks: v.optional(list(v.picklist(MARKS), MARKS.length)),
  colours: coloursOf(PERSON_COLOURS),
});

const bodySchema: Schema<BodyLook> = fields({
  plan: v.picklist(BODY_PLANS),
  wears: v.optional(list(v.picklist(WEARS), WEARS.length)),
  colours: coloursOf(BODY_COLOURS),
});

const unnamed = v.looseObject({ plan: v.picklist(['person', ...BODY_PLANS]) }) as unknown as Schema<Look>;

/** What a figure is drawn of: somebody put together of parts, or a body as a whole; `plan` tells them apart. */
export const lookSchema: Schema<Look> = v.lazy((input): Schema<Look> => {
  if (input === undefined) return v.union([personSchema, bodySchema]);
  const plan = isRecord(input) ? input.plan : undefined;
  if (plan === 'person') return personSchema;
  return BODY_PLANS.some((one) => one === plan) ? bodySchema : unnamed;
});
