import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AnswerButton } from '../../../src/ui/frame/AnswerButton.tsx';
import { Asking } from '../../../src/ui/frame/Asking.tsx';
import { Dock } from '../../../src/ui/frame/Dock.tsx';

const asked = (kind: string, option: string, onAnswer: (option: string) => void) => (
  <Dock of={{ kind }} state="question" label="Asked" hero={<p className="dock-hero">Ada</p>}>
    <Asking title={`What about ${kind}?`} rule="p.15">
      <AnswerButton
        key={option}
        option={option}
        shortcut="1"
        note="Costs two"
        odds={<small>40 %</small>}
        onAnswer={onAnswer}
      >
        Do it
      </AnswerButton>
    </Asking>
  </Dock>
);

test('a question says who is asked, what and by which rule', () => {
  render(asked('stance', 'attack', () => {}));
  const panel = screen.getByRole('region');
  expect(panel).toHaveAttribute('data-kind', 'stance');
  expect(screen.getByRole('heading', { name: 'What about stance? p.15' })).toBeInTheDocument();
  expect(panel).toHaveTextContent(/^AdaWhat about stance\? p\.15/);
});

test('an answer is named by what it is and described by what it brings', async () => {
  const onAnswer = vi.fn();
  render(asked('stance', 'attack', onAnswer));
  const answer = screen.getByRole('button', { name: 'Do it' });
  expect(answer).toHaveAttribute('data-option', 'attack');
  expect(answer).toHaveAttribute('aria-keyshortcuts', '1');
  expect(answer).toHaveAccessibleDescription('Costs two 40 %');
  await userEvent.click(answer);
  expect(onAnswer.mock.calls).toEqual([['attack']]);
});

test('the keyboard goes on from a new question when the button it was on is gone, and is left alone elsewhere', async () => {
  const page = (kind: string) => (
    <>
      <button type="button">Menu</button>
      {asked(kind, kind, () => {})}
    </>
  );
  const { rerender } = render(page('first'));
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
  screen.getByRole('button', { name: 'Do it' }).focus();
  rerender(page('second'));
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  rerender(page('third'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(menu).toHaveFocus();
});
