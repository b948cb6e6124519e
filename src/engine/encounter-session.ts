import { abilityHooks } from './abilities/hooks.ts';
import { activate } from './ai/activate.ts';
import { type GameLog, LoggedSession, type PackStamp, type Rules } from './kernel/log.ts';
import type { Game } from './kernel/procedure.ts';
import type { ForkOf } from './kernel/session.ts';
import { applyEvent } from './model/apply/apply-event.ts';
import type { CardIndex } from './model/cards/cards.ts';
import { copyOf } from './model/copy.ts';
import type { EncounterDefinition } from './model/encounter.ts';
import type { EncounterEvent } from './model/events.ts';
import type { SeatId } from './model/ids.ts';
import type { Position } from './model/position.ts';
import type { Prompt } from './model/prompts.ts';
import type { EncounterState } from './model/state.ts';
import { stateWith } from './model/with.ts';
import { EncounterEnded } from './procedures/consequences/objectives.ts';
import { settle } from './procedures/consequences/settle.ts';
import type { Hooks, Rule, Table } from './procedures/core/table.ts';
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

/** A state of its own: nothing below it is ever written, so all of that is shared. */
export const sameState = (state: EncounterState): EncounterState => stateWith(state);

/** Everything below it free to be written: for positions made up by hand, before anything is asked of them. */
export type OwnState = Own<EncounterState>;

type Own<T> = T extends readonly (infer E)[]
  ? number extends T['length']
    ? Own<E>[]
    : T
  : T extends object
    ? { -readonly [K in keyof T]: Own<T[K]> }
    : T;

/** A copy that no write reaches; the board alone is shared. */
export function cloneState(state: EncounterState): OwnState {
  const { board, ...rest } = state;
  return { ...copyOf(rest), board } as OwnState;
}

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
    moments: [],
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
    apply: applyEvent,
    clone: sameState,
    depth: (state) => state.scopes.length,
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

/** The version of Middara's rules as they stand here: changed when a log of before may run otherwise. */
export const RULES_VERSION = '2.5.0';

/** Middara with that content, for the kernel's sessions and logs. Throws Error where the content lacks something. */
export function middara(
  content: EncounterContent,
  chance: ChancePort = seededChance,
): Rules<EncounterSetup, EncounterState, EncounterEvent, Prompt> {
  return {
    game: 'middara',
    version: RULES_VERSION,
    contentHash: content.cards.hash,
    packs: content.packs,
    setUp: (setup) => setUpEncounter(setup, encounterIn(content, setup), content.cards),
    run: (setup) =>
      encounterGame({ cards: content.cards, encounter: encounterIn(content, setup) }, chance, setup.byHand),
  };
}

function encounterIn(content: EncounterContent, { encounter }: EncounterSetup): EncounterDefinition {
  const found = Object.hasOwn(content.encounters, encounter) ? content.encounters[encounter] : undefined;
  if (!found) throw new Error(`no encounter ${encounter} in the content`);
  return found;
}

export type EncounterLog = GameLog<EncounterSetup, EncounterState>;

/** An encounter being played. */
export class EncounterSession extends LoggedSession<EncounterSetup, EncounterState, EncounterEvent, Prompt> {
  readonly content: EncounterContent;
  readonly encounter: EncounterDefinition;
  private readonly chance: ChancePort;

  /** From its set-up, from a state of its rules, or as a fork. Throws Error when the encounter or a card is not in the content. */
  constructor(
    setup: EncounterSetup,
    content: EncounterContent,
    chance: ChancePort = seededChance,
    from?: EncounterState,
    fork?: ForkOf<EncounterState, EncounterEvent, Prompt>,
  ) {
    super(middara(content, chance), setup, from, fork);
    this.content = content;
    this.encounter = encounterIn(content, setup);
    this.chance = chance;
  }

  /** What queries read. */
  get position(): Position {
    return {
      state: this.state,
      cards: this.content.cards,
      encounter: this.encounter,
      seatNames: seatNamesOf(this.setup),
    };
  }

  protected override forkTo(fork: ForkOf<EncounterState, EncounterEvent, Prompt>): this {
    return new EncounterSession(this.setup, this.content, this.chance, this.from, fork) as this;
  }
}

/** What the players of a set-up are called. */
export const seatNamesOf = ({ seats }: Pick<EncounterSetup, 'seats'>): Readonly<Record<SeatId, string>> =>
  Object.fromEntries(seats.map(({ id, name }) => [id, name]));
