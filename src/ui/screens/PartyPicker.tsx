import { useState } from 'react';
import {
  costOfLoadout,
  type EncounterDefinition,
  goldOfParty,
  itemOf,
  type Loadout,
  type LoadoutItem,
  listForPlace,
} from '../../engine/index.ts';
import { CardView } from '../cards/CardView.tsx';
import { Portrait } from '../figures/Portrait.tsx';
import { useFold } from '../hooks/use-fold.ts';
import { useCards } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { BudgetFields } from '../loadout/BudgetFields.tsx';
import { BudgetLine } from '../loadout/BudgetLine.tsx';
import { FaultLines } from '../loadout/FaultLines.tsx';
import { LoadoutSheet } from '../loadout/LoadoutSheet.tsx';
import type { PartyDraft } from '../loadout/use-party-draft.ts';

interface Props {
  readonly encounter: EncounterDefinition;
  readonly draft: PartyDraft;
  readonly names: readonly string[];
  /** Seat number of each member. */
  readonly seats: readonly number[];
  readonly onSeat: (member: number, seat: number) => void;
}

/** The adventurers with what they bring and what is wrong with it, and who plays each. */
export function PartyPicker({ encounter, draft, names, seats, onSeat }: Props) {
  const cards = useCards();
  const words = useWords();
  const { party } = words.ui.screens;
  const [open, setOpen] = useState<number | null>(null);
  const { members, budget, faults } = draft;
  const [before, after] = party.spends(budget.gold);
  return (
    <>
      <div className="party-budget">
        <BudgetFields budget={budget} onChange={draft.setBudget} />
        <p data-over={faults.some(({ fault }) => fault === 'gold') || undefined}>
          {before}
          <strong>{goldOfParty(draft, cards)}</strong>
          {after}
        </p>
        {draft.changed && (
          <button type="button" className="btn btn-small" onClick={draft.startOver}>
            {party.readyMadeAgain}
          </button>
        )}
        <FaultLines faults={faults.filter((fault) => fault.member === null)} />
      </div>
      <ul className="party">
        {members.map(({ card: id, loadout }, i) => {
          const card = cards.adventurers[id];
          const cost = costOfLoadout(loadout, cards);
          const own = faults.filter((fault) => fault.member === i);
          return (
            card && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the party is known by its number
              <li key={i} className="party-member">
                <Portrait of={id} cards={cards} size={132} />
                <label className="party-seat">
                  <span className="label">{party.playedBy(card.name)}</span>
                  <select value={seats[i]} onChange={(event) => onSeat(i, Number(event.target.value))}>
                    {names.map((name, seat) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
                      <option key={seat} value={seat}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
                <AdventurerChoice draft={draft} member={i} />
                <CardView card={card} blocks={words.cards.wordsOn(card)} compact />
                <Brings loadout={loadout} />
                <BudgetLine gold={cost.gold} xp={cost.xp} xpLimit={budget.xp} faults={own} />
                <FaultLines faults={own} />
                <button
                  type="button"
                  className="btn"
                  aria-label={party.chooseFor(card.name)}
                  onClick={() => setOpen(i)}
                >
                  {party.choose}
                </button>
              </li>
            )
          );
        })}
      </ul>
      {open !== null && (
        <LoadoutSheet encounter={encounter} draft={draft} member={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** Anybody of any pack who is not in the party yet may take the place (p.24). */
function AdventurerChoice({ draft, member }: { draft: PartyDraft; member: number }) {
  const cards = useCards();
  const { party } = useWords().ui.screens;
  const free = listForPlace(draft, member, cards);
  if (free.length < 2) return null;
  return (
    <label className="party-seat">
      <span className="label">{party.place(member + 1)}</span>
      <select
        value={draft.members[member]!.card}
        onChange={(event) => draft.setAdventurer(member, event.target.value)}
      >
        {free.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Brings({ loadout }: { loadout: Loadout }) {
  const cards = useCards();
  const words = useWords();
  const { party, showCards } = words.ui.screens;
  const fold = useFold();
  const cardsOf = (entries: readonly LoadoutItem[], note: string) =>
    entries.flatMap((entry) => {
      const { ref, upgrades = [] } = itemOf(entry);
      const item = cards.items[ref];
      return [
        { card: item, note },
        ...upgrades.map((one) => ({ card: cards.upgrades[one], note: party.on(item?.name ?? ref) })),
      ];
    });
  const all = [
    ...cardsOf(loadout.items, ''),
    ...loadout.disciplines.map((ref) => ({ card: cards.disciplines[ref], note: '' })),
    ...(loadout.familiar === undefined ? [] : [{ card: cards.familiars[loadout.familiar], note: '' }]),
    ...cardsOf(loadout.pack ?? [], party.inPack),
  ];
  if (all.length === 0) return <p className="party-nothing">{party.nothing}</p>;
  return (
    <div>
      <button {...fold.button} className="party-brings">
        <span>{all.map(({ card }) => card?.name ?? party.unknown).join(', ')}</span>
        <small>{showCards}</small>
      </button>
      {fold.isOpen && (
        <div id={fold.id} className="party-cards">
          {all.map(
            ({ card, note }, i) =>
              card && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a loadout may hold a card twice
                <div key={i}>
                  {note && <small className="label">{note}</small>}
                  <CardView card={card} blocks={words.cards.wordsOn(card)} compact />
                </div>
              ),
          )}
        </div>
      )}
    </div>
  );
}
