import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { beyondSide } from './beyond-side.ts';
import { cutOff } from './clipped.ts';
import { tooPale } from './contrast.ts';
import { tooSmall } from './finger-targets.ts';
import { proving } from './proving.ts';

/** How bright the room is, as the device has it. */
export const LIGHTS = {
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  light: { colorScheme: 'light', contrast: 'no-preference' },
  contrast: { colorScheme: 'dark', contrast: 'more' },
} as const;
export type Light = keyof typeof LIGHTS;

/** Cards of the shelf are all alike: the first dozen stand for them. */
const ALIKE = 'ul.columns-fill-17rem > :nth-child(n + 13)';

/** The board, where there is nothing new on it, is looked at once. */
const NEW_ON_BOARD =
  /^(placing|turn|why not there|way preview|foresight|plan|dodge|lesson hint|replay|second window)$/;
/** Where grounds are gradients of every kind: axe leaves these texts undecided, a picture does not. */
const PICTURED = /^(first page|set-up|equipment|a rule|turn|foresight|menu|dodge|outcome|after the game)$/;

/** The checker, in every page from now on. */
export const withChecker = (page: Page): Promise<AsyncDisposable> =>
  // It would write down every element that it looks at with all that is in it; only what is wrong is to be told.
  page.addInitScript(`${axe.source}; axe.configure({ noHtml: true });`);

/**
 * What axe finds, of any weight: which rule, where. All rules, or only those of colours. `again`: what was looked at
 * before on this page, and is there as it was, is looked at once more.
 */
const faultsOf = (page: Page, left: readonly string[], rules: 'all' | 'colours', again: boolean) =>
  page.evaluate(
    async ([left, only, again]) => {
      const { axe: checker, seen = new Set<string>() } = window as unknown as {
        axe: typeof axe;
        seen?: Set<string>;
      };
      Object.assign(window, { seen });
      const parts = 'header, nav, section, aside, article, [role="tabpanel"], [role="group"]';
      const known = [...document.querySelectorAll(parts)].filter((part) => {
        const isKnown = seen.has(part.outerHTML);
        seen.add(part.outerHTML);
        return isKnown;
      });
      const found = await checker.run(
        { exclude: [...left, ...(again ? [] : known)] },
        // No rule of ours asks for style sheets or media of others.
        { resultTypes: ['violations'], preload: false, ...(only ? { runOnly: [...only] } : {}) },
      );
      return found.violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ target, failureSummary }) => {
          const html = document.querySelector(target.join(' '))?.outerHTML.slice(0, 160) ?? target.join(' ');
          return `${impact} ${id}: ${html} ${failureSummary}`;
        }),
      );
    },
    [left, rules === 'all' ? null : ['color-contrast'], again] as const,
  );

/** What is wrong with the page as it stands at a stop: to whoever reads it otherwise, cut off, too wide, too small. */
export async function lookAt(page: Page, stop: string, touched: boolean): Promise<string[]> {
  const board = NEW_ON_BOARD.test(stop) ? [] : ['.board'];
  const faults = [
    ...(await faultsOf(page, [ALIKE, ...board], 'all', proving)),
    ...(PICTURED.test(stop) ? await tooPale(page) : []),
    ...(await page.evaluate(beyondSide)),
    ...(touched ? await page.evaluate(tooSmall) : []),
  ];
  return [...faults.map((fault) => `${stop}: ${fault}`), ...(await cutOff(page, stop))];
}

/** What reaches over the side of the page, and nothing else. */
export const lookAside = async (page: Page, stop: string): Promise<string[]> =>
  (await page.evaluate(beyondSide)).map((fault) => `${stop}: ${fault}`);

/** What is too pale at a stop in other lights; the page is left in the light it was in. */
export async function lookInOtherLights(page: Page, stop: string): Promise<string[]> {
  const found: string[] = [];
  for (const light of ['light', 'contrast'] as const) {
    await page.emulateMedia(LIGHTS[light]);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(light);
    const faults = [...(await faultsOf(page, [ALIKE, '.board'], 'colours', true)), ...(await tooPale(page))];
    found.push(...faults.map((fault) => `${stop}, ${light}: ${fault}`));
  }
  await page.emulateMedia(LIGHTS.dark);
  return found;
}
