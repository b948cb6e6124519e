/** The stealth board, what of a place counts in stealth, and what happens there, as a record has them. */
import * as v from 'valibot';
import { among, type Schema, withFields, withFieldsOf } from '../../../check/schemas.ts';
import { count, flag, namedBy, orNull, rngWords, text } from '../../../stores/opened/record-fields.ts';
import { CALLED_TO, COMPASS, type Vigilance } from '../rules/stealth/stealth-cards.ts';
import type { StealthFace } from '../rules/stealth/stealth-dice.ts';
import { type StealthEvent, THREAT_REASONS, type ThreatDie } from '../rules/stealth/stealth-events.ts';
import { ALARM_CAUSES, type Corpse, type Quiet, type StealthBoard } from '../rules/stealth/stealth-state.ts';
import { STEALTH_LEVELS } from '../rules/stealth/threat.ts';
import { each, names, space } from './state-parts.ts';

const line = among(['move', 'ranged-kill', 'melee-kill', 'corpse']);
const cause = among(ALARM_CAUSES);
const hero = count;
const face: Schema<StealthFace> = v.lazy(
  (input): Schema<StealthFace> =>
    (typeof input === 'string' ? among(['special']) : count) as Schema<StealthFace>,
);

export const boardSchema = withFieldsOf<StealthBoard>({
  level: among(STEALTH_LEVELS),
  threat: count,
  alarm: orNull(cause),
});

export const quietSchema = withFieldsOf<Quiet>({
  corpses: each(withFieldsOf<Corpse>({ id: text, at: space })),
  gone: count,
  noise: each(space),
  vigilance: each(withFieldsOf<Vigilance>({ enemy: text, at: space, gaze: space })),
  lines: namedBy(() => each(line)),
  cards: count,
  out: namedBy(() => text),
});

/** What each event of stealth holds beside its type and its rule. */
export const STEALTH_EVENTS: Readonly<Record<StealthEvent['type'], Schema<unknown>>> = {
  stealthEntered: withFields({ level: among(STEALTH_LEVELS) }),
  quietTurnBegan: withFields({ turn: count, tracker: count }),
  quietTurnTaken: withFields({ who: text }),
  lineUsed: withFields({ hero, line }),
  enemyKilled: withFields({
    hero,
    figure: text,
    by: among(['melee-kill', 'ranged-kill']),
    ap: count,
    at: space,
  }),
  corpseMoved: withFields({ hero, corpse: text, to: space, gone: flag }),
  heroRevived: withFields({ hero, at: space, from: orNull(among(['damage', 'injury'])) }),
  quietTurnDone: withFields({ hero }),
  heroLeft: withFields({ hero, token: text }),
  heroReturned: withFields({ hero, at: space }),
  threatRolled: withFields({
    hero,
    dice: each(withFieldsOf<ThreatDie>({ die: among(['white', 'black']), face })),
    rng: rngWords,
  }),
  threatDieRerolled: withFields({ hero, die: count, face, rng: rngWords }),
  threatMoved: withFields({ to: count, why: among(THREAT_REASONS), alarm: orNull(cause) }),
  alarmOrdered: withFields({}),
  enemyPhaseBegan: withFields({ cards: count }),
  stealthCardTurned: withFields({ card: text, left: count }),
  enemiesCalled: withFields({
    to: among(CALLED_TO),
    spaces: count,
    movers: names,
    passed: each(withFields({ figure: text, why: among(['there', 'no-nearer']) })),
  }),
  enemyPosted: withFields({
    figure: orNull(text),
    on: among(CALLED_TO),
    towards: among(COMPASS),
    spaces: count,
  }),
  vigilanceLaid: withFields({ figure: text, at: space, gaze: space }),
  vigilanceFailed: withFields({ figure: text }),
  vigilanceLifted: withFields({ figure: text, at: space }),
  noiseMade: withFields({ at: space }),
  noiseGone: withFields({ at: space }),
  spotted: withFields({ by: text, who: text, at: space }),
  alarmRaised: withFields({ why: cause, by: orNull(text), who: orNull(text) }),
  stealthEnded: withFields({}),
};
