/**
 * An adventure (A 11).
 * 11.1 A party is formed, or one tries alone. 11.2 Three challenge cards of its level. 11.3 to 11.4 Each is revealed and
 * resolved (`challenge.ts`). 11.5 to 11.7 After each the active player aborts (the party has failed), or reveals the
 * next; after the third the final boss.
 * Passed: one reward card a player at most, EP of the adventure, 1 EP a resolved card to whoever resolved it; then a
 * shadow card is put. A red one passed alone wins the game at once.
 */

import { EP, RED_PRESTIGE } from '../model/fixed-numbers.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { cityAt } from '../queries/cities.ts';
import { fightBoss } from './boss.ts';
import { resolveChallenge } from './challenge.ts';
import { gatherParty } from './gather-party.ts';
import { gainEp } from './levels.ts';
import { putShadow } from './put.ts';
import { drawReward } from './rewards.ts';
import { ask, isOwnTurn, type MidgardTable, type Rule } from './table.ts';

/** Challenge cards of an adventure (A 11.2). */
const CHALLENGES = 3;

export function* goAdventuring(table: MidgardTable, leader: number): Rule {
  const { state, content, emit } = table;
  const city = state.players[leader]!.at;
  const ref = cityAt(state, city).adventure!;
  emit({
    type: 'adventureBegan',
    adventure: {
      city,
      ref,
      level: content.adventures[ref]!.level,
      leader,
      party: [leader],
      size: 1,
      cards: [],
      tried: [],
      solved: [],
      itemUsed: false,
      rewardsLess: 0,
      boss: false,
    },
    rule: 'A 11',
  });
  yield* gatherParty(table, leader, ref, 'A 11.1');
  for (let n = 0; n < CHALLENGES; n++) {
    const goesOn = yield* resolveChallenge(table, leader);
    if (!goesOn || state.adventure!.party.length === 0) return fail(table, leader);
    const act = yield* ask(table, leader, {
      kind: 'between',
      options: [
        { id: 'on', act: { do: 'on' } },
        { id: 'abort', act: { do: 'abort' } },
      ],
      card: ref,
      rule: n < CHALLENGES - 1 ? `A 11.${n + 5}` : 'A 11.7',
    });
    if (act.do === 'abort') return fail(table, leader);
  }
  if (yield* fightBoss(table, leader)) yield* pass(table, leader);
  else fail(table, leader);
}

/** It stays in its city, its cards are put back; all remaining actions are gone, and there are neither EP nor rewards. */
function fail({ state, emit }: MidgardTable, leader: number): void {
  emit({ type: 'adventureEnded', passed: false, rule: 'A 11.7' });
  if (isOwnTurn({ state } as MidgardTable, leader) && state.turn.points > 0)
    emit({ type: 'pointsLost', player: leader, rule: 'A 11.7' });
}

function* pass(table: MidgardTable, leader: number): Rule {
  const { state, emit } = table;
  const { party, size, level, solved, rewardsLess } = state.adventure!;
  for (const one of party) {
    gainEp(table, one, level, 'A 11p');
    emit({ type: 'prestigeGained', player: one, source: 'adventures', amount: 1, rule: 'MI-50' });
  }
  for (const { player } of solved) gainEp(table, player, EP.challenge, 'A 11p');
  emit({ type: 'adventureEnded', passed: true, rule: 'A 11p' });
  if (level === 3 && size === 1) {
    emit({ type: 'prestigeGained', player: leader, source: 'red', amount: RED_PRESTIGE, rule: 'A 11w' });
    emit({ type: 'gameEnded', over: { winner: leader, why: 'red' }, rule: 'A 11w' });
    return;
  }
  const rewarded = yield* whoIsRewarded(table, leader, party, rewardsLess);
  for (const one of rewarded) yield* drawReward(table, one, 'A 11p');
  yield* putShadow(table, leader);
}

/** The active player says who goes without, where a challenge has taken some of the cards away (L236). */
function* whoIsRewarded(
  table: MidgardTable,
  leader: number,
  party: readonly number[],
  rewardsLess: number,
): Rule<readonly number[]> {
  if (rewardsLess >= party.length) return [];
  let rewarded = party;
  for (let n = 0; n < rewardsLess && rewarded.length > 0; n++) {
    const options = rewarded.map(
      (player): MidgardOption => ({ id: `name:${player}`, act: { do: 'name', player } }),
    );
    const act = yield* ask(table, leader, { kind: 'without-reward', options, rule: 'A 11p' });
    if (act.do === 'name') rewarded = rewarded.filter((one) => one !== act.player);
  }
  return rewarded;
}
