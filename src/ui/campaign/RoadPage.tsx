import { roadOf } from '../../stores/campaign/chronicle.ts';
import { useCampaignView, useCampaignWords, useNames } from './campaign-context.ts';
import { Stations, useCrawl } from './Stations.tsx';
import './campaign-sheet.css';

/** The visited scenes as stations of a line; what lies ahead is not drawn. */
export function RoadPage() {
  const { events, state } = useCampaignView();
  const { road, crawl } = useCampaignWords();
  const { place } = useNames();
  const run = useCrawl();
  return (
    <main className="leaf grid at-top gap-4 full most-52rem mx-auto pad-5 paper">
      <h2>{road.title}</h2>
      <p>{run ? crawl.roadOf(run.scenario.name) : road.about}</p>
      {run && <Stations run={run} />}
      <ol className="m-3-0-3-5 line-before">
        {(state.mode === 'crawl' ? [] : roadOf(events)).map(({ scene, results, isRest }) => (
          <li
            key={scene}
            className="station relative grid pad-3-0-3-5 display-face lg"
            data-rest={isRest || undefined}
            data-here={scene === state.scene || undefined}
          >
            <strong>{place(scene)}</strong>
            <small className="text-face ink-soft">
              {[
                ...(isRest ? [road.rest] : []),
                ...results.map((result) => road[result]),
                ...(scene === state.scene ? [road.here] : []),
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </main>
  );
}
