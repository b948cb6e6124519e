import {
  type EncounterContent,
  type EncounterLog,
  EncounterSession,
  RefusedDecision,
  RULES_VERSION,
  seededChance,
} from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import type { LooseGame } from '../game/parse-saved-game.ts';
import { isNewer, otherAsked, type Rerun } from '../game/rerun.ts';
import { rerunEncounter } from '../game/rerun-encounter.ts';
import { recordedOf } from '../game/saved-game.ts';
import { faultOfStart, viewCheck } from '../game/sound-state.ts';
import type { PlayedWith } from '../packs/library.ts';
import type { NotOpened, Opened, OpenFault } from './opened.ts';

/** A game that did not open, with its reason in words. */
export const notOpened = (
  words: Words,
  fault: OpenFault,
  more: Partial<Pick<NotOpened, 'problems' | 'watch' | 'still' | 'resume' | 'elsewhere'>> = {},
): NotOpened => ({
  ok: false,
  fault,
  why: words.ui.table.openFault(fault),
  problems: [],
  watch: null,
  resume: null,
  ...more,
});

/** Runs a game again, or says why not, whether its record can be watched and from where it can be taken up. */
export function revive(
  { content, missing, changed }: PlayedWith,
  words: Words,
  game: LooseGame,
  path: string,
): Opened<EncounterSession> {
  const { log } = game;
  if (log.game !== 'middara') return notOpened(words, { fault: 'other-game', game: log.game });
  const begun = log.from && faultOfStart(log.from, content.cards, `${path}.from`);
  if (begun) return notOpened(words, { fault: 'damaged' }, { problems: [begun] });
  const rerun = rerunEncounter(log, content, path);
  if (rerun.ok) {
    for (const mark of log.foreknown ?? []) rerun.session.know(mark);
    const newerRules = isNewer(log.rules, RULES_VERSION) ? log.rules : null;
    return { ok: true, value: rerun.session, otherContent: rerun.otherContent, newerRules };
  }
  const { path: at, why } = rerun.problem;
  const { pending, position } = rerun.stopped ?? {};
  const asked = pending && position && words.tell(position).question(pending);
  const { expected, got } = words.ui.table.rerunFault(why, asked);
  return notOpened(words, faultOf(log, rerun, missing, changed), {
    problems: [{ path: at, expected: { what: 'said', text: expected }, got: { got: 'said', text: got } }],
    ...watchable(game, content),
    resume: wayUp(game, takeUp(log, content)),
  });
}

function wayUp({ id, log }: LooseGame, session: EncounterSession | null): NotOpened['resume'] {
  if (!session) return null;
  const before = log.checkpoint?.decisions ?? 0;
  return { id, decisions: before + session.decisions.length, of: log.decisions.length };
}

function faultOf(
  log: EncounterLog,
  { otherContent, otherRules }: Extract<Rerun<unknown>, { ok: false }>,
  missing: PlayedWith['missing'],
  changed: PlayedWith['changed'],
): OpenFault {
  if (otherContent && missing.length > 0) return { fault: 'packs-missing', packs: missing };
  if (otherContent && changed.length > 0) return { fault: 'packs-changed', packs: changed };
  if (isNewer(log.rules, RULES_VERSION))
    return { fault: 'newer-rules', rules: log.rules, today: RULES_VERSION };
  if (otherRules) return { fault: 'older-rules', rules: log.rules };
  return otherContent ? { fault: 'other-content' } : { fault: 'other-rules' };
}

/**
 * The game from its last safe moment, with the decisions after it as far as they still fit; null where the log has
 * none, or the rules of today do not run from there.
 */
export function takeUp(log: EncounterLog, content: EncounterContent): EncounterSession | null {
  const { setup, checkpoint, decisions } = log;
  if (!checkpoint) return null;
  // Its cards are gone, or its state is of rules that are too far away: it may still be watched.
  if (faultOfStart(checkpoint.state, content.cards, '$')) return null;
  let session: EncounterSession;
  try {
    session = new EncounterSession(setup, content, seededChance, checkpoint.state);
    session.list();
  } catch {
    return null;
  }
  for (const { decision, saw } of log.foreknown ?? [])
    session.know({ decision: Math.max(0, decision - checkpoint.decisions), saw });
  for (const [i, decision] of decisions.slice(checkpoint.decisions).entries()) {
    const { option } = decision;
    const { pending } = session;
    if (!pending || otherAsked(decision, pending)) break;
    try {
      session.decide(option);
      session.list();
    } catch (error) {
      if (error instanceof RefusedDecision) break;
      return takeUp({ ...log, decisions: decisions.slice(0, checkpoint.decisions + i) }, content);
    }
  }
  return session;
}

/** Whether there is a record, or a last moment, that the cards there are can show. */
function watchable(game: LooseGame, { cards }: EncounterContent): Pick<NotOpened, 'watch' | 'still'> {
  const recorded = recordedOf(game);
  const sound = recorded !== null && viewCheck(cards)(recorded.initial, recorded.path) === null;
  return sound ? { watch: game.id, still: recorded.events.length === 0 } : { watch: null };
}
