import type { CardState, MemberReport } from '../../engine/index.ts';
import type { LeftOf } from '../model/events.ts';
import type { Held } from '../model/state.ts';
import { heldOf } from './held.ts';

/** What a member has after an encounter: the loadout it ended with, each card as it lies. */
export function leftOf({ card, loadout, cards, damage, defeated, tokens }: MemberReport): LeftOf {
  const lying = (held: Held, place: string): Held => {
    const state: CardState | undefined = cards[place];
    return {
      ...held,
      ...(held.upgrades
        ? { upgrades: held.upgrades.map((one, i) => lying(one, `${place}.upgrades.${i}`)) }
        : {}),
      ...(state ? { state } : {}),
    };
  };
  const one = (ref: string | undefined, place: string) =>
    ref === undefined ? {} : { [place]: lying({ ref }, place) };
  return {
    card,
    ...(cards.card ? { self: cards.card } : {}),
    items: loadout.items.map((entry, i) => lying(heldOf(entry), `items.${i}`)),
    pack: (loadout.pack ?? []).map((entry, i) => lying(heldOf(entry), `pack.${i}`)),
    disciplines: loadout.disciplines.map((ref, i) => lying({ ref }, `disciplines.${i}`)),
    ...one(loadout.familiar, 'familiar'),
    ...one(loadout.companion, 'companion'),
    damage,
    defeated,
    tokens,
  };
}
