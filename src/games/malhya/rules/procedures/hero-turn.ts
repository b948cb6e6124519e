/**
 * A hero's turn (L4354–L4359, L4623–L4845).
 * 1. Engaged at its start, it loses the free move (L4635).
 * 2. In any order, as long as it can pay: free move and paid steps, attacks, potions and objects, weapons, trade, what lies
 *    there; a spell (`cast-spell.ts`). Between its actions whoever waits may interrupt (L3927).
 * 3. It waits, or ends its turn: what is left of the free move is lost; AP stay for defense (L4743).
 */
import { changeWorn } from '../growing/arrange.ts';
import { swapCubes } from '../growing/swaps.ts';
import { giveUpMove, spendOnMove, talentOptions } from '../growing/talents-in-turns.ts';
import type { MalhyaAct, MalhyaOption } from '../model/prompts.ts';
import { placeHero } from '../queries/field-of.ts';
import { boardOf } from '../queries/fighters.ts';
import { castSpell, spellOptions } from '../spells/cast-spell.ts';
import { noteEngaged, spendAction } from './engaged.ts';
import { consume, drink, uses } from './free.ts';
import { attackOptions, heroAttack } from './hero-attack.ts';
import { moveHero, moveOptions } from './hero-moves.ts';
import { changeWeapon, drawSpare, pickUp, thingOptions, trade } from './hero-things.ts';
import { watch } from './instructions.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';
import { takeUp, takeUpOptions } from './waiting.ts';

/** All it can do now. */
function turnOptions(table: MalhyaTable, hero: number): MalhyaOption[] {
  const { ap } = table.state.heroes[hero]!;
  return [
    ...attackOptions(table, hero),
    ...moveOptions(table, hero),
    ...talentOptions(table, hero),
    ...spellOptions(table, hero),
    ...uses(table, [hero]),
    ...thingOptions(table, hero),
    ...takeUpOptions(table),
    ...(ap >= boardOf(table, hero).wait ? [{ id: 'wait', act: { do: 'wait' } } as const] : []),
    { id: 'end', act: { do: 'end' } },
  ];
}

export function* heroTurn(table: MalhyaTable, hero: number): Rule {
  const { state, emit } = table;
  const { id } = state.heroes[hero]!;
  noteEngaged(table, id);
  for (;;) {
    yield* watch(table);
    if (placeHero(table, hero).down) break;
    const act = yield* ask(table, {
      kind: 'turn',
      hero,
      options: turnOptions(table, hero),
      rule: 'L4354',
    });
    if (act.do === 'wait') {
      emit({ type: 'heroWaits', hero, ap: boardOf(table, hero).wait, rule: 'L3873' });
      return;
    }
    if (act.do === 'end') break;
    yield* carryAct(table, hero, act);
  }
  if (placeHero(table, hero).free !== 'gone')
    emit({ type: 'freeMoveLost', hero, why: 'ended', rule: 'L3335' });
  emit({ type: 'turnDone', who: id, rule: 'L4350' });
}

function* carryAct(table: MalhyaTable, hero: number, act: MalhyaAct): Rule {
  switch (act.do) {
    case 'move':
      return yield* moveHero(table, hero, act.to);
    case 'strike':
      return yield* heroAttack(table, hero, act.target);
    case 'sweep':
      return yield* heroAttack(table, hero, null);
    case 'cast':
      return yield* castSpell(table, hero, act);
    case 'potion':
      return drink(table, act);
    case 'use':
      if (table.content.gear[act.gear]!.use!.ap) spendAction(table, hero);
      return consume(table, act.hero, act.gear);
    case 'don':
      changeWorn(table, act);
      return;
    case 'three-for-one':
      return yield* swapCubes(table, act.hero, act.kind);
    case 'switch':
      return changeWeapon(table, hero, 'L1030');
    case 'switch-spare':
      return drawSpare(table, hero);
    case 'give-up':
      return giveUpMove(table, hero, act.talent);
    case 'people':
      return spendOnMove(table, hero, act.effect);
    case 'barehanded':
      return changeWeapon(table, hero, 'L1057');
    case 'trade':
      return yield* trade(table, hero, act.hero);
    case 'pick-up':
      return yield* pickUp(table, hero);
    case 'take-up':
      return yield* takeUp(table, act.hero, heroTurn);
  }
}
