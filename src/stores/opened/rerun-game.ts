/** An old game run again by the rules and content of today. */
import type { Finding } from '../../check/problem.ts';
import { type KernelQuestion, type LoggedSession, mixesOf, RefusedDecision } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import type { GameTypes, LogOf, Played } from '../game/types.ts';
import { recordedOf } from '../kept/saved-game.ts';
import type { LooseGame } from './game-file.ts';
import { type NotOpened, notOpened, type Opened, type OpenFault } from './opened.ts';
import { isNewer, otherAsked, type Rerun, rerunLog } from './rerun.ts';

/** The rules and the content of today, as far as running a log again needs them. */
export interface RulesOfToday<G extends GameTypes> {
  /** Which game they are of. */
  readonly game: string;
  readonly version: string;
  readonly contentHash: string;
  /** The game from its set-up, or from a state that was found sound. Throws what the rules throw. */
  begin(setup: G['setup'], from: G['state'] | undefined): G['session'];
  /** What is wrong with a state that rules are to be run from; null where nothing is. */
  faultOfStart(state: unknown, path: string): Finding | null;
  /** The same of one that is shown. */
  faultOfView(state: G['state'], path: string): Finding | null;
  /** What it asks just now, in words. */
  asks(session: G['session']): string | null;
  /** That the packs it was played with account for it; null where they do not. */
  faultOfPacks?(): OpenFault | null;
}

/** A session, as far as it is run again. */
type Running = Pick<
  LoggedSession<unknown, unknown, unknown, KernelQuestion>,
  'pending' | 'decide' | 'list' | 'hashLike' | 'know' | 'keepMixes' | 'decisions'
>;

/** Runs a game again, or says why not, whether its record can be watched and from where it can be taken up. */
export function rerunGame<G extends Played<G>>(
  rules: RulesOfToday<G>,
  words: Words,
  game: LooseGame<G>,
  path: string,
): Opened<G['session']> {
  const { log } = game;
  if (log.game !== rules.game) return notOpened(words, { fault: 'other-game', game: log.game });
  const begun = log.from ? rules.faultOfStart(log.from, `${path}.from`) : null;
  if (begun) return notOpened(words, { fault: 'damaged' }, { problems: [begun] });
  const rerun = rerunLog(log, rules, () => rules.begin(log.setup, log.from), path);
  if (rerun.ok) {
    for (const mark of log.foreknown ?? []) rerun.session.know(mark);
    const newerRules = isNewer(log.rules, rules.version) ? log.rules : null;
    return { ok: true, value: rerun.session, otherContent: rerun.otherContent, newerRules };
  }
  const { path: at, why } = rerun.problem;
  const asked = (rerun.stopped && rules.asks(rerun.stopped)) ?? undefined;
  const { expected, got } = words.ui.table.rerunFault(why, asked);
  return notOpened(words, faultOf(log, rerun, rules), {
    problems: [{ path: at, expected: { what: 'said', text: expected }, got: { got: 'said', text: got } }],
    ...watchable(game, rules),
    resume: wayUp(game, takeUp(rules, log)),
  });
}

function wayUp<G extends GameTypes>(
  { id, log }: LooseGame<G>,
  session: Pick<Running, 'decisions'> | null,
): NotOpened['resume'] {
  if (!session) return null;
  const before = log.checkpoint?.decisions ?? 0;
  return { id, decisions: before + session.decisions.length, of: log.decisions.length };
}

function faultOf<G extends GameTypes>(
  log: LogOf<G>,
  { otherContent, otherRules }: Extract<Rerun<unknown>, { ok: false }>,
  { version, faultOfPacks }: RulesOfToday<G>,
): OpenFault {
  const packs = otherContent ? (faultOfPacks?.() ?? null) : null;
  if (packs) return packs;
  if (isNewer(log.rules, version)) return { fault: 'newer-rules', rules: log.rules, today: version };
  if (otherRules) return { fault: 'older-rules', rules: log.rules };
  return otherContent ? { fault: 'other-content' } : { fault: 'other-rules' };
}

/**
 * The game from its last safe moment, with the decisions after it as far as they still fit; null where the log has
 * none, or the rules of today do not run from there.
 */
export function takeUp<G extends Played<G>>(
  rules: RulesOfToday<G>,
  log: LogOf<G>,
  mixes = mixesOf(log),
): G['session'] | null {
  const { setup, checkpoint, decisions } = log;
  if (!checkpoint) return null;
  // Its cards are gone, or its state is of rules that are too far away: it may still be watched.
  if (rules.faultOfStart(checkpoint.state, '$')) return null;
  let session: G['session'];
  try {
    session = rules.begin(setup, checkpoint.state);
    session.keepMixes(mixes.slice(checkpoint.decisions));
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
      return takeUp(rules, { ...log, decisions: decisions.slice(0, checkpoint.decisions + i) }, mixes);
    }
  }
  return session;
}

/** Whether there is a record, or a last moment, that the cards there are can show. */
function watchable<G extends GameTypes>(
  game: LooseGame<G>,
  rules: RulesOfToday<G>,
): Pick<NotOpened, 'watch' | 'still'> {
  const recorded = recordedOf<G>(game);
  const sound = recorded !== null && rules.faultOfView(recorded.initial, recorded.path) === null;
  return sound ? { watch: game.id, still: recorded.events.length === 0 } : { watch: null };
}
