/**
 * A turn in stealth (malhya.txt L3712–L3722, L3949–L3957, L4059–L4067): it goes on so until the alarm, or until all have
 * left unseen.
 *
 * A. **Main phase** all AP are there again (L3722); heroes beside the board may come back (L4145). Each begins its turn, in
 *    the order of the table's choice; between turns whoever waits may act.
 * B. **Enemy phase** as many cards as the row of the track says, one after another (L3951); that the cube moves meanwhile
 *    changes nothing of it (L3957). Before each whoever waits may act.
 * C. **Secondary phase** who still waits and has AP may act, without the free move (L4061–L4065); then what is left of AP is
 *    lost, and a new turn begins.
 */
import type { MalhyaOption } from '../model/prompts.ts';
import { watch } from '../procedures/instructions.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { interrupted, moment, takeUp, takeUpOptions, waiters } from '../procedures/waiting.ts';
import { heroIndex, placeOf, standingHeroes } from '../queries/field-of.ts';
import { endOfTurnSpells } from '../spells/running-spells.ts';
import { turnStealthCard } from './enemy-steps.ts';
import { comeBackIn, explore, isExplored } from './leave-room.ts';
import { notice } from './notice.ts';
import { quietOf, rowNow } from './quiet-here.ts';
import { quietTurn } from './quiet-turn.ts';

export function* beginQuietTurn(table: MalhyaTable): Rule {
  const { turn, tracker } = placeOf(table);
  endOfTurnSpells(table);
  table.emit({
    type: 'quietTurnBegan',
    turn: turn + 1,
    tracker: turn === 0 ? tracker : tracker + 1,
    rule: 'L3722',
  });
  yield* comeBackIn(table);
  yield* notice(table, quietTurn);
}

export function* mainPhase(table: MalhyaTable): Rule {
  yield* notice(table, quietTurn);
  if (isExplored(table)) return yield* explore(table);
  const { state } = table;
  const left = standingHeroes(table).filter((hero) => !placeOf(table).acted.includes(state.heroes[hero]!.id));
  if (left.length === 0) {
    const cards = placeOf(table).figures.length === 0 ? 0 : (rowNow(table)?.cards ?? 0);
    table.emit({ type: 'enemyPhaseBegan', cards, rule: 'L3951' });
    return;
  }
  const act = yield* ask(table, {
    kind: 'turn-order',
    hero: null,
    options: [
      ...left.map((hero): MalhyaOption => {
        const { id: who } = state.heroes[hero]!;
        return { id: `next:${who}`, act: { do: 'next', who } };
      }),
      ...takeUpOptions(table),
    ],
    rule: 'L3722',
  });
  if (act.do === 'take-up') return yield* takeUp(table, act.hero, quietTurn);
  const who = act.do === 'next' ? act.who : state.heroes[left[0]!]!.id;
  table.emit({ type: 'quietTurnTaken', who, rule: 'L3722' });
  yield* quietTurn(table, heroIndex(state, who));
}

export function* enemyPhase(table: MalhyaTable): Rule {
  yield* notice(table, quietTurn);
  if (placeOf(table).figures.length === 0 || quietOf(table).cards === 0) {
    table.emit({ type: 'phaseSet', phase: 'second', rule: 'L4059' });
    return;
  }
  yield* moment(table, '', quietTurn);
  yield* notice(table, quietTurn);
  if (placeOf(table).figures.length > 0) yield* turnStealthCard(table);
  else table.emit({ type: 'phaseSet', phase: 'second', rule: 'L4059' });
}

export function* secondPhase(table: MalhyaTable): Rule {
  yield* notice(table, quietTurn);
  const able = waiters(table).filter((hero) => table.state.heroes[hero]!.ap > 0);
  if (yield* interrupted(table, able, quietTurn, 'L4061')) return;
  for (const hero of waiters(table)) table.emit({ type: 'waitingOver', hero, rule: 'L4065' });
  yield* watch(table);
  yield* beginQuietTurn(table);
}
