/** Signs of stealth on enemies, weapons, talents and action cards, as files have them. */
import * as v from 'valibot';
import { few, fields, type Schema, wholeUpTo, yes } from '../../check/schemas.ts';
import { CALLED_TO, COMPASS, type StealthCard } from './rules/stealth/stealth-cards.ts';
import type { HeroStealthSigns, StealthSigns } from './rules/stealth/stealth-lines.ts';
import { STEALTH_LEVELS } from './rules/stealth/threat.ts';

const opt = v.optional(yes);
const compass = v.picklist(COMPASS);
/** AP more, or fewer. */
const more = v.optional(wholeUpTo(-6, 6));

export const stealthLevel = v.picklist(STEALTH_LEVELS);

export const stealthSigns: Schema<StealthSigns> = fields({
  noRangedKill: opt,
  noKill: opt,
  meleeKill: more,
  sees: v.optional(few),
  moves: v.optional(few),
  looksBothWays: opt,
});

export const heroStealthSigns: Schema<HeroStealthSigns> = fields({
  noRangedKill: opt,
  rangedKill: more,
  meleeKill: more,
  pastYellow: more,
});

export const stealthCard: Schema<StealthCard> = fields({
  one: v.optional(fields({ count: few, spaces: few, to: v.picklist(CALLED_TO) })),
  two: v.optional(
    fields({
      on: v.picklist(['red', 'yellow', 'green', 'blue']),
      spaces: few,
      towards: compass,
      gaze: compass,
    }),
  ),
  corpses: opt,
});
