/**
 * Cards laid on the timeline, and what ends with it.
 * 1. The day is over when there is no space for a new card (L2382–2391): a crystal, the cards back into their decks, the
 *    Rest card free again. So it ends when the sixth card is done with, or when one more is to be laid before (MA-130).
 * 2. An event card is turned by the weather and laid beside the card (L2190, L2271); its entry is gone to.
 * 3. The group token lands on a hex with a number: that chapter at once (L1996).
 */
import { goTo } from '../procedures/go.ts';
import { harm } from '../procedures/heal.ts';
import type { MalhyaTable } from '../procedures/table.ts';
import { entryOf, numberBelow } from './entries.ts';
import type { HexId, RegionCard } from './land-cards.ts';
import type { Moved } from './land-events.ts';
import { TRAVEL_TOKENS } from './land-numbers.ts';
import type { Travel } from './land-state.ts';
import { gathered, isFull, periodNow } from './timeline.ts';

/** The journey under way. */
export const travelOf = ({ state }: Pick<MalhyaTable, 'state'>): Travel => state.land.travel!;

export const regionOf = ({ state, content }: Pick<MalhyaTable, 'state' | 'content'>): RegionCard =>
  content.regions[state.land.travel!.region]!;

/** The one card of its kind. */
export const only = <T>(cards: Readonly<Record<string, T>>): T => Object.values(cards)[0]!;

/** So many travel tokens more or fewer, as far as there are any (L2042). */
export function changeTokens(table: MalhyaTable, n: number, rule: string): void {
  const { tokens } = travelOf(table);
  const amount = Math.max(-tokens, Math.min(TRAVEL_TOKENS - tokens, n));
  if (amount !== 0) table.emit({ type: 'travelTokensChanged', amount, rule });
}

export function endDay(table: MalhyaTable): void {
  const { state, content, emit } = table;
  emit({ type: 'dayEnded', ...gathered(travelOf(table).slots, content.travels), rule: 'L2386' });
  for (const [hero, { states }] of state.heroes.entries())
    for (const card of states) {
      const { daily } = content.scenario[card]!;
      if (daily) harm(table, hero, daily.kind, daily.n, 'L5587');
    }
}

/** Room for one more card; the period is that of its space. */
export function clearSpace(table: MalhyaTable): void {
  if (isFull(travelOf(table))) endDay(table);
  const period = periodNow(travelOf(table));
  if (table.state.now.period !== period) table.emit({ type: 'periodSet', period, rule: 'L2124' });
}

/** An event card beside the last one, and its entry. */
export function drawEvent(table: MalhyaTable, above: number, rule: string): void {
  const { state, content, chance, emit } = table;
  const { events } = travelOf(table);
  if (events.length === 0) return;
  const { value, words: rng } = chance.pick(state.rng, events.length, 'draw:events', events);
  const card = events[value]!;
  const { weather } = state.now;
  emit({ type: 'eventDrawn', card, weather, rng, rule });
  const entry = entryOf(content.entries, above, numberBelow(content.events[card]!, { weather }));
  if (entry) goTo(table, { book: 'event', chapter: entry.chapter }, 'entry', rule);
}

/** The token is set on a hex; true: its number was gone to. */
export function land(table: MalhyaTable, to: HexId, how: Moved, rule: string): boolean {
  const { state, content, emit } = table;
  emit({ type: 'groupMoved', to, how, rule });
  const placed = state.group.scenarioCards.find(({ ref }) => content.scenario[ref]!.on?.hex === to);
  const number = (placed && content.scenario[placed.ref]!.on?.go) ?? regionOf(table).numbers[to];
  if (number === undefined) return false;
  goTo(
    table,
    typeof number === 'number' ? { book: 'adventure', chapter: number } : number,
    'landed',
    'L1996',
  );
  return true;
}
