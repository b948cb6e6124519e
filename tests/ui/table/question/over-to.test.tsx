import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Position, Prompt } from '../../../../src/engine/index.ts';
import { WordsContext } from '../../../../src/ui/page/use-words.ts';
import { OverTo } from '../../../../src/ui/table/question/OverTo.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { gameOf, sessionOf } from '../../../support/table-of-memory.ts';

const shown = (position: Position, pending: Prompt) => (
  <WordsContext value={en}>
    <OverTo position={position} pending={pending} />
  </WordsContext>
);

test('a change of hands is cued until the next question, and never where one plays alone', () => {
  const game = gameOf(sessionOf('hands'));
  const position = game.positionOf(game.session.state);
  const [anna, ben] = position.state.seats.map(({ id }) => ({ ...game.session.pending!, seat: id }));
  const { rerender } = render(shown(position, anna!));
  expect(screen.queryByText(/Over to/)).toBeNull();
  rerender(shown(position, ben!));
  expect(screen.getByText('Over to Ben')).toBeTruthy();
  rerender(shown(position, { ...ben! }));
  expect(screen.queryByText(/Over to/)).toBeNull();
  rerender(shown(position, { ...anna! }));
  expect(screen.getByText('Over to Anna')).toBeTruthy();

  const alone = gameOf(sessionOf('alone', 'training-yard', ['Anna']));
  const there = alone.positionOf(alone.session.state);
  rerender(shown(there, { ...alone.session.pending!, seat: 'else' }));
  rerender(shown(there, alone.session.pending!));
  expect(screen.queryByText(/Over to/)).toBeNull();
});
