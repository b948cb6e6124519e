import {
  type EncounterContent,
  type EncounterLog,
  EncounterSession,
  RefusedDecision,
} from '../../engine/index.ts';
import type { FileProblem } from './json-check.ts';

/** What came of running a log again. */
export type Rerun =
  | {
      readonly ok: true;
      readonly session: EncounterSession;
      /** Made with other content, but it came out the same. */
      readonly otherContent: boolean;
    }
  | { readonly ok: false; readonly otherContent: boolean; readonly problem: FileProblem };

/**
 * Runs a log to its end. Content may have changed since: then a decision may no longer be on offer, or the
 * same decisions lead elsewhere; both are told, with the place. `path` is where the log lies in its file.
 */
export function rerunLog(log: EncounterLog, content: EncounterContent, path = '$.log'): Rerun {
  const otherContent = log.contentHash !== content.cards.hash;
  const fail = (at: string, expected: string, got: string): Rerun => ({
    ok: false,
    otherContent,
    problem: { path: `${path}${at}`, expected, got },
  });
  let session: EncounterSession;
  try {
    session = new EncounterSession(log.setup, content);
  } catch (error) {
    return fail('.setup', 'an encounter and cards that are in the content', messageOf(error));
  }
  for (const [i, decision] of log.decisions.entries()) {
    const { pending } = session;
    if (!pending)
      return fail(`.decisions[${i}]`, 'no more decisions: the encounter is over', decision.option);
    try {
      session.decide(decision.option);
    } catch (error) {
      if (!(error instanceof RefusedDecision))
        return fail(`.decisions[${i}]`, 'a decision the rules can carry out', messageOf(error));
      const offered = pending.options.map((option) => option.id).join(', ');
      return fail(`.decisions[${i}].option`, `an answer to "${pending.text}" (${offered})`, decision.option);
    }
  }
  if (log.hash !== '' && session.hash !== log.hash) {
    return fail('.hash', `${session.hash}, where these decisions lead now`, log.hash);
  }
  return { ok: true, session, otherContent };
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
