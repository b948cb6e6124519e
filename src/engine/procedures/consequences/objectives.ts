import type { EndCondition } from '../../model/encounter.ts';
import type { FigureId } from '../../model/ids.ts';
import { keptBy } from '../../model/kept.ts';
import { term } from '../../model/messages/cause.ts';
import type { Position } from '../../model/position.ts';
import { conditionsHold } from '../../queries/figures/conditions-hold.ts';
import { standsOn } from '../../queries/figures/figures.ts';
import type { Table } from '../core/table.ts';

/** Thrown through the rules when an End Condition is met: the encounter ends at once (p.14). */
export class EncounterEnded extends Error {
  override readonly name = 'EncounterEnded';
}

/** What has come to its end as End Conditions are looked at. */
export interface EndedBy {
  /** Whose turn, for exits. */
  readonly turnOf?: FigureId;
  /** The round under way, before its end is told (X96). */
  readonly roundIsOver?: boolean;
}

/**
 * End Conditions, p.14: none is optional, each happens as soon as it holds, but of what befalls several at once
 * as soon as it has befallen all (X85). Lose before win (C10). `at` says what has just come to its end. Throws
 * EncounterEnded once one is met.
 */
export function checkEndConditions(table: Table, at: EndedBy = {}): void {
  if (table.state.outcome) return;
  const moment = table.moments.at(-1);
  if (moment) {
    moment.look = true;
    return;
  }
  const conditions = lostFirst(table.encounter.endConditions);
  const met = firstMet(table, conditions, at.turnOf);
  // Only to be won against: what counts rounds alone waits until the round's end is told.
  const instead =
    met?.result === 'won' && at.roundIsOver ? conditions.find((one) => isLostByRound(table, one)) : undefined;
  const ends = instead ?? met;
  if (ends) endEncounter(table, ends.result, ends.id, ends.gold);
}

/** The first that ends the encounter; of those before it with which the same board goes on each is noted, once (X138). */
function firstMet(
  table: Table,
  conditions: readonly EndCondition[],
  turnOf: FigureId | undefined,
): EndCondition | undefined {
  for (const one of conditions) {
    if (!isMet(table, one, turnOf)) continue;
    if (!one.goesOn) return one;
    if (one.gold) table.emit({ type: 'goldGained', amount: one.gold, cause: term('reward'), rule: 'p.14' });
    table.emit({ type: 'encounterWentOn', condition: one.id, rule: 'p.14' });
  }
  return undefined;
}

/** Whether that figure's turn, ended as all stands now, wins by an Exit it stands on (p.18). Nothing else is looked into. */
export function isWonByTurnOf(position: Position, figureId: FigureId): boolean {
  const ends = lostFirst(position.encounter.endConditions).filter(({ goesOn }) => !goesOn);
  const met = ends.find((one) => isMet(position, one, figureId));
  return met?.result === 'won' && met.when.is === 'adventurer-ends-turn-on';
}

const isLostByRound = (position: Position, { result, when, if: conditions }: EndCondition): boolean =>
  result === 'lost' &&
  when.is === 'rounds-passed' &&
  position.state.clock.round >= when.rounds &&
  conditionsHold(position, conditions);

const lostFirst = keptBy((conditions: readonly EndCondition[]) =>
  [...conditions].sort((a, b) => Number(b.result === 'lost') - Number(a.result === 'lost')),
);

/** Ends the encounter. Throws EncounterEnded, always. */
export function endEncounter(table: Table, result: 'won' | 'lost', condition: string, gold = 0): never {
  if (gold > 0) table.emit({ type: 'goldGained', amount: gold, cause: term('reward'), rule: 'p.14' });
  table.emit({ type: 'outcomeReached', outcome: { result, condition }, rule: 'p.14' });
  throw new EncounterEnded(condition);
}

function isMet(position: Position, end: EndCondition, turnOf?: FigureId): boolean {
  if (end.goesOn && position.state.done.includes(end.id)) return false;
  const doer = turnOf ?? position.state.turn?.figure ?? null;
  return isReached(position, end, turnOf) && conditionsHold(position, end.if, doer);
}

function isReached(position: Position, { when }: EndCondition, turnOf?: FigureId): boolean {
  const { figures, boardTokens, clock } = position.state;
  switch (when.is) {
    case 'all-adventurers-defeated':
      return !isAnybodyThere(position) && !hasEscaped(position);
    case 'all-opponents-defeated':
      return figures.filter((f) => f.side === 'combatants').every((f) => f.defeated);
    case 'told':
      return false;
    case 'holds':
      return conditionsHold(position, when.if, turnOf ?? position.state.turn?.figure ?? null);
    case 'escaped':
      return !isAnybodyThere(position) && countEscaped(position) >= (when.atLeast ?? 1);
    case 'rounds-passed':
      return (clock.phase === 'round-start' ? clock.round : clock.round - 1) >= when.rounds;
    case 'adventurer-ends-turn-on': {
      const figure = figures.find((f) => f.id === turnOf && f.kind === 'adventurer' && !f.defeated);
      const exits = boardTokens.filter((token) => token.kind === 'exit' && token.colour === when.exit);
      return figure !== undefined && exits.some((exit) => standsOn(figure, exit.at));
    }
  }
}

const isAnybodyThere = ({ state }: Position): boolean =>
  state.figures.some((f) => f.kind === 'adventurer' && !f.defeated && !f.felled);

/** Adventurers that have left the board (X140). */
const countEscaped = ({ state }: Position): number =>
  state.figures.filter((f) => f.kind === 'adventurer' && state.left?.includes(f.id)).length;

/** Enough of them have left for an end that asks for it: then nobody is left because they are away, not fallen. */
const hasEscaped = (position: Position): boolean =>
  position.state.left !== undefined &&
  position.encounter.endConditions.some(
    ({ when }) => when.is === 'escaped' && countEscaped(position) >= (when.atLeast ?? 1),
  );

/** Whether an encounter has ends that any change may meet: they are looked at whenever the board is. */
export const hasOpenEnds = keptBy((conditions: readonly EndCondition[]): boolean =>
  conditions.some(({ when, if: more }) => when.is === 'holds' || when.is === 'escaped' || more !== undefined),
);
