import type { ReactNode } from 'react';
import * as edit from '../../stores/loadout/loadout-edits.ts';
import { faultsAt, itemOf, type Slot, slotsOf } from '../../stores/loadout/loadouts.ts';
import { BroughtCard, BroughtItem } from './BroughtItem.tsx';
import { FaultLines } from './FaultLines.tsx';
import type { MemberEdit } from './member-edit.ts';
import type { ShelfView } from './shelf-view.ts';
import { KIND_NAMES, SLOT_ORDER } from './words.ts';
import './brought.css';

interface Props {
  readonly member: MemberEdit;
  /** Shows a part of the shelf. */
  readonly onShelf: (view: Partial<ShelfView>) => void;
}

/** Everything the Adventurer brings, by the room it takes (p.24). */
export function Brought({ member, onShelf }: Props) {
  const { adventurer, loadout, cards, faults, onChange } = member;
  const { equipped, bySlot, pack } = slotsOf(loadout, adventurer, cards);
  const ofItems = faultsAt(faults, ['items']);
  const brings = loadout.disciplines.some((ref) => cards.disciplines[ref]?.brings);
  const familiar = loadout.familiar === undefined ? undefined : cards.familiars[loadout.familiar];
  return (
    <div className="brought">
      {SLOT_ORDER.map((slot) => (
        <Part
          key={slot}
          name={KIND_NAMES[slot]}
          room={bySlot[slot]}
          unit={slot === 'weapon' ? 'hands' : undefined}
          onAdd={() => onShelf({ tab: 'items', kind: slot })}
        >
          <FaultLines faults={ofItems.filter((fault) => fault.slot === slot)} />
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
      <Part name="Pack" room={pack} onAdd={() => onShelf({ tab: 'items', kind: null })}>
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
      <Part name="Disciplines" onAdd={() => onShelf({ tab: 'disciplines' })}>
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
                note={`LVL ${card.level}`}
                faulty={own.length > 0}
                removing="Forget"
                onRemove={() => onChange(edit.forget(loadout, i, cards))}
              >
                <FaultLines faults={own} />
              </BroughtCard>
            )
          );
        })}
      </Part>
      {(brings || familiar) && (
        <Part
          name="Familiar"
          room={{ used: familiar ? 1 : 0, limit: 1 }}
          onAdd={() => onShelf({ tab: 'familiars' })}
        >
          <FaultLines faults={faultsAt(faults, ['familiar'])} />
          {familiar && (
            <BroughtCard
              card={familiar}
              removing="Leave"
              onRemove={() => onChange(edit.keepFamiliar(loadout, null))}
            />
          )}
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly room?: Slot;
  readonly unit?: string;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

function Part({ name, room, unit, onAdd, children }: PartProps) {
  return (
    <section className="brought-part" aria-label={name}>
      <header className="brought-head">
        <h3>{name}</h3>
        {room && (
          <span className="brought-room" data-over={room.used > room.limit || undefined}>
            {room.used} of {room.limit}
            {unit && ` ${unit}`}
          </span>
        )}
        <button type="button" className="btn btn-small btn-quiet" onClick={onAdd}>
          Choose<span className="visually-hidden"> {name.toLowerCase()}</span>
        </button>
      </header>
      {children}
    </section>
  );
}
