import { RETRIES, retriesIn } from '../../stores/campaign/branching.ts';
import { endingText } from '../../stores/campaign/told.ts';
import { goOnTo, hashTo } from '../hooks/use-route.ts';
import { CrownIcon, DefeatedIcon } from '../icons/index.ts';
import {
  useCampaign,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useNames,
} from './campaign-context.ts';
import { hashToView } from './Frame.tsx';
import { Came, Page, Prose } from './Page.tsx';

/** An Ending (p.13); after a Game Over the ways to try again, each as another branch (B3.6). */
export function EndingPage() {
  const campaign = useCampaign();
  const campaigns = useCampaigns();
  const { state, events, mark } = useCampaignView();
  const { book } = useCampaignWords();
  const { place } = useNames();
  const { ending } = state;
  const content = campaigns.playable();
  const there = retriesIn(campaign.session);
  const over = ending?.over ?? false;
  return (
    <Page
      over={over ? book.gameOver : book.ending}
      title={ending ? place(ending.scene) : book.theEnd}
      ways={
        <>
          <a className="btn" href={hashToView(campaign.id, 'chronicle')}>
            {book.toChronicle}
          </a>
          <a className="btn" href={hashTo('campaigns')}>
            {book.toCampaigns}
          </a>
        </>
      }
    >
      <p className="ending-crest" data-over={over || undefined} aria-hidden="true">
        {over ? <DefeatedIcon /> : <CrownIcon />}
      </p>
      <Prose text={endingText(content, state)} />
      <Came events={events.slice(mark).filter(({ type }) => type !== 'endingReached')} />
      {over && (
        <section className="retries">
          <h3>{book.again}</h3>
          <p>{book.againAbout}</p>
          <p className="retries-ways">
            {RETRIES.filter((one) => there[one] !== undefined).map((one) => (
              <button
                key={one}
                type="button"
                className={one === 'encounter' ? 'btn btn-primary' : 'btn'}
                onClick={() =>
                  void campaigns.retry(campaign, one).then((id) => id !== null && goOnTo('campaign', id))
                }
              >
                {book.retry[one]}
              </button>
            ))}
          </p>
        </section>
      )}
    </Page>
  );
}
