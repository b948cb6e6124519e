import { DECISION_LIMIT, makeBot } from '../bots/bot.ts';
import { metIn, type Reachable, reachedIn } from '../bots/lab/reached.ts';
import type { Policy } from '../bots/policies.ts';
import {
  type CardRef,
  type Challenge,
  defaultSetup,
  type EncounterContent,
  type EncounterLog,
  EncounterSession,
  type EncounterSetup,
  type Outcome,
  type Ruleset,
} from '../engine/index.ts';
import { faultsOf } from './sim-checks.ts';
import { IdleWatch } from './sim-idle.ts';
import { rulesetFor } from './sim-ruleset.ts';

export interface GamePlan {
  readonly encounter: string;
  readonly seed: string;
  readonly policy: Policy;
  /** As in `--ruleset`, or the switches themselves; absent: the rulebook's. */
  readonly ruleset?: string | Ruleset;
  /** Who plays and with what; absent: the encounter's own party. */
  readonly party?: EncounterSetup['party'];
  /** How hard; absent: normal. */
  readonly difficulty?: Challenge;
}

export interface PlayedGame {
  readonly seed: string;
  readonly outcome: Outcome | null;
  readonly rounds: number;
  readonly decisions: number;
  readonly events: number;
  readonly gold: number;
  /** Adventurers that fell. */
  readonly fallen: number;
  /** Combatant cards that had a figure in it. */
  readonly met: readonly CardRef[];
  /** Objectives, Totems and AI steps that came about in it (`sim-reached.ts`). */
  readonly reached: ReadonlySet<Reachable>;
  readonly log: EncounterLog;
  /** What was wrong with it; null when nothing was. */
  readonly fault: string | null;
}

/** What a planned game begins from. */
export function setupOf(
  content: EncounterContent,
  { encounter, seed, ruleset = '', party, difficulty }: GamePlan,
): EncounterSetup {
  const rules = typeof ruleset === 'string' ? rulesetFor(ruleset, seed) : ruleset;
  const usual = defaultSetup(content.encounters[encounter]!, seed, ['North', 'South'], rules);
  return {
    ...usual,
    ...(party === undefined ? {} : { party }),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
}

/**
 * Plays one game to its end, looking at every position, then replays it from its log to the same hash (I3).
 * `atEnd` sees the game when it is over.
 */
export function playGame(
  content: EncounterContent,
  plan: GamePlan,
  atEnd: (session: EncounterSession) => void = () => {},
): PlayedGame {
  const { seed, policy } = plan;
  const session = new EncounterSession(setupOf(content, plan), content);
  const bot = makeBot(policy, seed);
  const idle = new IdleWatch(() => session.position);
  session.subscribe((event) => idle.see(event));
  const cards = new Map(session.state.figures.map(({ id, card }) => [id, card]));
  let fault: string | null = null;
  try {
    while (session.pending && fault === null) {
      if (session.pending.options.length < 2) fault = `${session.pending.kind} has fewer than two answers`;
      else if (session.decisions.length >= DECISION_LIMIT) fault = `no end after ${DECISION_LIMIT} decisions`;
      else {
        session.decide(bot.choose(session));
        fault = faultsOf(session.position, session.pending?.kind)[0] ?? idle.fault;
      }
    }
  } catch (error) {
    fault = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  atEnd(session);
  if (fault !== null) fault = `decision ${session.decisions.length}: ${fault}`;
  const log = fault === null ? session.toLog() : { ...session.toLog(), hash: '' };
  const { outcome, clock, loot, figures } = session.state;
  return {
    seed,
    outcome,
    rounds: clock.round,
    decisions: session.decisions.length,
    events: session.events.length,
    gold: loot.gold,
    fallen: figures.filter((f) => f.kind === 'adventurer' && f.defeated).length,
    met: metIn(figures, session.events),
    reached: reachedIn(session.events, cards),
    log,
    fault: fault ?? replayFault(log, content, { events: session.events.length }),
  };
}

/**
 * Why the log does not lead to its hash, to so many events if told, or through sound positions only if they are
 * `looked` at; null when it does.
 */
export function replayFault(
  log: EncounterLog,
  content: EncounterContent,
  { events, looked = false }: { readonly events?: number; readonly looked?: boolean } = {},
): string | null {
  try {
    const session = new EncounterSession(log.setup, content);
    for (const [i, decision] of log.decisions.entries()) {
      const { pending } = session;
      if (pending?.kind !== decision.kind || pending.seat !== decision.seat)
        return `replay, decision ${i + 1}: ${pending?.kind ?? 'nothing'} is asked, the log answers ${decision.kind}`;
      session.decide(decision.option, decision.mix);
      const [fault] = looked ? faultsOf(session.position, session.pending?.kind) : [];
      if (fault !== undefined) return `replay, decision ${i + 1}: ${fault}`;
    }
    const hash = session.hashLike(log.hash);
    if (hash !== log.hash) return `replay: ends at ${hash}, not ${log.hash}`;
    if (events !== undefined && session.events.length !== events)
      return `replay: ${session.events.length} events, not ${events}`;
    return null;
  } catch (error) {
    return `replay: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
  }
}
