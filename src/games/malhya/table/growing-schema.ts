import * as v from 'valibot';
import { among, everyOf, type Schema, withFields, withFieldsOf } from '../../../check/schemas.ts';
import { amount, count, flag, orNull, rngWords, text } from '../../../stores/opened/record-fields.ts';
import { BONUSES, type Domain, type GrowingEvent, type Growth } from '../rules/growing/growth.ts';
import { CHARACTERISTICS, SIDES } from '../rules/model/vocabulary.ts';
import { names as cards, each, heroNumber } from './state-parts.ts';

const domain = withFieldsOf<Domain>({ weapons: count, objects: count });

/** What a group has grown to in a state as a file has it: its shape. */
export const growthSchema = withFieldsOf<Growth>({
  level: count,
  newcomers: each(heroNumber),
  checks: withFieldsOf<Growth['checks']>(everyOf(CHARACTERISTICS, v.optional(count))),
  domain: v.optional(domain),
});

const hero = count;
const characteristic = among(CHARACTERISTICS);

/** What each event of growing holds. */
export const GROWING_EVENTS: Readonly<Record<GrowingEvent['type'], Schema<unknown>>> = {
  levelBegan: withFields({ level: count }),
  valueRaised: withFields({ hero, characteristic }),
  bonusGained: withFields({ hero, bonus: among(BONUSES) }),
  talentsDrawn: withFields({ hero, talents: cards, rng: rngWords }),
  talentGained: withFields({ hero, talent: text }),
  talentImproved: withFields({ hero, talent: text }),
  potionRow: withFields({ hero, amount }),
  giftDrawn: withFields({ hero, gear: cards, rng: rngWords }),
  domainRaised: withFields({ domain, quality: cards, rng: rngWords }),
  lifeWorn: withFields({ hero, amount }),
  settled: withFields({ hero }),
  checkMet: withFields({ characteristic }),
  artifactWorn: withFields({ hero, gear: text, off: orNull(text) }),
  spareDrawn: withFields({ hero }),
  weaponsSwapped: withFields({ hero }),
  artifactOff: withFields({ hero, gear: text }),
  auraSurged: withFields({ hero, ap: count }),
  peopleUsed: withFields({ hero, effect: count, lasts: flag }),
  peopleOver: withFields({ hero }),
  talentCopied: withFields({ hero, talent: text, side: among(SIDES) }),
};
