import type { CampaignSummary } from '../../stores/campaign/saved-campaign.ts';
import type { HomeWords } from '../../words/words.ts';
import { hashTo } from '../hooks/use-route.ts';

interface Props {
  /** Last played first; null while they are being read. */
  readonly campaigns: readonly CampaignSummary[] | null;
  readonly words: HomeWords['home'];
}

/** On the first screen: the campaign one is in, and the way to all of them. */
export function CampaignShelf({ campaigns, words }: Props) {
  const last = campaigns?.find(({ ending }) => ending === null);
  return (
    <section className="home-part home-campaigns panel" aria-labelledby="home-campaigns">
      <div>
        <h2 id="home-campaigns">{words.campaigns}</h2>
        <p>{last ? [last.name, last.where].filter(Boolean).join(' — ') : words.campaignsAbout}</p>
      </div>
      <p className="home-campaign-ways">
        {last && (
          <a
            className="btn btn-primary"
            href={hashTo('campaign', last.id)}
            aria-label={words.goOnWith(last.name)}
          >
            {words.goOn}
          </a>
        )}
        {campaigns !== null && campaigns.length > 0 ? (
          <a className="btn" href={hashTo('campaigns')}>
            {words.toCampaigns}
          </a>
        ) : (
          <a className="btn" href={`${hashTo('campaigns')}/new`}>
            {words.newCampaign}
          </a>
        )}
      </p>
    </section>
  );
}
