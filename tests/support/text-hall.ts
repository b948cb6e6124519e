import type { EncounterOp, Objective, Position, Trigger } from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveReveal } from '../../src/engine/procedures/consequences/reveal.ts';
import { type ArenaSession, eventsOf, type Roll } from './arena.ts';
import { body, corridor, gold, objective, rook, run, scene, zeke } from './encounter-arena.ts';

export type Scene = Parameters<typeof scene>[0];

/** Rook, Zeke and a foe in a corridor of ten, and what a text finds there. */
export const hall = (more: Partial<Scene> = {}): Position =>
  scene({
    figures: [rook([0, 0]), zeke([4, 0]), body('foe', [9, 0])],
    board: corridor(10),
    ...more,
  });

/** What a text does, brought about by Rook where nobody else is named. */
export const byText = (
  position: Position,
  ops: readonly EncounterOp[],
  rolls: readonly Roll[] = [],
  by = 'rook',
) => run(position, (table) => resolveReveal(table, ops, by, term('reward')), rolls);

/** One Objective that waits for this, and is worth a Gold. */
export const waiting = (when: Trigger, more: Partial<Scene> = {}, props: Partial<Objective> = {}) =>
  hall({
    ...more,
    encounter: { objectives: [{ ...objective('goal', when, gold(1)), ...props }], ...more.encounter },
  });

/** Who brought each Objective about, in the order in which they came. */
export const broughtAbout = (session: ArenaSession) =>
  eventsOf(session, 'objectiveActivated').map(({ objective: id, by }) => `${id} by ${by}`);
