import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Timing } from '../model/language/abilities.ts';
import type { Occasion, OfferResult, Rule, Table } from '../procedures/core/table.ts';
import { anyWatching, isUsableBy, listWatching } from '../queries/cards/abilities-of.ts';
import { inTrackOrder } from '../queries/figures/figures.ts';
import { gather, NOTHING_CAME, nothingGathered, withLess } from './gathered.ts';
import { offer } from './offer.ts';
import { hasAnswer } from './usable-now.ts';

/**
 * Opens an occasion of one figure to all: first to itself, then to whoever watches it with an `of`, in the order
 * of ruling X40. Stops at a re-roll or a die turned, since the dice then lie anew.
 */
export function* react(
  table: Table,
  timing: Timing,
  subject: FigureId,
  occasion: Occasion = {},
): Rule<OfferResult> {
  const watchers = listWatchers(table, timing, subject);
  if (watchers.length === 0 && !hasAnswer(table, timing, subject)) return NOTHING_CAME;
  const gathered = nothingGathered();
  const actions: (() => Rule<void>)[] = [];
  for (const holder of [subject, ...watchers]) {
    const left = withLess(occasion, gathered);
    const result = yield* offer(table, timing, holder, { ...left, subject });
    gather(gathered, result);
    if (result.reroll || result.turned) return { ...result, ...gathered };
    if (result.next) actions.push(result.next);
    if (result.next && timing === 'follow-up') break; // the attack has ended with it (p.43 step 8)
    if (gathered.passes) break; // nothing changes that Check any more
  }
  return { ...gathered, reroll: null, next: actions.length > 0 ? () => oneByOne(actions) : null };
}

/** p.67 leaves the order to the active figure's good: the figure in its turn, its side, then the other (X40). */
function listWatchers(table: Table, timing: Timing, subject: FigureId): readonly FigureId[] {
  if (!anyWatching(table.cards, table.state.figures, timing)) return NOBODY;
  const watching = table.state.figures.filter(
    (figure) =>
      figure.id !== subject &&
      (figure.defeated || figure.at !== null) &&
      listWatching(table.cards, figure, timing).some((held) => isUsableBy(held, figure)),
  );
  if (watching.length < 2) return watching.map(({ id }) => id);
  const active = table.state.turn ? figureIn(table.state, table.state.turn.figure) : null;
  const rank = (id: FigureId, side: string) => (id === active?.id ? 0 : side === active?.side ? 1 : 2);
  return inTrackOrder(table.state, watching)
    .map(({ id, side }) => ({ id, rank: rank(id, side) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

const NOBODY: readonly FigureId[] = [];

function* oneByOne(actions: readonly (() => Rule<void>)[]): Rule<void> {
  for (const action of actions) yield* action();
}
