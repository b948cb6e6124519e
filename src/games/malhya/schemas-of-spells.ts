/** Spells, Mhaÿ talents and bonus cards, as files have them. */
import * as v from 'valibot';
import { cardId as id } from '../../check/guest-content.ts';
import {
  byField,
  few,
  fewOrNone,
  fields,
  list,
  name,
  record,
  type Schema,
  some,
  text,
  yes,
} from '../../check/schemas.ts';
import type { Learned } from './rules/model/content.ts';
import { CHARACTERISTICS } from './rules/model/vocabulary.ts';
import {
  AIMS,
  LASTS,
  type MhayTalent,
  SCHOOLS,
  SPELL_KINDS,
  type SpellCard,
  type SpellCheck,
  type SpellEffect,
  type SpellSign,
} from './rules/spells/spell-cards.ts';
import { fightSign } from './schemas-of-fights.ts';
import { signs } from './schemas-of-lines.ts';
import { refTo } from './schemas-of-names.ts';

const some1 = v.optional(few);
const opt = v.optional(yes);

const spellEffect: Schema<SpellEffect> = byField<SpellEffect>({
  damage: fields({ damage: few }),
  around: fields({ around: few }),
  shove: fields({ shove: v.picklist(['push', 'pull', 'push-or-pull']), spaces: few }),
  heal: fields({ heal: few }),
  aura: fields({ aura: few }),
  ap: fields({ ap: few }),
  step: fields({ step: few }),
  slower: fields({ slower: few }),
  blank: fields({ blank: yes }),
  lasts: fields({ lasts: yes }),
  range: fields({ range: few }),
  carry: fields({ carry: few }),
  calm: fields({ calm: few }),
});

const spellCheck: Schema<SpellCheck> = fields({
  difficulty: few,
  shields: some1,
  threat: some1,
  stop: few,
  brings: some(fields({ per: few, does: spellEffect })),
});

export const spell: Schema<SpellCard> = fields({
  id,
  name,
  text,
  school: v.picklist(SCHOOLS),
  kind: v.picklist(SPELL_KINDS),
  mode: v.picklist(['stealth', 'combat']),
  aim: v.picklist(AIMS),
  range: some1,
  another: opt,
  ap: fewOrNone,
  master: v.optional(fields({ ap: some1, special: some1 })),
  check: v.optional(spellCheck),
  does: v.optional(some(spellEffect)),
  lasting: v.optional(fields({ until: v.picklist(LASTS), fight: fightSign })),
  passive: v.optional(
    fields({ of: v.optional(v.picklist(CHARACTERISTICS)), does: signs }),
  ) as unknown as Schema<SpellCard['passive']>,
}) as unknown as Schema<SpellCard>;

export const mhayTalent: Schema<MhayTalent> = fields({
  school: v.optional(v.picklist(SCHOOLS)),
  spell: v.optional(refTo('spells')),
});

export const spellSign: Schema<SpellSign> = fields({
  only: v.optional(v.picklist(SPELL_KINDS)),
  allSchools: opt,
  range: some1,
  ap: some1,
  special: some1,
  healPerPair: some1,
  noSight: opt,
  lessShields: some1,
  auraAfterCombat: some1,
});

export const learned = record(
  refTo('heroes'),
  fields({ talents: list(refTo('talents')), spells: list(refTo('spells')) }) as Schema<Learned>,
);

/** Of a scenario card. */
export const BONUS_SIDE = { stone: opt, reserve: some1 };
