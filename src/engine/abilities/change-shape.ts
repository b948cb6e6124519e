import { isToBeHad } from '../model/cards/box.ts';
import type { CombatantCard } from '../model/cards/cards.ts';
import { figureIn } from '../model/figure-in.ts';
import { inOwnShape } from '../model/own-shape.ts';
import type { CardInstance, Figure } from '../model/state.ts';
import { defeatSunk, listHolding } from '../procedures/consequences/defeat.ts';
import { choice, pick } from '../procedures/core/ask.ts';
import { dealCards } from '../procedures/core/deal.ts';
import type { Table } from '../procedures/core/table.ts';
import { highestLevel } from '../queries/figures/counts.ts';
import type { Carriers } from './carriers.ts';

/**
 * Conduction Summoning, p.68: the Adventurer card is set aside with all else before it but the card that does it, and
 * a CONDUIT of the player's choosing lies in its place. Damage, SP, tokens, Effects, Pack and initiative card stay.
 */
export const SHAPES: Carriers<'change-shape'> = {
  *'change-shape'(table, op, use) {
    const figure = figureIn(table.state, use.by);
    if (figure.kind !== 'adventurer') return;
    const holding = listHolding(table);
    if (op.shape === 'own') {
      const own = inOwnShape(figure);
      if (own === figure) return;
      table.emit({
        type: 'cardTurned',
        figure: figure.id,
        from: figure.card,
        to: own.card,
        shape: 'own',
        rule: 'p.68',
      });
    } else {
      const card = yield* pick(table, () => ({
        kind: 'choose',
        figure: use.by,
        question: { ask: 'which-card', cause: use.cause },
        rule: 'p.68',
        choices: listConduits(table, figureIn(table.state, use.by)).map((one) =>
          choice({ do: 'choose-card', card: one.id, ref: one.id, of: 'combatant' }, one),
        ),
      }));
      if (!card) return;
      const now = figureIn(table.state, use.by);
      table.emit({
        type: 'cardTurned',
        figure: now.id,
        from: now.card,
        to: card.id,
        shape: 'conduit',
        cards: [...dealConduit(now, card), ...now.cards.filter(({ id }) => id === use.about.card)],
        rule: 'p.68',
      });
    }
    yield* defeatSunk(table, holding);
  },
};

/** CONDUITS whose LVL is not above its highest in ASSEMBLAGE, which nobody has the shape of (p.54, X171). */
export function listConduits(table: Table, figure: Figure): CombatantCard[] {
  const level = highestLevel(table, inOwnShape(figure), 'assemblage');
  return Object.values(table.cards.combatants).filter(
    ({ id, conduit, hidden }) =>
      conduit &&
      conduit.level <= level &&
      isToBeHad({ id, hidden }, table.state.loot.unlocked) &&
      !table.state.figures.some((one) => one.card === id),
  );
}

const dealConduit = ({ id }: Figure, card: CombatantCard): CardInstance[] =>
  dealCards(id, [card.id], 'combatant', new Set());
