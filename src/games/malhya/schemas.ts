/** What the files of Malhya are: heroes, talents, gear, action cards, scenario cards, booklets, missions. */
import * as v from 'valibot';
import { cardId as id } from '../../check/guest-content.ts';
import {
  byField,
  few,
  fewOrNone,
  fields,
  list,
  name,
  positive,
  type Schema,
  some,
  text,
  whole,
  wholeUpTo,
  yes,
} from '../../check/schemas.ts';
import { COMPASS, STALLS } from './rules/land/land-words.ts';
import type {
  ActionCard,
  BookCard,
  Chapter,
  Cubes,
  Find,
  GearCard,
  HeroCard,
  MissionCard,
  ScenarioCard,
  TalentCard,
  TalentFace,
} from './rules/model/content.ts';
import {
  ABILITIES,
  BOOKS,
  CLASSES,
  COLOURS_OF,
  CUBES,
  GEAR,
  GEMS,
  MODES,
  SLOTS,
} from './rules/model/vocabulary.ts';
import { condition } from './schemas-of-conditions.ts';
import { armour, board, enemy, fightSign, upgradeToken, weapon } from './schemas-of-fights.ts';
import { peopleCard, quiet } from './schemas-of-growing.ts';
import { LAND_SCHEMAS, ROAD_SIDE } from './schemas-of-land.ts';
import { lines, signs } from './schemas-of-lines.ts';
import { byCharacteristic, cubeWith, refTo, target } from './schemas-of-names.ts';
import { arrival, place } from './schemas-of-places.ts';
import { BONUS_SIDE, learned, mhayTalent, spell, spellSign } from './schemas-of-spells.ts';
import { stealthCard } from './schemas-of-stealth.ts';

const abilities = v.optional(list(v.picklist(ABILITIES)));
const cubes: Schema<Partial<Cubes>> = fields(
  Object.fromEntries(CUBES.map((kind) => [kind, v.optional(list(v.picklist(COLOURS_OF[kind])))])),
);

const hero: Schema<HeroCard> = fields({
  id,
  name,
  people: name,
  text,
  characteristics: byCharacteristic(wholeUpTo(1, 5)),
  initiative: few,
  movement: few,
  life: few,
  aura: few,
  carrying: few,
  talents: list(refTo('talents')),
  spells: v.optional(list(refTo('spells'))),
  weapon: v.optional(refTo('weapon')),
  armour: v.optional(refTo('armour')),
  artifacts: v.optional(list(refTo('artifact'))),
  objects: v.optional(list(refTo('object'))),
  cubes: v.optional(cubes),
  road: v.optional(some(v.picklist(['purchases', 'harvest']))),
});

const face: Schema<TalentFace> = fields({
  text,
  abilities,
  does: signs,
  fight: v.optional(fightSign),
  quiet,
  spell: v.optional(spellSign),
});

const talent: Schema<TalentCard> = fields({
  id,
  name,
  class: v.picklist(CLASSES),
  mhay: v.optional(mhayTalent),
  normal: face,
  improved: face,
});

const gear: Schema<GearCard> = fields({
  id,
  name,
  text,
  kind: v.picklist(GEAR),
  heavy: v.optional(yes),
  slot: v.optional(v.picklist(SLOTS)),
  abilities,
  does: signs,
  fight: v.optional(fightSign),
  use: v.optional(
    fields({
      mode: v.optional(v.picklist(MODES)),
      ap: v.optional(few),
      heal: v.optional(few),
      aura: v.optional(few),
      shocks: v.optional(yes),
    }),
  ),
  adds: v.optional(fields({ initiative: v.optional(few), movement: v.optional(few), life: v.optional(few) })),
  quality: v.optional(yes),
  price: v.optional(positive),
  stall: v.optional(v.picklist(STALLS)),
  harvest: v.optional(few),
  symbol: v.optional(id),
});

const find: Schema<Find> = byField<Find>({
  gold: fields({ gold: positive }),
  cube: fields({ cube: cubeWith({}) }),
  object: fields({ object: yes }),
});

const action: Schema<ActionCard> = fields({
  id,
  gem: v.picklist(GEMS),
  search: some(find),
  compass: v.optional(v.picklist(COMPASS)),
  stealth: v.optional(stealthCard),
});

const scenario: Schema<ScenarioCard> = fields({
  id,
  name,
  text,
  ...ROAD_SIDE,
  ...BONUS_SIDE,
  symbol: v.optional(id),
  standing: v.optional(fields({ if: condition, go: target })),
  arrival: v.optional(some(arrival)),
  mode: v.optional(
    fields({
      of: v.picklist(['checks', 'fights']),
      side: v.picklist(['easy', 'difficult']),
      enemyLife: v.optional(whole),
    }),
  ),
});

export const chapter: Schema<Chapter> = fields({
  id: positive,
  icon: v.optional(v.literal('magnifier')),
  text,
  readers: v.optional(few),
  clue: v.optional(fields({ text, numbers: some(positive) })),
  challenge: v.optional(refTo('challenges')),
  lines,
});

const book: Schema<BookCard> = fields({ id, name, kind: v.picklist(BOOKS), chapters: some(chapter) });

const mission: Schema<MissionCard> = fields({
  id,
  name,
  text,
  books: fields({ adventure: refTo('books'), event: refTo('books'), place: refTo('books') }),
  start: positive,
  startsIn: v.optional(v.literal('event')),
  fallen: v.optional(positive),
  gold: fewOrNone,
  newHeroes: v.optional(yes),
  learned: v.optional(learned),
  part: v.optional(fields({ name, number: fewOrNone, pages: text, next: v.optional(id) })),
});

/** By the folder of a file. */
export const SCHEMAS = {
  heroes: hero,
  talents: talent,
  gear,
  actions: action,
  scenario,
  books: book,
  missions: mission,
  ...LAND_SCHEMAS,
  places: place,
  enemies: enemy,
  upgrades: upgradeToken,
  weapons: weapon,
  armours: armour,
  boards: board,
  people: peopleCard,
  spells: spell,
} as const;
