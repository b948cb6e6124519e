/** What adventurers own: goods, spells, skills, treasures, artifacts. */
import * as v from 'valibot';
import { byField, fields, type Schema, some, wholeUpTo, yes } from '../../check/schemas.ts';
import {
  ability,
  allowed,
  anyOf,
  bonus,
  carried,
  change,
  malus,
  needs,
  some9,
  stealing,
  told,
  upTo9,
} from './card-fields.ts';
import type {
  Adds,
  ArtifactCard,
  GoodCard,
  SkillCard,
  SpellCard,
  SpellEffect,
  TreasureCard,
} from './rules/model/content.ts';

const adds: Schema<Adds> = anyOf({
  strength: v.optional(change),
  dexterity: v.optional(change),
  intelligence: v.optional(change),
  attack: v.optional(change),
  defense: v.optional(change),
  initiative: v.optional(change),
  lp: v.optional(change),
});

export const good: Schema<GoodCard> = fields({
  ...told,
  pile: v.picklist(['equipment', 'weapons', 'found']),
  carried,
  kind: v.picklist(['weapon', 'shield', 'armor', 'helmet', 'thing']),
  needs: v.optional(needs),
  attack: v.optional(bonus),
  damage: v.optional(some9),
  unshielded: v.optional(yes),
  defense: v.optional(bonus),
  initiative: v.optional(change),
  lp: v.optional(some9),
  use: v.optional(
    byField<NonNullable<GoodCard['use']>>({
      attack: fields({ attack: bonus }),
      defense: fields({ defense: bonus }),
      heal: fields({ heal: some9 }),
      again: fields({ again: yes }),
    }),
  ),
  places: v.optional(some9),
  gait: v.optional(wholeUpTo(2, 9)),
  pouch: v.optional(some9),
  stealing: v.optional(stealing),
  allows: v.optional(some(allowed)),
});

const spellEffect: Schema<SpellEffect> = byField<SpellEffect>({
  heal: fields({ heal: some9 }),
  combat: fields({
    combat: byField<{ attack: number } | { defense: number }>({
      attack: fields({ attack: bonus }),
      defense: fields({ defense: bonus }),
    }),
  }),
  damage: fields({ damage: some9 }),
  look: fields({ look: yes }),
  move: fields({ move: yes }),
  undo: fields({ undo: yes }),
  resistance: fields({ resistance: malus }),
  leave: fields({ leave: yes }),
  shadow: fields({ shadow: some9 }),
});

export const spell: Schema<SpellCard> = fields({
  ...told,
  value: wholeUpTo(0, 20),
  needs: v.optional(needs),
  does: spellEffect,
  stays: v.optional(yes),
  fails: v.optional(some9),
});

export const skill: Schema<SkillCard> = fields({
  ...told,
  needs: v.optional(needs),
  base: v.optional(v.picklist(['proficiency', 'blessing', 'spellcasting'])),
  adds: v.optional(adds),
  stealing: v.optional(stealing),
  cheaper: v.optional(some9),
  tokens: v.optional(fields({ ability, bonus })),
  forgeries: v.optional(bonus),
  allows: v.optional(some(allowed)),
  captain: v.optional(bonus),
});

export const treasure: Schema<TreasureCard> = fields({
  ...told,
  worn: v.picklist(['ring', 'bracelet', 'brooch']),
  adds: v.optional(adds),
  resistance: v.optional(malus),
  single: v.optional(yes),
  haste: v.optional(wholeUpTo(3, 9)),
  twenty: v.optional(yes),
});

export const artifact: Schema<ArtifactCard> = fields({
  ...told,
  prestige: v.optional(some9),
  look: v.optional(yes),
  reactions: v.optional(wholeUpTo(2, 9)),
  leave: v.optional(upTo9),
  shadow: v.optional(malus),
});
