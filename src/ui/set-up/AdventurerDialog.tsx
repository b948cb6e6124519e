import { type CardRef, listForPlace, type PartyLoadout } from '../../engine/index.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly party: PartyLoadout;
  readonly place: number;
  readonly onChoose: (card: CardRef) => void;
  readonly onClose: () => void;
}

/** Anybody of any pack for a place (p.24): who is in the party already changes places, but for one that is empty yet. */
export function AdventurerDialog({ party, place, onChoose, onClose }: Props) {
  const cards = useCards();
  const { party: words } = useWholeWords().ui.screens;
  const isEmpty = place >= party.members.length;
  const places = party.members.map(({ card }) => card);
  const free = listForPlace(party, place, cards).filter(({ id }) => !places.includes(id));
  const all = isEmpty ? free : [...places.map((id) => cards.adventurers[id]), ...free];
  return (
    <Sheet open wide title={isEmpty ? words.chooseFifth : words.chooseWho(place + 1)} onClose={onClose}>
      <ul className="columns-fill-132px grid gap-3">
        {all.map((card) => {
          if (!card) return null;
          const { id, name } = card;
          const at = places.indexOf(id);
          return (
            <li key={id}>
              <button
                type="button"
                className="adventurer grid gap-4px at-top center full tall pad-40px-2-2 round-m lead-1_15 pressable"
                aria-pressed={at === place}
                data-first={at === place || undefined}
                onClick={() => (at === place ? onClose() : onChoose(id))}
              >
                <Portrait of={id} cards={cards} size={104} />
                <strong>{name}</strong>
                {at >= 0 && (
                  <small className="bright">{at === place ? words.isHere : words.isThere(at + 1)}</small>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
