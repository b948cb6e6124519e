import { type Card, itemOf, type Loadout, type LoadoutItem } from '../../engine/index.ts';
import { TurnCard } from '../cards/TurnCard.tsx';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

interface Small {
  readonly card: Card | undefined;
  readonly side?: 'back';
  readonly note?: string;
}

/** What an Adventurer brings, as small cards to be turned over. */
export function Bringing({ name, loadout }: { name: string; loadout: Loadout }) {
  const cards = useCards();
  const { party } = useWholeWords().ui.screens;
  const ofItems = (entries: readonly LoadoutItem[], note?: string): Small[] =>
    entries.flatMap((entry) => {
      const { ref, face, upgrades = [] } = itemOf(entry);
      const card = cards.items[ref];
      const on = upgrades.map((one) => ({ card: cards.upgrades[one], note: party.on(card?.name ?? ref) }));
      return [{ card, side: face, note }, ...on];
    });
  const all: Small[] = [
    ...ofItems(loadout.items),
    ...loadout.disciplines.map((ref) => ({ card: cards.disciplines[ref] })),
    ...(loadout.familiar === undefined ? [] : [{ card: cards.familiars[loadout.familiar] }]),
    ...(loadout.companion === undefined ? [] : [{ card: cards.companions[loadout.companion] }]),
    ...ofItems(loadout.pack ?? [], party.inPack),
  ];
  if (all.length === 0) return <p className="sm soft">{party.nothing}</p>;
  return (
    <ul className="turn-cards columns-fill-84px grid gap-2" aria-label={party.brings(name)}>
      {all.map(
        ({ card, side, note }, i) =>
          card && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a loadout may hold a card twice
            <li key={`${card.id} ${i}`}>
              <TurnCard card={card} side={side} note={note} />
            </li>
          ),
      )}
    </ul>
  );
}
