/**
 * Fighting a shadow (A 12, K 5): its special attack first, and only then initiative: 1d20 + modifiers. It rolls neither
 * attack nor defense, all its results stand on its card. Everybody of the party may attack it: 20 or more, and greater
 * than its defense. Everybody must defend against its attack. It keeps its wounds.
 */
import { sumOf } from '../model/ledger.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { cityAt, listNext } from '../queries/cities.ts';
import { initiativeSum, shadowAttack } from '../queries/numbers.ts';
import { specialAttack } from './boss.ts';
import { beginCombat, makeAttack, makeDefense } from './combat.ts';
import { gatherParty } from './gather-party.ts';
import { loseLp } from './harm.ts';
import { gainEp } from './levels.ts';
import { enterCity } from './move.ts';
import { drawReward } from './rewards.ts';
import { ask, dieLine, type MidgardTable, type Rule, rollDie } from './table.ts';
import { throwAsked } from './throw.ts';

export function* fightShadow(table: MidgardTable, leader: number): Rule {
  const { state, content, emit } = table;
  const city = state.players[leader]!.at;
  const { ref, lp } = cityAt(state, city).shadow!;
  const card = content.shadows[ref]!;
  beginCombat(table, 'shadow', [leader], { folder: 'shadows', ref, lp }, [leader], 'K 5');
  yield* gatherParty(table, leader, ref, 'A 12');
  yield* specialAttack(table, state.combat!.party, card, 'A 12f');
  yield* partyInitiative(table, leader);
  let last: number | null = null;
  while (last === null && fighting(table).length > 0) {
    const { round, first } = state.combat!;
    emit({ type: 'combatRoundBegan', round: round + 1, rule: 'C 2a' });
    for (const side of first ? (['party', 'shadow'] as const) : (['shadow', 'party'] as const)) {
      if (side === 'party') last = yield* partyAttacks(table);
      else yield* shadowAttacks(table);
      if (last !== null) break;
    }
    if (last === null) yield* mayFlee(table);
  }
  const standing = fighting(table);
  emit({ type: 'combatEnded', won: last !== null, rule: 'K 5' });
  if (last === null) return;
  emit({ type: 'shadowGone', city, rule: 'A 12' });
  for (const one of standing) gainEp(table, one, card.level, 'X');
  emit({ type: 'prestigeGained', player: last, source: 'shadows', amount: 1, rule: 'MI-50' });
  yield* drawReward(table, last, 'R');
}

/** Who is still in it. */
const fighting = ({ state }: MidgardTable): number[] =>
  state.combat!.players.filter((one) => !state.players[one]!.tower);

/** The active player's d20, or of whoever still stands first, with the best bonuses of the party, against the shadow's (A 12f). */
function* partyInitiative(table: MidgardTable, leader: number): Rule {
  const { state, content, emit } = table;
  const party = fighting(table);
  if (party.length === 0) return;
  const roller = party.includes(leader) ? leader : party[0]!;
  const sums = party.map((one) => initiativeSum(table, one, party));
  const base = sums.reduce((best, one) => (one.total > best.total ? one : best));
  const { sum } = yield* throwAsked(table, roller, {
    what: 'initiative',
    sum: base,
    need: 0,
    contested: true,
    rule: 'A 12f',
  });
  const { ref } = state.combat!.foe!;
  const face = yield* rollDie(table, roller, 'initiative', 'A 12f');
  const flag = {
    cause: { from: 'card', folder: 'shadows', card: ref },
    amount: content.shadows[ref]!.flag,
    rule: 'C 2',
  } as const;
  const other = sumOf([flag, dieLine(face, 'A 12f')]);
  const first = sum.total >= other.total;
  emit({ type: 'initiativeRolled', player: roller, sum, other, first, rule: 'A 12f' });
}

/** Each member attacks; who took its last Life Point, null while it has some. */
function* partyAttacks(table: MidgardTable): Rule<number | null> {
  const { state, content, emit } = table;
  for (const one of fighting(table)) {
    const { thrown, damage } = yield* makeAttack(table, one, null);
    const { ref } = state.combat!.foe!;
    const against = content.shadows[ref]!.defense;
    if (!thrown.passed) continue;
    const held = thrown.sum.total <= against;
    const sum = sumOf([
      { cause: { from: 'card', folder: 'shadows', card: ref }, amount: against, rule: 'K 5' },
    ]);
    emit({ type: 'defenseMade', by: null, sum, against: thrown.sum.total, held, rule: 'K 5' });
    if (held) continue;
    const more = state.combat!.spells.reduce((plus, { player, ref: spell }) => {
      const { does } = content.spells[spell]!;
      return player === one && 'shadow' in does ? plus + does.shadow : plus;
    }, 0);
    emit({ type: 'foeHurt', amount: damage + more, rule: 'K 5' });
    if (state.combat!.foe!.lp === 0) return one;
  }
  return null;
}

/** Everybody defends against its printed attack: at least that, or a natural 20, holds. */
function* shadowAttacks(table: MidgardTable): Rule {
  for (const one of fighting(table)) {
    const { attack, damage } = shadowAttack(table, one);
    if (!(yield* makeDefense(table, one, attack))) yield* loseLp(table, one, damage, 'K 5');
  }
}

/** After a round each may flee into a city next to it: its attack without a defense (K 5). */
function* mayFlee(table: MidgardTable): Rule {
  const { state, emit } = table;
  for (const one of fighting(table)) {
    const act = yield* ask(table, one, {
      kind: 'shadow-round',
      options: [
        { id: 'fight', act: { do: 'fight' } },
        { id: 'flee', act: { do: 'flee' } },
      ],
      rule: 'K 5',
    });
    if (act.do === 'fight') continue;
    emit({ type: 'retreated', player: one, how: 'fled', rule: 'K 5' });
    if (!(yield* loseLp(table, one, shadowAttack(table, one).damage, 'K 5'))) continue;
    const options = listNext(state, state.players[one]!.at).map(
      (to): MidgardOption => ({ id: `city:${to}`, act: { do: 'city', to } }),
    );
    const where = yield* ask(table, one, { kind: 'flee-to', options, rule: 'K 5' });
    if (where.do === 'city') yield* enterCity(table, one, where.to, 'fled', 'K 5');
  }
}
