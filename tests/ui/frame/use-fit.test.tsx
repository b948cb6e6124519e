import { render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFit } from '../../../src/ui/frame/use-fit.ts';

afterEach(() => vi.unstubAllGlobals());

test('words are fitted before anything is painted: a layout effect that comes after it finds them so', () => {
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
      found = row.current!.style.getPropertyValue('--fit');
    });
    return (
      <div ref={row}>
        <button type="button" />
      </div>
    );
  }
  render(<Row />);
  expect(found).toBe('1');
});
