/** A log, its format and its checkpoint. */

import { type Foreknown, withForeknown } from './foreknown.ts';
import { hashLike, hashOf } from './json-fingerprint.ts';
import type { Decision, Game, Question } from './procedure.ts';
import { type ForkOf, type Mixes, Session } from './session.ts';

/** The shape of a log; older ones are brought here by migrations. */
export const LOG_FORMAT = 4;

/** What a game is played with beside its rules: kept in its log. */
export interface PackStamp {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Of what was loaded of it. */
  readonly hash: string;
  /** Its ids are in its own space, `pack:id` (X150); older logs name those of players' packs bare (X152). */
  readonly ownSpace?: true;
}

/**
 * A saved game: what was decided before it and in it. Run it again and the same game comes out (I3). `S` is the
 * state of the game it is of.
 */
export interface GameLog<Setup, S> {
  readonly format: typeof LOG_FORMAT;
  /** Which game it is of. */
  readonly game: string;
  /** The version of the rules it was played by. */
  readonly rules: string;
  readonly contentHash: string;
  /** The packs it was played with; logs older than packs have none. */
  readonly packs?: readonly PackStamp[];
  readonly setup: Setup;
  /** Where it begins, when it was taken up from a checkpoint of another game and not from its set-up. */
  readonly from?: S;
  readonly decisions: readonly Decision[];
  /** Mixes of the numbers behind the last decision, of those that were taken back; empty for one without. */
  readonly mixesBehind?: readonly string[];
  /** Where somebody went back past what nobody could know; absent while nobody did. */
  readonly foreknown?: readonly Foreknown[];
  /** The last moment between two rules: where it can be taken up if the decisions no longer lead there. */
  readonly checkpoint?: { readonly decisions: number; readonly state: S };
  /** Of the state after the last decision, in a form of its time (`hashLike`); empty where there is none of it now. */
  readonly hash: string;
}

/** Every mix a log knows, by number of its decision. */
export const mixesOf = ({
  decisions,
  mixesBehind = [],
}: {
  readonly decisions: readonly Pick<Decision, 'mix'>[];
  readonly mixesBehind?: readonly string[] | undefined;
}): Mixes => [...decisions.map(({ mix }) => mix), ...mixesBehind];

/** A game and its content, ready to be played and logged. */
export interface Rules<Setup, S, E, Q extends Question> {
  readonly game: string;
  readonly version: string;
  readonly contentHash: string;
  readonly packs?: readonly PackStamp[];
  setUp(setup: Setup): S;
  run(setup: Setup): Game<S, E, Q>;
}

/** A game being played, that can be written down as a log. */
export class LoggedSession<Setup, S, E, Q extends Question> extends Session<S, E, Q> {
  readonly rules: Rules<Setup, S, E, Q>;
  readonly setup: Setup;
  /** The state it began from, when that was not its set-up. */
  readonly from: S | undefined;
  private marked: readonly Foreknown[] = [];

  /** Runs to the first question, or is a fork. Errors of the set-up and of the rules are thrown as they are. */
  constructor(rules: Rules<Setup, S, E, Q>, setup: Setup, from?: S, fork?: ForkOf<S, E, Q>) {
    const game = rules.run(setup);
    const state = fork?.of.state ?? (from === undefined ? rules.setUp(setup) : game.clone(from));
    super(game, state, fork);
    this.rules = rules;
    this.setup = setup;
    this.from = from;
    if (fork?.of instanceof LoggedSession)
      this.marked = fork.of.foreknown.filter(({ decision }) => decision <= fork.at);
  }

  /** Where somebody went back past what nobody could know: a fork has what lies before it. */
  get foreknown(): readonly Foreknown[] {
    return this.marked;
  }

  /** Marks a place for good. */
  know(foreknown: Foreknown): void {
    this.marked = withForeknown(this.marked, foreknown);
  }

  protected override forkTo(fork: ForkOf<S, E, Q>): this {
    return new LoggedSession(this.rules, this.setup, this.from, fork) as this;
  }

  get hash(): string {
    return hashOf(this.state);
  }

  /** The same in the form another was taken in. */
  hashLike(other: string): string {
    return hashLike(this.state, other);
  }

  /** The state before the first event. */
  get beginning(): S {
    return this.from === undefined ? this.rules.setUp(this.setup) : this.game.clone(this.from);
  }

  /** As the log has them; nothing where there are none. */
  get mixesBehind(): Pick<GameLog<Setup, S>, 'mixesBehind'> {
    const mixesBehind = Array.from(this.mixes.slice(this.decisions.length), (mix) => mix ?? '');
    return mixesBehind.length > 0 ? { mixesBehind } : {};
  }

  toLog(): GameLog<Setup, S> {
    const { game, version, contentHash, packs } = this.rules;
    const { decisions, state } = this.checkpoint;
    return {
      format: LOG_FORMAT,
      game,
      rules: version,
      contentHash,
      ...(packs ? { packs: packs.map(stampOf) } : {}),
      setup: this.setup,
      ...(this.from === undefined ? {} : { from: this.from }),
      decisions: [...this.decisions],
      ...this.mixesBehind,
      ...(this.marked.length > 0 ? { foreknown: this.marked } : {}),
      checkpoint: { decisions, state },
      hash: this.hash,
    };
  }
}

/** No more of a pack than a log needs. */
const stampOf = ({ id, name, version, hash, ownSpace }: PackStamp): PackStamp => ({
  id,
  name,
  version,
  hash,
  ...(ownSpace ? { ownSpace } : {}),
});
