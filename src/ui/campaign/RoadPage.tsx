import { roadOf } from '../../stores/campaign/chronicle.ts';
import { useCampaignView, useCampaignWords, useNames } from './campaign-context.ts';
import './sheet.css';

/** The visited scenes as stations of a line; what lies ahead is not drawn. */
export function RoadPage() {
  const { events, state } = useCampaignView();
  const { road } = useCampaignWords();
  const { place } = useNames();
  return (
    <main className="road paper">
      <h2>{road.title}</h2>
      <p>{road.about}</p>
      <ol className="stations">
        {roadOf(events).map(({ scene, results, isRest }) => (
          <li
            key={scene}
            className="station"
            data-rest={isRest || undefined}
            data-here={scene === state.scene || undefined}
          >
            <strong>{place(scene)}</strong>
            <small>
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
