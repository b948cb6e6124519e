/** A fight of the quay that bots have brought to a question. */
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaPrompt } from '../../../../src/games/malhya/rules/model/prompts.ts';
import { byBot, inRoom, quaySetup } from './quay.ts';

/** From one setting after another until there is such a question. */
export function fightAt(
  is: (prompt: MalhyaPrompt, session: MalhyaSession) => boolean,
  room = 0,
  heroes = 3,
): MalhyaSession {
  const answer = byBot('careful');
  for (let i = 0; i < 20; i++) {
    const session = inRoom(room, quaySetup(i, heroes));
    while (session.pending && session.state.place && !is(session.pending, session))
      session.decide(answer(session.pending, session));
    if (session.pending && session.state.place) return session;
  }
  throw new Error('no fight of twenty comes to such a question');
}
