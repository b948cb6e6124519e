/**
 * A new hero is set up (L1715–1775). Board, crystals, aura and carrying lie there already (L1721–1727).
 * 1. Its first talent: one by chance of the Mhaÿ pile, or three of the others, one of them kept (L1735–1745).
 * 2. A basic weapon, equipped; with none left a hero who has two gives one of its choice (L1749).
 * 3. 5 gold for the group, a red and a yellow potion (L1755).
 * 4. One of: 2 common weapons, one kept; 2 common objects, one kept, and 2 gold; a plant of each color and 3 gold
 *    (L1761–1775).
 */
import { pileOf } from '../land/prices.ts';
import { NEW_HERO } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { CLASSES, COLOURS_OF, type TalentClass } from '../model/vocabulary.ts';
import { gainCube, gainGear } from '../procedures/gain.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { COMMON_STALLS, GIFTS, type Gift } from './growth.ts';
import { raiseOne } from './level-up.ts';
import { acquireTalent, keepOne, mayDraw, talentPile } from './talents.ts';

/** The next of those who are still to be set up; then its level-ups to the group's level (L1790). */
export function* settle(table: MalhyaTable): Rule {
  const { state, emit } = table;
  const hero = state.growth.newcomers[0]!;
  yield* firstTalent(table, hero);
  yield* basicWeapon(table, hero);
  emit({ type: 'goldChanged', amount: NEW_HERO.gold, rule: 'L1755' });
  for (const colour of NEW_HERO.potions) yield* gainCube(table, hero, 'potion', colour);
  yield* gift(table, hero);
  for (let n = 0; n < state.growth.level; n++) yield* raiseOne(table, hero);
  emit({ type: 'settled', hero, rule: 'L1715' });
}

const OTHERS: readonly TalentClass[] = CLASSES.filter((of) => of !== 'mhay');

function* firstTalent(table: MalhyaTable, hero: number): Rule {
  const hasMhay = mayDraw(table, hero, 'mhay') && talentPile(table, hero, 'mhay').length > 0;
  const open = [
    ...OTHERS.filter((of) => talentPile(table, hero, of).length > 0),
    ...(hasMhay ? ['mhay' as const] : []),
  ];
  const act = yield* ask(table, {
    kind: 'talent-class',
    hero,
    cost: 0,
    options: open.map((of): MalhyaOption => ({ id: `class:${of}`, act: { do: 'class', of } })),
    rule: 'L1735',
  });
  const first = act.do === 'class' ? act.of : open[0]!;
  if (first === 'mhay') yield* keepOne(table, hero, ['mhay']);
  else yield* acquireTalent(table, hero, OTHERS, first);
}

const picks = (gear: readonly string[]): MalhyaOption[] =>
  gear.map((one) => ({ id: `pick:${one}`, act: { do: 'pick', gear: one } }));

export function* basicWeapon(table: MalhyaTable, hero: number): Rule {
  const { state, content, emit } = table;
  const free = pileOf(table, 'basic-weapon');
  if (free.length > 0) {
    const act = yield* ask(table, {
      kind: 'basic-weapon',
      hero,
      options: picks(free),
      rule: 'L1749',
    });
    yield* gainGear(table, hero, act.do === 'pick' ? act.gear : free[0]!);
    return;
  }
  const isBasic = (ref: string | null) => ref !== null && content.gear[ref]!.stall === 'basic-weapon';
  const givers = state.heroes.flatMap((one, at) => {
    const both = [one.weapon, one.stored, one.spare].filter((ref) => ref !== null);
    return both.length > 1 && both.some(isBasic) ? [{ at, both: both.filter(isBasic) }] : [];
  });
  if (givers.length === 0) return;
  const act = yield* ask(table, {
    kind: 'basic-weapon',
    hero: givers[0]!.at,
    options: picks(givers.flatMap(({ both }) => both)),
    rule: 'L1749',
  });
  const gear = act.do === 'pick' ? act.gear : givers[0]!.both[0]!;
  const { at } = givers.find(({ both }) => both.includes(gear))!;
  emit({ type: 'gearHanded', hero: at, gear, rule: 'L1749' });
  yield* gainGear(table, hero, gear);
}

function* gift(table: MalhyaTable, hero: number): Rule {
  const open = GIFTS.filter((one) => one === 'plants' || pileOf(table, COMMON_STALLS[one]).length > 0);
  const act = yield* ask(table, {
    kind: 'gift',
    hero,
    options: open.map((one): MalhyaOption => ({ id: `gift:${one}`, act: { do: 'gift', gift: one } })),
    rule: 'L1761',
  });
  const chosen: Gift = act.do === 'gift' ? act.gift : 'plants';
  if (chosen === 'plants') {
    for (const colour of COLOURS_OF.plant) yield* gainCube(table, hero, 'plant', colour);
    table.emit({ type: 'goldChanged', amount: NEW_HERO.plants, rule: 'L1775' });
    return;
  }
  yield* oneOfTwo(table, hero, chosen);
  if (chosen === 'objects') table.emit({ type: 'goldChanged', amount: NEW_HERO.objects, rule: 'L1768' });
}

function* oneOfTwo(table: MalhyaTable, hero: number, of: 'weapons' | 'objects'): Rule {
  const { state, chance, emit } = table;
  const pile = pileOf(table, COMMON_STALLS[of]);
  let rng = state.rng;
  const gear: string[] = [];
  while (gear.length < NEW_HERO.shown && pile.length > 0) {
    const { value, words } = chance.pick(rng, pile.length, `draw:${COMMON_STALLS[of]}`, pile);
    rng = words;
    gear.push(...pile.splice(value, 1));
  }
  emit({ type: 'giftDrawn', hero, gear, rng, rule: 'L1761' });
  const act = yield* ask(table, {
    kind: 'gift-card',
    hero,
    shown: gear,
    options: picks(gear),
    rule: 'L1763',
  });
  yield* gainGear(table, hero, act.do === 'pick' ? act.gear : gear[0]!);
}
