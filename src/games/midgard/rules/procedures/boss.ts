/**
 * The final boss (C 1, K 4): its special attack on all members of the party first, which must be defended; then one
 * adventurer at a time, named by the active player and willing. Who breaks off takes one attack that cannot be defended
 * and does not attack again; the boss keeps its wounds.
 */
import type { CardRef, Special } from '../model/content.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { fightUntilBrokenOff } from './challenge.ts';
import { beginCombat, foeOf, makeDefense } from './combat.ts';
import { loseLp } from './harm.ts';
import { ask, askWhether, type MidgardTable, type Rule } from './table.ts';

/** Whether it is beaten. */
export function* fightBoss(table: MidgardTable, leader: number): Rule<boolean> {
  const { state, content, emit } = table;
  const { ref, party } = state.adventure!;
  const foe = { folder: 'adventures', ref, lp: 0 } as const;
  emit({ type: 'bossRevealed', rule: 'A 11.7' });
  beginCombat(table, 'boss', [], { ...foe, lp: foeOf(table, foe).lp }, party, 'K 4');
  yield* specialAttack(table, party, content.adventures[ref]!.boss, 'K 4');
  for (const one of party)
    if (state.players[one]!.tower) emit({ type: 'partyLeft', player: one, rule: 'MI-18' });
  const beaten = yield* oneAfterAnother(table, leader, ref);
  emit({ type: 'combatEnded', won: beaten, rule: 'K 4' });
  return beaten;
}

/** C 1: everybody defends against its printed value, which must be greater; *Surprise* averts it for one (MI-5). */
export function* specialAttack(
  table: MidgardTable,
  party: readonly number[],
  { special, loss }: Special,
  rule: string,
): Rule {
  for (const one of party) {
    if (table.state.players[one]!.tower) continue;
    if (!(yield* makeDefense(table, one, special, { surprise: true }))) yield* loseLp(table, one, loss, rule);
  }
}

function* oneAfterAnother(table: MidgardTable, leader: number, card: CardRef): Rule<boolean> {
  const { state } = table;
  const done = new Set<number>();
  for (;;) {
    const able = state.adventure!.party.filter((one) => !done.has(one));
    if (able.length === 0) return false;
    const options = able.map(
      (player): MidgardOption => ({ id: `name:${player}`, act: { do: 'name', player } }),
    );
    const act = yield* ask(table, leader, { kind: 'boss', options, card, rule: 'K 4' });
    if (act.do !== 'name') return false;
    const { player } = act;
    done.add(player);
    if (player !== leader) {
      const will = yield* askWhether(table, player, { kind: 'willing', about: leader, card, rule: 'A 11.4' });
      if (!will) continue;
    }
    if (yield* fightUntilBrokenOff(table, player, 'K 4')) return true;
  }
}
