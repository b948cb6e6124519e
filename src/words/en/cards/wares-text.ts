import type { Wares } from '../../../engine/index.ts';
import { pluralName, titled } from '../grammar.ts';
import { join, line, type Parts } from './parts.ts';

type Kind = { readonly type?: Wares['type']; readonly tier?: Wares['tier'] };

/** What is given or sold, as it stands behind its verb; `nameOf` names a card. */
export interface WaresText {
  readonly verb: 'take' | 'buy';
  readonly what: Parts;
}

/** "take one of: A, B, 2 random Relics"; "buy any of: A, B, for 5 Gold each". */
export function waresText(
  { items = [], draw, type, tier, price, take }: Wares,
  nameOf: (ref: string) => Parts,
): WaresText {
  const drawn = draw === undefined ? [] : [randomItems(draw, { type, tier })];
  const these = join([...items.map(nameOf), ...drawn], ', ');
  if (price === undefined)
    return { verb: 'take', what: line`${take === undefined ? 'one' : take} of: ${these}` };
  const most = take === undefined ? 'any' : take === 1 ? 'one' : `up to ${take}`;
  return { verb: 'buy', what: line`${most} of: ${these}, for ${PRICE(price)}` };
}

const PRICE = (price: NonNullable<Wares['price']>): string =>
  price === 'printed'
    ? 'the Gold they cost'
    : price === 'half'
      ? 'half the Gold they cost'
      : `${price} Gold each`;

/** "a random Common Relic", "2 random Consumables". */
export function randomItems(amount: number, of: Kind): Parts {
  return amount === 1 ? line`a random ${kind(of)}` : line`${amount} random ${randomKinds(of)}`;
}

/** "Common Relics" */
export const randomKinds = (of: Kind): string => (of.type === 'armor' ? kind(of) : pluralName(kind(of)));

const kind = ({ type, tier }: Kind): string => titled([...(tier ? [tier] : []), type ?? 'item'].join('-'));
