import {
  type EncounterDefinition,
  type EncounterEvent,
  type EncounterState,
  encounterGame,
  type Position,
  type Prompt,
  ScriptedChance,
  Session,
} from '../../src/engine/index.ts';
import type { Rule, Table } from '../../src/engine/procedures/core/table.ts';
import type { ChancePort } from '../../src/engine/rng/chance.ts';
import { positionOf } from '../../src/sim/cases/case-position.ts';
import { parseCase } from '../../src/sim/cases/parse-case.ts';
import { gameContent } from './games.ts';
import { keptSession } from './keep.ts';
import { uncited } from './uncited.ts';

export type ArenaSession = Session<EncounterState, EncounterEvent, Prompt>;
export type Roll = readonly [die: string, face: number];

/** A position in the words of a rule case (FORMAT.md), over the cards of the content. */
export function arena(
  input: object,
  changes: { state?: Partial<EncounterState>; encounter?: Partial<EncounterDefinition> } = {},
): Position {
  const position = positionOf(
    parseCase({ board: { rows: ['......', '......', '......'] }, ...input }),
    gameContent.cards,
  );
  return {
    ...position,
    state: { ...position.state, ...changes.state },
    encounter: { ...position.encounter, ...changes.encounter },
  };
}

interface RuleRun {
  readonly rolls?: readonly Roll[];
  readonly chance?: ChancePort;
  readonly byHand?: boolean;
  /** False where nobody but the test may read its questions. */
  readonly kept?: boolean;
}

/** Runs one rule alone from a position; the session is over when the rule is. Each of its events must name a rule. */
export function runRule(
  position: Position,
  rule: (table: Table) => Rule<unknown>,
  options: RuleRun = {},
): { session: ArenaSession; chance: ScriptedChance } {
  const chance = new ScriptedChance(options.rolls ?? []);
  let begun = false;
  const game = encounterGame(position, options.chance ?? chance, options.byHand === true, (table) => {
    if (begun || table.state.outcome) return null;
    begun = true;
    return (function* () {
      yield* rule(table);
    })();
  });
  const cited: typeof game = {
    ...game,
    apply(state, event) {
      const faults = uncited(event, event.type);
      if (faults.length > 0) throw new Error(`names no rule: ${faults.join(', ')}`);
      game.apply(state, event);
    },
  };
  const session = new Session(cited, position.state);
  return { session: options.kept === false ? session : keptSession(session), chance };
}

/** Answers in order; each must be on offer. */
export function answerAll(session: ArenaSession, answers: readonly string[]): void {
  for (const answer of answers) session.decide(answer);
}

/** How far a PUSH or PULL goes where a test says nothing of it: the most, as is proposed (X73). */
export const proposalOf = ({ pending }: Pick<ArenaSession, 'pending'>): string | undefined =>
  pending?.question.ask === 'moved-how-far'
    ? pending.options.find(({ proposed }) => proposed)?.id
    : undefined;

/** The events of one type. */
export const eventsOf = <T extends EncounterEvent['type']>(
  session: { readonly events: readonly EncounterEvent[] },
  type: T,
): Extract<EncounterEvent, { type: T }>[] =>
  session.events.filter((event): event is Extract<EncounterEvent, { type: T }> => event.type === type);

export const optionsOf = (session: { readonly pending: Prompt | null }): string[] =>
  session.pending?.options.map((option) => option.id) ?? [];

/** A monster of plain numbers for the arena. */
export const brute = (id: string, at: readonly [number, number], stats: object = {}) => ({
  id,
  side: 'combatants',
  at,
  stats: { hp: 10, defense: 7, movement: 4, dice: ['white', 'white'], ...stats },
});

/** An adventurer of plain numbers for the arena: it answers for itself. */
export const hero = (id: string, at: readonly [number, number], stats: object = {}, rest: object = {}) => ({
  id,
  side: 'adventurers',
  at,
  sp: 5,
  stats: { hp: 10, defense: 7, movement: 4, dice: ['white', 'white'], ...stats },
  ...rest,
});
