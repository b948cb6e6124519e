import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorScreen } from '../../../src/ui/opening/ErrorScreen.tsx';
import { MishapNotice } from '../../../src/ui/opening/MishapNotice.tsx';
import { WordsContext } from '../../../src/ui/page/use-words.ts';
import { en } from '../../../src/words/en/index.ts';

const ENGINE = 'x is not a function (evaluating xyzzy)';
const { error, mishap } = en.ui.screens;

/** What an engine says is there for a report alone: folded, and no part of what is said first. */
function isFolded(): void {
  const fold = screen.getByText(`TypeError: ${ENGINE}`).closest('details')!;
  expect(fold).not.toHaveAttribute('open');
  expect(fold.querySelector('summary')).toHaveTextContent(error.report);
}

test('a screen that breaks keeps the engine’s own words for a report', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Breaks = () => {
    throw new TypeError(ENGINE);
  };
  render(
    <WordsContext value={en}>
      <ErrorScreen>
        <Breaks />
      </ErrorScreen>
    </WordsContext>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(error.title);
  isFolded();
  quiet.mockRestore();
});

test('so does what goes wrong where no screen was drawing', () => {
  render(
    <WordsContext value={en}>
      <MishapNotice onSave={() => false} game={() => false} />
    </WordsContext>,
  );
  act(() => {
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(ENGINE) }));
  });
  expect(screen.getByText(mishap.title)).toBeInTheDocument();
  isFolded();
});
