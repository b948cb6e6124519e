/** People's cards and what talents do in stealth, as a file has them. */
import * as v from 'valibot';
import { cardId as id } from '../../check/guest-content.ts';
import { few, fields, name, type Schema, some, text } from '../../check/schemas.ts';
import { BONUSES, type PeopleCard, type QuietSign } from './rules/growing/growth.ts';
import { fightSign } from './schemas-of-fights.ts';
import { signs } from './schemas-of-lines.ts';
import { byCharacteristic } from './schemas-of-names.ts';

export const peopleCard: Schema<PeopleCard> = fields({
  id,
  name,
  text,
  heavy: v.optional(few),
  does: signs,
  fight: v.optional(fightSign),
  evolution: byCharacteristic(some(v.picklist(BONUSES))),
});

const quietSign: Schema<QuietSign> = fields({
  corpse: v.optional(few),
  cancelThreat: v.optional(few),
});

export const quiet = v.optional(quietSign);
