import { Answers } from './AskPages.tsx';
import {
  useCampaign,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useNames,
} from './campaign-context.ts';
import { Came, Page } from './Page.tsx';

/** The next Scenario of an Epic Crawl (p.9). */
export function ScenarioPage() {
  const { pending, events, mark } = useCampaignView();
  const { crawl, reason } = useCampaignWords();
  const { place, card } = useNames();
  const { scenarios } = useCampaigns().playable().stories;
  return (
    <Page title={crawl.next}>
      <Came events={events.slice(mark)} />
      <p>{crawl.nextAbout}</p>
      <Answers options={pending!.options}>
        {({ act }) =>
          act.do === 'scenario' ? (
            <span className="answer-what">
              <strong>{place(act.scenario)}</strong>{' '}
              <small>{crawl.rank(scenarios[act.scenario]?.rank ?? 0)}</small>
              <span>{scenarios[act.scenario]?.intro}</span>
            </span>
          ) : (
            crawl.end
          )
        }
      </Answers>
      <ul className="refused-list">
        {pending!.refused.map(({ id, act, why }) =>
          act.do === 'scenario' ? (
            <li key={id}>
              {place(act.scenario)}: {reason(why, card)}
            </li>
          ) : null,
        )}
      </ul>
    </Page>
  );
}

/** A party without a story: any encounter next. */
export function FreePage() {
  const campaign = useCampaign();
  const { pending, busy } = useCampaignView();
  const { crawl } = useCampaignWords();
  const { place } = useNames();
  const options = pending!.options;
  const going = options.flatMap(({ id, act }) => (act.do === 'go-to' ? [{ id, to: act.encounter }] : []));
  const rest = options.filter(({ act }) => act.do !== 'go-to');
  return (
    <Page title={crawl.free}>
      <p>{crawl.freeAbout}</p>
      <ul className="answers answers-many">
        {going.map(({ id, to }) => (
          <li key={id}>
            <button
              type="button"
              className="btn answer"
              disabled={busy}
              aria-label={crawl.go(place(to))}
              onClick={() => void campaign.decide(id)}
            >
              {place(to)}
            </button>
          </li>
        ))}
      </ul>
      <Answers options={rest}>
        {({ act }) =>
          act.do === 'open-shop' ? crawl.shop : act.do === 'restore' ? crawl.restore : crawl.finish
        }
      </Answers>
    </Page>
  );
}
