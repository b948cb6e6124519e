/** A place in stealth as its stage shows it: enemies with how they look, heroes with what they have left. */
import type { MalhyaEvent } from '../../rules/model/events.ts';
import type { Position } from '../../rules/queries/booklets.ts';
import { watchersOf } from '../../rules/stealth/quiet-here.ts';
import { lookText } from '../../words/en/stealth-stage.ts';
import type { FightView } from '../fight/fight-view.ts';
import { viewOfPlace } from '../fight/view-of-place.ts';

export function viewOfQuiet(position: Position, events: readonly MalhyaEvent[]): FightView {
  const view = viewOfPlace(position, events);
  const watchers = watchersOf(position);
  return {
    ...view,
    figures: view.figures.map((figure) => {
      const watcher = watchers.find(({ id }) => id === figure.id);
      return watcher
        ? { ...figure, standing: 'looks', notes: [lookText(watcher.sight, watcher.gazes)] }
        : figure;
    }),
  };
}
