/**
 * Cards out of one's own turn with closed hands (section 9): first everybody who holds any card may say that they have
 * something, and only then which; who has nothing may say so too. So neither asking nor silence tells anything.
 */
import type { CardRef } from '../model/content.ts';
import type { MidgardOption, RollAsked } from '../model/prompts.ts';
import { ask, cardsThat, isOwnTurn, type MidgardTable, type Rule } from './table.ts';

/** Whether a player may be asked about the cards they hold. */
export const seesOwnCards = (table: MidgardTable, player: number): boolean =>
  table.state.hands === 'open' || isOwnTurn(table, player);

/** The answer of the first step, where two are needed. */
export const somethingOf = (table: MidgardTable, player: number): MidgardOption[] =>
  seesOwnCards(table, player) || table.state.players[player]!.hand.length === 0
    ? []
    : [{ id: 'something', act: { do: 'something' } }];

type Hidden = { readonly card: CardRef } | { readonly surprise: CardRef } | null;

/** The second step: which card, now that its owner alone looks. */
export function* hiddenCard(
  table: MidgardTable,
  player: number,
  {
    what,
    sum,
    need,
    surprise = false,
    rule,
  }: Pick<RollAsked, 'what' | 'sum' | 'need'> & { surprise?: boolean; rule: string },
): Rule<Hidden> {
  const surprises = surprise ? cardsThat(table, player, 'surprise') : [];
  const act = yield* ask(table, player, {
    kind: 'reaction-card',
    options: [
      { id: 'none', act: { do: 'no' } },
      ...cardsThat(table, player, 'replace').map(
        (card): MidgardOption => ({ id: `replace:${card}`, act: { do: 'replace', card } }),
      ),
      ...surprises.map((card): MidgardOption => ({ id: `surprise:${card}`, act: { do: 'surprise', card } })),
    ],
    roll: { what, sum, need, rolled: false, by: player },
    rule,
  });
  if (act.do === 'replace') return { card: act.card };
  return act.do === 'surprise' ? { surprise: act.card } : null;
}
