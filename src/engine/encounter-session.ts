import { abilityHooks } from './abilities/hooks.ts';
import { activate } from './ai/activate.ts';
import { hashOf } from './kernel/hash.ts';
import type { Decision, Game } from './kernel/procedure.ts';
import { Session } from './kernel/session.ts';
import { applyEvent } from './model/apply/apply-event.ts';
import type { CardIndex } from './model/cards/cards.ts';
import { copyOf } from './model/copy.ts';
import type { EncounterDefinition } from './model/encounter.ts';
import type { EncounterEvent } from './model/events.ts';
import type { PackStamp } from './model/ids.ts';
import type { Position } from './model/position.ts';
import type { Prompt } from './model/prompts.ts';
import type { EncounterState } from './model/state.ts';
import { EncounterEnded } from './procedures/consequences/objectives.ts';
import { settle } from './procedures/consequences/settle.ts';
import type { Rule, Table } from './procedures/core/table.ts';
import { nextRule } from './procedures/turn/clock.ts';
import { type ChancePort, seededChance } from './rng/chance.ts';
import { type EncounterSetup, setUpEncounter } from './set-up-encounter.ts';

/** What the rules need of the content. */
export interface EncounterContent {
  readonly cards: CardIndex;
  readonly encounters: Readonly<Record<string, EncounterDefinition>>;
  /** Where they come from: kept in the log. */
  readonly packs?: readonly PackStamp[];
}

/** A copy no write reaches: the board is immutable and shared. */
export function cloneState(state: EncounterState): EncounterState {
  const { board, ...rest } = state;
  return { ...copyOf(rest), board };
}

/** The table a rule works on. `emit` writes; an encounter that has ended stops every rule under way. */
export function tableFor(
  position: Pick<Position, 'cards' | 'encounter'>,
  state: EncounterState,
  emit: (event: EncounterEvent) => void,
  chance: ChancePort,
  byHand: boolean,
): Table {
  return {
    state,
    cards: position.cards,
    encounter: position.encounter,
    chance,
    byHand,
    emit,
    hooks: { ...abilityHooks, activate },
    later: [],
  };
}

/** Middara as the kernel runs it. */
export function encounterGame(
  position: Pick<Position, 'cards' | 'encounter'>,
  chance: ChancePort,
  byHand: boolean,
  next: (table: Table) => Rule<void> | null = nextRule,
): Game<EncounterState, EncounterEvent, Prompt> {
  return {
    apply: applyEvent,
    clone: cloneState,
    depth: (state) => state.scopes.length,
    next(state, emit) {
      const table = tableFor(position, state, emit, chance, byHand);
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

/** An encounter being played. */
export class EncounterSession extends Session<EncounterState, EncounterEvent, Prompt> {
  readonly setup: EncounterSetup;
  readonly content: EncounterContent;
  readonly encounter: EncounterDefinition;

  /** Throws Error when the encounter or a card is not in the content. */
  constructor(setup: EncounterSetup, content: EncounterContent, chance: ChancePort = seededChance) {
    const encounter = content.encounters[setup.encounter];
    if (!encounter) throw new Error(`no encounter ${setup.encounter} in the content`);
    super(
      encounterGame({ cards: content.cards, encounter }, chance, setup.byHand),
      setUpEncounter(setup, encounter, content.cards),
    );
    this.setup = setup;
    this.content = content;
    this.encounter = encounter;
  }

  /** What queries read. */
  get position(): Position {
    return { state: this.state, cards: this.content.cards, encounter: this.encounter };
  }

  /** The hash of the state: same log, same hash (I3). */
  get hash(): string {
    return hashOf(this.state);
  }

  /** A session of its own at decision n. */
  branch(n = this.decisions.length): EncounterSession {
    const copyOf = new EncounterSession(this.setup, this.content);
    for (const decision of this.decisions.slice(0, n)) copyOf.decide(decision.option);
    return copyOf;
  }

  toLog(): EncounterLog {
    return {
      format: LOG_FORMAT,
      engine: ENGINE_VERSION,
      contentHash: this.content.cards.hash,
      ...(this.content.packs ? { packs: this.content.packs.map(stampOf) } : {}),
      setup: this.setup,
      decisions: [...this.decisions],
      hash: this.hash,
    };
  }
}

/** No more of a pack than a log needs. */
const stampOf = ({ id, name, version, hash }: PackStamp): PackStamp => ({ id, name, version, hash });

export const LOG_FORMAT = 1;
export const ENGINE_VERSION = '1.0.0';

/** A saved game: what was decided before it and in it. Re-run it and the same game comes out (I3). */
export interface EncounterLog {
  readonly format: number;
  readonly engine: string;
  readonly contentHash: string;
  /** The packs it was played with; logs older than packs have none. */
  readonly packs?: readonly PackStamp[];
  readonly setup: EncounterSetup;
  readonly decisions: readonly Decision[];
  /** Of the state after the last decision. */
  readonly hash: string;
}
