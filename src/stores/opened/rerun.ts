/** Why an old game does not run. */
import {
  type Decision,
  type KernelQuestion,
  type LoggedSession,
  mixesOf,
  RefusedDecision,
} from '../../engine/index.ts';
import { toldOf } from '../message-of.ts';

/** Why a log does not run, and where. */
export interface RerunProblem {
  readonly path: string;
  readonly why: RerunFault;
}

/** What was met where the log said otherwise. */
export type RerunFault =
  /** The set-up names what is not there; `message` is the rules' own. */
  | { readonly fault: 'set-up'; readonly message: string }
  /** The game was over before this decision. */
  | { readonly fault: 'over'; readonly option: string }
  /** The rules broke on it. */
  | { readonly fault: 'broke'; readonly message: string }
  | {
      readonly fault: 'not-offered';
      readonly option: string;
      readonly question: string;
      readonly offered: readonly string[];
    }
  /** The question was another than the log says. */
  | { readonly fault: 'other-kind'; readonly kind: string; readonly question: string }
  /** Somebody decided who was not asked. */
  | { readonly fault: 'other-seat'; readonly seat: string; readonly asked: string }
  | { readonly fault: 'hash'; readonly here: string; readonly log: string };

/** What came of running a log again. */
export type Rerun<X> =
  | {
      readonly ok: true;
      readonly session: X;
      /** Made with other content, but it came out the same. */
      readonly otherContent: boolean;
    }
  | {
      readonly ok: false;
      readonly otherContent: boolean;
      /** Made by other rules than those of today. */
      readonly otherRules: boolean;
      readonly problem: RerunProblem;
      /** As far as it came; null where it could not be set up. */
      readonly stopped: X | null;
    };

/** A session of any game, as far as a re-run needs it. */
type Rerunning = Pick<
  LoggedSession<unknown, unknown, unknown, KernelQuestion>,
  'pending' | 'decide' | 'list' | 'hashLike' | 'keepMixes'
>;

type LoggedDecision = Pick<Decision, 'option'> & Partial<Decision>;

/** The log of any game, as far as a re-run reads it. */
interface Log {
  readonly rules: string;
  readonly contentHash: string;
  /** Those of a link say neither what was asked nor whom. */
  readonly decisions: readonly LoggedDecision[];
  readonly mixesBehind?: readonly string[];
  readonly hash: string;
}

/**
 * Runs a log to its end. Content or rules may have changed since: then a decision may no longer be on offer, or the
 * same decisions lead elsewhere; both are told, with the place. `begin` sets the game up; `path` is where the log
 * lies in its file.
 */
export function rerunLog<X extends Rerunning>(
  log: Log,
  today: { readonly version: string; readonly contentHash: string },
  begin: () => X,
  path = '$.log',
): Rerun<X> {
  const otherContent = log.contentHash !== today.contentHash;
  let session: X | null = null;
  const fail = (at: string, why: RerunFault): Rerun<X> => ({
    ok: false,
    otherContent,
    otherRules: log.rules !== today.version,
    problem: { path: `${path}${at}`, why },
    stopped: session,
  });
  try {
    session = begin();
    session.keepMixes(mixesOf(log));
  } catch (error) {
    return fail('.setup', { fault: 'set-up', message: toldOf(error) });
  }
  for (const [i, decision] of log.decisions.entries()) {
    const { pending } = session;
    const { option } = decision;
    const at = `.decisions[${i}]`;
    if (!pending) return fail(at, { fault: 'over', option });
    try {
      session.decide(option);
    } catch (error) {
      if (!(error instanceof RefusedDecision)) return fail(at, { fault: 'broke', message: toldOf(error) });
      const offered = pending.options.map(({ id }) => id);
      return fail(`${at}.option`, { fault: 'not-offered', option, question: pending.kind, offered });
    }
    const other = otherAsked(decision, pending);
    if (other) return fail(`${at}.${other.fault === 'other-kind' ? 'kind' : 'seat'}`, other);
  }
  try {
    session.list();
  } catch (error) {
    return fail('.decisions', { fault: 'broke', message: toldOf(error) });
  }
  const here = session.hashLike(log.hash);
  if (here !== log.hash) return fail('.hash', { fault: 'hash', here, log: log.hash });
  return { ok: true, session, otherContent };
}

/** Whether a decision says of itself what the table does not ask; those of a link say nothing. */
export function otherAsked(
  { kind, seat }: LoggedDecision,
  asked: KernelQuestion,
): Extract<RerunFault, { fault: 'other-kind' | 'other-seat' }> | null {
  if (kind && kind !== asked.kind) return { fault: 'other-kind', kind, question: asked.kind };
  if (seat && seat !== asked.seat) return { fault: 'other-seat', seat, asked: asked.seat };
  return null;
}

/** Whether a version of rules (`2.1.0`) is newer than another. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((one) => one.split('.').map(Number));
  for (let i = 0; i < 3; i++) {
    const difference = (a![i] ?? 0) - (b![i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
