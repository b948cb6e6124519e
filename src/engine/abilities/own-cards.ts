import { figureIn } from '../model/figures.ts';
import type { EffectOp } from '../model/language/abilities.ts';
import { ask } from '../procedures/core/ask.ts';
import { payConditions } from '../procedures/core/price.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { nameOfCard } from '../queries/cards/abilities-in-play.ts';
import type { Run } from './branches.ts';
import { listFreeDisciplines } from './usable.ts';
import type { Use } from './use.ts';

/** Uses another Discipline of the user's without its SP; what else it costs is paid (X48). */
export function* borrowDiscipline(
  table: Table,
  op: Extract<EffectOp, { do: 'use-discipline' }>,
  use: Use,
  run: Run,
): Rule<void> {
  const list = () => listFreeDisciplines(table, figureIn(table.state, use.by), op, use.about.card);
  const answer = yield* ask(table, () => ({
    kind: 'choose',
    figure: use.by,
    text: `${use.label}: which Discipline?`,
    rule: 'X48',
    options: list().map(({ key, cardName }) => ({ id: `use:${key}`, label: cardName, ability: key })),
  }));
  const held = list().find(({ key }) => answer === `use:${key}`);
  if (!held) return;
  payConditions(table, use.by, held);
  yield* run(held.ability.effects ?? [], {
    by: use.by,
    target: null,
    label: held.ability.name ?? held.cardName,
    about: { key: held.key, card: held.card.id },
  });
}

/** FLIP as an effect (p.30), or back again. */
export function* flipCard(table: Table, op: Extract<EffectOp, { do: 'flip' }>, use: Use): Rule<void> {
  const list = () =>
    figureIn(table.state, use.by).cards.filter(
      (card) => card.type !== 'adventurer' && card.type !== 'combatant' && card.flipped === Boolean(op.back),
    );
  const chosen =
    op.card === 'this'
      ? `card:${use.about.card}`
      : yield* ask(table, () => ({
          kind: 'choose',
          figure: use.by,
          text: `${use.label}: which card?`,
          rule: 'p.30',
          options: list().map((card) => ({ id: `card:${card.id}`, label: nameOfCard(table.cards, card) })),
        }));
  const card = list().find(({ id }) => chosen === `card:${id}`);
  if (!card) return;
  const type = op.back ? 'cardTurnedBack' : 'cardFlipped';
  table.emit({ type, figure: use.by, card: card.id, rule: 'p.30' });
}
