import { expect, type Page } from '@playwright/test';
import { lookAt, lookInOtherLights, withChecker } from './looks.ts';
import { proving } from './proving.ts';
import { errorsOf } from './table-page.ts';
import type { Walk } from './tour.ts';

/** Walks through the screens, and has every look at every stop; in the proof in every light, with boards painted. */
export async function walked(page: Page, walk: Walk, touched = false): Promise<void> {
  const errors = errorsOf(page);
  const found: string[] = [];
  await withChecker(page);
  const look = async (stop: string) => {
    found.push(...(await lookAt(page, stop, touched)));
    if (proving) found.push(...(await lookInOtherLights(page, stop)));
  };
  await walk(page, look, proving);
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
}
