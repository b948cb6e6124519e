/** People's cards and what talents do in stealth, as a file has them. */
import * as v from 'valibot';
import { cardId as id } from '../../check/guest-content.ts';
import { few, fields, name, type Schema, some, text } from '../../check/schemas.ts';
import { BONUSES, type PeopleCard, type QuietSign } from './rules/growing/growth.ts';
import { CHARACTERISTICS, type Characteristic } from './rules/model/vocabulary.ts';
import { fightSign } from './schemas-of-fights.ts';
import { signs } from './schemas-of-lines.ts';

const steps = some(v.picklist(BONUSES));

export const peopleCard: Schema<PeopleCard> = fields({
  id,
  name,
  text,
  heavy: v.optional(few),
  does: signs,
  fight: v.optional(fightSign),
  evolution: fields(
    Object.fromEntries(CHARACTERISTICS.map((one) => [one, steps])) as Record<Characteristic, typeof steps>,
  ),
});

const quietSign: Schema<QuietSign> = fields({
  corpse: v.optional(few),
  cancelThreat: v.optional(few),
});

export const quiet = v.optional(quietSign);
