import { Collapsible } from 'radix-ui';
import type { EncounterDefinition, Loadout, LoadoutItem } from '../../engine/index.ts';
import { wordsOn } from '../../stores/card-words.ts';
import { itemOf } from '../../stores/loadouts.ts';
import { CardView } from '../cards/CardView.tsx';
import { useCards } from '../hooks/use-table.ts';

interface Props {
  readonly loadouts: EncounterDefinition['loadouts'];
  readonly names: readonly string[];
  /** Seat number by adventurer, in the order of the loadouts. */
  readonly seats: readonly number[];
  readonly onSeat: (card: string, seat: number) => void;
}

/** The adventurers with what they bring, and who plays each. */
export function PartyPicker({ loadouts, names, seats, onSeat }: Props) {
  const cards = useCards();
  return (
    <ul className="party">
      {Object.entries(loadouts).map(([id, loadout], i) => {
        const card = cards.adventurers[id];
        return (
          card && (
            <li key={id} className="party-member">
              <label className="party-seat">
                <span className="label">{card.name}, played by</span>
                <select value={seats[i]} onChange={(event) => onSeat(id, Number(event.target.value))}>
                  {names.map((name, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
                    <option key={seat} value={seat}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <CardView card={card} blocks={wordsOn(card)} compact />
              <Brings loadout={loadout} />
            </li>
          )
        );
      })}
    </ul>
  );
}

function Brings({ loadout }: { loadout: Loadout }) {
  const cards = useCards();
  const cardsOf = (entries: readonly LoadoutItem[], note: string) =>
    entries.flatMap((entry) => {
      const { ref, upgrades = [] } = itemOf(entry);
      const item = cards.items[ref];
      return [
        { card: item, note },
        ...upgrades.map((one) => ({ card: cards.upgrades[one], note: `on ${item?.name ?? ref}` })),
      ];
    });
  const all = [
    ...cardsOf(loadout.items, ''),
    ...loadout.disciplines.map((ref) => ({ card: cards.disciplines[ref], note: '' })),
    ...(loadout.familiar === undefined ? [] : [{ card: cards.familiars[loadout.familiar], note: '' }]),
    ...cardsOf(loadout.pack ?? [], 'in the Pack'),
  ];
  return (
    <Collapsible.Root>
      <Collapsible.Trigger className="party-brings">
        <span>{all.map(({ card }) => card?.name ?? 'an unknown card').join(', ')}</span>
        <small>Show the cards</small>
      </Collapsible.Trigger>
      <Collapsible.Content className="party-cards">
        {all.map(
          ({ card, note }, i) =>
            card && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a loadout may hold a card twice
              <div key={i}>
                {note && <small className="label">{note}</small>}
                <CardView card={card} blocks={wordsOn(card)} compact />
              </div>
            ),
        )}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
