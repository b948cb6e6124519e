import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuestionTitle } from '../../../../src/ui/table/question/QuestionTitle.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { playUntil, sessionOf } from '../../../support/table-of-memory.ts';

test('once all heroes are placed the title says so, and no longer asks for the last of them', () => {
  const session = sessionOf('placed');
  playUntil(session, ({ kind }) => kind === 'placement');
  const at = { position: session.position, pending: session.pending!, underWay: false };
  const { rerender } = render(<QuestionTitle {...at} />);
  expect(screen.getByRole('heading')).toHaveTextContent(/^Place /);
  const done = en.ui.panels.placing.allPlaced;
  rerender(<QuestionTitle {...at} done={done} />);
  expect(screen.getByRole('heading')).toHaveTextContent(/^All heroes are placed/);
  expect(screen.getByRole('heading')).not.toHaveTextContent('Place ');
});

test('what an answer costs is told as what it leaves', () => {
  const session = sessionOf('leaves');
  playUntil(session, ({ kind }) => kind === 'turn');
  const prompt = session.pending!;
  const sp = { is: 'sp', figure: prompt.figure, spent: 1, gained: 0, left: 0 } as const;
  const preview = {
    changes: [sp],
    until: { is: 'goes-on' },
    prices: [],
    isForNothing: false,
    isFriendlyFire: false,
  };
  const told = en
    .tell(session.position)
    .foretold({ act: { do: 're-equip' } } as never, prompt, preview as never);
  expect(told.text).toBe('leaves 0 ◆');
});
