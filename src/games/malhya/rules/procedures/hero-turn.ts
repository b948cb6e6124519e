/**
 * A hero's turn (L4354–L4359, L4623–L4845).
 * 1. Engaged at its start, it loses the free move (L4635).
 * 2. In any order, as long as it can pay: free move and paid steps, attacks, potions and objects, weapons, trade, what lies
 *    there; a spell (`cast-spell.ts`). Between its actions whoever waits may interrupt (L3927).
 * 3. It waits, or ends its turn: what is left of the free move is lost; AP stay for defense (L4743).
 */
import type { MalhyaAct, MalhyaOption } from '../model/prompts.ts';
import { placeHero } from '../queries/field-of.ts';
import { boardOf } from '../queries/fighters.ts';
import { afterAct, noteEngaged } from './engaged.ts';
import { attackOptions, heroAttack } from './hero-attack.ts';
import { moveHero, moveOptions } from './hero-moves.ts';
import { watch } from './instructions.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';
import { carryOwn, ownOptions } from './turn-acts.ts';

/** All it can do now. */
const turnOptions = (table: MalhyaTable, hero: number): MalhyaOption[] => [
  ...attackOptions(table, hero),
  ...moveOptions(table, hero),
  ...ownOptions(table, hero),
  { id: 'end', act: { do: 'end' } },
];

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
      afterAct(table, hero, act);
      emit({ type: 'heroWaits', hero, ap: boardOf(table, hero).wait, rule: 'L3873' });
      return;
    }
    if (act.do === 'end') {
      afterAct(table, hero, act);
      break;
    }
    yield* carryAct(table, hero, act);
    afterAct(table, hero, act);
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
    default:
      return yield* carryOwn(table, hero, act, heroTurn);
  }
}
