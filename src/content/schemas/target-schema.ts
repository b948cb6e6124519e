import * as v from 'valibot';
import type { FigureFilter, Target } from '../../engine/model/language/abilities.ts';
import { effectName, few, fields, figureTag, id, oneOf, type Schema, yes } from './fields.ts';

const side = v.picklist(['ally', 'another-ally', 'opponent', 'figure']);
const within = v.picklist(['adjacent', 'soi', 'range', 'reach', 'board']);
const from = v.optional(v.picklist(['target', 'space']));

/** Which of the figures that could be touched. */
export const filterSchema: Schema<FigureFilter> = fields({
  effect: v.optional(effectName),
  anyEffect: v.optional(v.picklist(['positive', 'negative', 'any'])),
  mark: v.optional(id),
  tag: v.optional(figureTag),
  damaged: v.optional(yes),
  undamaged: v.optional(yes),
  summoned: v.optional(yes),
  kin: v.optional(yes),
  loyal: v.optional(yes),
  defeated: v.optional(yes),
  attacked: v.optional(v.boolean()),
  beside: v.optional(v.picklist(['ally', 'opponent'])),
});

/** Whom an effect touches. */
export const targetSchema: Schema<Target> = oneOf('who', {
  self: fields({ who: v.literal('self') }),
  target: fields({ who: v.literal('target') }),
  attacker: fields({ who: v.literal('attacker') }),
  subject: fields({ who: v.literal('subject') }),
  passed: fields({ who: v.literal('passed') }),
  chosen: fields({ who: v.literal('chosen') }),
  marked: fields({ who: v.literal('marked'), mark: id }),
  choose: fields({
    who: v.literal('choose'),
    side,
    within,
    range: v.optional(few),
    sight: v.optional(v.boolean()),
    count: v.optional(few),
    other: v.optional(yes),
    from,
    with: v.optional(filterSchema),
  }),
  all: fields({
    who: v.literal('all'),
    side,
    within,
    range: v.optional(few),
    from,
    with: v.optional(filterSchema),
    and: v.optional(v.literal('target')),
  }),
});
