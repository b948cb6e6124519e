import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sheetOf } from '../../../src/tools/build/icon-sheet.ts';
import { icon } from '../../../src/ui/icons/icon.tsx';
import { layOutIcons } from '../../../src/ui/icons/lay-out-icons.ts';
import { ownScript } from '../../../src/ui/kit/own-script.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('every icon is drawn from the one sheet in the page, which is fetched once', async () => {
  const fetched = vi.fn(async () => new Response(sheetOf(['flame', 'hood'])));
  vi.stubGlobal('fetch', fetched);
  await layOutIcons();
  const Flame = icon('flame');
  const Hood = icon('hood');
  const { container } = render([<Flame key="1" />, <Hood key="2" />, <Flame key="3" />]);
  const drawn = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  expect(drawn).toHaveLength(3);
  for (const href of drawn) {
    expect(href).toMatch(/^#/);
    expect(document.querySelector(href)?.querySelector('path')).not.toBeNull();
  }
  expect(document.getElementById('icon-flame')).not.toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['is not there', async () => new Response('no such file', { status: 404 })],
  ['does not come', () => Promise.reject(new Error('no network'))],
])('a sheet that %s leaves the page as it is', async (_name, answer) => {
  vi.stubGlobal('fetch', answer);
  await expect(layOutIcons()).resolves.toBeUndefined();
  expect(document.body.childElementCount).toBe(0);
});

test.each([
  ['./sw.js', true],
  ['assets/worker-1.js', true],
  ['https://elsewhere.example/sw.js', false],
  ['//elsewhere.example/sw.js', false],
  ['data:text/javascript,0', false],
])('a script at %s is this page’s own: %s', (address, own) => {
  if (own) expect(ownScript(address)).toBe(new URL(address, window.location.href).href);
  else expect(() => ownScript(address)).toThrow(TypeError);
});
