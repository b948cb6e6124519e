import { scenarioEnd } from '../../stores/campaign/told.ts';
import { useHiddenEncounters } from '../page/use-hidden-encounters.ts';
import { Answers } from './AskPages.tsx';
import {
  useCampaign,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useNames,
} from './campaign-context.ts';
import { Named } from './Named.tsx';
import { Page, Prose } from './Page.tsx';
import { RunNumbers, Stations, useCrawl } from './Stations.tsx';

/** The next Scenario of an Epic Crawl (p.9). */
export function ScenarioPage() {
  const { pending, state } = useCampaignView();
  const content = useCampaigns().playable();
  const run = useCrawl();
  const { crawl, reason } = useCampaignWords();
  const { place, card } = useNames();
  const { scenarios } = content.stories;
  return (
    <Page over={run ? (run.result === 'lost' ? crawl.lost : crawl.won) : undefined} title={crawl.next}>
      {run && (
        <>
          <p className="tracked-0_14em display-face sm semi text-center caps ink-soft">{run.scenario.name}</p>
          {run.result === 'lost' ? (
            <p className="book-face xl text-center">{crawl.lostAbout}</p>
          ) : (
            <Prose text={scenarioEnd(content, state)} />
          )}
          <Stations run={run} />
          <RunNumbers run={run} />
        </>
      )}
      <p>{crawl.nextAbout}</p>
      <Answers options={pending!.options}>
        {({ act }) =>
          act.do === 'scenario' ? (
            <span className="grid">
              <strong>{place(act.scenario)}</strong>{' '}
              <small>{crawl.rank(scenarios[act.scenario]?.rank ?? 0)}</small>
              <span className="book-face lg regular">{scenarios[act.scenario]?.intro}</span>
            </span>
          ) : (
            crawl.end
          )
        }
      </Answers>
      <ul>
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
  const hidden = useHiddenEncounters();
  const going = options.flatMap(({ id, act }) =>
    act.do === 'go-to' && !hidden.has(act.encounter) ? [{ id, to: act.encounter }] : [],
  );
  const rest = options.filter(({ act }) => act.do !== 'go-to');
  return (
    <Page title={crawl.free}>
      <p>{crawl.freeAbout}</p>
      <ul className="book-answers grid columns-fill-14rem shrink-y most-y-24rem scroll-y gap-2">
        {going.map(({ id, to }) => (
          <li key={id}>
            <button
              type="button"
              className="btn book-answer full lg text-left"
              disabled={busy}
              onClick={() => void campaign.decide(id)}
            >
              <Named name={crawl.go(place(to))}>{place(to)}</Named>
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
