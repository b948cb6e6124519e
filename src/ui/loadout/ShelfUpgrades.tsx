import { canBeUpgraded, copiesLeft, itemOf, roomForUpgrades, upgradeCost } from '../../engine/index.ts';
import * as edit from '../../stores/loadout/loadout-edits.ts';
import { listUpgrades } from '../../stores/loadout/loadout-shelf.ts';
import { useWholeWords } from '../page/use-words.ts';
import type { MemberEdit } from './member-edit.ts';
import { CardList, ShelfCard } from './ShelfCards.tsx';
import type { ShelfView } from './shelf-view.ts';

interface Props {
  readonly member: MemberEdit;
  readonly view: ShelfView;
  readonly onView: (change: Partial<ShelfView>) => void;
  readonly stash: readonly string[];
  /** Absent where the party has no stash yet. */
  readonly onStash?: (stash: readonly string[]) => void;
}

/** Upgrades for one item of the loadout (p.28), and the Materials they ask for (p.33). */
export function ShelfUpgrades({ member, view, onView, stash, onStash }: Props) {
  const { cards, loadout, onChange, party } = member;
  const words = useWholeWords();
  const { shelf, upgrades } = words.ui.loadout;
  const hosts = (['items', 'pack'] as const).flatMap((list) =>
    (loadout[list] ?? []).flatMap((entry, at) => {
      const item = cards.items[itemOf(entry).ref];
      const price = item ? upgradeCost(item) : null;
      if (!item || price === null || !canBeUpgraded(cards, item)) return [];
      return [{ key: `${list}.${at}`, list, at, item, price, room: roomForUpgrades(entry, cards) }];
    }),
  );
  const host = hosts.find(({ key }) => key === `${view.list}.${view.at}`) ?? hosts[0];
  if (!host) return <p className="mb-3 soft">{upgrades.none}</p>;
  const { item, list, at, price, room } = host;
  return (
    <>
      <label className="mb-3 flex wrap middle gap-2">
        <span className="label">{upgrades.for}</span>
        <select
          value={host.key}
          onChange={({ target }) => {
            const chosen = hosts.find(({ key }) => key === target.value);
            if (chosen) onView({ list: chosen.list, at: chosen.at });
          }}
        >
          {hosts.map((one) => (
            <option key={one.key} value={one.key}>
              {upgrades.host(one.item.name, one.list)}
            </option>
          ))}
        </select>
        <small>{upgrades.room(room)}</small>
      </label>
      <CardList found={listUpgrades(cards, item, view, words)}>
        {(card) => {
          const material = card.requires === undefined ? undefined : cards.items[card.requires];
          return (
            <ShelfCard
              key={card.id}
              card={card}
              note={shelf.notes({ copies: copiesLeft(party, 'upgrade', card.id, cards) })}
            >
              {material && onStash && (
                <label className="flex whole-line middle gap-2 sm">
                  <input
                    type="checkbox"
                    checked={stash.includes(material.id)}
                    onChange={({ target }) =>
                      onStash(
                        target.checked ? [...stash, material.id] : stash.filter((one) => one !== material.id),
                      )
                    }
                  />
                  <span>{upgrades.inStash(material.name)}</span>
                </label>
              )}
              <button
                type="button"
                className="btn btn-small"
                aria-label={upgrades.attach(card.name, item.name)}
                onClick={() => onChange(edit.attach(loadout, list, at, card.id))}
              >
                {upgrades.attachFor(price)}
              </button>
            </ShelfCard>
          );
        }}
      </CardList>
    </>
  );
}
