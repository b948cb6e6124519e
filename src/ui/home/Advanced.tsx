import { Suspense, useEffect, useState } from 'react';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import { Fold } from '../kit/Fold.tsx';
import { OneOf } from '../kit/OneOf.tsx';
import { PACKS } from '../packs/packs-part.ts';
import { useLedTo } from '../page/brought.ts';
import { hashToLab } from '../page/use-route.ts';
import { useStore } from '../page/use-store.ts';
import { useContent, useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { BACKUP } from './backup-part.ts';

/** What is brought here from elsewhere unfolds it. */
const HERE = ['pack', 'backup'] as const;

interface Props {
  readonly encounters: readonly EncounterSummary[];
}

/** What few look for: packs and the laboratory. Open for whoever has packs, and where one of them makes trouble. */
export function Advanced({ encounters }: Props) {
  const { library } = useTable();
  const content = useContent();
  const isTrouble = useStore(library.store, ({ unread, slow }) => unread !== null || slow.length > 0);
  const isOwn = content.packs.some(({ own }) => own) || isTrouble;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { more } = useWholeWords().ui.screens;
  const isOpen = chosen ?? isOwn;
  const led = useLedTo(HERE);
  useEffect(() => {
    if (led) setChosen(true);
  }, [led]);
  return (
    <Fold
      className="grid gap-3 home-fold home-advanced"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setChosen(currentTarget.open);
      }}
      title={
        <>
          <h2>{more.advanced}</h2>
          <p className="soft">{more.advancedAbout}</p>
        </>
      }
    >
      {/* What is folded lies in a box of its own, which a gap of the fold does not reach. */}
      <div className="grid gap-5">
        <Suspense fallback={null}>
          <BACKUP.Screen />
        </Suspense>
        <Laboratory encounters={encounters} />
        <Suspense fallback={null}>
          <PACKS.Screen />
        </Suspense>
      </div>
    </Fold>
  );
}

/** The way to where bots play a battle many times. */
function Laboratory({ encounters }: Props) {
  const { more, encounters: words } = useWholeWords().ui.screens;
  const [chosen, setChosen] = useState<string | null>(null);
  const names = new Map(encounters.map(({ id, name }) => [id, name]));
  return (
    <section className="grid gap-3" aria-labelledby="home-lab">
      <h2 id="home-lab">{words.lab}</h2>
      <p className="home-lab flex wrap middle gap-2-3">
        <OneOf
          label={more.labWhich}
          any={more.labWhich}
          value={chosen}
          values={[...names.keys()]}
          nameOf={(id) => names.get(id)!}
          onChange={setChosen}
        />
        {chosen && (
          <a className="btn" href={hashToLab({ encounter: chosen })}>
            {words.labOf(names.get(chosen)!)}
          </a>
        )}
      </p>
    </section>
  );
}
