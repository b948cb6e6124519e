import type { ReactNode } from 'react';
import type { CampaignReason, Rating } from '../../../campaign/index.ts';
import { useWords } from '../../page/use-words.ts';
import {
  useCampaign,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useNames,
} from '../campaign-context.ts';
import { Named } from '../Named.tsx';

/** Explore (p.13): Side Quests and the Bounty board, or on. */
export function ExplorePanel() {
  const campaign = useCampaign();
  const { pending, busy } = useCampaignView();
  const { explore } = useCampaignWords();
  const { place } = useNames();
  const { sentence } = useWords().content;
  const { bounties } = useCampaigns().playable().stories;
  const all = [
    ...(pending?.options ?? []).map((option) => ({ ...option, why: null as CampaignReason | null })),
    ...(pending?.refused ?? []),
  ];
  const quests = all.flatMap((one) => (one.act.do === 'quest' ? [{ ...one, scene: one.act.scene }] : []));
  const posted = all.flatMap((one) => (one.act.do === 'bounty' ? [{ ...one, bounty: one.act.bounty }] : []));
  // What is too hard here is not posted at all: its text would tell of what is to come.
  const shown = posted.filter(({ why }) => why?.why !== 'rating');
  return (
    <section className="grid gap-3">
      <p>{explore.about}</p>
      <h3>{explore.quests}</h3>
      {quests.length === 0 && <p>{explore.noQuests}</p>}
      <ul className="grid columns-fill-22rem gap-3">
        {quests.map(({ id, scene, why }) => (
          <Note key={id} id={id} name={place(scene)} why={why} />
        ))}
      </ul>
      {shown.length > 0 && (
        <>
          <h3>{explore.board}</h3>
          <ul className="grid columns-fill-22rem gap-3">
            {shown.map(({ id, bounty: ref, why }) => {
              const bounty = bounties[ref];
              return (
                <Note key={id} id={id} name={place(ref)} why={why} rating={bounty?.rating}>
                  {why === null && <p>{bounty && sentence(bounty.text[0] ?? '')}</p>}
                  {bounty && <small>{explore.encounters(bounty.encounters.length)}</small>}
                </Note>
              );
            })}
          </ul>
        </>
      )}
      <footer className="hub-done sticky above-2 bottom-0 flex wrap middle to-end gap-2-4 pad-y-3 line-above on-cloth">
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => void campaign.decide('back-to-shop')}
        >
          {explore.back}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={busy}
          onClick={() => void campaign.decide('done')}
        >
          {explore.on}
        </button>
      </footer>
    </section>
  );
}

interface NoteProps {
  readonly id: string;
  readonly name: string;
  readonly why: CampaignReason | null;
  readonly rating?: Rating | undefined;
  readonly children?: ReactNode;
}

/** A note on the board, with its rating in stars; one that cannot be taken says why. */
function Note({ id, name, why, rating, children }: NoteProps) {
  const campaign = useCampaign();
  const { busy } = useCampaignView();
  const { explore, reason } = useCampaignWords();
  const { card } = useNames();
  return (
    <li className={`grid at-top from-left gap-2 pad-4 book-face lg paper ${why === null ? '' : 'see-0_6'}`}>
      <h4 className="xl ink-red">{name}</h4>
      {rating && (
        <p className="text-face bold">
          <span aria-hidden="true">{'★'.repeat(explore.stars[rating])}</span> {explore.rating(rating)}
        </p>
      )}
      {children}
      {why ? (
        <p className="text-face bold">{reason(why, card)}</p>
      ) : (
        <button
          type="button"
          className="btn btn-primary"
          disabled={busy}
          onClick={() => void campaign.decide(id)}
        >
          <Named name={explore.beginNamed(name)}>{explore.begin}</Named>
        </button>
      )}
    </li>
  );
}
