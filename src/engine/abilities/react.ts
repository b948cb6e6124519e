import type { Timing } from '../model/abilities.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Occasion, OfferResult, Rule, Table } from '../procedures/table.ts';
import { listWatching } from '../queries/abilities-of.ts';
import { inTrackOrder, listStanding } from '../queries/figures.ts';
import { offer } from './offer.ts';

/**
 * Opens an occasion of one figure to all: first to itself, then to whoever watches it with an `of`, in the order
 * of ruling X40. Stops at a re-roll, since the dice then lie anew.
 */
export function* react(
  table: Table,
  timing: Timing,
  subject: FigureId,
  occasion: Occasion = {},
): Rule<OfferResult> {
  const entries: LedgerEntry[] = [];
  const actions: (() => Rule<void>)[] = [];
  for (const holder of [subject, ...listWatchers(table, timing, subject)]) {
    const left = withLess(occasion, entries);
    const result = yield* offer(table, timing, holder, { ...left, subject });
    if (result.reroll) return result;
    entries.push(...result.entries);
    if (result.next) actions.push(result.next);
  }
  return { entries, reroll: null, next: actions.length > 0 ? () => oneByOne(actions) : null };
}

/** p.67 leaves the order to the active figure's good: the figure in its turn, its side, then the other (X40). */
function listWatchers(table: Table, timing: Timing, subject: FigureId): FigureId[] {
  const watching = listStanding(table.state).filter(
    (figure) => figure.id !== subject && listWatching(table.cards, figure, timing).length > 0,
  );
  if (watching.length < 2) return watching.map(({ id }) => id);
  const active = table.state.turn ? figureIn(table.state, table.state.turn.figure) : null;
  const rank = (id: FigureId, side: string) => (id === active?.id ? 0 : side === active?.side ? 1 : 2);
  return inTrackOrder(table.state, watching)
    .map(({ id, side }) => ({ id, rank: rank(id, side) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

const withLess = (occasion: Occasion, entries: readonly LedgerEntry[]): Occasion =>
  occasion.damage
    ? {
        ...occasion,
        damage: {
          ...occasion.damage,
          amount: occasion.damage.amount + entries.reduce((n, entry) => n + entry.amount, 0),
        },
      }
    : occasion;

function* oneByOne(actions: readonly (() => Rule<void>)[]): Rule<void> {
  for (const action of actions) yield* action();
}
