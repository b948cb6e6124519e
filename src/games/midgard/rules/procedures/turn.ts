/**
 * Order of Play.
 * 1. Planning. 1.0 Own spells are turned back. 1.1 Who owns no action card draws one and plays it at once (MI-3).
 *    Otherwise 1.2 one action card is played, or 1.3 for 1 gold all are discarded and up to four drawn, which ends the
 *    turn (MI-4).
 * 2. Action phase: as many actions as the card says.
 * 3. Bonus phase: each who aided successfully has one bonus action, no movement.
 * 4. Drawing phase: 1 action card; four at most at the end of the turn.
 */
import type { CardRef } from '../model/content.ts';
import { HAND_LIMIT, RENEWAL } from '../model/fixed-numbers.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { takeAction } from './action.ts';
import { endRound } from './ending.ts';
import { ask, drawCards, type MidgardTable, type Rule } from './table.ts';

/** P 1. */
export function* planning(table: MidgardTable): Rule {
  const { state, emit } = table;
  const { player } = state.turn;
  const { spells, hand, gold } = state.players[player]!;
  if (spells.some(({ turned }) => turned)) emit({ type: 'spellsTurnedBack', player, rule: 'P 1.0' });
  if (hand.length === 0) {
    drawCards(table, player, 1, 'P 1.1');
    const [card] = state.players[player]!.hand;
    if (card !== undefined) playForActions(table, player, card, 'P 1.1');
    emit({ type: 'phaseBegan', phase: 'actions', rule: 'P 2' });
    return;
  }
  const act = yield* ask(table, player, {
    kind: 'plan',
    options: [
      ...[...new Set(hand)].map((card): MidgardOption => ({ id: `play:${card}`, act: { do: 'play', card } })),
      ...(gold >= RENEWAL ? [{ id: 'renew', act: { do: 'renew' } } as const] : []),
    ],
    rule: 'P 1.2',
  });
  if (act.do === 'play') {
    playForActions(table, player, act.card, 'P 1.2');
    emit({ type: 'phaseBegan', phase: 'actions', rule: 'P 2' });
    return;
  }
  emit({ type: 'goldChanged', player, amount: -RENEWAL, why: 'renewal', rule: 'P 1.3' });
  emit({ type: 'discarded', player, cards: hand, rule: 'P 1.3' });
  emit({ type: 'handRenewed', player, rule: 'P 1.3' });
  drawCards(table, player, HAND_LIMIT, 'P 1.3');
  emit({ type: 'phaseBegan', phase: 'draw', rule: 'P 1.3' });
}

/** The points of a card; a treasure may make more of two (B 1). */
function playForActions(
  { state, content, emit }: MidgardTable,
  player: number,
  card: CardRef,
  rule: string,
): void {
  const { actions } = content.actions[card]!;
  const haste = state.players[player]!.treasures.map(({ ref }) => content.treasures[ref]!.haste ?? 0);
  emit({ type: 'cardPlayed', player, card, as: 'actions', rule });
  const points = actions === 2 ? Math.max(actions, ...haste) : actions;
  emit({ type: 'pointsGained', player, points, rule: 'P 2' });
}

/** P 2: one action after another while points are left. */
export function* actionPhase(table: MidgardTable): Rule {
  const { state, emit } = table;
  const { player, points } = state.turn;
  if (points > 0 && (yield* takeAction(table, player))) return;
  if (!state.over) emit({ type: 'phaseBegan', phase: 'bonus', rule: 'P 3' });
}

/** P 3: each aide in seat order. */
export function* bonusPhase(table: MidgardTable): Rule {
  const { state, emit } = table;
  for (const aide of [...state.turn.aided].sort((a, b) => a - b)) {
    if (state.players[aide]!.tower) continue;
    yield* takeAction(table, aide, true);
    if (state.over) return;
  }
  emit({ type: 'phaseBegan', phase: 'draw', rule: 'P 4' });
}

/** P 4: draw 1, and four at most; then the next seat, or the round's end. */
export function* drawingPhase(table: MidgardTable): Rule {
  const { state, emit } = table;
  const { player, renewed } = state.turn;
  if (!renewed) drawCards(table, player, 1, 'P 4');
  while (state.players[player]!.hand.length > HAND_LIMIT) {
    const hand = [...new Set(state.players[player]!.hand)];
    const options = hand.map(
      (card): MidgardOption => ({ id: `discard:${card}`, act: { do: 'discard', card } }),
    );
    const act = yield* ask(table, player, { kind: 'hand-limit', options, rule: 'P 4' });
    if (act.do === 'discard') emit({ type: 'discarded', player, cards: [act.card], rule: 'P 4' });
  }
  emit({ type: 'turnEnded', player, rule: 'P 4' });
  if (player === state.players.length - 1) endRound(table);
  if (state.over) return;
  emit({ type: 'turnBegan', player: (player + 1) % state.players.length, rule: 'P 1.0' });
}
