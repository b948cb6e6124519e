/**
 * Spells come and go (L5340–5374).
 * 1. With the card of a school comes its attack spell, then a classic one by chance (L5342, L5355–5356).
 * 2. With each other Mhaÿ talent one classic spell by chance (L5370–5372). Improving one brings none (L5364).
 * 3. Where a booklet offers it, classic spells are exchanged, one or more of them, each for one by chance; attack spells
 *    never (L5360). What is given up goes back once the new one is drawn (MA-175).
 * 4. The talent of a school is lost: its attack spell, too (L5362); of others what they made room for (MA-263).
 */
import { makeFit } from '../growing/forgetting.ts';
import type { CardRef } from '../model/content.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import type { TalentClass } from '../model/vocabulary.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { withAway } from './mhays.ts';

/** Classic spells nobody has, by their names; those of who is away are set aside (L1799). */
export function classicPile({ state, content }: Position): readonly CardRef[] {
  const held = new Set([
    ...withAway(state).flatMap(({ spells }) => spells),
    ...state.group.scenarioCards.flatMap(({ spell }) => spell ?? []),
  ]);
  return Object.values(content.spells)
    .filter(({ id, kind }) => kind === 'classic' && !held.has(id))
    .map(({ id }) => id)
    .sort();
}

/** One of the pile by chance; null: it is empty. */
export function drawSpell(table: MalhyaTable, rule: string, then: (drawn: Drawn) => void): void {
  const { state, chance } = table;
  const pile = classicPile(table);
  if (pile.length === 0) return;
  const { value, words: rng } = chance.pick(state.rng, pile.length, 'draw:spells', pile);
  then({ spell: pile[value]!, rng, rule });
}

interface Drawn {
  readonly spell: CardRef;
  readonly rng: MalhyaTable['state']['rng'];
  readonly rule: string;
}

const learnOne = (table: MalhyaTable, hero: number, rule: string): void =>
  drawSpell(table, rule, (drawn) => table.emit({ type: 'spellLearned', hero, drawn: true, ...drawn }));

/** What a Mhaÿ talent brings to who has just gained it. */
export function learnMhay(table: MalhyaTable, hero: number, talent: CardRef): void {
  const { state, content, emit } = table;
  const card = content.talents[talent]!;
  if (card.class !== 'mhay') return;
  const spell = card.mhay?.spell;
  if (spell !== undefined)
    emit({ type: 'spellLearned', hero, spell, drawn: false, rng: state.rng, rule: 'L5355' });
  learnOne(table, hero, spell === undefined ? 'L5372' : 'L5356');
}

const classicOf = ({ state, content }: Position, hero: number): readonly CardRef[] =>
  state.heroes[hero]!.spells.filter((ref) => content.spells[ref]!.kind === 'classic');

/** As many of its classic spells as it likes, each once. */
export function* exchangeSpells(table: MalhyaTable, hero: number): Rule {
  const left = [...classicOf(table, hero)];
  while (left.length > 0 && classicPile(table).length > 0) {
    const act = yield* ask(table, {
      kind: 'spell-swap',
      hero,
      options: [
        { id: 'done', act: { do: 'done' } },
        ...left.map((spell): MalhyaOption => ({ id: `swap:${spell}`, act: { do: 'swap', spell } })),
      ],
      rule: 'L5360',
    });
    if (act.do !== 'swap') return;
    left.splice(left.indexOf(act.spell), 1);
    learnOne(table, hero, 'L5360');
    table.emit({ type: 'spellLost', hero, spell: act.spell, why: 'exchanged', rule: 'MA-175' });
  }
}

const talentsOfClass = ({ state, content }: Position, hero: number, of: TalentClass) =>
  state.heroes[hero]!.talents.filter(({ ref }) => content.talents[ref]!.class === of);

/** Heroes who have such a talent: what one of them is to lose nobody else can. */
export const knowers = (position: Position, of: TalentClass): number[] =>
  position.state.heroes.flatMap((_, hero) => (talentsOfClass(position, hero, of).length > 0 ? [hero] : []));

/** A talent of that class is lost, of the hero's choice. */
export function* loseTalent(table: MalhyaTable, hero: number, of: TalentClass): Rule {
  const held = talentsOfClass(table, hero, of);
  if (held.length === 0) return;
  const act = yield* ask(table, {
    kind: 'talent-lost',
    hero,
    options: held.map(({ ref }) => ({ id: `unlearn:${ref}`, act: { do: 'unlearn', talent: ref } as const })),
    rule: 'L5362',
  });
  if (act.do !== 'unlearn') return;
  const { side } = held.find(({ ref }) => ref === act.talent)!;
  dropTalent(table, hero, act.talent);
  yield* makeFit(table, hero, act.talent, side);
}

/** A talent goes, and with that of a school its attack spell. */
export function dropTalent({ state, content, emit }: MalhyaTable, hero: number, talent: CardRef): void {
  const spell = content.talents[talent]!.mhay?.spell;
  emit({ type: 'talentLost', hero, talent, rule: 'L5362' });
  if (spell !== undefined && state.heroes[hero]!.spells.includes(spell))
    emit({ type: 'spellLost', hero, spell, why: 'talent', rule: 'L5362' });
}
