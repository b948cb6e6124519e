import type { ReactNode } from 'react';
import { itemOf, knowsFamiliars, type Slot, slotsOf } from '../../engine/index.ts';
import { faultsAt } from '../../stores/loadout/faults-at.ts';
import * as edit from '../../stores/loadout/loadout-edits.ts';
import { useWholeWords } from '../page/use-words.ts';
import { BroughtCard, BroughtItem } from './BroughtItem.tsx';
import { FaultLines } from './FaultLines.tsx';
import type { MemberEdit } from './member-edit.ts';
import type { ShelfView } from './shelf-view.ts';
import { SLOT_ORDER } from './slot-order.ts';
import './budget.css';

interface Props {
  readonly member: MemberEdit;
  /** Shows a part of the shelf. */
  readonly onShelf: (view: Partial<ShelfView>) => void;
}

/** Everything the Adventurer brings, by the room it takes (p.24). */
export function Brought({ member, onShelf }: Props) {
  const { adventurer, loadout, cards, faults, onChange } = member;
  const words = useWholeWords().ui.loadout;
  const { equipped, bySlot, pack, ...rooms } = slotsOf(loadout, adventurer, cards);
  const ofItems = faultsAt(faults, ['items']);
  const familiar = loadout.familiar === undefined ? undefined : cards.familiars[loadout.familiar];
  const companion = loadout.companion === undefined ? undefined : cards.companions[loadout.companion];
  return (
    <div className="grid gap-4">
      {SLOT_ORDER.map((slot) => (
        <Part
          key={slot}
          name={words.kind[slot]}
          room={bySlot[slot]}
          hands={slot === 'weapon'}
          onAdd={() => onShelf({ tab: 'items', kind: slot })}
        >
          <FaultLines faults={ofItems.filter((fault) => 'slot' in fault && fault.slot === slot)} />
          {equipped
            .filter((one) => one.slot === slot)
            .map(({ item, index }) => (
              <BroughtItem
                key={index}
                member={member}
                list="items"
                at={index}
                item={item}
                onUpgrades={() => onShelf({ tab: 'upgrades', list: 'items', at: index })}
              />
            ))}
        </Part>
      ))}
      <Part name={words.brought.pack} room={pack} onAdd={() => onShelf({ tab: 'items', kind: null })}>
        <FaultLines faults={faultsAt(faults, ['pack'])} />
        {loadout.pack?.map((entry, i) => {
          const item = cards.items[itemOf(entry).ref];
          return (
            item && (
              <BroughtItem
                // biome-ignore lint/suspicious/noArrayIndexKey: a Pack may hold a card twice
                key={i}
                member={member}
                list="pack"
                at={i}
                item={item}
                onUpgrades={() => onShelf({ tab: 'upgrades', list: 'pack', at: i })}
              />
            )
          );
        })}
      </Part>
      <Part name={words.brought.disciplines} onAdd={() => onShelf({ tab: 'disciplines' })}>
        <FaultLines faults={faultsAt(faults, ['disciplines'])} />
        {loadout.disciplines.map((ref, i) => {
          const card = cards.disciplines[ref];
          const own = faultsAt(faults, ['disciplines', i]);
          return (
            card && (
              <BroughtCard
                // biome-ignore lint/suspicious/noArrayIndexKey: learned twice is a fault to be shown
                key={i}
                card={card}
                note={words.brought.level(card.level)}
                faulty={own.length > 0}
                removing="forget"
                onRemove={() => onChange(edit.forget(loadout, i, cards))}
              >
                <FaultLines faults={own} />
              </BroughtCard>
            )
          );
        })}
      </Part>
      {(familiar || knowsFamiliars(loadout, cards)) && (
        <Part name={words.brought.familiar} room={rooms.familiar} onAdd={() => onShelf({ tab: 'familiars' })}>
          <FaultLines faults={faultsAt(faults, ['familiar'])} />
          {familiar && (
            <BroughtCard
              card={familiar}
              removing="leave"
              onRemove={() => onChange(edit.keepFamiliar(loadout, null))}
            />
          )}
        </Part>
      )}
      <Part
        name={words.brought.companion}
        room={rooms.companion}
        onAdd={() => onShelf({ tab: 'companions' })}
      >
        <FaultLines faults={faultsAt(faults, ['companion'])} />
        {companion && (
          <BroughtCard
            card={companion}
            removing="leave"
            onRemove={() => onChange(edit.bringCompanion(loadout, null))}
          />
        )}
      </Part>
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly room?: Slot;
  /** It is counted in hands. */
  readonly hands?: boolean;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

function Part({ name, room, hands = false, onAdd, children }: PartProps) {
  const words = useWholeWords().ui.loadout.brought;
  return (
    <section className="grid gap-6px" aria-label={name}>
      <header className="flex middle gap-2 line-below">
        <h3 className="size-md bright">{name}</h3>
        {room && (
          <span className="sm soft" data-over={room.used > room.limit || undefined}>
            {words.room(room.used, room.limit, hands)}
          </span>
        )}
        <button type="button" className="btn btn-small btn-quiet ml-auto" onClick={onAdd}>
          {words.choose}
          <span className="visually-hidden">{words.chooseWhat(name)}</span>
        </button>
      </header>
      {children}
    </section>
  );
}
