import { useEffect, useMemo } from 'react';
import type { CampaignState } from '../../campaign/index.ts';
import { endingsOf } from '../../stores/campaign/told.ts';
import { useStore } from '../page/use-store.ts';
import { useCampaigns, useCampaignWords } from './campaign-context.ts';

/** Endings of the Adventure that any campaign of this browser has come to, by name; the others as blanks (B3.6). */
export function Endings({ state }: { state: Pick<CampaignState, 'mode' | 'story' | 'ending'> }) {
  const campaigns = useCampaigns();
  const { sheet } = useCampaignWords();
  const list = useStore(campaigns.store, (store) => store.list);
  const { mode, story, ending } = state;
  useEffect(() => {
    if (list === null) void campaigns.refresh();
  }, [campaigns, list]);
  const { stories } = campaigns.playable();
  const found = useMemo(() => {
    if (mode !== 'adventure' || story === null) return null;
    const seen = (list ?? []).flatMap(({ ending: one }) =>
      one?.of?.adventure === story ? [one.of.scene] : [],
    );
    return endingsOf(stories, story, new Set(ending ? [...seen, ending.scene] : seen));
  }, [stories, mode, story, list, ending]);
  if (!found) return null;
  return (
    <section className="endings-seen">
      <h3>{sheet.endings}</h3>
      {found.seen.length === 0 && <p>{sheet.noEndings}</p>}
      <ul>
        {found.seen.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {Array.from({ length: found.unseen }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a blank is like any other
          <li key={n} className="wide-9rem height-1_4em line-below" aria-hidden="true" />
        ))}
      </ul>
      {found.unseen > 0 && <small>{sheet.unseen(found.unseen)}</small>}
    </section>
  );
}
