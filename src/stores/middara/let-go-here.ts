import { type Encounter, type Option, type Prompt, workOutOdds } from '../../engine/index.ts';
import { runAside } from './run-aside.ts';

/**
 * To let a mover go at this space, where at the next one of its way the same Break Attack is offered and deals more
 * (face.md 3.8): nothing else comes in between. Null where it is to be asked here. May be left after each run.
 */
export function* letGoHere(session: Encounter, prompt: Prompt): Generator<void, Option | null> {
  const { figure, question, options } = prompt;
  const decline = options.find(({ act }) => act.do === 'decline');
  if (question.ask !== 'break-attack' || !decline) return null;
  const later = runAside(session, [decline.id]);
  const then = later?.prompt;
  if (then?.question.ask !== 'break-attack' || then.figure !== figure) return null;
  if (then.question.mover !== question.mover) return null;
  const position = { ...session.position, state: later!.state };
  const there = yield* workOutOdds(position, figure, question.mover);
  // It may have been answered meanwhile.
  if (session.pending !== prompt) return null;
  const here = yield* workOutOdds(session.position, figure, question.mover);
  return there.expected > here.expected ? decline : null;
}
