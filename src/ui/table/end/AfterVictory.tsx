import { GUIDED } from '../../../stores/lesson/guided.ts';
import { nextToPlay } from '../../../stores/packs/encounter-order.ts';
import { useCampaignsKept } from '../../page/use-campaign-list.ts';
import { hashTo } from '../../page/use-route.ts';
import { useContent, useGame, useGames } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';

/** After a victory that leads nowhere by itself: the next battle, or the campaign; after the first fight the campaign first. */
export function AfterVictory() {
  const { setup } = useGame().session;
  const content = useContent();
  const games = useGames();
  const words = useWholeWords();
  const { outcome, home } = words.ui.screens;
  const campaign = useCampaignsKept()?.find(({ ending }) => ending === null);
  const next = nextToPlay(content, games ?? [], setup.encounter);
  const address = campaign ? hashTo('campaign', campaign.id) : `${hashTo('campaigns')}/new`;
  const toCampaign = campaign ? outcome.continueCampaign : home.startCampaign;
  const isFirst = setup.encounter === GUIDED || !next;
  const [gold, quiet] = ['btn btn-primary', 'btn btn-quiet btn-small'];
  const story = (
    <a data-first={isFirst || undefined} className={isFirst ? gold : quiet} href={address}>
      {toCampaign}
    </a>
  );
  const battle = next && (
    <a data-first={!isFirst || undefined} className={isFirst ? quiet : gold} href={hashTo('set-up', next.id)}>
      {isFirst ? outcome.another : outcome.goOn(next.name)}
    </a>
  );
  return (
    <>
      {!isFirst && battle}
      {story}
      {isFirst && battle}
    </>
  );
}
