/** Lines of a chapter with their effects, choices and checks, as a file has them. */
import * as v from 'valibot';
import { cardId as id } from '../../check/guest-content.ts';
import { naming } from '../../check/named.ts';
import {
  byField,
  count,
  everyOf,
  few,
  fewOrNone,
  fields,
  list,
  name,
  positive,
  record,
  type Schema,
  some,
  text,
  whole,
  wholeUpTo,
  yes,
} from '../../check/schemas.ts';
import { type Check, type Instruction, type Level, PER, type Sign } from './rules/model/checks.ts';
import { type Choice, type Effect, type Line, WHO } from './rules/model/content.ts';
import {
  ABILITIES,
  CHARACTERISTICS,
  CHECK_KINDS,
  CLASSES,
  COLOURS,
  type Colour,
  CUBES,
  GEAR,
  GEMS,
  HARMS,
  MODES,
  PERIODS,
  WEATHERS,
} from './rules/model/vocabulary.ts';
import { SCHOOLS } from './rules/spells/spell-cards.ts';
import { condition, tokenNumber, triangleNumber } from './schemas-of-conditions.ts';
import { anyCubeWith, cubeWith, refTo, target, way } from './schemas-of-names.ts';
import { bans, SET_UP_SIGNS, token } from './schemas-of-places.ts';
import { stealthLevel } from './schemas-of-stealth.ts';

/** What changes a check. */
export const SIGNS = {
  special: v.optional(whole),
  difficultySpecial: v.optional(whole),
  stops: v.optional(whole),
  dice: v.optional(whole),
  difficulty: v.optional(whole),
  successes: v.optional(whole),
  cancelStop: v.optional(few),
  rerollSuccess: v.optional(few),
  rerollBlank: v.optional(few),
};

/** A sign of a talent, of gear, of a card in force. */
const sign: Schema<Sign> = fields({
  ...SIGNS,
  if: v.optional(condition),
  lessHeavy: v.optional(few),
  lockpick: v.optional(
    record(v.picklist(COLOURS) as Schema<string>, few) as unknown as Schema<Partial<Record<Colour, number>>>,
  ),
  harvest: v.optional(few),
  sale: v.optional(few),
  crafts: v.optional(v.picklist(CUBES)),
  badWeather: v.optional(yes),
  potionSpaces: v.optional(few),
  swaps: v.optional(v.picklist(CUBES)),
  spareWeapon: v.optional(yes),
  surge: v.optional(few),
});

export const signs = v.optional(list(sign));

const who = v.picklist(WHO);
const zones: Schema<'crowd' | 'all' | readonly string[]> = v.union([v.picklist(['crowd', 'all']), some(id)]);

/** Of the road (`land-cards.ts`). */
const LAND_EFFECTS: Readonly<Record<string, Schema<Effect>>> = {
  travel: fields({ travel: fields({ region: refTo('regions'), hex: naming('hex', text) }) }),
  travelTokens: fields({ travelTokens: whole }),
  weatherTurned: fields({ weatherTurned: yes }),
  toHex: fields({ toHex: naming('hex', text) }),
  oneHex: fields({ oneHex: v.picklist(['chosen', 'random']) }),
  rest: fields({ rest: v.picklist(['campfire', 'inn']) }),
  village: fields({ village: refTo('villages') }),
  market: fields({ market: refTo('markets') }),
  dungeon: fields({ dungeon: refTo('tiles') }),
  room: fields({ room: yes }),
  tileCrystals: fields({ tileCrystals: whole }),
  dungeonEnds: fields({ dungeonEnds: yes }),
  tracker: fields({ tracker: fields({ symbol: few, go: way }) }),
  tick: fields({ tick: yes }),
  state: fields({ state: fields({ who, card: refTo('state') }) }),
  cured: fields({ cured: fields({ who, card: v.optional(id) }) }),
  gear: fields({ gear: v.picklist(['off', 'on']) }),
  targetHarm: fields({ targetHarm: few }),
  strike: fields({ strike: few }),
  step: fields({ step: few }),
  rival: fields({ rival: whole }),
  blow: fields({
    blow: fields({
      at: zones,
      harm: v.optional(fields({ kind: v.picklist(HARMS), n: few })),
      to: v.optional(id),
    }),
  }),
};

const papers = v.optional(some(refTo('scenario')));
const amountOf = fields({ who, n: whole });
export const effects: Schema<readonly Effect[]> = v.lazy(() => list(effect));

const effect: Schema<Effect> = byField<Effect>({
  gold: fields({ gold: whole }),
  heal: fields({ heal: fields({ who, n: few }) }),
  harm: fields({ harm: fields({ who, kind: v.picklist(HARMS), n: few }) }),
  aura: fields({ aura: amountOf }),
  ap: fields({ ap: amountOf }),
  tokens: fields({
    tokens: fields({ take: v.optional(some(tokenNumber)), discard: v.optional(some(tokenNumber)) }),
  }),
  cards: fields({ cards: fields({ take: papers, discard: papers }) }),
  crystals: fields({ crystals: whole }),
  triangle: fields({ triangle: triangleNumber }),
  points: fields({ points: positive }),
  cube: fields({ cube: cubeWith({ who, n: whole }) }),
  gain: fields({ gain: fields({ who, gear: refTo('gear') }) }),
  lose: fields({ lose: fields({ who, kind: v.picklist(GEAR) }) }),
  draw: fields({ draw: few }),
  gems: fields({
    gems: fields({ who, rows: fields(everyOf(GEMS, effects)) }),
  }),
  search: fields({ search: few }),
  shuffle: fields({ shuffle: yes }),
  company: fields({ company: yes }),
  mode: fields({ mode: v.picklist(MODES) }),
  period: fields({ period: v.picklist(PERIODS) }),
  weather: fields({ weather: v.picklist(WEATHERS) }),
  interest: fields({ interest: fields({ lay: v.optional(some(id)), lift: v.optional(some(id)) }) }),
  place: fields({
    place: fields({
      open: v.optional(some(count)),
      broken: v.optional(some(count)),
      lay: v.optional(some(token)),
      lift: v.optional(some(id)),
    }),
  }),
  arrive: fields({ arrive: fields({ token: id, types: some(refTo('enemies')) }) }),
  shocks: fields({ shocks: fields({ who }) }),
  damageTokens: fields({
    damageTokens: fields({ of: v.optional(id), n: v.union([few, v.literal('all')]) }),
  }),
  threat: fields({ threat: fields({ die: v.picklist(['white', 'black']), n: few }) }),
  stealth: fields({ stealth: stealthLevel }),
  alert: fields({ alert: whole }),
  noise: fields({ noise: id }),
  alarm: fields({ alarm: yes }),
  domain: fields({ domain: fields({ weapons: fewOrNone, objects: fewOrNone }) }),
  levelUp: fields({ levelUp: who }),
  talent: fields({ talent: who }),
  improve: fields({ improve: who }),
  exchange: fields({ exchange: fields({ who }) }),
  forget: fields({ forget: fields({ who, class: v.picklist(CLASSES) }) }),
  ...LAND_EFFECTS,
});

const instruction: Schema<Instruction> = fields({
  ...SIGNS,
  text,
  if: v.optional(condition),
  per: v.optional(v.picklist(PER)),
  discard: v.optional(anyCubeWith({})),
});

export const lines: Schema<readonly Line[]> = v.lazy(() => list(line));

const by = v.optional(fields({ per: v.picklist(PER), n: few }));
const when = v.optional(fields({ if: condition, n: few }));

const level: Schema<Level> = fields({
  from: count,
  plus: by,
  minus: by,
  if: v.optional(condition),
  each: v.optional(yes),
  hidden: v.optional(yes),
  lines,
});

export const check: Schema<Check> = fields({
  kind: v.picklist(CHECK_KINDS),
  name,
  heroes: v.optional(few),
  characteristic: v.picklist(CHARACTERISTICS),
  abilities: v.optional(list(v.picklist([...ABILITIES, ...SCHOOLS]))),
  difficulty: wholeUpTo(0, 5),
  stops: v.optional(few),
  forever: v.optional(yes),
  ap: v.optional(fields({ cost: fewOrNone, more: when, less: when, for: v.optional(fields(SIGNS)) })),
  lock: v.optional(yes),
  instructions: v.optional(list(instruction)),
  fail: lines,
  levels: some(level),
  end: v.optional(
    fields({
      all: v.optional(lines),
      none: v.optional(lines),
      count: v.optional(fields({ n: few, from: count, lines })),
    }),
  ),
});

const choice: Schema<Choice> = fields({
  text,
  if: v.optional(condition),
  gold: v.optional(positive),
  lines,
});

const line: Schema<Line> = fields({
  text: v.optional(text),
  if: v.optional(condition),
  otherwise: v.optional(yes),
  where: v.optional(condition),
  do: v.optional(effects),
  check: v.optional(check),
  choose: v.optional(some(choice)),
  may: v.optional(yes),
  ends: v.optional(yes),
  again: v.optional(yes),
  go: v.optional(target),
  continue: v.optional(yes),
  close: v.optional(yes),
  enter: v.optional(
    fields({
      place: refTo('places'),
      start: id,
      mode: v.picklist(['stealth', 'combat']),
      bans: v.optional(bans),
      ...SET_UP_SIGNS,
    }),
  ),
  back: v.optional(yes),
  leave: v.optional(yes),
  over: v.optional(v.picklist(['won', 'lost'])),
});
