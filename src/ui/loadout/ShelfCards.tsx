import { type ReactNode, useState } from 'react';
import type { Card } from '../../engine/index.ts';
import * as edit from '../../stores/loadout/loadout-edits.ts';
import {
  isLoot,
  listDisciplines,
  listFamiliars,
  listItems,
  type ShelfFilter,
} from '../../stores/loadout/loadout-shelf.ts';
import { costOfLoadout, countIn } from '../../stores/loadout/loadouts.ts';
import { wordsOn } from '../../words/en/card-words.ts';
import { CardView } from '../cards/CardView.tsx';
import { counted } from '../panels/numbers.ts';
import type { MemberEdit } from './member-edit.ts';

interface ListProps {
  readonly member: MemberEdit;
  readonly filter: ShelfFilter;
}

export function ShelfItems({ member, filter }: ListProps) {
  const { adventurer, cards, loadout, onChange, party } = member;
  return (
    <CardList found={listItems(cards, filter)}>
      {(item) => {
        const taken = countIn(party, 'items', item.id);
        const own = countIn({ members: [{ card: adventurer.id, loadout }] }, 'items', item.id);
        return (
          <ShelfCard
            key={item.id}
            card={item}
            note={[
              own > 0 ? `${own} brought` : '',
              isLoot(item) ? 'found, never bought' : '',
              item.stock === undefined ? '' : `${Math.max(0, item.stock - taken)} of ${item.stock} left`,
            ]}
          >
            <button
              type="button"
              className="btn btn-small"
              aria-label={`Equip ${item.name}`}
              onClick={() => onChange(edit.addItem(loadout, 'items', item.id))}
            >
              Equip
            </button>
            <button
              type="button"
              className="btn btn-small btn-quiet"
              aria-label={`Take ${item.name} in the Pack`}
              onClick={() => onChange(edit.addItem(loadout, 'pack', item.id))}
            >
              Pack
            </button>
          </ShelfCard>
        );
      }}
    </CardList>
  );
}

export function ShelfDisciplines({ member, filter }: ListProps) {
  const { cards, loadout, onChange } = member;
  const { xp } = costOfLoadout(loadout, cards);
  return (
    <CardList found={listDisciplines(cards, filter)}>
      {(card) => {
        const known = loadout.disciplines.includes(card.id);
        const price = costOfLoadout(edit.learn(loadout, card.id), cards).xp.total - xp.total;
        return (
          <ShelfCard key={card.id} card={card} note={[]}>
            <button
              type="button"
              className="btn btn-small"
              aria-label={`Learn ${card.name}`}
              disabled={known}
              onClick={() => onChange(edit.learn(loadout, card.id))}
            >
              {known ? 'Known' : `Learn for ${price} XP`}
            </button>
          </ShelfCard>
        );
      }}
    </CardList>
  );
}

export function ShelfFamiliars({ member, filter }: ListProps) {
  const { cards, loadout, onChange } = member;
  const bringer = Object.values(cards.disciplines).find((card) => card.brings);
  const knows = loadout.disciplines.some((ref) => cards.disciplines[ref]?.brings);
  return (
    <>
      {!knows && bringer && (
        <p className="shelf-note">Only whoever knows {bringer.name} keeps one of these (p.68).</p>
      )}
      <CardList found={listFamiliars(cards, filter)}>
        {(card) => {
          const kept = loadout.familiar === card.id;
          return (
            <ShelfCard key={card.id} card={card} note={[]}>
              <button
                type="button"
                className="btn btn-small"
                aria-label={`Keep ${card.name}`}
                disabled={kept}
                onClick={() => onChange(edit.keepFamiliar(loadout, card.id))}
              >
                {kept ? 'Kept' : 'Keep'}
              </button>
            </ShelfCard>
          );
        }}
      </CardList>
    </>
  );
}

interface CardListProps<T extends Card> {
  readonly found: readonly T[];
  readonly children: (card: T) => ReactNode;
}

/** So many cards are drawn at once; the others when asked for. */
const MANY = 60;

export function CardList<T extends Card>({ found, children }: CardListProps<T>) {
  const [most, setMost] = useState(MANY);
  if (found.length === 0) return <p className="shelf-note">No card is like that.</p>;
  const more = found.length - most;
  return (
    <>
      <ul className="shelf-cards">{found.slice(0, most).map(children)}</ul>
      {more > 0 && (
        <button type="button" className="btn shelf-more" onClick={() => setMost(found.length)}>
          Show {counted(more, 'more card')}
        </button>
      )}
    </>
  );
}

interface ShelfCardProps {
  readonly card: Card;
  readonly note?: readonly string[];
  readonly children: ReactNode;
}

/** A card on the shelf, and what can be done with it. */
export function ShelfCard({ card, note = [], children }: ShelfCardProps) {
  return (
    <li className="shelf-card">
      <CardView card={card} blocks={wordsOn(card)} compact />
      <div className="shelf-does">
        <small>{note.filter(Boolean).join(', ')}</small>
        {children}
      </div>
    </li>
  );
}
