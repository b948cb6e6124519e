import { type CrawlRun, type CrawlStation, crawlOf } from '../../stores/campaign/crawl-run.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { useCards } from '../page/use-table.ts';
import { useCampaigns, useCampaignView, useCampaignWords, useNames } from './campaign-context.ts';
import './stations.css';

/** The Scenario of a Crawl as far as it was played; null in other campaigns. */
export function useCrawl(): CrawlRun | null {
  const { state, events } = useCampaignView();
  return crawlOf(useCampaigns().playable(), state, events);
}

/** The road of a Scenario as a strip: what is behind the party with its damage, where it is, how much lies ahead. */
export function Stations({ run: { stations, scenario } }: { run: CrawlRun }) {
  const { crawl } = useCampaignWords();
  return (
    <ol className="strip flex from-top pad-y-2" aria-label={crawl.roadOf(scenario.name)}>
      {stations.map((station) => (
        <StationOf key={station.at} station={station} />
      ))}
    </ol>
  );
}

function StationOf({ station }: { station: CrawlStation }) {
  const { crawl, road, aftermath } = useCampaignWords();
  const cards = useCards();
  const { place, who } = useNames();
  const { at, encounter, result, rounds, isHere, party } = station;
  const how = [
    result && road[result],
    rounds > 0 && aftermath.rounds(rounds),
    isHere && road.here,
    encounter === null && crawl.ahead,
  ].filter((one) => typeof one === 'string');
  return (
    <li
      className="strip-station flex-1-1-6rem relative grid at-top center gap-1 pad-x-2 text-center"
      data-result={result ?? undefined}
      data-here={isHere || undefined}
    >
      <span
        className={`strip-mark wide-2_1rem height-2_1rem ringed relative grid centered round on-paper display-face bold ${result === 'lost' ? 'ink-red' : 'ink-soft'}`}
        aria-hidden="true"
      >
        {at + 1}
      </span>
      <strong className="display-face lead-1_2">
        {encounter === null ? crawl.station(at + 1) : place(encounter)}
      </strong>
      <small className="ink-soft">{how.join(' · ')}</small>
      {party.length > 0 && (
        <ul className="strip-party flex wrap mid gap-2px">
          {party.map(({ card, damage, fell }) => (
            <li
              className={`grid center sm semi ${fell ? 'ink-red' : ''}`}
              key={card}
              title={crawl.left(who(card), damage, fell)}
            >
              <Portrait of={card} cards={cards} size={26} />
              <span aria-hidden="true">{crawl.damage(damage)}</span>
              <span className="visually-hidden">{crawl.left(who(card), damage, fell)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What a Scenario came to: its rounds, its Gold, who fell. */
export function RunNumbers({ run }: { run: CrawlRun }) {
  const { crawl } = useCampaignWords();
  const { who } = useNames();
  const { numbers } = crawl;
  const { stations, rounds, gold, fallen, result } = run;
  const won = stations.filter((one) => one.result === 'won').length;
  return (
    <dl className="run-numbers flex wrap mid gap-3-6 text-center">
      {(
        [
          [numbers.encounters, crawl.of(won, stations.length)],
          [numbers.rounds, rounds],
          [result === 'lost' ? numbers.goldLost : numbers.gold, gold],
          [numbers.fell, fallen.length === 0 ? numbers.nobody : fallen.map(who).join(', ')],
        ] as const
      ).map(([term, value]) => (
        <div key={term}>
          <dt className="ink-soft">{term}</dt>
          <dd className="flush display-face xl semi">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
