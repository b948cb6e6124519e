import type { CampaignSummary } from '../../stores/campaign/saved-campaign.ts';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import { hashTo } from '../page/use-route.ts';
import { BoardPlanPicture } from './BoardPlanPicture.tsx';
import { framed } from './framed.ts';
import type { HomePictures } from './home-pictures.ts';

interface Props {
  /** Last played first; null while they are being read. */
  readonly campaigns: readonly CampaignSummary[] | null;
  readonly encounters: readonly EncounterSummary[];
  readonly words: HomeWords['home'];
  readonly pictures: HomePictures | undefined;
}

/** On its cover: where the story that is built in goes through, and anybody may see it. */
const COVER = 'under-hallow-street';

/** At the head of the shelf: the campaign one is in, or a new one, and the way to all of them. */
export function CampaignShelf({ campaigns, encounters, words, pictures }: Props) {
  const last = campaigns?.find(({ ending }) => ending === null);
  const cover = encounters.find(({ id }) => id === COVER) ?? encounters[0];
  return (
    <section
      className="home-campaigns relative grid to-foot clip high-15rem round-m on-picture on-dark"
      aria-labelledby="home-campaigns"
    >
      {cover && (
        <div className="board-picture same-place tall relative clip sized" aria-hidden="true">
          <div className="absolute pulled" style={framed(cover.plan.size)}>
            <BoardPlanPicture plan={cover.plan} />
            {pictures && <pictures.Board encounter={cover.id} />}
          </div>
        </div>
      )}
      <div className="same-place pad-4-5 most-30rem relative grid gap-2">
        <h2 className="xxl as-around" id="home-campaigns">
          {last ? <bdi>{last.name}</bdi> : words.campaigns}
        </h2>
        <p>{last ? last.where : words.campaignsAbout}</p>
        <p className="flex wrap gap-2">
          {last ? (
            <a className="btn" href={hashTo('campaign', last.id)} aria-label={words.goOnWith(last.name)}>
              {words.goOn}
            </a>
          ) : (
            <a className="btn" href={`${hashTo('campaigns')}/new`}>
              {words.startCampaign}
            </a>
          )}
          {campaigns !== null && campaigns.length > 0 && (
            <a className="btn btn-quiet" href={hashTo('campaigns')}>
              {words.toCampaigns}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
