import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import { WARE_PRICES, type Wares } from '../../engine/model/wares.ts';
import { few, fields, itemType, LIMITS, positive, ref, some, tier } from './fields.ts';

const WARES = {
  do: v.literal('offer-items'),
  items: v.optional(some(ref('items'), LIMITS.few)),
  draw: v.optional(few),
  type: v.optional(itemType),
  tier: v.optional(tier),
  price: v.optional(v.union([v.picklist(WARE_PRICES), positive])),
  take: v.optional(few),
};

/** Items laid open to take or to buy, as cards and encounters say it alike, with what each has beside that. */
export const offering = <const More extends v.ObjectEntries>(more: More) =>
  v.pipe(
    fields({ ...WARES, ...more }),
    v.check(
      (wares) => 'items' in (wares as Wares) || 'draw' in (wares as Wares),
      expects({ what: 'at-least-one-of', names: ['items', 'draw'] }),
    ),
    v.check(
      (wares) => {
        const { draw, type, tier: of } = wares as Wares;
        return draw !== undefined || (type === undefined && of === undefined);
      },
      expects({ what: 'draw-at-type' }),
    ),
  );
