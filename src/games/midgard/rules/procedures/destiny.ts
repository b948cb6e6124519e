/** Destiny cards (A 8a): drawn when an attempt at a fixed token fails; most work at once, a guardian is fought (K 2). */
import type { MidgardOption } from '../model/prompts.ts';
import { listNext } from '../queries/cities.ts';
import { payWithCard } from './discard.ts';
import { fightGuardian } from './guardian.ts';
import { loseLp } from './harm.ts';
import { enterCity } from './move.ts';
import { ask, drawCards, drawOf, type MidgardTable, type Rule } from './table.ts';

export function* drawDestiny(table: MidgardTable, player: number): Rule {
  const { state, content, emit } = table;
  const drawn = drawOf(table, 'destiny');
  if (!drawn) return;
  emit({ type: 'destinyDrawn', player, ...drawn, rule: 'A 8a' });
  const { does } = content.destiny[drawn.card]!;
  if ('guardian' in does) yield* fightGuardian(table, player, drawn.card);
  else if ('gold' in does) {
    const amount = Math.max(-state.players[player]!.gold, does.gold);
    if (amount !== 0) emit({ type: 'goldChanged', player, amount, why: 'destiny', rule: 'A 8a' });
  } else if ('lp' in does) yield* loseLp(table, player, -does.lp, 'A 8a');
  else if ('tower' in does) sendToTower(table, player, 'A 8a');
  else if ('discard' in does)
    for (let n = 0; n < does.discard; n++) yield* payWithCard(table, player, 'A 8a');
  else if ('draw' in does) drawCards(table, player, does.draw, 'A 8a');
  else if ('storm' in does) {
    const options = listNext(state, state.players[player]!.at).map(
      (to): MidgardOption => ({ id: `city:${to}`, act: { do: 'city', to } }),
    );
    const act = yield* ask(table, player, { kind: 'storm-to', options, card: drawn.card, rule: 'A 8a' });
    if (act.do === 'city') yield* enterCity(table, player, act.to, 'storm', 'A 8a');
  }
}

/** The tower of the city: nothing else is done in it but leaving (T 1). What points are left may pay for that. */
export function sendToTower({ state, emit }: MidgardTable, player: number, rule: string): void {
  if (!state.players[player]!.tower) emit({ type: 'sentToTower', player, rule });
}
