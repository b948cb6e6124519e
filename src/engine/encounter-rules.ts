/** Middara's rules as the kernel runs them. */
import { abilityHooks } from './abilities/hooks.ts';
import { activate } from './ai/activate.ts';
import {
  ENCOUNTER_STATE,
  type EncounterContent,
  type EncounterRules,
  encounterIn,
  RULES_VERSION,
} from './encounter-under-way.ts';
import type { Game } from './kernel/procedure.ts';
import type { EncounterEvent } from './model/events.ts';
import type { Position } from './model/position.ts';
import type { Prompt } from './model/prompts.ts';
import type { EncounterState } from './model/state.ts';
import { EncounterEnded } from './procedures/consequences/objectives.ts';
import { settle } from './procedures/consequences/settle.ts';
import type { Hooks, Rule, Table } from './procedures/core/table.ts';
import { nextRule } from './procedures/turn/clock.ts';
import { type ChancePort, seededChance } from './rng/chance.ts';
import { setUpEncounter } from './set-up-encounter.ts';

const HOOKS: Hooks = { ...abilityHooks, activate };

/** The table a rule works on. `emit` writes; an encounter that has ended stops every rule under way. */
export function tableFor(
  position: Pick<Position, 'cards' | 'encounter'>,
  state: EncounterState,
  emit: (event: EncounterEvent) => void,
  chance: ChancePort,
  byHand: boolean,
  settled = false,
): Table {
  return {
    state,
    cards: position.cards,
    encounter: position.encounter,
    chance,
    byHand,
    settled,
    emit,
    hooks: HOOKS,
    later: [],
    ended: new Map(),
    moments: [],
    within: { now: new Map(), since: new Map() },
  };
}

/** Middara as the kernel runs it. */
export function encounterGame(
  position: Pick<Position, 'cards' | 'encounter'>,
  chance: ChancePort,
  byHand: boolean,
  next: (table: Table) => Rule<void> | null = nextRule,
  settled = false,
): Game<EncounterState, EncounterEvent, Prompt> {
  return {
    ...ENCOUNTER_STATE,
    next(state, emit) {
      const table = tableFor(position, state, emit, chance, byHand, settled);
      const rule = settle(table) ?? next(table);
      return rule && untilTheEnd(rule);
    },
  };
}

/** An End Condition ends the encounter at once (p.14): whatever was under way stops there. */
function* untilTheEnd(rule: Rule<void>): Rule<void> {
  try {
    yield* rule;
  } catch (error) {
    if (!(error instanceof EncounterEnded)) throw error;
  }
}

/** Middara with that content, for the kernel's sessions and logs. Throws Error where the content lacks something. */
export function middara(content: EncounterContent, chance: ChancePort = seededChance): EncounterRules {
  return {
    game: 'middara',
    version: RULES_VERSION,
    contentHash: content.cards.hash,
    packs: content.packs,
    setUp: (setup) => setUpEncounter(setup, encounterIn(content, setup), content.cards),
    run: (setup) =>
      encounterGame({ cards: content.cards, encounter: encounterIn(content, setup) }, chance, setup.byHand),
    over: middara,
  };
}
