import { useState } from 'react';
import { messageOf } from '../../stores/message-of.ts';
import { toMend } from '../../stores/packs/pack-counts.ts';
import type { ShelfPack } from '../../stores/packs/pack-shelf.ts';
import { CardView } from '../cards/CardView.tsx';
import { DangerIcon, PackIcon } from '../icons/index.ts';
import { useFold } from '../kit/use-fold.ts';
import { hashTo } from '../page/use-route.ts';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { ProblemList } from './ProblemList.tsx';
import { WarningList } from './WarningList.tsx';

/** One pack on the shelf: what it is, what came of it, what to do with it. */
export function PackCard({ shelf, onRemoved }: { shelf: ShelfPack; onRemoved: () => void }) {
  const { library } = useTable();
  const words = useWholeWords();
  const { packs, showCards, workshop } = words.ui.screens;
  const fold = useFold();
  const [asked, setAsked] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const { pack, counts, cards, trials, problems, warnings } = shelf;
  const remove = async () => {
    try {
      await library.remove(pack.id);
      onRemoved();
    } catch (error) {
      setWhy(messageOf(error));
    }
  };
  return (
    <li className="grid gap-3 shrink pad-3-4 panel">
      <div className="flex middle gap-3">
        <span className="brass xxl lead-1">
          <PackIcon />
        </span>
        <div className="grow shrink breakable">
          <h3>
            <bdi>{pack.name}</bdi> <small className="sm soft">{pack.version}</small>
          </h3>
          <p className="sm soft">{packs.by(pack.authors, pack.licence)}</p>
        </div>
        <a
          className="btn btn-small btn-quiet"
          aria-label={workshop.changePack(pack.name)}
          href={hashTo('workshop', pack.id)}
        >
          {workshop.change}
        </a>
        {asked ? (
          <button type="button" className="btn btn-small btn-danger" onClick={() => void remove()}>
            {packs.reallyRemove}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-small btn-quiet"
            aria-label={packs.removePack(pack.name)}
            onClick={() => setAsked(true)}
          >
            {packs.remove}
          </button>
        )}
      </div>
      {why !== null && <p role="alert">{words.ui.screens.safe.notRemoved(why)}</p>}
      <p>{words.content.sentence(pack.description)}</p>
      <p className="encounter-foes">
        {counts.map(({ sort, n }) => (
          <span key={sort} className="chip inline-flex middle round sunk semi one-line">
            {packs.count(sort, n)}
          </span>
        ))}
      </p>
      {trials.length > 0 && (
        <p className="flex wrap gap-6px">
          {trials.map((trial) => (
            <a key={trial.id} className="btn btn-small" href={hashTo('set-up', trial.id)}>
              {packs.tryMonster(trial.name)}
            </a>
          ))}
        </p>
      )}
      {problems.length > 0 && (
        <section className="notice grid gap-2 pad-2-3" aria-label={packs.problemsOf(pack.name)}>
          <p className="notice-title flex gap-2 on-line strong untracked as-around">
            <DangerIcon />{' '}
            {packs.leftOut(
              toMend(problems),
              counts.some(({ n }) => n > 0),
            )}
          </p>
          <ProblemList problems={problems} />
        </section>
      )}
      {warnings.length > 0 && (
        <section className="notice grid gap-2 pad-2-3 sm" data-calm aria-label={packs.warningsOf(pack.name)}>
          <p className="notice-title flex gap-2 on-line strong untracked as-around">
            {packs.warnings(warnings.length)}
          </p>
          <WarningList warnings={warnings} />
        </section>
      )}
      {cards.length > 0 && (
        <div>
          <button {...fold.button} className="btn btn-small btn-quiet">
            {showCards}
          </button>
          {fold.isOpen && (
            <div id={fold.id} className="grid columns-fill-220px gap-3 mt-3 from-top">
              {cards.map((card) => (
                <CardView
                  key={`${card.type} ${card.id}`}
                  card={card}
                  blocks={words.cards.wordsOn(card)}
                  compact
                />
              ))}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
