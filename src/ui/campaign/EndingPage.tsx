import { RETRIES, retriesIn } from '../../stores/campaign/branching.ts';
import { endingText } from '../../stores/campaign/told.ts';
import { CrownIcon, DefeatedIcon } from '../icons/index.ts';
import { goOnTo, hashTo } from '../page/use-route.ts';
import {
  useCampaign,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useNames,
} from './campaign-context.ts';
import { Endings } from './Endings.tsx';
import { hashToView } from './Frame.tsx';
import { Came, Page, Prose } from './Page.tsx';
import { RunNumbers, Stations, useCrawl } from './Stations.tsx';

/** An Ending (p.13); after a Game Over the ways to try again, each as another branch (B3.6). */
export function EndingPage() {
  const campaign = useCampaign();
  const campaigns = useCampaigns();
  const { state, events, mark } = useCampaignView();
  const { book, crawl } = useCampaignWords();
  const run = useCrawl();
  const { place } = useNames();
  const { ending } = state;
  const content = campaigns.playable();
  const there = retriesIn(campaign.session);
  const over = run ? run.result === 'lost' : (ending?.over ?? false);
  const begins = run ? (run.result === 'lost' ? crawl.lost : crawl.won) : over ? book.gameOver : book.ending;
  // A Crawl is lost as a whole (p.9): it is begun again, and not in the middle (X270).
  // Nobody could go: no page of the story tells of that (X402).
  const isStranded = events.findLast(({ type }) => type === 'endingReached')?.rule === 'X402';
  const ways = run ? (['beginning'] as const) : over ? RETRIES : [];
  return (
    <Page
      over={ending?.scene ? begins : undefined}
      title={ending?.scene ? place(ending.scene) : book.theEnd}
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
      <p className={`size-4rem text-center ${over ? 'ink-red' : 'brass'}`} aria-hidden="true">
        {over ? <DefeatedIcon /> : <CrownIcon />}
      </p>
      <Prose text={isStranded ? [book.nobodyLeft] : endingText(content, state)} />
      {run ? (
        <>
          {over && <p className="book-face xl text-center">{crawl.lostAbout}</p>}
          <Stations run={run} />
          <RunNumbers run={run} />
        </>
      ) : (
        <Came events={events.slice(mark).filter(({ type }) => type !== 'endingReached')} />
      )}
      <Endings state={state} />
      {ways.length > 0 && (
        <section className="retries grid gap-2 pad-t-4 line-above">
          <h3>{run ? crawl.again : book.again}</h3>
          <p>{run ? crawl.againAbout : book.againAbout}</p>
          <p className="flex wrap gap-3">
            {ways
              .filter((one) => there[one] !== undefined)
              .map((one) => (
                <button
                  key={one}
                  type="button"
                  className={one === ways[0] ? 'btn btn-primary' : 'btn'}
                  onClick={() =>
                    void campaigns.retry(campaign, one).then((id) => id !== null && goOnTo('campaign', id))
                  }
                >
                  {run ? crawl.again : book.retry[one]}
                </button>
              ))}
          </p>
        </section>
      )}
    </Page>
  );
}
