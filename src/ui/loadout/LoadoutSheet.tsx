import { useState } from 'react';
import {
  canonicalJson,
  costOfLoadout,
  type EncounterDefinition,
  goldOfParty,
  type PartyFault,
} from '../../engine/index.ts';
import { faultsAt } from '../../stores/loadout/faults-at.ts';
import { readyMadeFor } from '../../stores/loadout/ready-made.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useHiddenEncounters } from '../page/use-hidden-encounters.ts';
import { useContent } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { cardsBrought } from '../print/cards-brought.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { Brought } from './Brought.tsx';
import { BudgetLine } from './BudgetLine.tsx';
import { FaultLines } from './FaultLines.tsx';
import type { MemberEdit } from './member-edit.ts';
import { Shelf } from './Shelf.tsx';
import { FIRST_VIEW, type ShelfView } from './shelf-view.ts';
import type { PartyDraft } from './use-party-draft.ts';
import './loadout.css';

interface Props {
  /** What is ready there comes first; null where it is put together for no encounter. */
  readonly encounter: EncounterDefinition | null;
  readonly draft: Pick<PartyDraft, 'members' | 'budget' | 'stash' | 'faults' | 'setLoadout'> &
    Partial<Pick<PartyDraft, 'setStash'>>;
  readonly member: number;
  readonly onClose: () => void;
}

/** What one Adventurer brings: what there is on one side, the shelf of all cards on the other. */
export function LoadoutSheet({ encounter, draft, member, onClose }: Props) {
  const content = useContent();
  const hidden = useHiddenEncounters();
  const { cards } = content;
  const { loadout: words } = useWholeWords().ui;
  const [view, setView] = useState<ShelfView>(FIRST_VIEW);
  /** On a narrow screen there is room for one side. */
  const [side, setSide] = useState<'brought' | 'shelf'>('brought');
  const { card, loadout } = draft.members[member]!;
  const adventurer = cards.adventurers[card];
  if (!adventurer) return null;
  const faults = draft.faults.filter((fault) => fault.member === member);
  const forParty = draft.faults.filter((fault) => fault.member === null);
  const withOthers = draft.faults.filter((fault) => fault.member !== null && fault.member !== member);
  const whose = ({ member: other }: PartyFault) =>
    other === null || other === member
      ? undefined
      : (cards.adventurers[draft.members[other]!.card]?.name ?? words.sheet.somebody);
  const { gold, xp } = costOfLoadout(loadout, cards);
  const edit: MemberEdit = {
    adventurer,
    shortName: words.sheet.called(adventurer, cards),
    loadout,
    onChange: (changed) => draft.setLoadout(member, changed),
    cards,
    faults,
    party: draft,
  };
  // Where a loadout comes from is named: stories that nobody has met are not (X273).
  const known = Object.fromEntries(Object.entries(content.encounters).filter(([id]) => !hidden.has(id)));
  const all = draft.faults.length;
  return (
    <Dialog
      label={words.sheet.title(edit.shortName)}
      className={`loadout loadout-${side}-side`}
      onClose={onClose}
    >
      <header className="loadout-head flex wrap middle gap-2-4 pad-4-4-2 line-below">
        <Portrait of={card} cards={cards} size={48} />
        <h2 className="flex-1-1-8rem shrink">{words.sheet.title(edit.shortName)}</h2>
        <ReadyMadeChoice
          options={readyMadeFor({ cards, encounters: known }, encounter, card)}
          loadout={loadout}
          onChange={edit.onChange}
        />
        <PrintButton papers={() => [{ what: 'cards', cards: cardsBrought(adventurer, loadout, cards) }]} />
        <button type="button" className="btn btn-primary btn-small loadout-done" onClick={onClose}>
          {words.sheet.done}
        </button>
      </header>
      <div className="loadout-sum flex wrap middle gap-1-4 pad-2-4 sunk line-below">
        <BudgetLine
          gold={gold}
          xp={xp}
          partyGold={goldOfParty(draft, cards)}
          goldLimit={draft.budget.gold}
          xpLimit={draft.budget.xp}
          faults={[...forParty, ...faults]}
        />
        <p className={`ml-auto bold ${all > 0 ? 'harm' : 'can'}`} role="status">
          {all === 0 ? words.sheet.inOrder : words.faults(all)}
        </p>
        <FaultLines faults={[...forParty, ...faultsAt(faults, []), ...withOthers]} whose={whose} />
      </div>
      <div className="loadout-body grow grid shrink-y">
        <section
          className="loadout-brought pad-3-4-5 line-right shrink shrink-y scroll-y"
          aria-label={words.sheet.brought(edit.shortName)}
        >
          <Brought
            member={edit}
            onShelf={(change) => {
              setView({ ...FIRST_VIEW, ...change });
              setSide('shelf');
            }}
          />
        </section>
        <section className="loadout-shelf shrink shrink-y" aria-label={words.sheet.shelf}>
          <Shelf
            member={edit}
            view={view}
            onView={(change) => setView((now) => ({ ...now, ...change }))}
            stash={draft.stash}
            onStash={draft.setStash}
          />
        </section>
      </div>
      <div className="loadout-sides gone gap-2 pad-2-3 line-above">
        {(['brought', 'shelf'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="btn btn-small grow"
            aria-pressed={side === one}
            onClick={() => setSide(one)}
          >
            {one === 'brought' ? words.sheet.brought(edit.shortName) : words.sheet.theShelf}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly options: ReturnType<typeof readyMadeFor>;
  readonly loadout: MemberEdit['loadout'];
  readonly onChange: MemberEdit['onChange'];
}

/** Begins anew from what is ready made. */
function ReadyMadeChoice({ options, loadout, onChange }: ChoiceProps) {
  const words = useWholeWords().ui.loadout;
  const now = canonicalJson(loadout);
  const chosen = options.findIndex((option) => canonicalJson(option.loadout) === now);
  return (
    <label className="loadout-ready flex middle gap-2">
      <span className="label">{words.sheet.readyMade}</span>
      <select
        className="most-18rem grow shrink"
        value={chosen}
        onChange={({ target }) => {
          const option = options[Number(target.value)];
          if (option) onChange(option.loadout);
        }}
      >
        {chosen < 0 && <option value={-1}>{words.sheet.own}</option>}
        {options.map((option, i) => (
          <option key={words.readyMade(option)} value={i}>
            {words.readyMade(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
