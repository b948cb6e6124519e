import { Face } from '../AskPages.tsx';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from '../campaign-context.ts';
import { Ornament } from '../Ornament.tsx';

/** Venture Forth (p.13): asked once, with what is left behind; there is no way back. */
export function VenturePanel() {
  const campaign = useCampaign();
  const { pending, state, busy } = useCampaignView();
  const { venture } = useCampaignWords();
  const { card } = useNames();
  const unique = pending?.about.of === 'round' ? pending.about.unique : null;
  const bought = [...state.stash, ...state.members.flatMap(({ items, pack }) => [...items, ...pack])].some(
    ({ ref }) => ref === unique,
  );
  return (
    <section className="grid gap-4 full most-46rem mx-auto pad-5 lg text-center paper">
      <h3 className="xxl ink-red">{venture.title}</h3>
      <Ornament />
      <p className="book-face xl">{venture.about}</p>
      {unique !== null && !bought && <p className="bold ink-red">{venture.unique(card(unique))}</p>}
      <p>{venture.active}:</p>
      <p className="flex wrap mid gap-4">
        {state.active.map((one) => (
          <Face key={one} card={one} size={64} />
        ))}
      </p>
      <p className="flex wrap mid gap-3">
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => void campaign.decide('back-to-shop')}
        >
          {venture.back}
        </button>
        <button
          type="button"
          className="btn btn-primary btn-book display-face lg"
          disabled={busy}
          onClick={() => void campaign.decide('done')}
        >
          {venture.go}
        </button>
      </p>
    </section>
  );
}
