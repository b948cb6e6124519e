import { useState } from 'react';
import type { CardRef, EncounterDefinition } from '../../engine/index.ts';
import { CardView } from '../cards/CardView.tsx';
import { Portrait } from '../figures/Portrait.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

/** Who waits in an encounter, each sort once; its card opens. */
export function Opponents({ encounter }: { encounter: EncounterDefinition }) {
  const cards = useCards();
  const words = useWholeWords();
  const { setUp } = words.ui.screens;
  const [shown, setShown] = useState<CardRef | null>(null);
  const refs = encounter.combatants.map(({ card }) => card);
  const open = shown === null ? undefined : cards.combatants[shown];
  return (
    <section aria-label={setUp.opponents}>
      <ul className="flex wrap gap-2">
        {[...new Set(refs)].map((ref) => {
          const card = cards.combatants[ref];
          const n = refs.filter((one) => one === ref).length;
          return (
            card && (
              <li key={ref}>
                <button
                  type="button"
                  className="opponent relative grid gap-4px center wide-7rem pad-34px-1-2 tall round-m pressable"
                  aria-label={setUp.opponent(card.name, n)}
                  onClick={() => setShown(ref)}
                >
                  <Portrait of={ref} cards={cards} size={76} />
                  <span className="shadow-letters strong lead-1_1">{card.name}</span>
                  {n > 1 && (
                    <span className="top-24px right-2 absolute pad-x-2 round on-gold bold on-brass">
                      {setUp.times(n)}
                    </span>
                  )}
                </button>
              </li>
            )
          );
        })}
      </ul>
      <Sheet open={open !== undefined} title={open?.name ?? ''} onClose={() => setShown(null)}>
        {open && <CardView card={open} blocks={words.cards.wordsOn(open)} />}
      </Sheet>
    </section>
  );
}
