import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { canonicalJson, type EncounterDefinition } from '../../engine/index.ts';
import { costOfLoadout, faultsAt } from '../../stores/loadout/loadouts.ts';
import { readyMadeFor } from '../../stores/loadout/ready-made.ts';
import { useContent } from '../hooks/use-table.ts';
import { counted } from '../panels/numbers.ts';
import { Brought } from './Brought.tsx';
import { BudgetLine } from './BudgetLine.tsx';
import { FaultLines } from './FaultLines.tsx';
import type { MemberEdit } from './member-edit.ts';
import { Shelf } from './Shelf.tsx';
import { FIRST_VIEW, type ShelfView } from './shelf-view.ts';
import type { PartyDraft } from './use-party-draft.ts';
import './loadout.css';

interface Props {
  readonly encounter: EncounterDefinition;
  readonly draft: PartyDraft;
  readonly member: number;
  readonly onClose: () => void;
}

/** What one Adventurer brings: what there is on one side, the shelf of all cards on the other. */
export function LoadoutSheet({ encounter, draft, member, onClose }: Props) {
  const content = useContent();
  const { cards } = content;
  const [view, setView] = useState<ShelfView>(FIRST_VIEW);
  /** On a narrow screen there is room for one side. */
  const [side, setSide] = useState<'brought' | 'shelf'>('brought');
  const { card, loadout } = draft.members[member]!;
  const adventurer = cards.adventurers[card];
  if (!adventurer) return null;
  const faults = draft.faults.filter((fault) => fault.member === member);
  const forParty = draft.faults.filter((fault) => fault.member === null);
  const withOthers = draft.faults.flatMap((fault) => {
    if (fault.member === null || fault.member === member) return [];
    const other = cards.adventurers[draft.members[fault.member]!.card];
    return [{ ...fault, got: `${other?.name ?? 'Somebody'}: ${fault.got}` }];
  });
  const { gold, xp } = costOfLoadout(loadout, cards);
  const edit: MemberEdit = {
    adventurer,
    shortName: adventurer.name.split(' ')[0]!,
    loadout,
    onChange: (changed) => draft.setLoadout(member, changed),
    cards,
    faults,
    party: draft,
  };
  const all = draft.faults.length;
  return (
    <Dialog.Root open onOpenChange={(now) => !now && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-shade" />
        <Dialog.Content className="sheet panel loadout" data-side={side} aria-describedby={undefined}>
          <header className="loadout-head">
            <Dialog.Title>What {edit.shortName} brings</Dialog.Title>
            <ReadyMadeChoice
              options={readyMadeFor(content, encounter, card)}
              loadout={loadout}
              onChange={edit.onChange}
            />
            <Dialog.Close className="btn btn-primary btn-small loadout-done">Done</Dialog.Close>
          </header>
          <div className="loadout-sum">
            <BudgetLine
              gold={gold}
              xp={xp}
              partyGold={draft.members.reduce(
                (sum, one) => sum + costOfLoadout(one.loadout, cards).gold.total,
                0,
              )}
              goldLimit={draft.budget.gold}
              xpLimit={draft.budget.xp}
            />
            <p className="loadout-state" role="status" data-faulty={all > 0 || undefined}>
              {all === 0 ? 'All in order' : counted(all, 'fault')}
            </p>
            <FaultLines faults={[...forParty, ...faultsAt(faults, []), ...withOthers]} />
          </div>
          <div className="loadout-body">
            <section className="loadout-brought" aria-label={`Brought by ${edit.shortName}`}>
              <Brought
                member={edit}
                onShelf={(change) => {
                  setView({ ...FIRST_VIEW, ...change });
                  setSide('shelf');
                }}
              />
            </section>
            <section className="loadout-shelf" aria-label="Shelf">
              <Shelf
                member={edit}
                view={view}
                onView={(change) => setView((now) => ({ ...now, ...change }))}
                stash={draft.stash}
                onStash={draft.setStash}
              />
            </section>
          </div>
          <div className="loadout-sides">
            {(['brought', 'shelf'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className="btn btn-small"
                aria-pressed={side === one}
                onClick={() => setSide(one)}
              >
                {one === 'brought' ? `Brought by ${edit.shortName}` : 'The shelf'}
              </button>
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ChoiceProps {
  readonly options: ReturnType<typeof readyMadeFor>;
  readonly loadout: MemberEdit['loadout'];
  readonly onChange: MemberEdit['onChange'];
}

/** Begins anew from what is ready made. */
function ReadyMadeChoice({ options, loadout, onChange }: ChoiceProps) {
  const now = canonicalJson(loadout);
  const chosen = options.findIndex((option) => canonicalJson(option.loadout) === now);
  return (
    <label className="loadout-ready">
      <span className="label">Ready made</span>
      <select
        value={chosen}
        onChange={({ target }) => {
          const option = options[Number(target.value)];
          if (option) onChange(option.loadout);
        }}
      >
        {chosen < 0 && <option value={-1}>Your own</option>}
        {options.map(({ name }, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
