import { describe, expect, test } from 'vitest';
import {
  type EncounterEvent,
  type EncounterSession,
  type FigureId,
  type ForeseenTurn,
  passingAnswer,
} from '../../../src/engine/index.ts';
import { deedIn, foreseenAt, turnsOf } from '../../support/foreseen.ts';
import { gameContent } from '../../support/games.ts';

/** Positions of each encounter; of all of them together 500 and more. */
const EACH = 42;

const targetsOf = ({ thoughts }: ForeseenTurn) =>
  thoughts.flatMap((one) => (one.type === 'aiTargetChosen' ? [one.target] : []));

describe('what is foreseen of the next Combatant is what it does', () => {
  const encounters = Object.keys(gameContent.encounters);

  test('there are positions enough', () => {
    expect(encounters.length * EACH).toBeGreaterThanOrEqual(500);
  });

  test.each(encounters)('in %s', (encounter) => {
    let before = 0;
    for (const session of turnsOf(encounter, 'truth', EACH)) {
      const turn = foreseenAt(session)?.turn;
      if (!turn || turn.between === 'dice' || turn.chance < 1 - 1e-9) continue;
      before += 1;
      const played = session.fork();
      const events = playedOn(played, turn.figure);
      const { figure, way } = turn;
      expect({ figure, ...deedIn(events, figure) }).toEqual({ figure, way, targets: targetsOf(turn) });
    }
    // In some of them only dice stand between.
    expect(before).toBeGreaterThan(EACH / 4);
  });
});

/** Ends the turn in truth, lets everything pass, and gives what came about until the Combatant's turn was over. */
function playedOn(session: EncounterSession, figure: FigureId): readonly EncounterEvent[] {
  const begun = session.events.length;
  const isOver = () =>
    session.events.slice(begun).some((event) => event.type === 'turnEnded' && event.figure === figure);
  while (session.pending && !isOver()) session.decide(passingAnswer(session.pending));
  return session.events.slice(begun);
}
