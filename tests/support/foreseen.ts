import {
  type Ahead,
  type EncounterEvent,
  type EncounterSession,
  foreseeNext,
  lookAhead,
  type Next,
} from '../../src/engine/index.ts';
import { newGame } from './games.ts';
import { answersIn } from './played.ts';

/** Where to look ahead from, if the turn under way ended now. */
export function aheadOf(session: EncounterSession): Ahead {
  const { state, decisions } = session.checkpoint;
  return lookAhead({ state, since: session.decisions.slice(decisions) });
}

export const groundOf = ({ content, encounter }: EncounterSession) => ({ cards: content.cards, encounter });

/** The next turn, with its chances. */
export function foreseenFrom(session: EncounterSession, ahead: Ahead = aheadOf(session)): Next | null {
  const work = foreseeNext(groundOf(session), ahead);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Plays games of a bot, and looks at each turn of a player that could be ended, until it has seen so many. */
export function* turnsOf(encounter: string, seed: string, many: number): Generator<EncounterSession> {
  let seen = 0;
  for (let game = 1; seen < many; game++) {
    const session = newGame(encounter, `${seed}-${game}`);
    const answer = answersIn(session, 'simple', seed);
    for (let i = 0; i < 1500 && session.pending && seen < many; i++) {
      const { kind, options } = session.pending;
      if (kind === 'turn' && options.some(({ act }) => act.do === 'end-turn')) {
        seen += 1;
        yield session;
      }
      session.decide(answer(i, session));
    }
  }
}

/** What a Combatant did in the first of its turns among these events: where it went, whom it chose. */
export function deedIn(events: readonly EncounterEvent[], figure: string) {
  const from = events.findIndex((event) => event.type === 'turnBegan' && event.figure === figure);
  const to = events.findIndex(
    (event, i) => i > from && event.type === 'turnEnded' && event.figure === figure,
  );
  const turn = from < 0 ? [] : events.slice(from, to < 0 ? undefined : to);
  return {
    way: turn.flatMap((event) => (event.type === 'figureMoved' && event.figure === figure ? [event.to] : [])),
    targets: turn.flatMap((event) =>
      event.type === 'aiTargetChosen' && event.figure === figure ? [event.target] : [],
    ),
  };
}
