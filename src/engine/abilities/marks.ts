import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { EffectOp } from '../model/language/abilities.ts';
import { EFFECTS, type Effect, isNegative, NEGATIVE_EFFECTS } from '../model/vocabulary.ts';
import { inflict, removeEffect } from '../procedures/consequences/damage.ts';
import { resolveDefeat } from '../procedures/consequences/defeat.ts';
import { ask } from '../procedures/core/ask.ts';
import { enterPhase } from '../procedures/core/phase.ts';
import { reactAtOnce } from '../procedures/core/react.ts';
import { drawOne } from '../procedures/core/roll.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { nameOfCard } from '../queries/cards/abilities-in-play.ts';
import { energyOf } from '../queries/figures/counts.ts';
import { isMarked } from '../queries/figures/tests.ts';
import { totalOf } from './amounts.ts';
import { settingOf, type Use, whom } from './use.ts';

export type MarkOp = Extract<
  EffectOp,
  {
    do:
      | 'mark'
      | 'unmark'
      | 'gain-energy'
      | 'spend-energy'
      | 'ready'
      | 'defeat'
      | 'end-turn'
      | 'inflict'
      | 'remove-effect';
  }
>;

/** Effects that put something on a figure or a card, take it away, or end something at once. */
export function* carryOutMark(table: Table, op: MarkOp, use: Use): Rule<void> {
  switch (op.do) {
    case 'mark':
    case 'unmark':
      for (const id of yield* whom(table, op.to, use)) {
        const by = use.about.owner ?? use.by;
        const marked = isMarked(figureIn(table.state, id), op.mark, figureIn(table.state, by));
        if (marked === (op.do === 'mark')) continue;
        const type = op.do === 'mark' ? 'figureMarked' : 'markRemoved';
        table.emit({ type, figure: id, mark: op.mark, by, rule: 'p.48' });
      }
      return;
    case 'gain-energy': {
      const { card } = use.about;
      const figure = figureIn(table.state, use.by);
      if (card === undefined || !figure.cards.some(({ id }) => id === card)) return;
      const room = (op.max ?? Number.POSITIVE_INFINITY) - energyOf(figure, settingOf(table, use));
      const amount = Math.min(room, yield* totalOf(table, op.amount, use));
      if (amount > 0) table.emit({ type: 'energyChanged', figure: use.by, card, amount, rule: 'p.48' });
      return;
    }
    case 'spend-energy': {
      const { card } = use.about;
      const held = energyOf(figureIn(table.state, use.by), settingOf(table, use));
      const amount = op.amount === 'all' ? held : Math.min(op.amount, held);
      if (card !== undefined && amount > 0)
        table.emit({ type: 'energyChanged', figure: use.by, card, amount: -amount, rule: 'p.48' });
      return;
    }
    case 'ready': {
      const card = op.card === 'this' ? (use.about.card ?? null) : yield* chooseExhausted(table, use);
      const lies = figureIn(table.state, use.by).cards.some(({ id, exhausted }) => id === card && exhausted);
      if (card !== null && lies)
        table.emit({ type: 'cardsReadied', figure: use.by, cards: [card], rule: 'p.30' });
      return;
    }
    case 'defeat':
      for (const id of yield* whom(table, op.to, use)) yield* resolveDefeat(table, id, use.by, use.label);
      return;
    case 'end-turn':
      if (table.state.turn) enterPhase(table, table.state.turn.figure, 'end');
      return;
    case 'inflict':
      for (const id of yield* whom(table, op.to, use)) {
        const held = figureIn(table.state, id).effects;
        const missing = NEGATIVE_EFFECTS.filter((effect) => !held.includes(effect));
        const effect =
          op.effect === 'choose-negative'
            ? yield* chooseEffect(table, missing, use)
            : op.effect === 'random-negative'
              ? drawEffect(table, id, missing)
              : op.effect === 'same'
                ? gainedEffect(use)
                : op.effect;
        if (effect && inflict(table, id, effect, use.by))
          yield* reactAtOnce(table, 'gains-effect', id, { other: use.by, gained: effect });
      }
      return;
    case 'remove-effect':
      for (const id of yield* whom(table, op.to, use)) {
        const held = figureIn(table.state, id).effects.filter(
          (effect) => op.effect === 'any' || isNegative(effect),
        );
        const effect =
          op.effect === 'any' || op.effect === 'any-negative'
            ? yield* chooseEffect(table, held, use)
            : op.effect;
        if (effect) removeEffect(table, id, effect, use.label);
      }
  }
}

/** The effect whose gain is answered. */
const gainedEffect = ({ about }: Use): Effect | null =>
  EFFECTS.find((effect) => effect === about.gained) ?? null;

/** Drawn among those it has not; its immunities may yet keep it off. */
function drawEffect(table: Table, figure: FigureId, effects: readonly Effect[]): Effect | null {
  if (effects.length === 0) return null;
  const { value, rng } = drawOne(table, effects.length, 'effect');
  table.emit({ type: 'effectDrawn', figure, effect: effects[value]!, rng, rule: 'p.74' });
  return effects[value]!;
}

function* chooseEffect(table: Table, effects: readonly Effect[], use: Use): Rule<Effect | null> {
  const answer = yield* ask(table, () => ({
    kind: 'choose',
    figure: use.by,
    text: `${use.label}: which effect?`,
    rule: 'p.74',
    options: effects.map((effect) => ({ id: `effect:${effect}`, label: effect })),
  }));
  return effects.find((effect) => answer === `effect:${effect}`) ?? null;
}

function* chooseExhausted(table: Table, use: Use): Rule<string | null> {
  const answer = yield* ask(table, () => ({
    kind: 'choose',
    figure: use.by,
    text: `${use.label}: which card?`,
    rule: 'p.30',
    options: figureIn(table.state, use.by)
      .cards.filter(({ exhausted }) => exhausted)
      .map((card) => ({ id: `card:${card.id}`, label: nameOfCard(table.cards, card) })),
  }));
  return answer === null ? null : answer.slice('card:'.length);
}
