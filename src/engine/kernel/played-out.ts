/** A game played to its end by whoever answers, and the proof that it is what its decisions say. */
import { type GameLog, LoggedSession, mixesOf, type Rules } from './log.ts';
import type { Question } from './procedure.ts';

/** No game for an evening takes a tenth of them, however badly it is played. */
const MOST_DECISIONS = 5000;

/** From its set-up to its end with these answers. Throws Error where it does not end. */
export function playOut<Setup, S, E, Q extends Question>(
  rules: Rules<Setup, S, E, Q>,
  setup: Setup,
  answer: (state: S, question: Q) => string,
  most = MOST_DECISIONS,
): LoggedSession<Setup, S, E, Q> {
  const session = new LoggedSession(rules, setup);
  while (session.pending) {
    if (session.decisions.length > most) throw new Error(`over ${most} decisions`);
    session.decide(answer(session.state, session.pending));
  }
  return session;
}

/**
 * Plays a log again from its decisions, then takes it back to its beginning, to a third, to two thirds and to its last
 * question, each time forth again. Throws Error where it comes to another end, or tells something else on the way.
 */
export function provePlayed<Setup, S, E, Q extends Question>(
  rules: Rules<Setup, S, E, Q>,
  log: GameLog<Setup, S>,
): LoggedSession<Setup, S, E, Q> {
  const session = new LoggedSession(rules, log.setup, log.from);
  session.keepMixes(mixesOf(log));
  for (const { option } of log.decisions) session.decide(option);
  if (session.hash !== log.hash) throw new Error('played again it came to another end');
  const told = JSON.stringify(session.events);
  const many = log.decisions.length;
  for (const place of [0, Math.floor(many / 3), Math.floor((2 * many) / 3), many - 1]) {
    session.rewind(Math.max(0, place));
    while (session.canRedo) session.redo();
    if (session.hash !== log.hash) throw new Error(`taken back to ${place} it came to another end`);
    if (JSON.stringify(session.events) !== told)
      throw new Error(`taken back to ${place} it went another way`);
  }
  return session;
}
