import { hasSkull } from '../../model/dice.ts';
import { figureIn, listCards } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { type Cause, term } from '../../model/messages/cause.ts';
import { optionOf } from '../../model/option-id.ts';
import { isExhaustedMark } from '../../model/state.ts';
import type { Effect } from '../../model/vocabulary.ts';
import type { HeldAbility } from '../../queries/cards/abilities-in-play.ts';
import { doConditionsHold } from '../../queries/figures/attack-profile.ts';
import { isUnder } from '../../queries/figures/costs.ts';
import { currentWayOf } from '../../queries/figures/current-way.ts';
import { isStanding } from '../../queries/figures/figures.ts';
import { listHeldAbilities } from '../../queries/figures/held-abilities.ts';
import { remainingHpOf, staminaOf } from '../../queries/figures/stats.ts';
import { dealDamage } from '../consequences/damage.ts';
import { resolveDefeat } from '../consequences/defeat.ts';
import { endGrantsOfTurn } from '../consequences/grants.ts';
import { checkEndConditions } from '../consequences/objectives.ts';
import { asksForTurnEnds, endTurnInSpecial, tellMoment, watchEncounter } from '../consequences/watch.ts';
import { askWhether, choice, pick } from '../core/ask.ts';
import { enterPhase } from '../core/phase.ts';
import { canPayConditions, hasPrice, payConditions } from '../core/price.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import { rollDice } from '../core/roll.ts';
import { gainSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { resolveCurrent } from '../movement/currents.ts';
import { resolveAction } from './actions.ts';

/**
 * A turn, pp.39 and 56: 1. Start of Turn, 2. Status, 3. Refresh (A recover SP, B un-exhaust), 4. Action;
 * 5. End of Turn. An Intelligent Combatant has no Refresh, and an Activation for its Action Phase. Gives the
 * rule for the phase under way; the Action Phase gives one action at a time. What the board shows by then is looked
 * at first: not everything that opens the sight to a Totem moves a figure (p.17).
 */
export function* resolveTurnPhase(table: Table): Rule<void> {
  yield* watchEncounter(table);
  yield* phaseUnderWay(table);
}

function phaseUnderWay(table: Table): Rule<void> {
  const turn = table.state.turn!;
  const figure = figureIn(table.state, turn.figure);
  if (figure.defeated || figure.felled) return endTurn(table, figure.id);
  switch (turn.phase) {
    case 'start':
      return startOfTurn(table, figure.id);
    case 'status':
      return statusPhase(table, figure.id);
    case 'refresh':
      return refreshPhase(table, figure.id);
    case 'action':
      return resolveAction(table, figure.id);
    case 'activation':
      return activationPhase(table, figure.id);
    case 'end':
      return endOfTurn(table, figure.id);
  }
}

function* startOfTurn(table: Table, figure: FigureId): Rule<void> {
  yield* reactAtOnce(table, 'turn-start', figure, {});
  if (table.state.turn?.figure === figure && !figureIn(table.state, figure).defeated)
    enterPhase(table, figure, 'status');
}

/** STATUS effects and abilities, in the order the active figure chooses (S2). */
function* statusPhase(table: Table, figure: FigureId): Rule<void> {
  const waiting = listStatus(table, figure);
  if (waiting.length > 0) {
    const chosen = yield* pick(table, () => ({
      kind: 'status-order',
      figure,
      question: { ask: 'status-order' },
      rule: 'S2',
      choices: listStatus(table, figure).map((one) =>
        choice({ do: 'resolve-status', status: one.source, cause: one.cause }, one),
      ),
    }));
    const { source, cause } = chosen ?? waiting[0]!;
    table.emit({ type: 'statusResolved', figure, source, cause, rule: 'p.39' });
    yield* resolveStatus(table, figure, source);
    return;
  }
  enterPhase(table, figure, figureIn(table.state, figure).kind === 'intelligent' ? 'activation' : 'refresh');
}

const effectCause = (effect: Effect): Cause => ({ kind: 'effect', effect });

const STATUS_EFFECTS = ['condemn', 'poison', 'haste'] as const;

/**
 * Nobody chooses for an Intelligent Combatant: the order is what is best for it (p.67, X80). Poison takes half of
 * less before it heals, and all of a last HP; what may be its end by chance comes when all else has been done.
 */
const bestFirst = (isLast: boolean, source: string): number =>
  source === 'condemn' ? 2 : STATUS_EFFECTS.some((one) => one === source) ? 0 : isLast ? -1 : 1;

/** STATUS effects it has and abilities whose conditions are met (p.48), that have not been resolved this turn. */
function listStatus(table: Table, figureId: FigureId): { source: string; cause: Cause }[] {
  const figure = figureIn(table.state, figureId);
  const done = table.state.turn?.statusDone ?? [];
  const effects = figure.effects.filter((effect) => STATUS_EFFECTS.some((one) => one === effect));
  const suffered = effects.map((effect) => ({ source: effect as string, cause: effectCause(effect) }));
  const own = listStatusAbilities(table, figureId).map(({ key, cause }) => ({ source: key, cause }));
  const left = [...suffered, ...own].filter(({ source }) => !done.includes(source));
  if (figure.kind !== 'intelligent') return left;
  const isLast = remainingHpOf(table, figure) === 1;
  return left.sort((a, b) => bestFirst(isLast, a.source) - bestFirst(isLast, b.source));
}

const listStatusAbilities = (table: Table, figureId: FigureId): HeldAbility[] => {
  const figure = figureIn(table.state, figureId);
  return listHeldAbilities(table, figure, 'status').filter(
    (held) => doConditionsHold(table, figure, held) && canPayConditions(table, figure, held),
  );
};

function* resolveStatus(table: Table, figureId: FigureId, source: string): Rule<void> {
  if (source === 'condemn') {
    const rolled = yield* rollDice(table, figureId, ['black'], 'effect', 'p.74');
    if (hasSkull(rolled)) yield* resolveDefeat(table, figureId, null, effectCause('condemn'));
  } else if (source === 'poison') {
    const half = Math.ceil(remainingHpOf(table, figureIn(table.state, figureId)) / 2);
    const cause = effectCause('poison');
    const entry = { cause: term('remaining-hp'), amount: half, rule: 'S2' };
    yield* dealDamage(table, figureId, 'irreducible', [entry], { by: null, cause, rule: 'S2' });
  } else if (source === 'haste') {
    gainSp(table, figureId, 1, effectCause('haste'));
  } else {
    const held = listStatusAbilities(table, figureId).find(({ key }) => key === source);
    if (held) yield* resolveStatusAbility(table, figureId, held);
  }
}

/** One that has a price need not be used (p.48). */
function* resolveStatusAbility(table: Table, figureId: FigureId, held: HeldAbility): Rule<void> {
  const uses =
    !hasPrice(held.ability) ||
    figureIn(table.state, figureId).kind === 'intelligent' ||
    (yield* askWhether(
      table,
      { kind: 'choose', figure: figureId, question: { ask: 'use', cause: held.cause }, rule: 'p.48' },
      optionOf({ do: 'use-now' }),
      optionOf({ do: 'decline' }),
    ));
  if (!uses) return;
  payConditions(table, figureId, held);
  const about = { key: held.key, card: held.card.id };
  yield* table.hooks.carryOut(table, held.ability.effects ?? [], figureId, null, held.cause, about);
}

/** Refresh: SP up to the bar, none in the first turn of the encounter; cards are un-exhausted (p.39). */
function* refreshPhase(table: Table, figureId: FigureId): Rule<void> {
  const figure = figureIn(table.state, figureId);
  if (figure.turnsTaken > 1) gainSp(table, figureId, staminaOf(table, figure).recovery, term('refresh'));
  const cards = listCards(figure)
    .filter((card) => card.exhausted || card.used.some(isExhaustedMark))
    .map((card) => card.id);
  if (cards.length > 0) table.emit({ type: 'cardsReadied', figure: figureId, cards, rule: 'p.39' });
  enterPhase(table, figureId, 'action');
}

function* activationPhase(table: Table, figureId: FigureId): Rule<void> {
  yield* table.hooks.activate(table, figureId);
  if (table.state.turn?.figure === figureId && !figureIn(table.state, figureId).defeated)
    enterPhase(table, figureId, 'end');
}

/** End of Turn: Dangerous defeats (M3), Currents move (p.22, X82), Paralyze goes at the end of its next turn (S3), exits are looked at (p.18). */
function* endOfTurn(table: Table, figureId: FigureId): Rule<void> {
  yield* reactAtOnce(table, 'turn-end', figureId, {});
  if (isUnder(table, figureIn(table.state, figureId), 'dangerous')) {
    yield* resolveDefeat(table, figureId, null, term('ended-turn-in-dangerous'));
  }
  if (isStanding(table, figureId)) {
    // It has ended its turn on what lies here before the Current takes it away (X82).
    if (currentWayOf(table, figureIn(table.state, figureId))) checkEndConditions(table, { turnOf: figureId });
    yield* resolveCurrent(table, figureId);
  }
  const figure = figureIn(table.state, figureId);
  if (figure.effects.includes('paralyze') && !figure.paralyzedThisTurn) {
    const cause = effectCause('paralyze');
    table.emit({ type: 'effectRemoved', figure: figureId, effect: 'paralyze', cause, rule: 'S3' });
  }
  yield* endTurn(table, figureId);
}

function* endTurn(table: Table, figureId: FigureId): Rule<void> {
  yield* endTurnInSpecial(table, figureId);
  if (asksForTurnEnds(table.encounter)) yield* tellMoment(table, { is: 'turn-ends-on', figure: figureId });
  yield* endGrantsOfTurn(table, figureId);
  table.emit({ type: 'turnEnded', figure: figureId, rule: 'p.39' });
  checkEndConditions(table, { turnOf: figureId });
}
