import { useEffect, useState } from 'react';
import type { GameSummary } from '../../stores/kept/saved-game.ts';
import { goTo } from '../page/use-route.ts';
import { useTable } from '../page/use-table.ts';
import { useCampaign, useCampaigns, useCampaignView } from './campaign-context.ts';

/**
 * The game of the encounter that is asked for: begun, gone on with, and taken into the campaign once it is over.
 * `refused`: it could not be taken, and is played anew.
 */
export function useAskedGame() {
  const campaign = useCampaign();
  const table = useTable();
  const { pending, game, busy } = useCampaignView();
  const { encounters } = useCampaigns().playable();
  const [found, setFound] = useState<GameSummary | null>(null);
  const played = found?.id === game ? found : null;
  const [refused, setRefused] = useState(false);
  const isOver = played !== null && played.result !== null;
  useEffect(() => {
    if (game !== null) void table.lineOf(game).then(setFound);
  }, [table, game]);
  useEffect(() => {
    if (!isOver || refused || game === null) return;
    void takeGame(table, campaign, game).then((taken) => taken || setRefused(true));
  }, [table, campaign, game, isOver, refused]);

  const begin = async () => {
    const about = pending?.about;
    if (about?.of !== 'encounter' || busy) return;
    const there = played ?? (game === null ? null : await table.lineOf(game));
    if (there && !refused) return goTo('play', there.id);
    const name = encounters[about.setup.encounter]?.name ?? about.setup.encounter;
    const begun = await table.begin(about.setup, `${campaign.store.getState().name}: ${name}`, campaign.id);
    await campaign.playIn(begun.id);
    begun.close();
    goTo('play', begun.id);
  };
  return { played, isOver, refused, begin };
}

/** Takes the game of this question, once it is over; false where it cannot be. */
async function takeGame(
  table: ReturnType<typeof useTable>,
  campaign: ReturnType<typeof useCampaign>,
  game: string,
): Promise<boolean> {
  const opened = await table.watch(game);
  if (!opened.ok) return false;
  const { session } = opened.value;
  const taken = session !== null && session.pending === null && (await campaign.take(session.toLog()));
  opened.value.close();
  return taken;
}
