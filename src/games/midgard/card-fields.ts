/** What fields of several sorts of cards have in common. */
import * as v from 'valibot';
import { cardId } from '../../check/guest-content.ts';
import { expects } from '../../check/messages.ts';
import { fields, name, type Schema, text, wholeUpTo } from '../../check/schemas.ts';
import {
  ABILITIES,
  type Ability,
  CARRIED,
  type FoeNumbers,
  type Level,
  type Needs,
  type Stealing,
  UNDER_SHADOW,
} from './rules/model/content.ts';
import { CHANGE_WANTED } from './words/reports.ts';

export const id = cardId;

/** What every card has that is told of at the table. */
export const told = { id, name, text };

/** Added to a d20, with what it is compared with: beyond 20 it would decide alone. */
export const bonus = wholeUpTo(1, 20);
export const malus = wholeUpTo(-20, -1);
/** Counted out one by one: gold, Life Points, cards, points. */
export const some9 = wholeUpTo(1, 9);
export const upTo9 = wholeUpTo(0, 9);
export const copies = wholeUpTo(0, 40);
/** Strength, Dexterity, Intelligence. */
export const score = wholeUpTo(1, 30);
/** Attack, defense and S before a die or as they stand. */
export const value = wholeUpTo(0, 40);
/** Up or down, never 0. */
export const change = v.pipe(
  wholeUpTo(-9, 9),
  v.check((number) => number !== 0, expects({ what: 'said', text: CHANGE_WANTED })),
);

export const ability: Schema<Ability> = v.picklist(ABILITIES);
export const carried = v.picklist(CARRIED);
export const level: Schema<Level> = v.picklist([1, 2, 3]);
export const allowed = v.picklist(UNDER_SHADOW);

/** At least one of the fields: an object of none would say nothing. */
export const anyOf = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    fields(entries),
    v.check(
      (given) => Object.keys(given).length > 0,
      expects({ what: 'at-least-one-of', names: Object.keys(entries) }),
    ),
  );

export const needs: Schema<Needs> = anyOf({
  strength: v.optional(score),
  dexterity: v.optional(score),
  intelligence: v.optional(score),
});

export const stealing: Schema<Stealing> = fields({ thief: wholeUpTo(0, 20), victim: wholeUpTo(-20, 0) });

/** Of whoever is fought: a creature, a guardian, a boss. */
export const FOE = { attack: value, defense: value, lp: some9, damage: some9, flag: upTo9 };
export const foeNumbers: Schema<FoeNumbers> = fields(FOE);
