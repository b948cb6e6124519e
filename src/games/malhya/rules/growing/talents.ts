/**
 * Talents (L1189–1261).
 * 1. A pile for each class; what a hero has is in none of them (L1193), nor what is set aside for who is away (L1799).
 * 2. Acquiring: three cards of the piles of one's choice, one pile or several, all chosen before a card is seen (MA-156);
 *    one is kept, on its Normal side, the others go back (L1219, L1233–1237). A Mhaÿ talent brings its spells (L1259).
 * 3. At most two heroes with Mhaÿ talents; others are not offered that pile (L1241, MA-80). A hero without a school draws
 *    schools from it, one with a school the others (MA-80).
 * 4. Improving: a Normal talent of one's choice is turned; with none to turn it is lost (L1245–1253, MA-79).
 */
import type { CardRef } from '../model/content.ts';
import { TALENTS_DRAWN } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import type { Hero } from '../model/state.ts';
import { CLASSES, type TalentClass } from '../model/vocabulary.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { potionSpacesOn } from '../queries/gear.ts';
import { learnMhay } from '../spells/learn-spells.ts';
import { mayBeMhay, mayLearn, withAway } from '../spells/mhays.ts';

/** Whether a hero may draw of that class at all. */
export const mayDraw = (position: Position, hero: number, of: TalentClass): boolean =>
  of !== 'mhay' || mayBeMhay(position, hero);

/** The pile of a class, as far as it is for that hero. */
export function talentPile(position: Position, hero: number, of: TalentClass): CardRef[] {
  const { state, content } = position;
  const held = new Set(withAway(state).flatMap(({ talents }) => talents.map(({ ref }) => ref)));
  return Object.values(content.talents)
    .filter(({ id, class: its }) => its === of && !held.has(id) && mayLearn(position, hero, id))
    .map(({ id }) => id)
    .sort();
}

/** The piles are asked for one by one. `among`: the classes that may be drawn of; `first`: the pile that was chosen first. */
export function* acquireTalent(
  table: MalhyaTable,
  hero: number,
  among: readonly TalentClass[] = CLASSES,
  first: TalentClass | null = null,
): Rule {
  const chosen: TalentClass[] = first === null ? [] : [first];
  const left = (of: TalentClass) =>
    talentPile(table, hero, of).length - chosen.filter((one) => one === of).length;
  while (chosen.length < TALENTS_DRAWN) {
    const open = among.filter((of) => mayDraw(table, hero, of) && left(of) > 0);
    if (open.length === 0) break;
    const act = yield* ask(table, {
      kind: 'talent-class',
      hero,
      cost: chosen.length,
      options: open.map((of): MalhyaOption => ({ id: `class:${of}`, act: { do: 'class', of } })),
      rule: 'L1233',
    });
    chosen.push(act.do === 'class' ? act.of : open[0]!);
  }
  if (chosen.length > 0) yield* keepOne(table, hero, chosen);
}

/** Cards of these piles; one is kept. */
export function* keepOne(table: MalhyaTable, hero: number, classes: readonly TalentClass[]): Rule {
  const { state, chance, emit } = table;
  let rng = state.rng;
  const talents: CardRef[] = [];
  for (const of of classes) {
    const pile = talentPile(table, hero, of).filter((ref) => !talents.includes(ref));
    const { value, words } = chance.pick(rng, pile.length, `draw:${of}`, pile);
    rng = words;
    talents.push(pile[value]!);
  }
  emit({ type: 'talentsDrawn', hero, talents, rng, rule: 'L1233' });
  const act = yield* ask(table, {
    kind: 'talent',
    hero,
    shown: talents,
    options: talents.map(
      (talent): MalhyaOption => ({ id: `talent:${talent}`, act: { do: 'talent', talent } }),
    ),
    rule: 'L1235',
  });
  gainTalent(table, hero, act.do === 'talent' ? act.talent : talents[0]!);
}

export function gainTalent(table: MalhyaTable, hero: number, talent: CardRef): void {
  table.emit({ type: 'talentGained', hero, talent, rule: 'L1219' });
  learnMhay(table, hero, talent);
  const amount = potionSpacesOn(table, talent, 'normal');
  if (amount > 0) table.emit({ type: 'potionRow', hero, amount, rule: 'L5916' });
}

export const normalTalents = ({ talents }: Hero): readonly CardRef[] =>
  talents.flatMap(({ ref, side }) => (side === 'normal' ? [ref] : []));

export function* improveTalent(table: MalhyaTable, hero: number): Rule {
  const normal = normalTalents(table.state.heroes[hero]!);
  if (normal.length === 0) return;
  const act = yield* ask(table, {
    kind: 'improve',
    hero,
    options: normal.map(
      (talent): MalhyaOption => ({ id: `talent:${talent}`, act: { do: 'talent', talent } }),
    ),
    rule: 'L1245',
  });
  const talent = act.do === 'talent' ? act.talent : normal[0]!;
  table.emit({ type: 'talentImproved', hero, talent, rule: 'L1245' });
  const amount = potionSpacesOn(table, talent, 'improved') - potionSpacesOn(table, talent, 'normal');
  if (amount !== 0) table.emit({ type: 'potionRow', hero, amount, rule: 'L5916' });
}
