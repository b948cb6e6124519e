import { among, listOf, type Schema, withFields, withFieldsOf } from '../../../check/schemas.ts';
import { count, flag, orNull, rngWords, text, wholeFrom } from '../../../stores/opened/record-fields.ts';
import { ACTION_POINTS } from '../rules/model/fixed-numbers.ts';
import type { BlankToken, CastState, Magic, RunningSpell } from '../rules/spells/magic-state.ts';
import { BLANKS } from '../rules/spells/spell-cards.ts';
import { SPELL_ENDS, SPELL_LOSSES, type SpellEvent } from '../rules/spells/spell-events.ts';
import { heroNumber, ref, space } from './state-parts.ts';

const RUNNING = { spell: ref('spells'), by: text, on: text };
const BLANK = { enemy: ref('enemies'), token: ref('upgrades') };

const cast = withFieldsOf<CastState>({
  hero: heroNumber,
  spell: ref('spells'),
  stone: orNull(ref('scenario')),
  target: orNull(text),
  auraUsed: flag,
  paid: wholeFrom(0, ACTION_POINTS),
  rolls: count,
  successes: count,
  stopped: flag,
  range: count,
  damage: count,
});

/** Spells under way, as a file has them. */
export const magicSchema = withFieldsOf<Magic>({
  cast: orNull(cast),
  running: listOf(withFieldsOf<RunningSpell>(RUNNING), 0, 99),
  blanks: listOf(withFieldsOf<BlankToken>(BLANK), 0, BLANKS),
});

const hero = count;

/** What each event of spells holds beside its type and its rule. */
export const SPELL_EVENTS: Readonly<Record<SpellEvent['type'], Schema<unknown>>> = {
  spellLearned: withFields({ hero, spell: text, drawn: flag, rng: rngWords }),
  spellLost: withFields({ hero, spell: text, why: among(SPELL_LOSSES) }),
  talentLost: withFields({ hero, talent: text }),
  castBegan: withFields({ cast, ap: count }),
  castAura: withFields({ hero }),
  castRolled: withFields({ hero, successes: count, stops: count }),
  castPaid: withFields({ hero, ap: count }),
  castFailed: withFields({ hero, ap: count }),
  castStopped: withFields({ hero }),
  castBrings: withFields({ hero, at: count, times: count, successes: count }),
  castReaches: withFields({ hero, range: count }),
  castHurts: withFields({ amount: count }),
  castEnded: withFields({}),
  spellCarried: withFields({ corpse: orNull(text), from: space, to: space, gone: flag }),
  spellBegan: withFields(RUNNING),
  spellEnded: withFields({ why: among(SPELL_ENDS), ...RUNNING }),
  upgradeBlanked: withFields(BLANK),
  blanksGone: withFields({}),
  stoneCharged: withFields({ card: text, spell: text, rng: rngWords }),
  stoneSpent: withFields({ card: text, spell: text }),
  reserveFilled: withFields({ card: text, aura: count }),
  auraLent: withFields({ hero, card: text }),
  auraSpent: withFields({ hero }),
};
