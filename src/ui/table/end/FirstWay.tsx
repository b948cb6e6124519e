import type { Outcome } from '../../../engine/index.ts';
import { hashTo } from '../../page/use-route.ts';
import { useGame } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { AfterDefeat } from './AfterDefeat.tsx';
import { AfterVictory } from './AfterVictory.tsx';
import { GoOn, useFollowing } from './GoOn.tsx';

interface Props {
  readonly result: Outcome['result'];
}

/** What to do next, in one golden button, with what belongs beside it. A game of a campaign is taken there. */
export function FirstWay({ result }: Props) {
  const { campaign } = useGame();
  const { outcome: words } = useWholeWords().ui.screens;
  const following = useFollowing();
  if (campaign !== undefined)
    return (
      <a data-first className="btn btn-primary" href={hashTo('campaign', campaign)}>
        {words.toCampaign}
      </a>
    );
  if (following) return <GoOn following={following} />;
  return result === 'won' ? <AfterVictory /> : <AfterDefeat />;
}
