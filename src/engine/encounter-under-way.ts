/** An encounter under way, whoever runs its rules. */
import { type GameLog, LoggedSession, type PackStamp, type Rules } from './kernel/log.ts';
import type { ForkOf } from './kernel/session.ts';
import { applyEvent } from './model/apply/apply-event.ts';
import type { CardIndex } from './model/cards/cards.ts';
import type { EncounterDefinition } from './model/encounter.ts';
import type { EncounterEvent } from './model/events.ts';
import type { SeatId } from './model/ids.ts';
import type { Position } from './model/position.ts';
import type { Prompt } from './model/prompts.ts';
import { sameState } from './model/same-state.ts';
import type { EncounterState } from './model/state.ts';
import type { ChancePort } from './rng/chance.ts';
import type { RngWords } from './rng/rng-words.ts';
import type { EncounterSetup } from './set-up-encounter.ts';

/** What the rules need of the content. */
export interface EncounterContent {
  readonly cards: CardIndex;
  readonly encounters: Readonly<Record<string, EncounterDefinition>>;
  /** Where they come from: kept in the log. */
  readonly packs?: readonly PackStamp[];
}

/** The version of Middara's rules as they stand here: changed when a log of before may run otherwise. */
export const RULES_VERSION = '2.7.0';

/** Throws Error where the content has no such encounter. */
export function encounterIn(content: EncounterContent, { encounter }: EncounterSetup): EncounterDefinition {
  const found = Object.hasOwn(content.encounters, encounter) ? content.encounters[encounter] : undefined;
  if (!found) throw new Error(`no encounter ${encounter} in the content`);
  return found;
}

export type EncounterLog = GameLog<EncounterSetup, EncounterState>;

/** What the kernel needs of a state, whatever runs next. */
export const ENCOUNTER_STATE = {
  apply: applyEvent,
  clone: sameState,
  depth: ({ scopes }: EncounterState) => scopes.length,
  mixed: (rng: RngWords): EncounterEvent => ({ type: 'mixed', rng, rule: 'X500' }),
} as const;

/** The rules of an encounter. */
export interface EncounterRules extends Rules<EncounterSetup, EncounterState, EncounterEvent, Prompt> {
  /** The same rules over other content, with what throws the dice. Throws Error where the content lacks something. */
  over(content: EncounterContent, chance: ChancePort): EncounterRules;
}

/** An encounter under way by rules that are given: the rules themselves are not in its script. */
export class Encounter extends LoggedSession<EncounterSetup, EncounterState, EncounterEvent, Prompt> {
  declare readonly rules: EncounterRules;
  readonly content: EncounterContent;
  readonly encounter: EncounterDefinition;

  /** From its set-up, from a state of its rules, or as a fork. Throws Error when the encounter or a card is not in the content. */
  constructor(
    rules: EncounterRules,
    setup: EncounterSetup,
    content: EncounterContent,
    from?: EncounterState,
    fork?: ForkOf<EncounterState, EncounterEvent, Prompt>,
  ) {
    super(rules, setup, from, fork);
    this.content = content;
    this.encounter = encounterIn(content, setup);
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
    return new Encounter(this.rules, this.setup, this.content, this.from, fork) as this;
  }
}

/** What the players of a set-up are called. */
export const seatNamesOf = ({ seats }: Pick<EncounterSetup, 'seats'>): Readonly<Record<SeatId, string>> =>
  Object.fromEntries(seats.map(({ id, name }) => [id, name]));
