import type { Objective, Trigger } from '../model/encounter.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import { areBasesAdjacent, rangeBetween } from '../queries/adjacency.ts';
import { inTrackOrder, listStanding, spacesOf } from '../queries/figures.ts';
import { sightToSpace } from '../queries/sight.ts';
import { isStanding } from './damage.ts';
import { turnToken } from './random-token.ts';
import { carryOutReveal } from './reveal.ts';
import type { Rule, Table } from './table.ts';

/**
 * Totems, Objectives and Achievements, pp.17-18: looked at whenever a figure has moved or been defeated, and as
 * a round begins. A Totem wakes when any Adventurer has line of sight to it, at any range; opponents block that.
 */
export function* watchEncounter(table: Table): Rule<void> {
  const { totems, objectives, achievements } = table.encounter;
  if (!totems && !objectives && !achievements) return;
  yield* watchTotems(table);
  for (const objective of table.encounter.objectives ?? [])
    yield* watchOne(table, objective, 'objectiveActivated');
  for (const achievement of table.encounter.achievements ?? [])
    yield* watchOne(table, achievement, 'achievementCompleted');
}

function* watchTotems(table: Table): Rule<void> {
  for (const token of table.state.boardTokens.filter((t) => t.kind === 'totem')) {
    const seer = listAdventurers(table).find((figure) => sightToSpace(table, figure, token.at).clear);
    if (!seer || !table.state.boardTokens.some((t) => t.id === token.id)) continue;
    const colour = turnToken(table, token.id, Object.keys(table.encounter.totems ?? {}));
    const reveal = table.encounter.totems?.[colour];
    table.emit({ type: 'totemSeen', token: token.id, by: seer.id, text: reveal?.text ?? '', rule: 'p.17' });
    if (reveal) yield* carryOutReveal(table, reveal.do, seer.id, `${colour} totem`);
  }
}

function* watchOne(
  table: Table,
  objective: Objective,
  type: 'objectiveActivated' | 'achievementCompleted',
): Rule<void> {
  if (table.state.done.includes(objective.id)) return;
  const by = broughtAboutBy(table, objective.when);
  if (by === null) return;
  yield* activate(table, objective, by, type);
}

/** Turns an Objective or Achievement over, once, for whoever brought it about. */
export function* activate(
  table: Table,
  objective: Objective,
  by: FigureId,
  type: 'objectiveActivated' | 'achievementCompleted' = 'objectiveActivated',
): Rule<void> {
  const { id, text } = objective;
  if (type === 'objectiveActivated') table.emit({ type, objective: id, by, text, rule: 'p.17' });
  else table.emit({ type, achievement: id, by, text, rule: 'p.18' });
  yield* carryOutReveal(table, objective.do, by, id);
}

const listAdventurers = (table: Table) =>
  inTrackOrder(
    table.state,
    listStanding(table.state).filter((f) => f.kind === 'adventurer'),
  );

/** The Adventurer for whom a trigger holds now; null where it does not. */
function broughtAboutBy(table: Table, when: Trigger): FigureId | null {
  switch (when.is) {
    case 'adventurer-beside': {
      const token = table.state.boardTokens.find((t) => t.id === when.token);
      return token
        ? (listAdventurers(table).find((f) => isBesideSpace(table, f.id, token.at))?.id ?? null)
        : null;
    }
    case 'adventurer-enters':
      return listAdventurers(table).find((f) => rangeBetween(spacesOf(f), when.spaces) === 0)?.id ?? null;
    case 'defeated': {
      const fallen = table.state.figures.filter((f) => f.card === when.card && f.defeated).length;
      return fallen >= (when.count ?? 1) ? activeOrFirst(table) : null;
    }
    case 'round-begins':
      return table.state.clock.round >= when.round ? activeOrFirst(table) : null;
    case 'encounter-action':
      return null; // by the action alone
  }
}

function activeOrFirst(table: Table): FigureId | null {
  const active = table.state.turn?.figure;
  if (active && isStanding(table, active) && figureIn(table.state, active).kind === 'adventurer')
    return active;
  return listAdventurers(table)[0]?.id ?? null;
}

/** On or adjacent to a space (p.17). */
export function isBesideSpace(table: Table, figureId: FigureId, at: readonly [number, number]): boolean {
  const spaces = spacesOf(figureIn(table.state, figureId));
  if (spaces.length === 0) return false;
  return rangeBetween(spaces, [at]) === 0 || areBasesAdjacent(table.state.board, spaces, [at]);
}
