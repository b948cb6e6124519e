import type { ReactNode } from 'react';
import { type ItemCard, itemOf, roomForUpgrades } from '../../engine/index.ts';
import { faultsAt } from '../../stores/loadout/faults-at.ts';
import * as edit from '../../stores/loadout/loadout-edits.ts';
import type { WholeWords } from '../../words/words.ts';
import { CardView } from '../cards/CardView.tsx';
import { Emblem } from '../cards/Emblem.tsx';
import { CancelIcon } from '../icons/index.ts';
import { useFold } from '../kit/use-fold.ts';
import { useWholeWords } from '../page/use-words.ts';
import { FaultLines } from './FaultLines.tsx';
import type { MemberEdit } from './member-edit.ts';

interface Props {
  readonly member: MemberEdit;
  readonly list: edit.ItemList;
  readonly at: number;
  readonly item: ItemCard;
  /** To the Upgrades that fit it. */
  readonly onUpgrades: () => void;
}

/** One item that is brought: its card unfolds, it is turned, upgraded, moved or taken off. */
export function BroughtItem({ member, list, at, item, onUpgrades }: Props) {
  const { loadout, onChange, cards, faults } = member;
  const { brought: words } = useWholeWords().ui.loadout;
  const entry = (loadout[list] ?? [])[at]!;
  const { face, upgrades = [] } = itemOf(entry);
  const turned = face === 'back';
  const own = faultsAt(faults, [list, at], true);
  const stored = list === 'pack';
  return (
    <BroughtCard
      card={item}
      note={turned ? words.otherSide : undefined}
      side={turned ? 'back' : undefined}
      faulty={own.length > 0}
      onRemove={() => onChange(edit.removeItem(loadout, list, at))}
      removing={stored ? 'leave' : 'takeOff'}
      does={
        <>
          {item.double && !stored && (
            <button
              type="button"
              className="btn btn-small"
              aria-label={words.turnItem(item.name)}
              onClick={() => onChange(edit.turnItem(loadout, at))}
            >
              {words.turn}
            </button>
          )}
          {roomForUpgrades(entry, cards) > 0 && (
            <button
              type="button"
              className="btn btn-small"
              aria-label={words.upgradeItem(item.name)}
              onClick={onUpgrades}
            >
              {words.upgrade}
            </button>
          )}
          <button
            type="button"
            className="btn btn-small"
            aria-label={stored ? words.equipFromPack(item.name) : words.putInPack(item.name)}
            onClick={() => onChange(edit.moveItem(loadout, list, at))}
          >
            {stored ? words.equip : words.toPack}
          </button>
        </>
      }
    >
      {upgrades.length > 0 && (
        <ul className="grid gap-2px ml-4 pad-l-3 branch-line">
          {upgrades.map((ref, j) => {
            const upgrade = cards.upgrades[ref];
            const name = upgrade?.name ?? ref;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item may carry a card twice, and be wrong
              <li key={j}>
                {upgrade ? (
                  <BroughtCard
                    card={upgrade}
                    removing="detach"
                    onRemove={() => onChange(edit.detach(loadout, list, at, j))}
                  />
                ) : (
                  name
                )}
              </li>
            );
          })}
        </ul>
      )}
      <FaultLines faults={own} />
    </BroughtCard>
  );
}

interface BroughtCardProps {
  readonly card: Parameters<typeof CardView>[0]['card'];
  readonly note?: string;
  readonly side?: 'back';
  readonly faulty?: boolean;
  readonly removing: keyof WholeWords['ui']['loadout']['removing'];
  readonly onRemove: () => void;
  readonly does?: ReactNode;
  readonly children?: ReactNode;
}

/** A card that is brought, as a line that unfolds into the whole card. */
export function BroughtCard({
  card,
  note,
  side,
  faulty,
  removing,
  onRemove,
  does,
  children,
}: BroughtCardProps) {
  const words = useWholeWords();
  const { loadout } = words.ui;
  const fold = useFold();
  return (
    <div className="brought-card grid gap-6px" data-faulty={faulty || undefined}>
      <div className="brought-line gap-2px-2 flex wrap middle">
        <button
          {...fold.button}
          className="brought-name flex-1-1-6rem flex middle gap-2 touchable bare clear text-left semi lead-1_15 pressable edgeless"
        >
          <Emblem card={card} />
          <span>
            {card.name}
            {note && <small className="medium soft"> ({note})</small>}
          </span>
        </button>
        <span className="flex gap-1 ml-auto">
          {does}
          <button
            type="button"
            className="btn btn-small btn-quiet btn-icon"
            aria-label={loadout.remove(removing, card.name)}
            title={loadout.removing[removing]}
            onClick={onRemove}
          >
            <CancelIcon />
          </button>
        </span>
      </div>
      {fold.isOpen && (
        <div id={fold.id}>
          <CardView card={card} blocks={words.cards.wordsOn(card, side)} />
        </div>
      )}
      {children}
    </div>
  );
}
