import { describe, expect, test } from 'vitest';
import { cloneState, type EncounterEvent } from '../../src/engine/index.ts';
import { answers } from '../support/all-answers.ts';
import { many, proved, sampleOf } from '../support/depth.ts';
import { newGame, sampleGames } from '../support/games.ts';
import { answersIn } from '../support/played.ts';

const DECISIONS = many(40, 80);

describe('what is kept is never out of date', () => {
  test.each(sampleOf(sampleGames(4), 2))(
    'after every event of $encounter, $policy, $seed',
    ({ encounter, policy, seed }) => {
      const session = newGame(encounter, seed);
      const answer = answersIn(session, policy, seed);
      const seen = new Set<EncounterEvent['type']>();
      let events = 0;
      session.subscribe((event) => {
        events += 1;
        // Each sort of event is looked at when it first comes, and every seventh of all.
        if (seen.has(event.type) && events % 7 > 0) return;
        const isNew = !seen.has(event.type);
        seen.add(event.type);
        const { position } = session;
        // A copy below which nothing was ever asked.
        const anew = { ...position, state: cloneState(position.state) };
        expect(answers(position, isNew), event.type).toEqual(answers(anew, isNew));
      });
      for (let i = 0; i < DECISIONS && session.pending; i++) {
        answers(session.position, true);
        session.decide(answer(i, session));
      }
      expect(seen.size).toBeGreaterThan(many(12, 20));
      proved({ events });
    },
  );
});
