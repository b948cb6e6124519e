import { type Encounter, type Option, oddsOf, type Prompt } from '../../engine/index.ts';
import { runAside } from './run-aside.ts';

/**
 * To let a mover go at this space, where at the next one of its way the same Break Attack is offered and deals more
 * (face.md 3.8): nothing else comes in between. Null where it is to be asked here.
 */
export function letGoHere(session: Encounter, { figure, question, options }: Prompt): Option | null {
  const decline = options.find(({ act }) => act.do === 'decline');
  if (question.ask !== 'break-attack' || !decline) return null;
  const later = runAside(session, [decline.id]);
  const then = later?.prompt;
  if (then?.question.ask !== 'break-attack' || then.figure !== figure) return null;
  if (then.question.mover !== question.mover) return null;
  const { position } = session;
  const here = oddsOf(position, figure, question.mover).expected;
  const there = oddsOf({ ...position, state: later!.state }, figure, question.mover).expected;
  return there > here ? decline : null;
}
