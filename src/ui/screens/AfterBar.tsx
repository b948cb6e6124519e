import { hashTo, hashToAfter, hashToKeepParty } from '../hooks/use-route.ts';
import { useGame, usePosition } from '../hooks/use-table.ts';
import { useWholeWords } from '../hooks/use-words.ts';
import { BackToCampaign } from './BackToCampaign.tsx';
import { GoOn } from './GoOn.tsx';
import '../rules/scene-bar.css';

/** At the table of an encounter that is over, once its outcome is put away: the ways on from here. Nothing before. */
export function AfterBar() {
  const game = useGame();
  const { outcome: words } = useWholeWords().ui.screens;
  const { outcome, encounter } = usePosition().state;
  if (!outcome) return null;
  return (
    <section className="scene-bar panel" aria-label={words.ways}>
      <p>
        <strong>{words.title[outcome.result]}</strong>
      </p>
      <p className="scene-ways">
        {game.campaign === undefined ? <GoOn /> : <BackToCampaign id={game.campaign} />}
        <a className="btn btn-small" href={hashToAfter(game.id)}>
          {words.lookBack}
        </a>
        {game.campaign === undefined && (
          <>
            <a className="btn btn-small" href={hashTo('set-up', encounter)}>
              {words.playAgain}
            </a>
            <a className="btn btn-small" href={hashToKeepParty(game.id)}>
              {words.keepParty}
            </a>
          </>
        )}
      </p>
    </section>
  );
}
