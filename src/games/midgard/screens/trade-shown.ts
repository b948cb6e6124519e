import type { Trade } from '../../../ui/guests/parts/TradeSheet.tsx';
import type { MidgardPrompt } from '../rules/model/prompts.ts';
import { idOfThing } from '../rules/queries/things.ts';
import { type Named, thingName } from '../words/en/names.ts';

/** The deals that may be offered (A 13), as two lists to choose from; null where nothing is dealt. */
export function tradeShown(prompt: MidgardPrompt, { content }: Named): Trade | null {
  const offers = prompt.options.flatMap(({ id, act }) =>
    act.do === 'offer' ? [{ option: id, gives: act.gives, takes: act.takes }] : [],
  );
  if (offers.length === 0) return null;
  const side = (of: 'gives' | 'takes') =>
    [...new Map(offers.map((offer) => [idOfThing(offer[of]), offer[of]]))].map(([id, thing]) => ({
      id,
      name: thingName(content, thing),
    }));
  return {
    ours: side('gives'),
    theirs: side('takes'),
    deals: offers.map(({ option, gives, takes }) => ({
      ours: idOfThing(gives),
      theirs: idOfThing(takes),
      option,
    })),
  };
}
