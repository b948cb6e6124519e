import { render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFit } from '../../../src/ui/frame/use-fit.ts';

afterEach(() => vi.unstubAllGlobals());

test('words are fitted in the frame that paints them: whatever else is done there before it does finds them so', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  let found = '';
  function Row() {
    const row = useRef<HTMLDivElement>(null);
    useFit(row);
    useLayoutEffect(() => {
      requestAnimationFrame(() => {
        found = row.current!.style.getPropertyValue('--fit');
      });
    });
    return (
      <div ref={row}>
        <button type="button" />
      </div>
    );
  }
  render(<Row />);
  await new Promise(requestAnimationFrame);
  expect(found).toBe('1');
});

test('they are fitted once more when their letters have come', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const fonts = new EventTarget();
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  function Row() {
    const row = useRef<HTMLDivElement>(null);
    useFit(row);
    return (
      <div ref={row} data-testid="row">
        <button type="button" />
      </div>
    );
  }
  const { getByTestId } = render(<Row />);
  await new Promise(requestAnimationFrame);
  const { style } = getByTestId('row');
  style.removeProperty('--fit');
  fonts.dispatchEvent(new Event('loadingdone'));
  await new Promise(requestAnimationFrame);
  expect(style.getPropertyValue('--fit')).toBe('1');
  Reflect.deleteProperty(document, 'fonts');
});
