import * as edit from '../../stores/loadout/loadout-edits.ts';
import { listUpgrades } from '../../stores/loadout/loadout-shelf.ts';
import { canBeUpgraded, countIn, itemOf, upgradeCost, upgradeSlots } from '../../stores/loadout/loadouts.ts';
import type { MemberEdit } from './member-edit.ts';
import { CardList, ShelfCard } from './ShelfCards.tsx';
import type { ShelfView } from './shelf-view.ts';

interface Props {
  readonly member: MemberEdit;
  readonly view: ShelfView;
  readonly onView: (change: Partial<ShelfView>) => void;
  readonly stash: readonly string[];
  readonly onStash: (stash: readonly string[]) => void;
}

/** Upgrades for one item of the loadout (p.28), and the Materials they ask for (p.33). */
export function ShelfUpgrades({ member, view, onView, stash, onStash }: Props) {
  const { cards, loadout, onChange, party } = member;
  const hosts = (['items', 'pack'] as const).flatMap((list) =>
    (loadout[list] ?? []).flatMap((entry, at) => {
      const { ref, upgrades = [] } = itemOf(entry);
      const item = cards.items[ref];
      const price = item ? upgradeCost(item) : null;
      if (!item || price === null || !canBeUpgraded(cards, item)) return [];
      return [{ key: `${list}.${at}`, list, at, item, price, room: upgradeSlots(item) - upgrades.length }];
    }),
  );
  const host = hosts.find(({ key }) => key === `${view.list}.${view.at}`) ?? hosts[0];
  if (!host) return <p className="shelf-note">Nothing that is brought can be upgraded (p.28).</p>;
  const { item, list, at, price, room } = host;
  return (
    <>
      <label className="shelf-host">
        <span className="label">Upgrades for</span>
        <select
          value={host.key}
          onChange={({ target }) => {
            const chosen = hosts.find(({ key }) => key === target.value);
            if (chosen) onView({ list: chosen.list, at: chosen.at });
          }}
        >
          {hosts.map((one) => (
            <option key={one.key} value={one.key}>
              {one.item.name}
              {one.list === 'pack' ? ' (in the Pack)' : ''}
            </option>
          ))}
        </select>
        <small>{room > 0 ? `room for ${room}` : 'no room for more'}</small>
      </label>
      <CardList found={listUpgrades(cards, item, view)}>
        {(card) => {
          const material = card.requires === undefined ? undefined : cards.items[card.requires];
          const taken = countIn(party, 'upgrades', card.id);
          return (
            <ShelfCard
              key={card.id}
              card={card}
              note={[
                card.stock === undefined ? '' : `${Math.max(0, card.stock - taken)} of ${card.stock} left`,
              ]}
            >
              {material && (
                <label className="shelf-material">
                  <input
                    type="checkbox"
                    checked={stash.includes(material.id)}
                    onChange={({ target }) =>
                      onStash(
                        target.checked ? [...stash, material.id] : stash.filter((one) => one !== material.id),
                      )
                    }
                  />
                  <span>{material.name} is in the party’s stash</span>
                </label>
              )}
              <button
                type="button"
                className="btn btn-small"
                aria-label={`Attach ${card.name} to ${item.name}`}
                onClick={() => onChange(edit.attach(loadout, list, at, card.id))}
              >
                Attach for {price} gold
              </button>
            </ShelfCard>
          );
        }}
      </CardList>
    </>
  );
}
