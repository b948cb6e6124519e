import type { Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { term } from '../../model/messages/cause.ts';
import { optionOf } from '../../model/option-id.ts';
import { type Figure, RESTORED_AFTER } from '../../model/state.ts';
import { inTrackOrder, isStanding, listStanding } from '../../queries/figures/figures.ts';
import { isFree } from '../../queries/figures/free-spaces.ts';
import { listSpacesInInfluence } from '../../queries/figures/sight.ts';
import { listSpaces, terrainAt } from '../../queries/geometry/board-grid.ts';
import { momentOfRoundsEnd, oneMoment } from '../consequences/at-once.ts';
import { giveOutTokens } from '../consequences/carried.ts';
import { defeatAdventurers } from '../consequences/defeat.ts';
import { resolveExplosions } from '../consequences/dynamite.ts';
import { endGrantsOfRound } from '../consequences/grants.ts';
import { checkEndConditions, endEncounter } from '../consequences/objectives.ts';
import { resolveRestoration } from '../consequences/reveal.ts';
import { shuffleTrack } from '../consequences/track.ts';
import { asksForRoundEnds, tellMoment, watchEncounter } from '../consequences/watch.ts';
import { ask } from '../core/ask.ts';
import { chooseSpace } from '../core/place.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import type { Rule, Table } from '../core/table.ts';
import { driftLoot } from '../movement/currents.ts';
import { placeNextAdventurer, resolveInitiative } from './set-up.ts';
import { resolveTurnPhase } from './turn.ts';

/**
 * The clock of an encounter, pp.14, 38: set-up, then rounds of turns from the front of the Initiative Track to
 * its back. Gives the next rule to run from the state alone, null when the encounter is over: between two of
 * these the state is a checkpoint.
 */
export function nextRule(table: Table): Rule<void> | null {
  const { clock, turn, outcome } = table.state;
  if (outcome) return restAfter(table);
  switch (clock.phase) {
    case 'placement':
      return placeNextAdventurer(table) ?? resolveInitiative(table);
    case 'round-start':
      return beginRound(table);
    case 'turns':
      if (turn) return resolveTurnPhase(table);
      return clock.queue.length > 0 ? beginTurn(table) : reachNextCard(table);
    case 'round-end':
      return endRound(table);
    case 'over':
      return null;
  }
}

/** Rewards are gained as the encounter ends (p.14): where they say so the Adventurers restore, and trade (p.18). */
function restAfter(table: Table): Rule<void> | null {
  const { outcome, done } = table.state;
  const met = table.encounter.endConditions.find((condition) => condition.id === outcome?.condition);
  return met?.restore && !done.includes(RESTORED_AFTER) ? resolveRestoration(table) : null;
}

function* beginRound(table: Table): Rule<void> {
  const round = table.state.clock.round + 1;
  if (round === 1) {
    yield* answerClock(table, 'encounter-start');
    yield* answerClock(table, 'comes-in');
    yield* giveOutTokens(table);
    yield* tellMoment(table, { is: 'encounter-begins' });
  }
  if (round > 1 && table.state.ruleset.unpredictableCombat) shuffleTrack(table, table.state.track);
  table.emit({ type: 'roundBegan', round, rule: 'p.38' });
  yield* answerClock(table, 'round-start');
  yield* tellMoment(table, { is: 'round-begins', round });
}

/** What answers the clock: of everybody who stands, in the order of the track. */
function* answerClock(
  table: Table,
  when: 'encounter-start' | 'comes-in' | 'round-start' | 'round-end',
): Rule<void> {
  for (const { id } of inTrackOrder(table.state, listStanding(table.state)))
    if (isStanding(table, id)) yield* reactAtOnce(table, when, id, {});
}

/** The card nearest the front that has not had its turn; none left: the round is over (p.38). */
function* reachNextCard(table: Table): Rule<void> {
  const card = table.state.track.find((c) => !c.acted);
  if (!card) {
    yield* endRound(table);
    return;
  }
  const figures = [...card.figures].sort(
    (a, b) => figureIn(table.state, a).number - figureIn(table.state, b).number,
  );
  table.emit({ type: 'initiativeCardReached', group: card.id, figures, rule: 'p.38' });
}

function* beginTurn(table: Table): Rule<void> {
  const figure = yield* nextOfCard(table);
  table.emit({ type: 'turnBegan', figure, rule: 'p.39' });
  if (figureIn(table.state, figure).felled) yield* returnFelled(table, figure);
}

/** Figures of a card go by Activation Number (p.54); Command Combatants in the order the players choose (p.55). */
function* nextOfCard(table: Table): Rule<FigureId> {
  const first = table.state.clock.queue[0]!;
  if (figureIn(table.state, first).kind !== 'command') return first;
  const chosen = yield* ask(table, () => ({
    kind: 'choose-target',
    figure: first,
    question: { ask: 'next-turn' },
    rule: 'p.55',
    options: table.state.clock.queue.map((id) => optionOf({ do: 'target', target: id })),
  }));
  return chosen?.target ?? first;
}

/**
 * Urgency, p.18: after a round in which no opponent followed a true AI step and none was Spawned a token is
 * added; the last one allowed defeats all Adventurers.
 */
function* endRound(table: Table): Rule<void> {
  const { clock, ruleset } = table.state;
  if (!clock.opponentsActed && !clock.opponentsSpawned) {
    const count = table.state.urgency + 1;
    table.emit({ type: 'urgencyAdded', count, cause: term('nobody-acted'), rule: 'p.18' });
    if (count >= ruleset.urgencyLimit) {
      yield* oneMoment(table, () => defeatAdventurers(table));
      endEncounter(table, 'lost', 'urgency');
    }
  }
  yield* answerClock(table, 'round-end');
  yield* momentOfRoundsEnd(table, () => resolveExplosions(table));
  driftLoot(table);
  checkEndConditions(table);
  if (asksForRoundEnds(table.encounter)) yield* tellMoment(table, { is: 'round-ends', round: clock.round });
  yield* endGrantsOfRound(table);
  table.emit({ type: 'roundEnded', round: clock.round, rule: 'p.38' });
  checkEndConditions(table); // those that count rounds
}

/** p.71: back on a free space within an ally's SOI with 9 damage at most; its turn goes on as ever. */
function* returnFelled(table: Table, figureId: FigureId): Rule<void> {
  const figure = figureIn(table.state, figureId);
  const spaces = listReturnSpaces(table, figure);
  const at = yield* chooseSpace(
    table,
    figureId,
    spaces,
    { ask: 'where', figure: figureId, does: 'return' },
    'p.71',
  );
  if (at)
    table.emit({
      type: 'figureReturned',
      figure: figureId,
      at,
      damage: Math.min(9, figureIn(table.state, figureId).damage),
      rule: 'p.71',
    });
  yield* watchEncounter(table);
}

function listReturnSpaces(table: Table, figure: Figure): Space[] {
  const allies = listStanding(table.state).filter((f) => f.side === figure.side);
  const near = new Set(allies.flatMap((ally) => listSpacesInInfluence(table, ally)).map(String));
  return listSpaces(table.state.board).filter(
    (at) =>
      near.has(String(at)) &&
      terrainAt(table.state.board, at) !== 'dangerous' &&
      isFree(table, at, figure.size),
  );
}
