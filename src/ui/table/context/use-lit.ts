/** What of the board is lit at the question that is drawn, and what is shown on it. */
import { useMemo } from 'react';
import type { EncounterEvent, Position, Prompt } from '../../../engine/index.ts';
import { walkOf } from '../../../stores/middara/approach-course.ts';
import { wayLeft } from '../../../stores/middara/route.ts';
import { useGameState } from '../../page/use-table.ts';
import { useTelling } from '../../page/use-words.ts';
import { hintsOf, sightTo } from './board-marks.ts';
import { boardShow } from './board-show.ts';
import { framedOf } from './target-tags.ts';
import type { Pointing } from './use-pointing.ts';

export function useLit(
  position: Position,
  pending: Prompt | null,
  showing: EncounterEvent | null,
  { card, choice, selected, lifted }: Pointing,
) {
  const telling = useTelling(position);
  const route = walkOf(useGameState((state) => state.route));
  const view = position.state;
  const show = useMemo(() => boardShow(showing, position), [showing, position]);
  // From where the figure is by now: what it has walked is behind it (G4).
  const walk = useMemo(() => (route ? wayLeft(route, view) : null), [route, view]);
  // Of an attack behind a way: from where that ends.
  const from = choice?.kind === 'approach' ? choice.after : position;
  const aim = useMemo(
    () => (selected && pending ? sightTo(from, pending.figure, selected) : null),
    [from, pending, selected],
  );
  const framed = useMemo(
    () => (pending ? framedOf(position, pending, card) : show.figures),
    [position, pending, card, show],
  );
  const hints = useMemo(() => hintsOf(pending, telling, lifted), [pending, telling, lifted]);
  return { show, walk, aim, framed, hints };
}
