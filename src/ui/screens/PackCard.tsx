import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import type { ShelfPack } from '../../stores/packs/pack-shelf.ts';
import { wordsOn } from '../../words/en/card-words.ts';
import { CardView } from '../cards/CardView.tsx';
import { hashTo } from '../hooks/use-route.ts';
import { useTable } from '../hooks/use-table.ts';
import { DangerIcon, PackIcon } from '../icons/index.ts';
import { counted } from '../panels/numbers.ts';
import { ProblemList } from './ProblemList.tsx';

/** One pack on the shelf: what it is, what came of it, what to do with it. */
export function PackCard({ shelf, onRemoved }: { shelf: ShelfPack; onRemoved: () => void }) {
  const { library } = useTable();
  const [asked, setAsked] = useState(false);
  const { pack, counts, cards, trials, problems } = shelf;
  const remove = async () => {
    await library.remove(pack.id);
    onRemoved();
  };
  return (
    <li className="pack-card panel">
      <div className="pack-head">
        <PackIcon />
        <div className="pack-what">
          <h3>
            {pack.name} <small>{pack.version}</small>
          </h3>
          <p>
            by {pack.authors.join(', ')} · {pack.licence}
          </p>
        </div>
        {asked ? (
          <button type="button" className="btn btn-small btn-danger" onClick={() => void remove()}>
            Really remove
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-small btn-quiet"
            aria-label={`Remove ${pack.name}`}
            onClick={() => setAsked(true)}
          >
            Remove
          </button>
        )}
      </div>
      <p>{pack.description}</p>
      <p className="encounter-foes">
        {counts.map((count) => (
          <span key={count} className="chip">
            {count}
          </span>
        ))}
      </p>
      {trials.length > 0 && (
        <p className="pack-trials">
          {trials.map((trial) => (
            <a key={trial.id} className="btn btn-small" href={hashTo('set-up', trial.id)}>
              Try {trial.name}
            </a>
          ))}
        </p>
      )}
      {problems.length > 0 && (
        <section className="pack-problems" aria-label={`Problems of ${pack.name}`}>
          <p className="notice-title">
            <DangerIcon /> {counted(problems.length, 'problem')}. What they are in is left out; the rest is
            loaded.
          </p>
          <ProblemList problems={problems} />
        </section>
      )}
      {cards.length > 0 && (
        <Collapsible.Root>
          <Collapsible.Trigger className="btn btn-small btn-quiet">Show the cards</Collapsible.Trigger>
          <Collapsible.Content className="pack-cards">
            {cards.map((card) => (
              <CardView key={`${card.type} ${card.id}`} card={card} blocks={wordsOn(card)} compact />
            ))}
          </Collapsible.Content>
        </Collapsible.Root>
      )}
    </li>
  );
}
