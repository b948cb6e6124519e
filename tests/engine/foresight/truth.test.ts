import { describe, expect, test } from 'vitest';
import {
  type EncounterEvent,
  type EncounterSession,
  type FigureId,
  passingAnswer,
  sketchTurns,
  type Thought,
} from '../../../src/engine/index.ts';
import { many, proved, sampleOf } from '../../support/depth.ts';
import { aheadOf, deedIn, foreseenFrom, groundOf, turnsOf } from '../../support/foreseen.ts';
import { gameContent } from '../../support/games.ts';

/** Positions of each encounter; of all of them together 500 and more. */
const EACH = 45;
/** Of those, how many are looked at; the game is played past the others. */
const LOOKED = 4;

describe('what is foreseen of the next Combatant is what it does', () => {
  const encounters = sampleOf(Object.keys(gameContent.encounters), 3, 'games');
  let compared = 0;

  test.each(encounters)('in %s', (encounter) => {
    const looked = new Set(sampleOf([...Array(EACH).keys()], LOOKED, encounter));
    const before = compared;
    let nth = 0;
    for (const session of turnsOf(encounter, 'truth', EACH)) {
      if (!looked.has(nth++)) continue;
      const turn = sketchTurns(groundOf(session), aheadOf(session))[0];
      if (!turn || turn.between === 'dice') continue;
      compared += 1;
      const { figure } = turn;
      const deed = deedIn(playedOn(session.fork(), figure), figure);
      // What comes before the first die, and the first question to a player: those who play it let all pass, too.
      const { steps, thoughts } = turn.sure;
      const targets = targetsOf(turn.thoughts.slice(0, thoughts));
      expect({
        figure,
        way: deed.way.slice(0, steps),
        targets: deed.targets.slice(0, targets.length),
      }).toEqual({
        figure,
        way: turn.way.slice(0, steps),
        targets,
      });
      if (compared % 8 > 0) continue;
      // Gone through with all its dice it begins so; and where it is sure it is all there is.
      const whole = foreseenFrom(session)!.turn;
      expect(whole.way.slice(0, steps)).toEqual(turn.way.slice(0, steps));
      if (whole.certain) expect(deed).toEqual({ way: whole.way, targets: targetsOf(whole.thoughts) });
    }
    proved({ positions: compared - before });
  });

  test('over 500 positions, and of a sample more than one an encounter', () => {
    expect(compared).toBeGreaterThan(many(encounters.length, 500));
  });
});

const targetsOf = (thoughts: readonly Thought[]) =>
  thoughts.flatMap((one) => (one.type === 'aiTargetChosen' ? [one.target] : []));

/** Ends the turn in truth, lets everything pass, and gives what came about until the Combatant's turn was over. */
function playedOn(session: EncounterSession, figure: FigureId): readonly EncounterEvent[] {
  const begun = session.events.length;
  const isOver = () =>
    session.events.slice(begun).some((event) => event.type === 'turnEnded' && event.figure === figure);
  while (session.pending && !isOver()) session.decide(passingAnswer(session.pending));
  return session.events.slice(begun);
}
