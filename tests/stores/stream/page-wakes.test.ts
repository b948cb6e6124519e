import { expect, test, vi } from 'vitest';
import { wakesWithPage } from '../../../src/stores/stream/page-wakes.ts';

test('the line is made anew when the page is shown again, seen again, or the network is back, and told when it goes', () => {
  const page = new EventTarget();
  const sheet = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const [wake, sleeps] = [vi.fn(), vi.fn()];
  const end = wakesWithPage({ wake, sleeps }, page, sheet);
  const shown = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(wake).toHaveBeenCalledTimes(0);
  shown(true);
  page.dispatchEvent(new Event('online'));
  expect(wake).toHaveBeenCalledTimes(2);
  sheet.visibilityState = 'hidden';
  sheet.dispatchEvent(new Event('visibilitychange'));
  expect(wake).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('pagehide'));
  expect(sleeps.mock.calls).toEqual([[false], [true]]);
  sheet.visibilityState = 'visible';
  sheet.dispatchEvent(new Event('visibilitychange'));
  expect(wake).toHaveBeenCalledTimes(3);
  end();
  page.dispatchEvent(new Event('pagehide'));
  shown(true);
  page.dispatchEvent(new Event('online'));
  sheet.dispatchEvent(new Event('visibilitychange'));
  expect(wake).toHaveBeenCalledTimes(3);
  expect(sleeps).toHaveBeenCalledTimes(2);
});
