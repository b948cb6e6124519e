import {
  type EncounterContent,
  type EncounterLog,
  EncounterSession,
  RULES_VERSION,
  seededChance,
} from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import type { LooseGame } from '../game/parse-saved-game.ts';
import { type Rerun, rerunLog } from '../game/rerun.ts';
import type { Library } from '../packs/library.ts';
import type { NotOpened, Opened, OpenFault } from './opened.ts';

/** A game that did not open, with its reason in words. */
export const notOpened = (
  words: Words,
  fault: OpenFault,
  more: Partial<Pick<NotOpened, 'problems' | 'watch' | 'resume' | 'elsewhere'>> = {},
): NotOpened => ({
  ok: false,
  fault,
  why: words.ui.table.openFault(fault),
  problems: [],
  watch: null,
  resume: null,
  ...more,
});

/** The log run again by the rules of today. */
export const rerunEncounter = (
  log: EncounterLog,
  content: EncounterContent,
  path?: string,
): Rerun<EncounterSession> =>
  rerunLog(
    log,
    { version: RULES_VERSION, contentHash: content.cards.hash },
    () => new EncounterSession(log.setup, content, seededChance, log.from),
    path,
  );

/** Runs a game again, or says why not, whether its record can be watched and from where it can be taken up. */
export function revive(
  library: Library,
  words: Words,
  game: LooseGame,
  path: string,
): Opened<EncounterSession> {
  const { log } = game;
  if (log.game !== 'middara') return notOpened(words, { fault: 'other-game', game: log.game });
  const { content, missing, changed } = library.contentFor(log.packs);
  const rerun = rerunEncounter(log, content, path);
  if (rerun.ok) return { ok: true, value: rerun.session, otherContent: rerun.otherContent };
  const { path: at, why } = rerun.problem;
  return notOpened(words, faultOf(log, rerun, missing, changed), {
    problems: [{ path: at, ...words.ui.table.rerunFault(why) }],
    watch: canBeWatched(game, content) ? game.id : null,
    resume: takeUp(log, content) && {
      decisions: log.checkpoint!.decisions,
      of: log.decisions.length,
    },
  });
}

function faultOf(
  log: EncounterLog,
  { otherContent, otherRules }: Extract<Rerun<unknown>, { ok: false }>,
  missing: ReturnType<Library['contentFor']>['missing'],
  changed: ReturnType<Library['contentFor']>['changed'],
): OpenFault {
  if (otherContent && missing.length > 0) return { fault: 'packs-missing', packs: missing };
  if (otherContent && changed.length > 0) return { fault: 'packs-changed', packs: changed };
  if (otherRules) return { fault: 'older-rules', rules: log.rules };
  return otherContent ? { fault: 'other-content' } : { fault: 'other-rules' };
}

/**
 * The game from its last safe moment, with the decisions after it as far as they still fit; null where the log has
 * none, or the rules of today do not run from there.
 */
export function takeUp(log: EncounterLog, content: EncounterContent): EncounterSession | null {
  if (!log.checkpoint) return null;
  try {
    const session = new EncounterSession(log.setup, content, seededChance, log.checkpoint.state);
    for (const { option } of log.decisions.slice(log.checkpoint.decisions)) {
      if (!session.pending?.options.some(({ id }) => id === option)) break;
      session.decide(option);
    }
    return session;
  } catch {
    return null; // its cards are gone, or its state is of rules that are too far away: it can still be watched
  }
}

/** From its record, with the cards there are. */
function canBeWatched({ initial, events }: LooseGame, { cards }: EncounterContent): boolean {
  const known = ({ card }: { card: string }) => cards.adventurers[card] ?? cards.combatants[card];
  return initial !== null && events.length > 0 && initial.figures.every(known);
}
