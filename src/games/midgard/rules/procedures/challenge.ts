/**
 * A challenge card (A 11.3, A 11.4): it is revealed, and the active player decides who resolves it; nobody against their
 * will, each once a challenge. Ability + d20 and the adventure's modifier: 20 or more: the card is theirs; below 20: what
 * the card says happens (L224 to L246). An item named on the adventure solves any one, before its first die (MI-21).
 */
import type { CardRef, ChallengeCard } from '../model/content.ts';
import { NEED } from '../model/fixed-numbers.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { challengeSum } from '../queries/party.ts';
import { beginCombat, combatRound, foeOf, foeStrikes, initiative } from './combat.ts';
import { sendToTower } from './destiny.ts';
import { payWithCard } from './discard.ts';
import { fall, loseLp } from './harm.ts';
import { ask, askWhether, type MidgardTable, type Rule } from './table.ts';
import { throwAsked } from './throw.ts';

/** Reveals and resolves one; false where the adventure is over with it. */
export function* resolveChallenge(table: MidgardTable, leader: number): Rule<boolean> {
  const { state, content, chance, emit } = table;
  const { level, cards } = state.adventure!;
  const pile = state.challenges.filter(
    (ref) => content.challenges[ref]!.level === level && !cards.includes(ref),
  );
  const { value, words } = chance.pick(state.rng, pile.length, 'draw:challenges', pile);
  const card = content.challenges[pile[value]!]!;
  emit({ type: 'challengeRevealed', card: card.id, rng: words, rule: 'A 11.4' });
  if (card.asks === 'solution') {
    const { party } = state.adventure!;
    const act = yield* ask(table, leader, {
      kind: 'challenge',
      options: named(party),
      card: card.id,
      rule: 'A 11.4',
    });
    if (act.do === 'name')
      emit({ type: 'challengeSolved', player: act.player, card: card.id, how: 'solution', rule: 'A 11.4c' });
    return true;
  }
  if (card.creature !== undefined) beginCreature(table, card.creature);
  const open = yield* tryInTurn(table, leader, card);
  if (state.combat) emit({ type: 'combatEnded', won: state.combat.foe!.lp === 0, rule: 'K 3' });
  return open;
}

const named = (players: readonly number[]): MidgardOption[] =>
  players.map((player) => ({ id: `name:${player}`, act: { do: 'name', player } }));

/** Members try it until it is solved or nobody is left who will. */
function* tryInTurn(table: MidgardTable, leader: number, card: ChallengeCard): Rule<boolean> {
  const { state, emit } = table;
  const unwilling = new Set<number>();
  for (;;) {
    const { party, tried } = state.adventure!;
    const able = party.filter((one) => !tried.includes(one) && !unwilling.has(one));
    const items = tried.length === 0 ? listItems(table) : [];
    if (able.length === 0 && items.length === 0) return party.length > 0;
    const act = yield* ask(table, leader, {
      kind: 'challenge',
      options: [...named(able), ...items, { id: 'nobody', act: { do: 'no' } }],
      card: card.id,
      rule: 'A 11.4',
    });
    if (act.do === 'no') return true;
    if (act.do === 'item') {
      emit({ type: 'challengeSolved', player: act.player, card: card.id, how: 'item', rule: 'A 11.3' });
      return true;
    }
    if (act.do !== 'name') return true;
    const { player } = act;
    if (player !== leader) {
      const will = yield* askWhether(table, player, {
        kind: 'willing',
        about: leader,
        card: card.id,
        rule: 'A 11.4',
      });
      if (!will) {
        unwilling.add(player);
        continue;
      }
    }
    emit({ type: 'challengeTried', player, rule: 'A 11.4' });
    if (card.creature !== undefined) {
      if (yield* fightInChallenge(table, player)) {
        emit({ type: 'challengeSolved', player, card: card.id, how: 'combat', rule: 'K 3' });
        return true;
      }
      continue;
    }
    if (yield* check(table, player, card)) {
      emit({ type: 'challengeSolved', player, card: card.id, how: 'check', rule: 'A 11.4c' });
      return true;
    }
    emit({ type: 'challengeFailed', player, card: card.id, rule: 'A 11.4f' });
    if (!(yield* suffer(table, player, card))) return false;
  }
}

/** Members who own what the adventure names; a forgery is no such thing, and the item is kept (A 11.3). */
function listItems({ state, content }: MidgardTable): MidgardOption[] {
  const { ref, party, itemUsed } = state.adventure!;
  const { item } = content.adventures[ref]!;
  if (itemUsed) return [];
  return party
    .filter((player) => state.players[player]!.goods.some((good) => good.ref === item))
    .map((player) => ({ id: `item:${player}`, act: { do: 'item', player, good: item } }));
}

function* check(table: MidgardTable, player: number, card: ChallengeCard): Rule<boolean> {
  const { state, emit } = table;
  const { sum, passed, natural } = yield* throwAsked(table, player, {
    what: 'challenge',
    sum: challengeSum(table, player, card, state.adventure!.ref),
    need: NEED,
    contested: false,
    rule: 'A 11.4c',
  });
  emit({ type: 'checkMade', player, what: 'challenge', sum, need: NEED, passed, natural, rule: 'A 11.4c' });
  return passed;
}

/** What failing costs (L224 to L246); false where the adventure is over. */
function* suffer(table: MidgardTable, player: number, { fails }: ChallengeCard): Rule<boolean> {
  const { state, emit } = table;
  const rule = 'A 11.4f';
  const party = [...state.adventure!.party];
  switch (fails) {
    case 'none':
      return true;
    case 'lp':
      yield* hurt(table, player);
      return true;
    case 'tower':
      sendToTower(table, player, rule);
      emit({ type: 'partyLeft', player, rule });
      return true;
    case 'intelligence':
      if (state.players[player]!.intelligence > 1)
        emit({ type: 'abilityChanged', player, ability: 'intelligence', amount: -1, rule });
      return true;
    case 'all-card':
      for (const one of party) yield* payWithCard(table, one, rule);
      return true;
    case 'all-lp':
      for (const one of party) yield* hurt(table, one);
      return true;
    case 'all-reward':
      emit({ type: 'rewardsLessened', rule });
      return true;
    case 'over':
      return false;
    case 'all-tower':
      for (const one of party) sendToTower(table, one, rule);
      return false;
    case 'failed':
      for (const one of party) fall(table, one);
      return false;
  }
}

/** A member loses a Life Point; without any left they are out of the party (MI-18). */
function* hurt(table: MidgardTable, player: number): Rule {
  if (!(yield* loseLp(table, player, 1, 'A 11.4f'))) table.emit({ type: 'partyLeft', player, rule: 'MI-18' });
}

function beginCreature(table: MidgardTable, ref: CardRef): void {
  const foe = { folder: 'randoms', ref, lp: 0 } as const;
  beginCombat(
    table,
    'challenge',
    [],
    { ...foe, lp: foeOf(table, foe).lp },
    table.state.adventure!.party,
    'K 3',
  );
}

/**
 * K 3: one at a time. Who breaks off takes one attack that cannot be defended, and does not come back; the creature keeps
 * its wounds. Whether it is beaten.
 */
function* fightInChallenge(table: MidgardTable, player: number): Rule<boolean> {
  return yield* fightUntilBrokenOff(table, player, 'K 3');
}

/** A fight of one member against what keeps its wounds (K 3, K 4); who is out of it leaves the party at 0 LP. */
export function* fightUntilBrokenOff(
  table: MidgardTable,
  player: number,
  rule: 'K 3' | 'K 4',
): Rule<boolean> {
  const { state, emit } = table;
  emit({ type: 'joined', player, rule });
  yield* initiative(table, player);
  for (;;) {
    const came = yield* combatRound(table, player);
    if (came === 'won') return true;
    if (came === 'fell') break;
    const act = yield* ask(table, player, {
      kind: 'combat-round',
      options: [
        { id: 'fight', act: { do: 'fight' } },
        { id: 'flee', act: { do: 'flee' } },
      ],
      rule: `${rule}b`,
    });
    if (act.do === 'fight') continue;
    emit({ type: 'retreated', player, how: 'fled', rule: `${rule}b` });
    yield* foeStrikes(table, player, false, `${rule}b`);
    break;
  }
  if (state.players[player]!.tower) emit({ type: 'partyLeft', player, rule: 'MI-18' });
  return false;
}
