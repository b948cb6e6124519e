import { hashTo } from '../hooks/use-route.ts';
import { useWholeWords } from '../hooks/use-words.ts';

/** A game that belongs to a campaign leads back to it: its end is taken there. */
export function BackToCampaign({ id }: { id: string }) {
  const { outcome: words } = useWholeWords().ui.screens;
  return (
    <a data-first className="btn btn-primary" href={hashTo('campaign', id)}>
      {words.toCampaign}
    </a>
  );
}
