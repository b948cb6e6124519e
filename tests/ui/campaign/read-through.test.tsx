import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOn } from '../../../src/ui/campaign/read-through.ts';

// A window 500 high: what is asked lies at 400, over the end of a page that is longer.

const scrolled = vi.fn();

function lay(textEnds: number): void {
  document.body.innerHTML = '<article><div class="prose"></div><div class="book-ways"></div></article>';
  const at = (selector: string, rect: Partial<DOMRect>) => {
    document.querySelector(selector)!.getBoundingClientRect = () => rect as DOMRect;
  };
  at('.prose', { bottom: textEnds });
  at('.book-ways', { top: 400 });
}

beforeEach(() => {
  vi.stubGlobal('scrollBy', scrolled);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockClear();
  document.body.innerHTML = '';
});

test('a long page is scrolled on by most of what is seen', () => {
  lay(2000);
  expect(readOn(false)).toBe(true);
  expect(scrolled).toHaveBeenCalledWith({ top: 320, behavior: 'smooth' });
});

test('near its end by what is left, and at once for whoever wants nothing to move', () => {
  lay(450);
  expect(readOn(true)).toBe(true);
  expect(scrolled).toHaveBeenCalledWith({ top: 52, behavior: 'auto' });
});

test('a page whose end is seen is turned, and so is one that asks nothing', () => {
  lay(399);
  expect(readOn(false)).toBe(false);
  document.body.innerHTML = '';
  expect(readOn(false)).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});
