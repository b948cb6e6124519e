import { type ReactNode, useState } from 'react';
import { type Card, copiesLeft, countIn, knowsFamiliars, xpToLearn } from '../../engine/index.ts';
import * as edit from '../../stores/loadout/loadout-edits.ts';
import {
  isLoot,
  listCompanions,
  listDisciplines,
  listFamiliars,
  listItems,
  type ShelfFilter,
} from '../../stores/loadout/loadout-shelf.ts';
import { CardView } from '../cards/CardView.tsx';
import { useOneStop } from '../kit/use-one-stop.ts';
import { useWholeWords } from '../page/use-words.ts';
import type { MemberEdit } from './member-edit.ts';

interface ListProps {
  readonly member: MemberEdit;
  readonly filter: ShelfFilter;
}

export function ShelfItems({ member, filter }: ListProps) {
  const { adventurer, cards, loadout, onChange, party } = member;
  const words = useWholeWords();
  const { shelf } = words.ui.loadout;
  const own = { members: [{ card: adventurer.id, loadout }] };
  return (
    <CardList found={listItems(cards, filter, words)}>
      {(item) => {
        const brought = countIn(own, 'item', item.id);
        const copies = copiesLeft(party, 'item', item.id, cards);
        return (
          <ShelfCard key={item.id} card={item} note={shelf.notes({ brought, found: isLoot(item), copies })}>
            <button
              type="button"
              className="btn btn-small"
              aria-label={shelf.equipItem(item.name)}
              onClick={() => onChange(edit.addItem(loadout, 'items', item.id))}
            >
              {shelf.equip}
            </button>
            <button
              type="button"
              className="btn btn-small btn-quiet"
              aria-label={shelf.takeInPack(item.name)}
              onClick={() => onChange(edit.addItem(loadout, 'pack', item.id))}
            >
              {shelf.pack}
            </button>
          </ShelfCard>
        );
      }}
    </CardList>
  );
}

export function ShelfDisciplines({ member, filter }: ListProps) {
  const { cards, loadout, onChange } = member;
  const words = useWholeWords();
  const { shelf } = words.ui.loadout;
  return (
    <CardList found={listDisciplines(cards, filter, words)}>
      {(card) => {
        const known = loadout.disciplines.includes(card.id);
        return (
          <ShelfCard key={card.id} card={card}>
            <button
              type="button"
              className="btn btn-small"
              aria-label={shelf.learn(card.name)}
              disabled={known}
              onClick={() => onChange(edit.learn(loadout, card.id))}
            >
              {known ? shelf.known : shelf.learnFor(xpToLearn(loadout, card.id, cards))}
            </button>
          </ShelfCard>
        );
      }}
    </CardList>
  );
}

export function ShelfFamiliars({ member, filter }: ListProps) {
  const { cards, loadout, onChange } = member;
  const words = useWholeWords();
  const { shelf } = words.ui.loadout;
  const bringer = Object.values(cards.disciplines).find((card) => card.brings);
  return (
    <>
      {bringer && !knowsFamiliars(loadout, cards) && (
        <p className="mb-3 soft">{shelf.onlyWhoKnows(bringer.name)}</p>
      )}
      <CardList found={listFamiliars(cards, filter, words)}>
        {(card) => {
          const kept = loadout.familiar === card.id;
          return (
            <ShelfCard key={card.id} card={card}>
              <button
                type="button"
                className="btn btn-small"
                aria-label={shelf.keepCard(card.name)}
                disabled={kept}
                onClick={() => onChange(edit.keepFamiliar(loadout, card.id))}
              >
                {kept ? shelf.kept : shelf.keep}
              </button>
            </ShelfCard>
          );
        }}
      </CardList>
    </>
  );
}

export function ShelfCompanions({ member, filter }: ListProps) {
  const { cards, loadout, onChange } = member;
  const words = useWholeWords();
  const { shelf } = words.ui.loadout;
  return (
    <CardList found={listCompanions(cards, filter, words)}>
      {(card) => {
        const along = loadout.companion === card.id;
        return (
          <ShelfCard key={card.id} card={card}>
            <button
              type="button"
              className="btn btn-small"
              aria-label={shelf.takeAlong(card.name)}
              disabled={along}
              onClick={() => onChange(edit.bringCompanion(loadout, card.id))}
            >
              {along ? shelf.isAlong : shelf.along}
            </button>
          </ShelfCard>
        );
      }}
    </CardList>
  );
}

interface CardListProps<T extends Card> {
  readonly found: readonly T[];
  readonly children: (card: T) => ReactNode;
}

/** So many cards are drawn at once; the others when asked for. */
const MANY = 60;

export function CardList<T extends Card>({ found, children }: CardListProps<T>) {
  const words = useWholeWords().ui.loadout.shelf;
  const [most, setMost] = useState(MANY);
  if (found.length === 0) return <p className="mb-3 soft">{words.none}</p>;
  const more = found.length - most;
  return (
    <>
      <ul className="columns-fill-250px grid gap-4-3">{found.slice(0, most).map(children)}</ul>
      {more > 0 && (
        <button type="button" className="btn mt-4 full" onClick={() => setMost(found.length)}>
          {words.more(more)}
        </button>
      )}
    </>
  );
}

interface ShelfCardProps {
  readonly card: Card;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A card on the shelf, and what can be done with it. */
export function ShelfCard({ card, note, children }: ShelfCardProps) {
  const { wordsOn } = useWholeWords().cards;
  return (
    <li className="shelf-card flex column-wise gap-6px">
      <div className="one-column grid grow" {...useOneStop<HTMLDivElement>()}>
        <CardView card={card} blocks={wordsOn(card)} compact />
      </div>
      <div className="gap-1-2 flex wrap middle to-end">
        <small className="mr-auto xs faint">{note}</small>
        {children}
      </div>
    </li>
  );
}
