import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { TrackBar } from '../../../../src/ui/table/bar/TrackBar.tsx';
import { tableOf } from '../../../support/table-of-memory.ts';
import { cellar } from '../../board/fixture.ts';

const WINDOWS = { wide: [1440, 900], phone: [390, 844] } as const;
const usual = [window.innerWidth, window.innerHeight] as const;

function setWindow([width, height]: readonly [number, number]) {
  Object.assign(window, { innerWidth: width, innerHeight: height });
}

afterEach(() => setWindow(usual));

function urgencyAt(urgency: number, now: 'wide' | 'phone') {
  setWindow(WINDOWS[now]);
  const position = cellar();
  const state = { ...position.state, urgency };
  const { container } = render(
    <TableContext value={tableOf()}>
      <TrackBar position={{ ...position, state }} active={null} onFigure={vi.fn()} />
    </TableContext>,
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
