import { hashToAfter } from '../../page/use-route.ts';
import { useGame, usePosition } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import '../../frame/bar/scene-bar.css';
import { FirstWay } from './FirstWay.tsx';

/** At the table of an encounter that is over, once its outcome is put away: the ways on from here. Nothing before. */
export function AfterBar() {
  const game = useGame();
  const { outcome: words } = useWholeWords().ui.screens;
  const { outcome } = usePosition().state;
  if (!outcome) return null;
  return (
    <section
      className="scene-bar flex rigid wrap middle between gap-2-3 pad-2-3 panel"
      aria-label={words.ways}
    >
      <p className="grid lead-1_2">
        <strong>{words.title[outcome.result]}</strong>
      </p>
      <p className="flex wrap gap-6px">
        <FirstWay result={outcome.result} />
        <a className="btn btn-small" href={hashToAfter(game.id)}>
          {words.lookBack}
        </a>
      </p>
    </section>
  );
}
