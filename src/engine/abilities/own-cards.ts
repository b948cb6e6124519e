import { figureIn } from '../model/figure-in.ts';
import type { CardId } from '../model/ids.ts';
import type { CardInstance } from '../model/state.ts';
import { gainRandomItem } from '../procedures/consequences/loot.ts';
import { offerItems } from '../procedures/consequences/offer-items.ts';
import { choice, pick } from '../procedures/core/ask.ts';
import { payConditions } from '../procedures/core/price.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { under, withinName } from '../procedures/core/within.ts';
import { sideOf } from '../queries/cards/abilities-in-play.ts';
import { totalOf } from './amounts.ts';
import type { Carriers } from './carriers.ts';
import { mayGain, turns, unlessIdle } from './idle.ts';
import { listFreeDisciplines } from './usable.ts';
import { type Use, whom } from './use.ts';

/** What is done with the players' own cards: items found, another Discipline used, cards turned and readied. */
export const OWN_CARDS: Carriers<'use-discipline' | 'flip' | 'ready' | 'gain-random' | 'offer-items'> = {
  *'gain-random'(table, op, use) {
    const amount = op.amount === undefined ? 1 : yield* totalOf(table, op.amount, use);
    for (const id of yield* whom(table, op.to, use, unlessIdle(table, op, use))) {
      if (!mayGain(figureIn(table.state, id))) continue;
      for (let i = 0; i < amount; i++) yield* gainRandomItem(table, id, op);
    }
  },
  *'offer-items'(table, op, use) {
    for (const id of yield* whom(table, op.to, use, unlessIdle(table, op, use)))
      if (mayGain(figureIn(table.state, id))) yield* offerItems(table, op, { id, isClear: true }, use.cause);
  },
  /** Uses another Discipline of the user's without its SP; what else it costs is paid (X48). */
  *'use-discipline'(table, op, use, run) {
    const held = yield* pick(table, () => ({
      kind: 'choose',
      figure: use.by,
      question: { ask: 'which-discipline', cause: use.cause },
      rule: 'X48',
      choices: listFreeDisciplines(table, figureIn(table.state, use.by), op, cardOf(use)).map((one) =>
        choice({ do: 'choose-discipline', ability: one.key, cause: one.cause }, one),
      ),
    }));
    if (!held) return;
    payConditions(table, use.by, held);
    yield* under(
      table,
      withinName(use.by, held.key),
      run(held.ability.effects ?? [], {
        by: use.by,
        target: null,
        cause: held.cause,
        about: { key: held.key, card: held.card.id },
      }),
    );
  },
  /** FLIP as an effect (p.30), or back again. */
  *flip(table, op, use) {
    const card = yield* ownCard(table, op, use, (one) => turns(one, op));
    const type = op.back ? 'cardTurnedBack' : 'cardFlipped';
    if (card !== null) table.emit({ type, figure: use.by, card, rule: 'p.30' });
  },
  *ready(table, op, use) {
    const card = yield* ownCard(table, op, use, ({ exhausted }) => exhausted);
    if (card !== null) table.emit({ type: 'cardsReadied', figure: use.by, cards: [card], rule: 'p.30' });
  },
};

const cardOf = ({ about }: Use): readonly CardId[] => (about.card === undefined ? [] : [about.card]);

/** This card where it is one of those, or one of the user's choice among them. */
function* ownCard(
  table: Table,
  op: { readonly card: 'this' | 'choose' },
  use: Use,
  wanted: (card: CardInstance) => boolean,
): Rule<CardId | null> {
  const list = () => figureIn(table.state, use.by).cards.filter(wanted);
  if (op.card === 'this') return list().find(({ id }) => id === use.about.card)?.id ?? null;
  return yield* pick(table, () => ({
    kind: 'choose',
    figure: use.by,
    question: { ask: 'which-card', cause: use.cause },
    rule: 'p.30',
    choices: list().map((card) =>
      choice({ do: 'choose-card', card: card.id, ref: card.ref, ...sideOf(card) }, card.id),
    ),
  }));
}
