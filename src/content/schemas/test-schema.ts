import * as v from 'valibot';
import { SHOWN_FACES, type Test } from '../../engine/model/language/abilities.ts';
import { WEAPON_KINDS } from '../../engine/model/vocabulary.ts';
import { circumstanceSchemas } from './circumstance-schema.ts';
import {
  abilityToken,
  count,
  effectName,
  fields,
  figureTag,
  id,
  LIMITS,
  oneOf,
  plainOr,
  positive,
  ref,
  type Schema,
  some,
  text,
} from './fields.ts';
import { filterSchema } from './target-schema.ts';

const effect = effectName;
const kind = v.picklist(['melee', 'ranged']);
const polarity = v.optional(v.picklist(['positive', 'negative']));
const around = v.picklist(['another-ally', 'opponent']);
const least = v.optional(positive);
const orWord = <const W extends string>(word: W): Schema<number | W> =>
  plainOr(v.union([positive, v.literal(word)]), v.never());

/** A text condition. */
export const testSchema: Schema<Test> = oneOf<'is', Test>('is', {
  dodged: fields({ is: v.literal('dodged') }),
  'attack-kind': fields({ is: v.literal('attack-kind'), kind }),
  'weapon-hands': fields({ is: v.literal('weapon-hands'), hands: v.picklist([1, 2]) }),
  'weapon-kind': fields({ is: v.literal('weapon-kind'), kind: v.picklist(WEAPON_KINDS) }),
  flanking: fields({ is: v.literal('flanking') }),
  'target-adjacent': fields({ is: v.literal('target-adjacent') }),
  'damage-at-least-half': fields({ is: v.literal('damage-at-least-half') }),
  'has-effect': fields({ is: v.literal('has-effect'), effect }),
  'target-has-effect': fields({ is: v.literal('target-has-effect'), effect }),
  not: fields({ is: v.literal('not'), test: v.lazy(() => testSchema) }),
  any: fields({
    is: v.literal('any'),
    tests: some(
      v.lazy(() => testSchema),
      LIMITS.tests,
    ),
  }),
  subject: fields({
    is: v.literal('subject'),
    tests: some(
      v.lazy(() => testSchema),
      LIMITS.tests,
    ),
  }),
  weapons: fields({
    is: v.literal('weapons'),
    count: least,
    hands: v.optional(v.picklist([1, 2])),
    kind: v.optional(kind),
    tag: v.optional(text),
  }),
  damage: fields({
    is: v.literal('damage'),
    of: v.picklist(['self', 'target']),
    atLeast: orWord('half'),
  }),
  difference: fields({ is: v.literal('difference'), atLeast: positive }),
  'attack-number': fields({ is: v.literal('attack-number'), atLeast: positive }),
  'target-is': fields({
    is: v.literal('target-is'),
    side: v.optional(v.picklist(['ally', 'another-ally', 'opponent'])),
    tag: v.optional(figureTag),
    summoned: v.optional(v.boolean()),
    marked: v.optional(id),
    with: v.optional(filterSchema),
  }),
  'has-any-effect': fields({ is: v.literal('has-any-effect'), polarity }),
  'target-has-any-effect': fields({ is: v.literal('target-has-any-effect'), polarity }),
  'damage-dealt': fields({ is: v.literal('damage-dealt'), atLeast: orWord('half-of-remaining') }),
  'damage-taken': fields({ is: v.literal('damage-taken'), atLeast: positive }),
  distance: fields({ is: v.literal('distance'), atLeast: v.optional(count), atMost: v.optional(count) }),
  'own-turn': fields({ is: v.literal('own-turn') }),
  sp: fields({ is: v.literal('sp'), atLeast: v.optional(count), atMost: v.optional(count) }),
  adjacent: fields({ is: v.literal('adjacent'), side: around, atLeast: least }),
  'in-soi': fields({ is: v.literal('in-soi'), side: around, atLeast: least }),
  'would-miss': fields({ is: v.literal('would-miss') }),
  shows: fields({
    is: v.literal('shows'),
    face: v.picklist(SHOWN_FACES),
  }),
  token: fields({ is: v.literal('token'), token: abilityToken, atLeast: least }),
  energy: fields({ is: v.literal('energy'), atLeast: positive }),
  gained: fields({
    is: v.literal('gained'),
    token: v.optional(abilityToken),
    effect: v.optional(effect),
    polarity,
    discipline: v.optional(ref('disciplines')),
  }),
  'by-attack': fields({ is: v.literal('by-attack') }),
  'by-spell': fields({ is: v.literal('by-spell') }),
  'has-reduced': fields({ is: v.literal('has-reduced') }),
  shaped: fields({ is: v.literal('shaped') }),
  'started-by-this': fields({ is: v.literal('started-by-this') }),
  ...circumstanceSchemas,
});
