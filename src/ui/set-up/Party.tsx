import { useEffect, useRef, useState } from 'react';
import { type EncounterDefinition, goldOfParty, NATIVE_PARTY } from '../../engine/index.ts';
import { type AtTable, seatsFor, withFifthPlayer, withSeats } from '../../stores/loadout/at-table.ts';
import { BudgetFields } from '../loadout/BudgetFields.tsx';
import { FaultLines } from '../loadout/FaultLines.tsx';
import { LoadoutSheet } from '../loadout/LoadoutSheet.tsx';
import type { PartyDraft } from '../loadout/use-party-draft.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { AdventurerDialog } from './AdventurerDialog.tsx';
import { FifthPlace } from './FifthPlace.tsx';
import { type Direction, Member } from './Member.tsx';

interface Props {
  readonly encounter: EncounterDefinition;
  readonly draft: PartyDraft;
  readonly table: AtTable;
  /** Names of those who play, by seat. */
  readonly names: readonly string[];
  readonly onTable: (table: AtTable) => void;
}

/** A dialog over the party, and for which place; the one behind the last is still empty. */
type Open = { readonly what: 'equipment' | 'who'; readonly place: number };

/** The party: who is in it and in which order, who plays each, what each brings and what is wrong with that. */
export function Party({ encounter, draft, table, names, onTable }: Props) {
  const cards = useCards();
  const { ui } = useWholeWords();
  const { party: words } = ui.screens;
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** Where the focus goes on once the place that had it is taken or given up. */
  const [focus, setFocus] = useState<'fifth' | 'add' | null>(null);
  const { members, budget, faults } = draft;
  const refs = members.map(({ card }) => card);
  const seats = seatsFor(table, refs);
  const [before, after] = words.spends(budget.gold);

  useEffect(() => {
    if (focus === null || open !== null) return;
    if (focus === 'add') add.current?.focus();
    else list.current?.querySelector<HTMLElement>(`[data-place="${NATIVE_PARTY}"] .member-portrait`)?.focus();
    setFocus(null);
  }, [focus, open]);

  function move(from: number, to: number, by?: Direction) {
    if (to < 0 || to >= members.length || from === to) return;
    // Everybody keeps whom they play, wherever these stand.
    if (table.players > 1) onTable(withSeats(table, refs, seats));
    draft.move(from, to);
    setSaid(words.moved(cards.adventurers[refs[from]!]?.name ?? '', to + 1));
    // Who pressed an arrow goes on with the same one, in its new place.
    if (by) list.current?.querySelector<HTMLElement>(`[data-place="${to}"] [data-move="${by}"]`)?.focus();
  }

  function choose(place: number, card: string) {
    setOpen(null);
    if (place >= members.length) return addFifth(card);
    const there = refs.indexOf(card);
    const next = refs.map((ref, i) => (i === place ? card : i === there ? refs[place]! : ref));
    // Who takes a place is played by whoever played the place; who is in the party already keeps the player.
    if (table.players > 1) onTable(withSeats(table, there < 0 ? next : refs, seats));
    draft.setAdventurer(place, card);
  }

  /** The fifth and the rule of p.71 come and go together: opponents would be harder for nobody. */
  function addFifth(card: string) {
    onTable(withFifthPlayer(table, true));
    draft.addFifth(card);
    setFocus('fifth');
    setSaid(words.fifthCame(cards.adventurers[card]?.name ?? ''));
  }

  function removeFifth() {
    const { name = '' } = cards.adventurers[refs[NATIVE_PARTY]!] ?? {};
    draft.removeFifth();
    onTable(withFifthPlayer(table, false));
    setFocus('add');
    setSaid(words.fifthWent(name));
  }

  return (
    <section className="set-up-part grid gap-4 pad-4 panel" aria-labelledby="the-party">
      <header className="flex wrap middle gap-2-5">
        <h2 className="lg mr-2" id="the-party">
          {words.title}
        </h2>
        <p data-over={faults.some(({ fault }) => fault === 'gold') || undefined}>
          {before}
          <strong>{goldOfParty(draft, cards)}</strong>
          {after}
        </p>
        {draft.changed && (
          <button type="button" className="btn btn-small" onClick={draft.startOver}>
            {words.readyMadeAgain}
          </button>
        )}
        {draft.from !== null && <p className="pad-2px-3 branch-line soft">{words.from(draft.from)}</p>}
        <FaultLines faults={faults.filter((fault) => fault.member === null)} />
      </header>
      <ul className="party columns-fit-13_5rem grid gap-4 from-top" ref={list}>
        {members.map((member, place) => (
          <Member
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the party is known by its number
            key={place}
            draft={draft}
            place={place}
            seat={seats[place]!}
            names={names}
            onSeat={(seat) => onTable(withSeats(table, [member.card], [seat]))}
            onMove={move}
            onSwap={() => setOpen({ what: 'who', place })}
            onEquip={() => setOpen({ what: 'equipment', place })}
            onRemove={draft.takesFifth && place === NATIVE_PARTY ? removeFifth : undefined}
          />
        ))}
      </ul>
      {draft.lacksFifth && (
        <FifthPlace
          ref={add}
          isWanted={table.ruleset.fifthPlayer}
          onAdd={() => setOpen({ what: 'who', place: members.length })}
        />
      )}
      <p className="sm soft">{words.order}</p>
      <div className="flex wrap middle gap-2-5">
        <BudgetFields budget={budget} onChange={draft.setBudget} />
        <p className="sm faint">{ui.loadout.budget.unlessSaid}</p>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {open?.what === 'equipment' && (
        <LoadoutSheet encounter={encounter} draft={draft} member={open.place} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'who' && (
        <AdventurerDialog
          party={draft}
          place={open.place}
          onChoose={(card) => choose(open.place, card)}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
