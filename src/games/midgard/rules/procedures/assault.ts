/**
 * Assault a fellow player in the same city (A 15): combat by its rules. As soon as somebody has lost 1 Life Point they may
 * yield, and the combat is lost. The winner may take one loot as a successful thief would. The attacker has the marker,
 * win or lose. Nobody else joins in.
 */
import { initiativeSum } from '../queries/numbers.ts';
import { beginCombat, makeAttack, makeDefense } from './combat.ts';
import { loseLp } from './harm.ts';
import { takeLoot } from './loot.ts';
import { askWhether, type MidgardTable, type Rule } from './table.ts';
import { throwAsked } from './throw.ts';

export function* assault(table: MidgardTable, attacker: number, victim: number): Rule {
  const { state, emit } = table;
  beginCombat(table, 'assault', [attacker, victim], null, [], 'A 15');
  yield* rivalInitiative(table, attacker, victim);
  let loser: number | null = null;
  while (loser === null) {
    const { round, first } = state.combat!;
    emit({ type: 'combatRoundBegan', round: round + 1, rule: 'C 2a' });
    const order = first ? [attacker, victim] : [victim, attacker];
    for (const by of order) {
      const of = by === attacker ? victim : attacker;
      loser = yield* exchange(table, by, of);
      if (loser !== null) break;
    }
  }
  emit({ type: 'combatEnded', won: loser === victim, rule: 'A 15' });
  if (!state.players[attacker]!.markers.includes('assault'))
    emit({ type: 'markerTaken', player: attacker, marker: 'assault', rule: 'A 15' });
  yield* takeLoot(table, loser === victim ? attacker : victim, loser, 'A 15d');
}

/** Equal initiative: who is assaulted attacks first (MI-6). */
function* rivalInitiative(table: MidgardTable, attacker: number, victim: number): Rule {
  const [sum, other] = yield* bothThrow(table, attacker, victim);
  table.emit({
    type: 'initiativeRolled',
    player: attacker,
    sum,
    other,
    first: sum.total > other.total,
    rule: 'C 2',
  });
}

function* bothThrow(table: MidgardTable, attacker: number, victim: number) {
  const sums = [];
  for (const one of [attacker, victim]) {
    const { sum } = yield* throwAsked(table, one, {
      what: 'initiative',
      sum: initiativeSum(table, one),
      need: 0,
      contested: true,
      rule: 'C 2',
    });
    sums.push(sum);
  }
  return [sums[0]!, sums[1]!] as const;
}

/** One attack; who has lost by it: who fell, or yields. A spell that failed may have cost who attacked as well. */
function* exchange(table: MidgardTable, by: number, of: number): Rule<number | null> {
  const { state, emit } = table;
  const lostOf = (one: number): number => state.combat!.lost[one] ?? 0;
  const before = lostOf(by);
  yield* strikeRival(table, by, of, 'A 15');
  for (const one of [of, by]) if (state.players[one]!.tower) return one;
  for (const one of [of, by]) {
    if (lostOf(one) === (one === by ? before : 0)) continue;
    const about = one === by ? of : by;
    if (!(yield* askWhether(table, one, { kind: 'yield', about, rule: 'A 15c' }))) continue;
    emit({ type: 'retreated', player: one, how: 'yielded', rule: 'A 15c' });
    return one;
  }
  return null;
}

/** An attack of one player on another, who may defend. */
export function* strikeRival(table: MidgardTable, by: number, of: number, rule: string): Rule {
  const { thrown, damage, unshielded } = yield* makeAttack(table, by, of);
  if (!thrown.passed) return;
  // Equal or less is no hit (C 4r): the defense must reach the attack.
  if (!(yield* makeDefense(table, of, thrown.sum.total, { unshielded })))
    yield* loseLp(table, of, damage, rule);
}
