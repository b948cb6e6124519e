import { Face } from '../AskPages.tsx';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from '../campaign-context.ts';

/** The Active Group (p.10): who goes along, and who cannot and why. */
export function GroupPanel() {
  const campaign = useCampaign();
  const { pending, state, busy } = useCampaignView();
  const { group, reason } = useCampaignWords();
  const { card: nameOf } = useNames();
  if (!pending) return null;
  const chosen = (pending.options ?? []).flatMap(({ act }) =>
    act.do === 'choose-active' && !act.on ? [act.member] : [],
  );
  const missing = pending.about.of === 'members' ? pending.about.count : 0;
  const size = chosen.length + missing;
  const done = pending.options.find(({ id }) => id === 'done');
  return (
    <section className="grid gap-3">
      <h3>{group.title}</h3>
      <p>{group.about(size)}</p>
      <ul className="grid columns-fill-12rem gap-3">
        {state.members.map(({ card }) => {
          const option = pending.options.find(({ act }) => act.do === 'choose-active' && act.member === card);
          const refused = pending.refused.find(
            ({ act }) => act.do === 'choose-active' && act.member === card,
          );
          const goes = chosen.includes(card);
          return (
            <li key={card}>
              <button
                type="button"
                className="btn column-wise full"
                aria-pressed={goes}
                disabled={busy || !option}
                onClick={() => option && void campaign.decide(option.id)}
              >
                <Face card={card} size={72} />
                <small>{refused ? reason(refused.why, nameOf) : goes ? group.goes : group.waits}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <footer className="hub-done sticky above-2 bottom-0 flex wrap middle to-end gap-2-4 pad-y-3 line-above on-cloth">
        <p className="soft" role="status">
          {group.count(chosen.length, size)}
        </p>
        <button
          type="button"
          className="btn btn-primary"
          disabled={busy || !done}
          onClick={() => done && void campaign.decide(done.id)}
        >
          {group.done}
        </button>
      </footer>
    </section>
  );
}
