/** What a booklet or a card may ask, as a file has it. */
import * as v from 'valibot';
import { cardId as id } from '../../check/guest-content.ts';
import { byField, few, fields, positive, type Schema, some, wholeUpTo, yes } from '../../check/schemas.ts';
import type { Condition } from './rules/model/conditions.ts';
import { SCENARIO_TOKENS, TRIANGLES } from './rules/model/fixed-numbers.ts';
import { CLASSES, GEMS, MODES, PERIODS, WEATHERS } from './rules/model/vocabulary.ts';
import { SPELL_KINDS } from './rules/spells/spell-cards.ts';
import { anyCubeWith, byCharacteristic, refTo } from './schemas-of-names.ts';

export const tokenNumber = wholeUpTo(1, SCENARIO_TOKENS);
export const triangleNumber = wholeUpTo(1, TRIANGLES);

const characteristic = byCharacteristic(v.optional(wholeUpTo(1, 5)));

const another: Schema<Condition> = v.lazy(() => condition);

export const condition: Schema<Condition> = byField<Condition>({
  tokens: fields({ tokens: some(tokenNumber) }),
  card: fields({ card: refTo('scenario') }),
  symbol: fields({ symbol: refTo('symbol') }),
  not: fields({ not: another }),
  all: fields({ all: some(another) }),
  any: fields({ any: some(another) }),
  size: fields({ size: fields({ from: v.optional(few), to: v.optional(few) }) }),
  characteristic: fields({ characteristic }),
  talents: fields({ talents: fields({ classes: some(v.picklist(CLASSES)), from: few }) }),
  heavy: fields({ heavy: few }),
  spells: fields({ spells: fields({ from: few, only: v.optional(v.picklist(SPELL_KINDS)) }) }),
  cube: fields({ cube: anyCubeWith({}) }),
  crystals: fields({ crystals: positive }),
  gold: fields({ gold: positive }),
  triangle: fields({ triangle: triangleNumber }),
  points: fields({ points: positive }),
  gem: fields({ gem: v.picklist(GEMS) }),
  mode: fields({ mode: v.picklist(MODES) }),
  period: fields({ period: v.picklist(PERIODS) }),
  weather: fields({ weather: v.picklist(WEATHERS) }),
  days: fields({ days: few }),
  corpses: fields({ corpses: positive }),
  fast: fields({ fast: yes }),
  interest: fields({ interest: id }),
});
