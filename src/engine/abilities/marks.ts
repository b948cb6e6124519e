import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import { EFFECTS, type Effect, isNegative, NEGATIVE_EFFECTS } from '../model/vocabulary.ts';
import { inflict, removeEffect } from '../procedures/consequences/damage.ts';
import { resolveDefeat } from '../procedures/consequences/defeat.ts';
import { endAction, endingsOf } from '../procedures/core/action-end.ts';
import { choice, pick } from '../procedures/core/ask.ts';
import { enterPhase } from '../procedures/core/phase.ts';
import { reactAtOnce } from '../procedures/core/react-at-once.ts';
import { drawOne } from '../procedures/core/roll.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { energyOf } from '../queries/figures/counts.ts';
import { isRemovable } from '../queries/figures/of-use.ts';
import { mayBear } from '../queries/figures/stats.ts';
import { isMarked } from '../queries/figures/tests.ts';
import { totalOf } from './amounts.ts';
import type { Carriers, EffectOf } from './carriers.ts';
import { unlessIdle } from './idle.ts';
import { settingOf, type Use, whom } from './use.ts';

type Mark =
  | 'mark'
  | 'unmark'
  | 'gain-energy'
  | 'spend-energy'
  | 'defeat'
  | 'end-turn'
  | 'end-action'
  | 'inflict'
  | 'remove-effect';

/** Effects that put something on a figure or a card, take it away, or end something at once. */
export const MARKS: Carriers<Mark> = {
  mark,
  unmark: mark,
  *'gain-energy'(table, op, use) {
    const { card } = use.about;
    const figure = figureIn(table.state, use.by);
    if (card === undefined || !figure.cards.some(({ id }) => id === card)) return;
    const room = (op.max ?? Number.POSITIVE_INFINITY) - energyOf(figure, settingOf(table, use));
    const amount = Math.min(room, yield* totalOf(table, op.amount, use));
    if (amount > 0) table.emit({ type: 'energyChanged', figure: use.by, card, amount, rule: 'p.48' });
  },
  'spend-energy': (table, op, use) => {
    const { card } = use.about;
    const held = energyOf(figureIn(table.state, use.by), settingOf(table, use));
    const amount = op.amount === 'all' ? held : Math.min(op.amount, held);
    if (card !== undefined && amount > 0)
      table.emit({ type: 'energyChanged', figure: use.by, card, amount: -amount, rule: 'p.48' });
    return null;
  },
  *defeat(table, op, use) {
    for (const id of yield* whom(table, op.to, use)) yield* resolveDefeat(table, id, use.by, use.cause);
  },
  'end-turn': (table, _op, use) => {
    if (table.state.turn) enterPhase(table, table.state.turn.figure, 'end');
    endAction(table, null);
    return goOn(table, use);
  },
  'end-action': (table, op, use) => {
    endAction(table, op.everybody ? null : use.by);
    return goOn(table, use);
  },
  *inflict(table, op, use) {
    for (const id of yield* whom(table, op.to, use, unlessIdle(table, op, use))) {
      const effect = yield* inflictedOn(table, id, op.effect, use);
      if (effect && inflict(table, id, effect, use.by))
        yield* reactAtOnce(table, 'gains-effect', id, { other: use.by, gained: effect, gainedBy: use.cause });
    }
  },
  *'remove-effect'(table, op, use) {
    for (const id of yield* whom(table, op.to, use, unlessIdle(table, op, use))) {
      const figure = figureIn(table.state, id);
      const held = figure.effects.filter(
        (effect) =>
          isRemovable(figure, effect) &&
          (op.effect === 'any' || isNegative(effect) === (op.effect === 'any-negative')),
      );
      const effect =
        op.effect === 'any' || op.effect === 'any-negative' || op.effect === 'any-positive'
          ? yield* chooseEffect(table, held, use)
          : op.effect;
      if (effect) removeEffect(table, id, effect, use.cause);
    }
  },
};

/** What ends other Actions is itself carried out to its end. */
function goOn(table: Table, use: Use): null {
  use.begun = endingsOf(table, use.by);
  return null;
}

function* mark(table: Table, op: EffectOf<'mark' | 'unmark'>, use: Use): Rule<void> {
  for (const id of yield* whom(table, op.to, use)) {
    const by = use.about.owner ?? use.by;
    const marked = isMarked(figureIn(table.state, id), op.mark, figureIn(table.state, by));
    if (marked === (op.do === 'mark')) continue;
    const type = op.do === 'mark' ? 'figureMarked' : 'markRemoved';
    table.emit({ type, figure: id, mark: op.mark, by, rule: 'p.48' });
  }
}

/** The effect told, or one of those the figure lacks: chosen, drawn, or the one just gained. */
function* inflictedOn(
  table: Table,
  id: FigureId,
  told: EffectOf<'inflict'>['effect'],
  use: Use,
): Rule<Effect | null> {
  const figure = figureIn(table.state, id);
  const missing = NEGATIVE_EFFECTS.filter((effect) => !figure.effects.includes(effect));
  switch (told) {
    case 'choose-negative':
      return yield* chooseEffect(
        table,
        missing.filter((effect) => mayBear(table, figure, effect)),
        use,
      );
    case 'random-negative':
      return drawEffect(table, id, missing);
    case 'same':
      return gainedEffect(use);
    default:
      return told;
  }
}

/** The effect whose gain is answered. */
const gainedEffect = ({ about }: Use): Effect | null =>
  EFFECTS.find((effect) => effect === about.gained) ?? null;

/** Drawn among those it has not; its immunities may yet keep it off. */
function drawEffect(table: Table, figure: FigureId, effects: readonly Effect[]): Effect | null {
  if (effects.length === 0) return null;
  const { value, rng } = drawOne(table, effects, 'effect');
  table.emit({ type: 'effectDrawn', figure, effect: effects[value]!, rng, rule: 'p.74' });
  return effects[value]!;
}

const chooseEffect = (table: Table, effects: readonly Effect[], use: Use): Rule<Effect | null> =>
  pick(table, () => ({
    kind: 'choose',
    figure: use.by,
    question: { ask: 'which-effect', cause: use.cause },
    rule: 'p.74',
    choices: effects.map((effect) => choice({ do: 'choose-effect', effect }, effect)),
  }));
