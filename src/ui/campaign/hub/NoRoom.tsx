import { useCampaign, useCampaignView, useCampaignWords, useNames } from '../campaign-context.ts';
import { heldIn, idOfPlace } from './place-as-word.ts';

/** What a Re-Equip outside of the Store is about, and where there is no room each way out of it (p.18, p.67). */
export function NoRoom() {
  const campaign = useCampaign();
  const { pending, state, busy } = useCampaignView();
  const { hub } = useCampaignWords();
  const { card } = useNames();
  const about = pending?.about.of;
  if (about !== 're-equip' && about !== 'trade') return null;
  const ways = (pending?.options ?? []).flatMap(({ id, act }) => {
    const at = act.do === 'discard' ? act.at : act.do === 'move' && act.to.in === 'stash' ? act.from : null;
    const held = at && heldIn(state, idOfPlace(at));
    if (!held) return [];
    return [{ id, says: (act.do === 'discard' ? hub.discard : hub.sendToStash)(card(held.ref)) }];
  });
  const says = ways.length > 0 ? hub.noRoom : about === 'trade' ? hub.tradeAbout : hub.reEquipAbout;
  return (
    <section className="grid gap-2">
      <p className="soft">{says}</p>
      <p className="flex wrap gap-2">
        {ways.map((way) => (
          <button
            key={way.id}
            type="button"
            className="btn btn-small"
            disabled={busy}
            onClick={() => void campaign.decide(way.id)}
          >
            {way.says}
          </button>
        ))}
      </p>
    </section>
  );
}
