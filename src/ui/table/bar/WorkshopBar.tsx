import { hashTo } from '../../page/use-route.ts';
import { useGame } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { wayBackOf } from '../../page/way-back.ts';
import '../../frame/bar/scene-bar.css';

/** Over a game that was begun in the workshop: the way back to where one was. Nothing over other games. */
export function WorkshopBar() {
  const words = useWords().ui.screens.workshop;
  const at = wayBackOf(useGame().id);
  if (at === null) return null;
  return (
    <section
      className="scene-bar flex rigid wrap middle between gap-2-3 pad-2-3 panel"
      aria-label={words.title}
    >
      <p className="grid lead-1_2">
        <small className="faint">{words.title}</small>
        <strong>{words.begunThere}</strong>
      </p>
      <p className="flex wrap gap-6px">
        <a className="btn btn-small" href={hashTo('workshop', at)}>
          {words.back}
        </a>
      </p>
    </section>
  );
}
