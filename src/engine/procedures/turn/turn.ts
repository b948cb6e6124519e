import { hasSkull } from '../../model/dice.ts';
import { figureIn, listCards } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import { isExhaustedMark } from '../../model/state.ts';
import type { HeldAbility } from '../../queries/cards/abilities-in-play.ts';
import { doConditionsHold } from '../../queries/figures/attack-profile.ts';
import { isUnder } from '../../queries/figures/costs.ts';
import { isStanding } from '../../queries/figures/figures.ts';
import { remainingHpOf, staminaOf } from '../../queries/figures/stats.ts';
import { listHeldAbilities } from '../../queries/figures/wards.ts';
import { dealDamage } from '../consequences/damage.ts';
import { resolveDefeat } from '../consequences/defeat.ts';
import { endGrantsOfTurn } from '../consequences/grants.ts';
import { checkEndConditions } from '../consequences/objectives.ts';
import { ask, askWhether } from '../core/ask.ts';
import { enterPhase } from '../core/phase.ts';
import { canPayConditions, hasPrice, payConditions } from '../core/price.ts';
import { reactAtOnce } from '../core/react.ts';
import { rollDice } from '../core/roll.ts';
import { gainSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { resolveCurrent } from '../movement/currents.ts';
import { resolveAction } from './actions.ts';

/**
 * A turn, pp.39 and 56: 1. Start of Turn, 2. Status, 3. Refresh (A recover SP, B un-exhaust), 4. Action;
 * 5. End of Turn. An Intelligent Combatant has no Refresh, and an Activation for its Action Phase. Gives the
 * rule for the phase under way; the Action Phase gives one action at a time.
 */
export function resolveTurnPhase(table: Table): Rule<void> {
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
    const answer = yield* ask(table, () => ({
      kind: 'status-order',
      figure,
      text: 'Which first?',
      rule: 'S2',
      options: listStatus(table, figure).map(({ id, label }) => ({ id: `status:${id}`, label })),
    }));
    const source = answer?.slice('status:'.length) ?? waiting[0]!.id;
    table.emit({ type: 'statusResolved', figure, source, rule: 'p.39' });
    yield* resolveStatus(table, figure, source);
    return;
  }
  enterPhase(table, figure, figureIn(table.state, figure).kind === 'intelligent' ? 'activation' : 'refresh');
}

const STATUS_EFFECTS = ['condemn', 'poison', 'haste'] as const;

/** STATUS effects it has and abilities whose conditions are met (p.48), that have not been resolved this turn. */
function listStatus(table: Table, figureId: FigureId): { id: string; label: string }[] {
  const figure = figureIn(table.state, figureId);
  const done = table.state.turn?.statusDone ?? [];
  const effects = figure.effects.filter((effect) => STATUS_EFFECTS.some((one) => one === effect));
  return [
    ...effects.map((effect) => ({ id: effect, label: effect[0]!.toUpperCase() + effect.slice(1) })),
    ...listStatusAbilities(table, figureId).map(({ key, ability, cardName }) => ({
      id: key,
      label: ability.name ?? cardName,
    })),
  ].filter(({ id }) => !done.includes(id));
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
    if (hasSkull(rolled)) yield* resolveDefeat(table, figureId, null, 'Condemn');
  } else if (source === 'poison') {
    const half = Math.ceil(remainingHpOf(table, figureIn(table.state, figureId)) / 2);
    const entry = { label: 'Poison: half of the remaining HP', amount: half, rule: 'S2' };
    yield* dealDamage(table, figureId, 'irreducible', [entry], { by: null, cause: 'Poison', rule: 'S2' });
  } else if (source === 'haste') {
    gainSp(table, figureId, 1, 'Haste');
  } else {
    const held = listStatusAbilities(table, figureId).find(({ key }) => key === source);
    if (held) yield* resolveStatusAbility(table, figureId, held);
  }
}

/** One that has a price need not be used (p.48). */
function* resolveStatusAbility(table: Table, figureId: FigureId, held: HeldAbility): Rule<void> {
  const label = held.ability.name ?? held.cardName;
  const uses =
    !hasPrice(held.ability) ||
    figureIn(table.state, figureId).kind === 'intelligent' ||
    (yield* askWhether(
      table,
      { kind: 'choose', figure: figureId, text: `Use ${label}?`, rule: 'p.48' },
      { id: 'use', label: `Use ${label}` },
      { id: 'no', label: 'No' },
    ));
  if (!uses) return;
  payConditions(table, figureId, held);
  const about = { key: held.key, card: held.card.id };
  yield* table.hooks.carryOut(table, held.ability.effects ?? [], figureId, null, held.cardName, about);
}

/** Refresh: SP up to the bar, none in the first turn of the encounter; cards are un-exhausted (p.39). */
function* refreshPhase(table: Table, figureId: FigureId): Rule<void> {
  const figure = figureIn(table.state, figureId);
  if (figure.turnsTaken > 1) gainSp(table, figureId, staminaOf(table, figure).recovery, 'Refresh');
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

/** End of Turn: Dangerous defeats (M3), Currents move (p.22), Paralyze goes at the end of its next turn (S3), exits are looked at (p.18). */
function* endOfTurn(table: Table, figureId: FigureId): Rule<void> {
  yield* reactAtOnce(table, 'turn-end', figureId, {});
  if (isUnder(table, figureIn(table.state, figureId), 'dangerous')) {
    yield* resolveDefeat(table, figureId, null, 'ended its turn in Dangerous Terrain');
  }
  if (isStanding(table, figureId)) yield* resolveCurrent(table, figureId);
  const figure = figureIn(table.state, figureId);
  if (figure.effects.includes('paralyze') && !figure.paralyzedThisTurn) {
    table.emit({ type: 'effectRemoved', figure: figureId, effect: 'paralyze', why: 'p.74', rule: 'S3' });
  }
  yield* endTurn(table, figureId);
}

function* endTurn(table: Table, figureId: FigureId): Rule<void> {
  yield* endGrantsOfTurn(table, figureId);
  table.emit({ type: 'turnEnded', figure: figureId, rule: 'p.39' });
  checkEndConditions(table, figureId);
}
