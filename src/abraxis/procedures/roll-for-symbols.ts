import { pickEach } from '../../engine/rng/chance.ts';
import type { AbraxisOption, AbraxisPrompt } from '../model/prompts.ts';
import { listFaces, listLocks, openOf } from '../queries/abraxis-options.ts';
import { type AbraxisTable, listIn, type Rule } from './table.ts';

/**
 * 1. Roll for symbols (p.70), once:
 * all who are in roll the dice they have not locked in; then each, in the order they sit, locks in one, one more for
 * each Fate, or none for one Fate (X217). When all have decided: has nobody locked in all four, this is done again.
 */
export function* rollForSymbols(table: AbraxisTable): Rule {
  yield* rollOpenDice(table, listIn(table.state));
  for (const player of listIn(table.state)) yield* lockIn(table, player);
  const finished = listIn(table.state).filter((at) => openOf(table.state.players[at]!).length === 0);
  table.emit({ type: 'rollEnded', finished, rule: 'p.70' });
}

/**
 * Somebody has locked in all four dice: everybody else with open dice rolls them once more and must lock in what lies.
 * No Fate may be spent on it (p.70).
 */
export function* rollForTheLastTime(table: AbraxisTable): Rule {
  const others = listIn(table.state).filter((at) => openOf(table.state.players[at]!).length > 0);
  if (others.length > 0) {
    yield* rollOpenDice(table, others);
    for (const player of others) table.emit({ type: 'lastLocked', player, rule: 'p.70' });
  }
  table.emit({ type: 'symbolsToCompare', rule: 'p.70' });
}

function* rollOpenDice(table: AbraxisTable, players: readonly number[]): Rule {
  table.emit({ type: 'rollBegan', roll: table.state.roll + 1, rule: 'p.70' });
  for (const player of players) {
    const { dice } = table.state.players[player]!;
    const open = openOf({ dice });
    if (table.byHand) {
      const faces: { at: number; face: number }[] = [];
      for (const [i, at] of open.entries()) {
        const question = {
          kind: 'die-face',
          die: dice[at]!.die,
          at,
          dice: open.slice(i).map((one) => dice[one]!.die),
          typed: [...faces],
          rule: 'p.5',
        } as const;
        const { act } = yield* ask(table, player, { ...question, options: listFaces() });
        faces.push({ at, face: act.do === 'type-face' ? act.face : 1 });
      }
      table.emit({ type: 'diceRolled', player, faces, rng: table.state.rng, rule: 'p.70' });
      continue;
    }
    const colours = open.map((at) => dice[at]!.die);
    const { values, words } = pickEach(table.chance, table.state.rng, 6, colours);
    const faces = open.map((at, i) => ({ at, face: values[i]! + 1 }));
    table.emit({ type: 'diceRolled', player, faces, rng: words, rule: 'p.70' });
  }
}

function* lockIn(table: AbraxisTable, player: number): Rule {
  const options = listLocks(table.state.players[player]!);
  const only = options.length === 1 ? options[0]! : null;
  const { act, fate } = only ?? (yield* ask(table, player, { kind: 'abraxis-lock', options, rule: 'p.70' }));
  const dice = act.do === 'lock' ? act.dice : [];
  table.emit({ type: 'diceLocked', player, dice, fate, rule: 'p.70' });
}

/** Asks who answers for that player. */
function* ask(
  table: AbraxisTable,
  player: number,
  question: Omit<AbraxisPrompt, 'seat' | 'player'>,
): Rule<AbraxisOption> {
  const answer: string = yield { ...question, player, seat: table.seats[player]! };
  return question.options.find(({ id }) => id === answer)!;
}
