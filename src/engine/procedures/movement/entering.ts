import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { anyWatching, listWatching } from '../../queries/cards/abilities-of.ts';
import { isStanding } from '../../queries/figures/figures.ts';
import { isWatched } from '../../queries/figures/occasion.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import type { Rule, Table } from '../core/table.ts';

/** The abilities that watch who `enters` and have found a figure there already: `FigureId:key`. */
export type Watchers = ReadonlySet<string>;

/** Whom a figure is watched by before it goes on; null where nobody watches: mostly. */
export function watchersOf(table: Table, figureId: FigureId): Watchers | null {
  if (!anyWatching(table.cards, table.state.figures, 'enters')) return null;
  const figure = figureIn(table.state, figureId);
  if (figure.at === null) return new Set();
  return new Set(
    table.state.figures.flatMap((holder) =>
      listWatching(table.cards, holder, 'enters')
        .filter(({ ability }) => ability.of !== undefined && isWatched(table, holder, figure, ability.of))
        .map(({ key }) => `${holder.id}:${key}`),
    ),
  );
}

/** What answers its coming within somebody's reach, at once: as a Break Attack does (X165). */
export function* answerEntering(table: Table, figureId: FigureId, before: Watchers | null): Rule<void> {
  if (before !== null && isStanding(table, figureId))
    yield* reactAtOnce(table, 'enters', figureId, { within: before });
}
