import type { CampaignOption, Place } from '../../../campaign/index.ts';
import { CardView } from '../../cards/CardView.tsx';
import { GoldIcon, UpgradeIcon } from '../../icons/index.ts';
import { useCards } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from '../campaign-context.ts';
import { heldIn, idOfPlace } from './place-as-word.ts';

/** The chosen item as a card, and what can be done with it: turned, sold, upgraded. */
export function ItemActions({ chosen }: { chosen: string | null }) {
  const campaign = useCampaign();
  const { pending, state, busy } = useCampaignView();
  const { items } = useCampaignWords();
  const cards = useCards();
  const { wordsOn } = useWholeWords().cards;
  const held = chosen === null ? null : heldIn(state, chosen);
  const item = held && (cards.items[held.ref] ?? cards.companions[held.ref]);
  if (!item)
    return (
      <aside className="item-actions sticky grid gap-3 scroll-y" aria-label={items.chosen}>
        <p className="pad-5 edged dashed round-m text-center soft">{items.none}</p>
      </aside>
    );
  const at = (option: Pick<CampaignOption, 'act'>): boolean =>
    'at' in option.act && idOfPlace(option.act.at) === chosen;
  const here = (pending?.options ?? []).filter(at);
  const sale = here.find(({ act }) => act.do === 'sell');
  const turn = here.find(({ act }) => act.do === 'turn');
  const notSold = pending?.refused.some((one) => one.act.do === 'sell' && at(one));
  const sells = sale !== undefined || notSold;
  return (
    <aside className="item-actions sticky grid gap-3 scroll-y" aria-label={items.chosen}>
      <CardView card={item} blocks={wordsOn(item, held.face)} compact />
      <p className="flex wrap gap-2">
        {turn && (
          <button
            type="button"
            className="btn btn-small"
            disabled={busy}
            onClick={() => void campaign.decide(turn.id)}
          >
            {items.turn}
          </button>
        )}
        {sale?.act.do === 'sell' && (
          <button
            type="button"
            className="btn btn-small"
            disabled={busy}
            onClick={() => void campaign.decide(sale.id)}
          >
            <GoldIcon /> {items.sell(sale.act.price)}
          </button>
        )}
        {notSold && <small>{items.notSold}</small>}
      </p>
      {sells && <Upgrades chosen={chosen!} />}
    </aside>
  );
}

/** Item Upgrades that fit it (p.28), each with its price; those that cannot be had with the reason. */
function Upgrades({ chosen }: { chosen: string }) {
  const campaign = useCampaign();
  const { pending, state, busy } = useCampaignView();
  const { items, reason } = useCampaignWords();
  const { card, who } = useNames();
  const onWhat = (at: Place): string => card(heldIn(state, idOfPlace(at))?.ref ?? '');
  const whose = (at: Place): string => (at.in === 'stash' ? items.stash : who(at.member));
  const all = [
    ...(pending?.options ?? []).map((option) => ({ ...option, why: null })),
    ...(pending?.refused ?? []),
  ].flatMap(({ id, act, why }) =>
    act.do === 'upgrade' && idOfPlace(act.at) === chosen ? [{ id, act, why }] : [],
  );
  return (
    <section>
      <h3>
        <UpgradeIcon /> {items.upgrades}
      </h3>
      {all.length === 0 && <p>{items.noUpgrades}</p>}
      <ul className="grid gap-2">
        {all.map(({ id, act, why }) => (
          <li key={id}>
            <button
              type="button"
              className="btn btn-small"
              disabled={busy || why !== null}
              onClick={() => void campaign.decide(id)}
            >
              {items.upgrade(card(act.upgrade), act.price)}
            </button>{' '}
            <small>
              {[
                act.from && items.upgradeFrom(onWhat(act.from), whose(act.from)),
                act.instead !== undefined && items.upgradeInstead(card(act.instead)),
                why && reason(why, card),
              ]
                .filter((one) => typeof one === 'string')
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
