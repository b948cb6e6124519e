import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import type { EncounterDefinition, Loadout, LoadoutItem } from '../../engine/index.ts';
import { costOfLoadout, itemOf } from '../../stores/loadout/loadouts.ts';
import { wordsOn } from '../../words/en/card-words.ts';
import { CardView } from '../cards/CardView.tsx';
import { useCards } from '../hooks/use-table.ts';
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
  const [open, setOpen] = useState<number | null>(null);
  const { members, budget, faults } = draft;
  const gold = members.reduce((sum, { loadout }) => sum + costOfLoadout(loadout, cards).gold.total, 0);
  return (
    <>
      <div className="party-budget">
        <BudgetFields budget={budget} onChange={draft.setBudget} />
        <p data-over={(budget.gold !== undefined && gold > budget.gold) || undefined}>
          The party spends <strong>{gold}</strong> gold
          {budget.gold === undefined ? '' : ` of ${budget.gold}`}.
        </p>
        {draft.changed && (
          <button type="button" className="btn btn-small" onClick={draft.startOver}>
            The ready-made party again
          </button>
        )}
        <FaultLines faults={faults.filter((fault) => fault.member === null)} />
      </div>
      <ul className="party">
        {members.map(({ card: id, loadout }, i) => {
          const card = cards.adventurers[id];
          const cost = costOfLoadout(loadout, cards);
          return (
            card && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the party is known by its number
              <li key={i} className="party-member">
                <label className="party-seat">
                  <span className="label">{card.name}, played by</span>
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
                <CardView card={card} blocks={wordsOn(card)} compact />
                <Brings loadout={loadout} />
                <BudgetLine gold={cost.gold} xp={cost.xp} xpLimit={budget.xp} />
                <FaultLines faults={faults.filter((fault) => fault.member === i)} />
                <button
                  type="button"
                  className="btn"
                  aria-label={`Choose what ${card.name} brings`}
                  onClick={() => setOpen(i)}
                >
                  Choose equipment
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
  const others = new Set(draft.members.filter((_, i) => i !== member).map(({ card }) => card));
  const free = Object.values(cards.adventurers).filter(({ id }) => !others.has(id));
  if (free.length < 2) return null;
  return (
    <label className="party-seat">
      <span className="label">Place {member + 1} in the party</span>
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
  if (all.length === 0) return <p className="party-nothing">Brings nothing.</p>;
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
