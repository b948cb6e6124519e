import { cardIn } from '../model/cards/cards.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Table } from '../procedures/core/table.ts';
import { borneBy } from '../queries/figures/borne.ts';
import { hasModifierFor } from '../queries/figures/modifiers.ts';
import { totalOf } from './amounts.ts';
import type { Carriers } from './carriers.ts';
import { grantTo } from './granted.ts';
import { withoutNames } from './granted-rules.ts';
import { type Use, whom } from './use.ts';

/** Tokens of a pack's own (X169): each gives its bearer what its card says, until its time is over or it is taken. */
export const OWN_TOKENS: Carriers<'put-token' | 'take-token'> = {
  *'put-token'(table, op, use) {
    const amount = op.amount === undefined ? 1 : yield* totalOf(table, op.amount, use);
    for (const id of yield* whom(table, op.to, use)) putTokens(table, id, op.token, amount, use);
  },
  *'take-token'(table, op, use) {
    const amount = op.amount === undefined ? Number.POSITIVE_INFINITY : yield* totalOf(table, op.amount, use);
    for (const id of yield* whom(table, op.to, use)) takeTokens(table, id, op.token, amount);
  },
};

function putTokens(table: Table, id: FigureId, token: string, amount: number, use: Use): void {
  const card = cardIn(table.cards, { type: 'token', ref: token });
  const figure = figureIn(table.state, id);
  if (!card || hasModifierFor(table, figure, 'noToken', token)) return;
  const room = (card.limit ?? 1) - borneBy(figure, token);
  for (let i = 0; i < Math.min(amount, room); i++) {
    const { until = 'end-of-encounter' } = card;
    const cause = { kind: 'card', type: 'token', card: token } as const;
    grantTo(table, id, { until, of: id, abilities: withoutNames(card.abilities), token }, { ...use, cause });
  }
}

function takeTokens(table: Table, id: FigureId, token: string, amount: number): void {
  const borne = (figureIn(table.state, id).granted ?? []).filter((grant) => grant.token === token);
  const grants = borne.slice(0, amount).map((grant) => grant.id);
  if (grants.length > 0) table.emit({ type: 'grantsEnded', figure: id, grants, rule: 'X169' });
}
