import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TrackBar } from '../../../../src/ui/table/bar/TrackBar.tsx';
import { cellar } from '../../board/fixture.ts';

const layout = vi.hoisted(() => ({ now: 'wide' }));
vi.mock('../../../../src/ui/frame/use-layout.ts', () => ({ useLayout: () => layout.now }));

function urgencyAt(urgency: number, now: 'wide' | 'phone') {
  layout.now = now;
  const position = cellar();
  const state = { ...position.state, urgency };
  const { container } = render(
    <TrackBar position={{ ...position, state }} active={null} onFigure={vi.fn()} />,
  );
  return container.querySelector('.track-urgency')!;
}

test('urgency stands on upright phones, too, in short', () => {
  expect(urgencyAt(0, 'wide')).toHaveTextContent('Urgency 0 of 4 · at 4 you lose');
  expect(urgencyAt(0, 'phone')).toHaveTextContent(/^Urgency 0\/4$/);
});

test('at the last token it is red, and says that one is left', () => {
  expect(urgencyAt(2, 'wide')).not.toHaveClass('harm');
  for (const [now, text] of [
    ['wide', 'Urgency 3 of 4 · 1 left'],
    ['phone', '1 left'],
  ] as const) {
    const urgency = urgencyAt(3, now);
    expect(urgency).toHaveClass('harm');
    expect(urgency).toHaveTextContent(text);
  }
});
