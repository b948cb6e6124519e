import { useMemo, useState } from 'react';
import { type CampaignReason, copiesFree, countOut } from '../../../campaign/index.ts';
import { ITEM_TYPES, type ItemCard, type ItemType } from '../../../engine/index.ts';
import { type Changed, wouldChange } from '../../../stores/campaign/would-change.ts';
import { CardView } from '../../cards/CardView.tsx';
import { Emblem } from '../../cards/Emblem.tsx';
import { GoldIcon } from '../../icons/index.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useMedium } from '../../page/media.ts';
import { useCards } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { Face } from '../AskPages.tsx';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from '../campaign-context.ts';
import { Named } from '../Named.tsx';
import { NARROW } from './narrow.ts';

interface Offer {
  readonly item: ItemCard;
  readonly price: number;
  readonly why: CampaignReason | null;
  /** Copies that are left. */
  readonly left: number;
}

/** The store (p.13): its stock by kinds, the one of a kind apart, a card unfolded with what it would change. */
export function StorePanel() {
  const { pending, state } = useCampaignView();
  const { store } = useCampaignWords();
  const cards = useCards();
  const [kind, setKind] = useState<ItemType | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const isNarrow = useMedium(NARROW);
  const offers = useMemo(() => {
    const all: Offer[] = [];
    const out = countOut(state);
    const add = (ref: string, price: number, why: CampaignReason | null) => {
      const item = cards.items[ref]!;
      all.push({ item, price, why, left: copiesFree(out, item, cards) });
    };
    for (const { act } of pending?.options ?? []) if (act.do === 'buy') add(act.item, act.price, null);
    for (const { act, why } of pending?.refused ?? []) if (act.do === 'buy') add(act.item, act.price, why);
    return all.sort(
      (a, b) =>
        ITEM_TYPES.indexOf(a.item.itemType) - ITEM_TYPES.indexOf(b.item.itemType) ||
        a.price - b.price ||
        (a.item.name < b.item.name ? -1 : 1),
    );
  }, [pending, cards, state]);
  const about = pending?.about;
  const unique = about?.of === 'round' || about?.of === 'store' ? (about.unique ?? null) : null;
  const apart = offers.find(({ item }) => item.id === unique);
  const stock = offers.filter((offer) => offer !== apart && (kind === null || offer.item.itemType === kind));
  const kinds = ITEM_TYPES.filter((one) => offers.some(({ item }) => item.itemType === one));
  const shown = offers.find(({ item }) => item.id === chosen) ?? null;
  return (
    <div className="store grid one-column from-top gap-5 pad-t-3">
      <div className="grid gap-4">
        <fieldset className="flex wrap gap-2">
          <legend className="visually-hidden">{store.kinds}</legend>
          {[null, ...kinds].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              className="btn btn-small"
              aria-pressed={kind === one}
              onClick={() => setKind(one)}
            >
              {one === null ? store.all : store.kind[one]}
            </button>
          ))}
        </fieldset>
        {apart && (
          <section className="store-unique grid gap-2 pad-3 round-m" aria-label={store.unique}>
            <p>
              <strong className="display-face bright">{store.unique}</strong>{' '}
              <small>{store.uniqueAbout}</small>
            </p>
            <ul className="grid columns-fill-17_5rem gap-3">
              <Ware offer={apart} isChosen={apart === shown} onChoose={setChosen} />
            </ul>
          </section>
        )}
        {stock.length === 0 && <p>{store.nothingSold}</p>}
        <ul className="grid columns-fill-17_5rem gap-3">
          {stock.map((offer) => (
            <Ware key={offer.item.id} offer={offer} isChosen={offer === shown} onChoose={setChosen} />
          ))}
        </ul>
      </div>
      {isNarrow ? (
        shown && (
          <Dialog
            label={shown.item.name}
            className="store-sheet gap-3 pad-3 scroll-y"
            onClose={() => setChosen(null)}
          >
            <Opened offer={shown} />
            <button type="button" className="btn" data-first onClick={() => setChosen(null)}>
              {store.close}
            </button>
          </Dialog>
        )
      ) : (
        <aside className="store-card sticky grid gap-3 scroll-y" aria-label={store.chosen}>
          {shown ? (
            <Opened key={shown.item.id} offer={shown} />
          ) : (
            <p className="pad-5 edged dashed round-m text-center soft">{store.nothing}</p>
          )}
        </aside>
      )}
    </div>
  );
}

interface WareProps {
  readonly offer: Offer;
  readonly isChosen: boolean;
  readonly onChoose: (item: string) => void;
}

/** A thing on the counter: its picture, name and price. */
function Ware({ offer: { item, price, why, left }, isChosen, onChoose }: WareProps) {
  const { store } = useCampaignWords();
  const { typeLine } = useWholeWords().ui.cards;
  return (
    <li>
      <button
        type="button"
        className="ware grid columns-both middle gap-3 full high-5rem pad-2 edged on-raised round-m text-left pressable"
        aria-pressed={isChosen}
        onClick={() => onChoose(item.id)}
      >
        <Named name={`${store.look(item.name)}, ${price}`}>
          <span className="block wide-3_9rem height-3_9rem clip round-s">
            <Emblem card={item} />
          </span>
          <span className="grid">
            <strong className="lg lead-1_15 breakable">{item.name}</strong>
            <small className="soft">{typeLine(item, item.front)}</small>
          </span>
          <span className={`grid columns-auto middle gap-0-1 xl bold ${why === null ? 'bright' : 'harm'}`}>
            <GoldIcon /> {price}
            <small className="across xs regular soft">{item.unique ? '' : store.left(left)}</small>
          </span>
        </Named>
      </button>
    </li>
  );
}

/** The card itself, what it would change of each, and buying it. */
function Opened({ offer: { item, price, why } }: { offer: Offer }) {
  const campaign = useCampaign();
  const { state, busy } = useCampaignView();
  const { store, reason } = useCampaignWords();
  const cards = useCards();
  const { card } = useNames();
  const { wordsOn } = useWholeWords().cards;
  const worn = item.itemType !== 'consumable';
  const changes = useMemo(
    () => (worn ? wouldChange(state, item.id, cards).filter((one) => one.changes.length > 0) : []),
    [worn, state, item, cards],
  );
  return (
    <>
      <CardView card={item} blocks={wordsOn(item)} compact />
      <button
        type="button"
        className="btn btn-primary lg"
        disabled={busy || why !== null}
        data-option={`buy:${item.id}`}
        onClick={() => void campaign.decide(`buy:${item.id}`)}
      >
        <Named name={store.buyNamed(item.name, price)}>
          <GoldIcon /> {store.buy(price)}
        </Named>
      </button>
      <p className="sm soft">{why ? reason(why, card) : store.intoStash}</p>
      {worn && (
        <section>
          <h3>{store.wouldChange}</h3>
          {changes.length === 0 && <p>{store.nowhere}</p>}
          <ul className="grid gap-2">
            {changes.map(({ member, changes: of, overLimit }) => (
              <li className="flex wrap middle gap-0-3" key={member}>
                <Face card={member} size={32} />
                <span>
                  {of.map((one) => (
                    <span key={one.of} className={`block semi ${one.to < one.from ? 'harm' : 'can'}`}>
                      <ChangedText changed={one} />
                    </span>
                  ))}
                  {overLimit && <small>{store.tooMany}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ChangedText({ changed: { of, from, to } }: { changed: Changed }) {
  const { store } = useCampaignWords();
  const named: Readonly<Record<string, string>> = store.stat;
  return store.change(named[of] ?? store.skill(of), from, to);
}
