import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import type { Between, FigureFilter, FiguresCounted, Target } from '../../engine/model/language/abilities.ts';
import { TERRAINS } from '../../engine/model/vocabulary.ts';
import { count, effectName, few, fields, figureTag, id, oneOf, ref, type Schema, yes } from './fields.ts';

const side = v.picklist(['ally', 'another-ally', 'opponent', 'figure']);
const within = v.picklist(['adjacent', 'soi', 'range', 'reach', 'board']);
const from = v.optional(v.picklist(['target', 'space']));

/** Both ends of a range of numbers, either of which may be left out. */
export const between = { atLeast: v.optional(count), atMost: v.optional(count) };
const betweenSchema: Schema<Between> = v.pipe(
  fields(between),
  v.check(
    (one) => one.atLeast !== undefined || one.atMost !== undefined,
    expects({ what: 'at-least-one-of', names: ['atLeast', 'atMost'] }),
  ),
);
export const terrainSchema = v.picklist(TERRAINS.filter((terrain) => terrain !== 'void'));

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
  own: v.optional(yes),
  defeated: v.optional(yes),
  attacked: v.optional(v.boolean()),
  beside: v.optional(v.picklist(['ally', 'opponent'])),
  kind: v.optional(v.picklist(['adventurer', 'command', 'intelligent'])),
  defense: v.optional(betweenSchema),
  armor: v.optional(betweenSchema),
  hpLeft: v.optional(betweenSchema),
  size: v.optional(betweenSchema),
  dr: v.optional(betweenSchema),
  terrain: v.optional(terrainSchema),
  bears: v.optional(ref('tokens')),
});

/** Figures that are counted. */
export const figuresCounted = {
  side,
  within: v.picklist(['adjacent', 'soi', 'range', 'board']),
  range: v.optional(few),
  with: v.optional(filterSchema),
};
export const figuresCountedSchema: Schema<FiguresCounted> = v.pipe(
  fields(figuresCounted),
  v.check(
    ({ within, range }) => (within === 'range') === (range !== undefined),
    expects({ what: 'range-where-within-range' }),
  ),
);

/** Whom an effect touches. */
export const targetSchema: Schema<Target> = oneOf('who', {
  self: fields({ who: v.literal('self') }),
  target: fields({ who: v.literal('target') }),
  attacker: fields({ who: v.literal('attacker') }),
  subject: fields({ who: v.literal('subject') }),
  passed: fields({ who: v.literal('passed') }),
  chosen: fields({ who: v.literal('chosen') }),
  marked: fields({ who: v.literal('marked'), mark: id }),
  choose: v.pipe(
    fields({
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
    // "Another" ally is one beside oneself (p.48), not one beside the target.
    v.check(
      ({ other, side }) => other === undefined || side === 'opponent' || side === 'figure',
      expects({ what: 'other-of-opponents' }),
    ),
  ),
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
