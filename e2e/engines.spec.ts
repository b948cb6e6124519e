// For the proof only: other engines than the one all else is looked at in; each needs a browser of its own.
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { packLog } from '../src/stores/opened/link.ts';
import { rowsOf, runAgain } from '../src/tools/crash/kept-rows.ts';
import { campaignAt } from '../src/tools/crash/made-campaign.ts';
import { ENGINES, type EngineName, type EnginePage } from '../src/tools/engines/engine-page.ts';
import { openWithPuppeteer } from '../src/tools/engines/puppeteer-page.ts';
import { openWebKit } from '../src/tools/engines/webkit-page.ts';
import { drive, newGame } from '../tests/support/games.ts';
import { answerByKeys, asked, begin, bring, press, reads, thrown, until, watch } from './engine-walk.ts';
import { type ServedBuild, serveBuild } from './served-build.ts';

let served: ServedBuild;
let page: EnginePage;

const open = (engine: EngineName) => (engine === 'WebKit' ? openWebKit() : openWithPuppeteer(engine));

/** A picture to be looked at. */
async function look(name: string): Promise<void> {
  writeFileSync(test.info().outputPath(`${page.engine}-${name}.png`), await page.picture());
}

/** What the table asks, what may be answered, and after how many decisions. */
const shown = () =>
  until(page, () => {
    const panel = document.querySelector<HTMLElement>('.question[data-kind]:not([data-guard])');
    const options = [...(panel?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
    const decisions = document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions;
    return panel && [panel.dataset.kind, decisions, ...options.map((one) => one.dataset.option)];
  });

const noneThrown = async () => expect(await thrown(page)).toEqual([]);

for (const engine of ENGINES)
  test.describe(engine, () => {
    test.describe.configure({ timeout: 600_000 });
    test.beforeEach(async () => {
      served = await serveBuild();
      page = await open(engine);
      await begin(page, served.address);
    });
    test.afterEach(async () => {
      if (test.info().status !== test.info().expectedStatus) await look('failed').catch(() => {});
      await page.close();
      await served.close();
    });

    test('the first fight by keys, with a reload in its middle, and without a network', async () => {
      await page.goto(`${served.address}#/set-up/training-yard`);
      await press(page, 'Start');
      const done = { attack: 0, walk: 0, end: 0, other: 0 };
      let mayWalk = true;
      const play = async (isEnough: () => boolean) => {
        for (
          let now = await asked(page), n = 0;
          now && n < 150 && !isEnough();
          now = await asked(page), n++
        ) {
          const deed = await answerByKeys(page, now, mayWalk);
          done[deed] += 1;
          if (deed === 'walk') mayWalk = false;
          if (deed === 'end') mayWalk = true;
        }
      };
      await play(() => done.end >= 2 && done.attack > 0);
      expect(done.attack).toBeGreaterThan(0);
      expect(done.end).toBeGreaterThanOrEqual(2);
      await look('first-fight');
      await noneThrown();

      const before = await shown();
      await page.reload();
      await watch(page);
      await expect.poll(shown).toEqual(before);

      await page.press('u');
      await until(
        page,
        (was) => document.querySelector<HTMLElement>('[data-decisions]')!.dataset.decisions !== was,
        before[1],
      );
      await page.press('?');
      await until(page, () => document.querySelector('dialog[open]') !== null);
      await look('keys');
      await page.press('Escape');
      await until(page, () => document.querySelector('dialog[open]') === null);

      // All of it is kept after the first turn.
      await until(page, () => navigator.serviceWorker.controller !== null);
      const last = await shown();
      await served.close();
      await page.reload();
      await watch(page);
      await expect.poll(shown).toEqual(last);
      const ends = done.end;
      await play(() => done.end > ends);
      await look('offline');
      await noneThrown();
    });

    test('a link of 120 decisions: the same, decision for decision, and the same hash', async () => {
      const session = drive(newGame('under-hallow-street', 'engines'), 'simple', 'engines', 120);
      expect(session.decisions.length).toBeGreaterThanOrEqual(120);
      await page.goto(`${served.address}#/link/${packLog(session.toLog(), session.questions)}`);
      await watch(page);
      await shown();
      await look('link');
      await page.press('u');
      await until(
        page,
        (all) => Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) < all,
        session.decisions.length,
      );
      await page.press('Shift+U');
      await until(
        page,
        (all) => Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) === all,
        session.decisions.length,
      );
      const id = (await page.ask(() => location.hash)).split('/').at(-1)!;
      const kept = await runAgain(await page.ask(rowsOf, id), id);
      expect(kept).toMatchObject({ damaged: null, hash: session.hash });
      expect(kept.options).toEqual(session.decisions.map(({ option }) => option));
      await noneThrown();
    });

    test("a campaign's hub: opened from a file, something bought, there after a reload", async () => {
      await page.goto(`${served.address}#/campaigns`);
      await watch(page);
      await bring(page, 'campaign.json', JSON.stringify(campaignAt('shop')));
      await reads(page, 'The Lamps');
      const gold = () => until(page, () => document.querySelector('.campaign-gold strong')?.textContent);
      const before = Number(await gold());
      await press(page, 'Look at Katar');
      await press(page, 'Buy Katar');
      await expect.poll(async () => Number(await gold())).toBe(before - 18);
      await page.reload();
      await watch(page);
      expect(Number(await gold())).toBe(before - 18);
      await look('hub');
      await noneThrown();
    });

    test('the workshop: a pack begun, a name typed by keys, there after a reload at once', async () => {
      await page.goto(`${served.address}#/workshop`);
      await watch(page);
      await press(page, 'New pack');
      await press(page, 'New item');
      const name = '.ws-open input';
      await until(page, (name) => document.querySelector(name) !== null, name);
      await page.ask(() => {
        const label = [...document.querySelectorAll('label')].find(
          (one) => one.textContent?.trim() === 'Name',
        );
        const field = label?.control as HTMLInputElement;
        field.focus();
        field.select();
        return field.value;
      });
      await page.press(...'River Axe');
      await page.reload();
      await watch(page);
      await until(page, () =>
        [...document.querySelectorAll('input')].some(({ value }) => value === 'River Axe'),
      );
      await look('workshop');
      await noneThrown();
    });
  });
