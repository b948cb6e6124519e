import { expect, test } from 'vitest';
import { finished, oddsOf, type Prompt } from '../../../src/engine/index.ts';
import { answerOfNothing } from '../../../src/stores/middara/worth-asking.ts';
import { boldOption, dealer, gameOf, sessionOf } from '../../support/table-of-memory.ts';

/** In that game, after so many decisions, an opponent leaves Zeke at two spaces of its way. */
const FIRST_SPACE = 144;

const strikes = (prompt: Prompt | null): { figure: string; mover: string } | null =>
  prompt?.question.ask === 'break-attack' ? { figure: prompt.figure, mover: prompt.question.mover } : null;

test('a Break Attack is asked at the space of the way where it deals more, and once let go there no more (face.md 3.8)', () => {
  const session = sessionOf('a', 'the-weir-road');
  const pick = dealer(1);
  const next = (): string => {
    const { question, options } = session.pending!;
    const declined = question.ask === 'break-attack' && options.find(({ act }) => act.do === 'decline');
    return (declined || boldOption(session.pending!, pick)).id;
  };
  while (session.decisions.length < FIRST_SPACE - 1) session.decide(next());
  const to = next();
  const ahead = session.fork();
  ahead.decide(to);
  const asked = strikes(ahead.pending)!;
  const here = oddsOf(ahead.position, asked.figure, asked.mover).expected;
  const answer = finished(answerOfNothing(ahead, ahead.pending!));
  expect(answer?.act.do).toBe('decline');
  // At the table it is asked at the second space, though the first was let go there.
  const game = gameOf(session);
  game.decide(to);
  const { pending } = game.store.getState();
  expect(session.decisions[FIRST_SPACE]?.option).toBe(answer!.id);
  expect(strikes(pending)).toEqual(asked);
  expect(oddsOf(session.position, asked.figure, asked.mover).expected).toBeGreaterThan(here);
  game.decide(pending!.options.find(({ act }) => act.do === 'decline')!.id);
  expect(strikes(game.store.getState().pending)).not.toEqual(asked);
});
