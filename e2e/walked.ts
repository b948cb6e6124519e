import { expect, type Page } from '@playwright/test';
import { lookAside, lookAt, lookInOtherLights, withChecker } from './looks.ts';
import { proving } from './proving.ts';
import { errorsOf } from './table-page.ts';
import type { Walk } from './tour.ts';

interface How {
  /** By fingers: then what is pressed is to be large enough. */
  readonly touched?: boolean;
  /** In the proof in the other lights, too. */
  readonly everyLight?: boolean;
  /** Looked at for nothing but what reaches over the side. */
  readonly onlyAside?: boolean;
  /** What is wrong and known: it is to be mended, and is not told again. */
  readonly known?: RegExp;
}

/** What the browser held back by the page's policy (`src/tools/build/content-policy.ts`), told in its console. */
function heldBack(page: Page): string[] {
  const held: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted(HTML|Script|ScriptURL)/.test(message.text()))
      held.push(message.text());
  });
  return held;
}

/** In the light that the device has: lamplight is what nobody has chosen otherwise. */
const asTheDevice = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const name = 'middara-table-settings';
    const kept = JSON.parse(localStorage.getItem(name) ?? '{"state":{},"version":0}');
    kept.state.looks = { theme: 'system', ...kept.state.looks };
    localStorage.setItem(name, JSON.stringify(kept));
  });

/** Walks through the screens, and has every look at every stop; in the proof with boards painted. */
export async function walked(page: Page, walk: Walk, how: How = {}): Promise<void> {
  const { touched = false, everyLight = false, onlyAside = false, known } = how;
  const errors = errorsOf(page);
  const held = heldBack(page);
  const found: string[] = [];
  await withChecker(page);
  await asTheDevice(page);
  const look = async (stop: string) => {
    found.push(...(await (onlyAside ? lookAside(page, stop) : lookAt(page, stop, touched))));
    if (proving && everyLight) found.push(...(await lookInOtherLights(page, stop)));
  };
  await walk(page, look, proving);
  expect(found.filter((fault) => !known?.test(fault))).toEqual([]);
  expect(errors).toEqual([]);
  expect(held).toEqual([]);
}
