/** Killing the browser (`npm run crash`): when it happens, and what must stand after. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { STAKES } from '../../stores/middara/stake-kinds.ts';
import { type Killable, openBrowser } from './browser.ts';
import { playByHand, TELL, type Told } from './crash-hand.ts';
import { rowsOf, runAgain } from './kept-rows.ts';
import { loadCampaign } from './load-campaign.ts';
import { campaignAt } from './made-campaign.ts';

/** When the browser is killed. */
export const MOMENTS = ['mid game', 'mid attack', 'mid save'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Where a game begins that is killed: by itself, or in a campaign. */
export const PLACES = ['encounter', 'campaign'] as const;
export type Place = (typeof PLACES)[number];

/** What came of one kill. */
export interface Killed {
  readonly moment: Moment;
  /** Decisions the page had shown of this game. */
  readonly shown: number;
  /** Decisions it had shown that are not in the game that was opened again. */
  readonly lost: number;
  /** Where what was shown and what is kept part, each as it has it; null where nothing is lost. */
  readonly parts: string | null;
  /** Decisions it had shown last with the word that they are not kept. */
  readonly unkept: number;
  /** Why the game did not open as it should; null when it did. */
  readonly damaged: string | null;
}

const ATTACK: readonly (string | null)[] = ['dodge', 'counter', 'spend-symbols', 'empower'];
/** What comes up on a screen within that has come: a limit against a hang. */
const LIMIT = 60_000;

const SETTINGS = { speed: 'instant', painted: false, unasked: STAKES };

/** Numbers that look random and are the same in every run. */
export function dealer(seed: number): (below: number) => number {
  let word = (seed * 2654435761) >>> 0 || 1;
  return (below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
}

/** Decisions in order; null: one that the table made itself, which is seen by its number alone. */
type Decided = readonly (string | null)[];

/** So many of them: what was taken back is gone, what the table added is not known. */
const upTo = (decided: Decided, count: number): Decided =>
  Array.from({ length: count }, (_, i) => decided[i] ?? null);

/** The decisions of a game as the page has shown them, and as they are when what was done last counts, too. */
interface Model {
  shown: Decided;
  /**
   * What was shown since the last that was shown without the word that it is not kept yet (a browser that takes over
   * two seconds), that one first: each may be what is kept.
   */
  since: readonly Decided[];
  tried: Decided;
  /** How many decisions were made before each thing that was done: it is taken back as one. */
  begun: readonly number[];
}

/**
 * Plays the page at `address` in a browser on a profile of its own, kills it so many times, and compares each time
 * what it had shown with what the game has when it is opened again. `told` hears of each kill.
 */
export async function killOften(
  address: string,
  kills: number,
  seed: number,
  told: (killed: Killed) => void = () => {},
  place: Place = 'encounter',
): Promise<Killed[]> {
  const profile = mkdtempSync(join(tmpdir(), 'middara-crash-'));
  const pick = dealer(seed);
  const all: Killed[] = [];
  let browser: Killable | null = null;
  try {
    let game: { readonly id: string; model: Model } | null = null;
    for (let n = 0; n < kills; n++) {
      browser ??= await ready(profile);
      game ??= {
        id: await BEGIN[place](browser.page, address, `crash-${seed}-${n}`),
        model: { shown: [], since: [[]], tried: [], begun: [] },
      };
      const moment = MOMENTS[(n + seed) % MOMENTS.length]!;
      const over = await playUntilKilled(browser, game.model, moment, pick);
      browser = await ready(profile);
      const killed = { moment, ...(await compare(browser.page, address, game)) };
      all.push(killed);
      told(killed);
      if (over || killed.damaged !== null) game = null;
    }
  } finally {
    await browser?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
  return all;
}

async function ready(profile: string): Promise<Killable> {
  const browser = await openBrowser(profile);
  const { page } = browser;
  page.setDefaultTimeout(LIMIT);
  // tsx wraps functions that have a name in a call of this; the page that is handed one has none.
  await page.addInitScript('globalThis.__name ??= (it) => it;');
  // Plain boards, and nothing asked once more: a painter only keeps a core busy, and what is asked decides nothing.
  await page.addInitScript((state) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('middara-table-settings', JSON.stringify({ state, version: 0 }));
  }, SETTINGS);
  return browser;
}

async function atTheTable(page: Page): Promise<string> {
  await page.waitForSelector('.question[data-kind]');
  return page.url().split('/').at(-1)!;
}

const BEGIN: Readonly<Record<Place, (page: Page, address: string, seed: string) => Promise<string>>> = {
  async encounter(page, address, seed) {
    await page.goto(`${address}#/set-up/training-yard`);
    await page.getByLabel(/^Seed/).fill(seed);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    return atTheTable(page);
  },
  async campaign(page, address, seed) {
    await page.goto(`${address}#/campaigns`);
    await loadCampaign(page, { ...campaignAt('encounter'), id: seed });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    return atTheTable(page);
  },
};

/** Plays and kills. True when the game was over before. */
async function playUntilKilled(
  { page, kill }: Killable,
  model: Model,
  moment: Moment,
  pick: (below: number) => number,
): Promise<boolean> {
  const patience = 2 + pick(25);
  const delay = pick(moment === 'mid save' ? 6 : 40);
  let steps = 0;
  let over = false;
  await new Promise<void>((done) => {
    const soon = () => setTimeout(done, delay);
    const hear = (told: Told) => {
      if (told.did === 'over') {
        over = true;
        done();
      } else if (told.did === 'shown') {
        steps += 1;
        if (told.decisions < model.tried.length)
          throw new Error(`${told.decisions} decisions on the screen, ${model.tried.length} were made`);
        model.shown = upTo(model.tried, told.decisions);
        model.since = told.unkept ? [...model.since, model.shown] : [model.shown];
        const there = moment === 'mid game' || (moment === 'mid attack' && ATTACK.includes(told.kind));
        if (there && steps >= patience) soon();
      } else {
        if (told.did === 'undo') {
          const to = Math.min(model.begun.at(-1) ?? Number.POSITIVE_INFINITY, model.shown.length - 1);
          model.tried = model.shown.slice(0, Math.max(0, to));
          model.begun = model.begun.slice(0, -1);
        } else {
          model.tried = [...upTo(model.shown, told.decisions), ...told.options];
          model.begun = [...model.begun, told.decisions];
        }
        if (moment === 'mid save' && steps >= patience) soon();
      }
    };
    void page
      .exposeFunction(TELL, hear)
      .then(() => page.evaluate(playByHand, { seed: 1 + pick(1e9), tell: TELL }))
      .catch(() => done()); // the page is gone, as it should be
  });
  await kill();
  return over;
}

/** What the killed browser's profile has of the game, beside what was shown. */
async function compare(
  page: Page,
  address: string,
  game: { readonly id: string; model: Model },
): Promise<Omit<Killed, 'moment'>> {
  const { shown, since, tried } = game.model;
  await page.goto(`${address}#/play/${game.id}`);
  // With what it asks: that may come a moment after its answers.
  await page.waitForSelector('.question[data-kind] [data-asks], .outcome, [role="alert"]');
  const screen = await page.evaluate(() => ({
    alert: document.querySelector('[role="alert"]')?.textContent ?? null,
    decisions: Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions),
    asked: document.querySelector('.question[data-kind] [data-asks]')?.textContent ?? null,
  }));
  const kept = await runAgain(await page.evaluate(rowsOf, game.id), game.id);
  // What the table decided behind it may be kept, too, before it was shown.
  const same = (one: Decided) => common(one, kept.options) === one.length;
  const isThere = same(tried) || since.some(same);
  const at = common(shown, kept.options);
  const lost = isThere ? 0 : Math.max(1, shown.length - at);
  const parts = isThere ? null : `${at}: ${shown.slice(at, at + 3)} / ${kept.options.slice(at, at + 3)}`;
  game.model = { shown: kept.options, since: [kept.options], tried: kept.options, begun: [] };
  const damaged =
    screen.alert ??
    kept.damaged ??
    (screen.decisions === kept.options.length ? null : `${screen.decisions} decisions on the screen`) ??
    (screen.asked === kept.asked ? null : `it asks "${screen.asked}", not "${kept.asked}"`);
  return { shown: shown.length, lost, parts, unkept: since.length - 1, damaged };
}

const common = (a: Decided, b: readonly string[]): number => {
  const at = a.findIndex((one, i) => (one === null ? b[i] === undefined : one !== b[i]));
  return at < 0 ? a.length : at;
};
