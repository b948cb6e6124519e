/** A decision between two pages of a real browser, from the press to the other screen: which part takes how long. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { pageOf, yardFor } from '../../../e2e/friends.ts';
import { startTestHost } from '../../../tests/support/online-host.ts';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { percentile } from './measures.ts';
import { type Mark, markPage } from './page-marks.ts';
import { playSeat } from './seat-hand.ts';

/** From being asked to the press, as long as somebody who knows what to do next. */
const REST = 400;
const GAMES = 3;
const MOST = 60;
/** Of each game, until its scripts are compiled. */
const FIRST = 10;

/** Milliseconds from the press to where it is said, told, heard and shown. */
export type Way = Readonly<Record<'said' | 'heard' | 'shown' | 'drawn' | 'mine', number>>;

/** `dist`: a build; `browsers`: the two pages in one process of the browser, or each in its own. */
export async function decisionsOnScreens(dist: string, browsers: 1 | 2): Promise<Way[]> {
  const host = await startTestHost({ dist });
  const ways: Way[] = [];
  try {
    for (let game = 0; game < GAMES; game++) {
      const opened: Browser[] = [];
      for (let i = 0; i < browsers; i++)
        opened.push(await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() }));
      const [ana, ben] = [await paged(opened[0]!, host), await paged(opened.at(-1)!, host)];
      await yardFor(host, ana, ben, `bench ${game}`);
      const hand = { most: MOST, rest: REST };
      await Promise.all([ana.evaluate(playSeat, hand), ben.evaluate(playSeat, hand)]);
      const marks = await Promise.all([marksOf(ana), marksOf(ben)]);
      ways.push(...waysIn(marks));
      for (const browser of opened) await browser.close();
    }
  } finally {
    await host.close();
  }
  return ways;
}

async function paged(browser: Browser, host: { readonly url: string }): Promise<Page> {
  const page = await pageOf(browser, host, [], {
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // What runs the tools in Node names functions by this.
  await page.addInitScript('globalThis.__name ??= (it) => it;');
  await page.addInitScript(markPage);
  return page;
}

const marksOf = (page: Page) => page.evaluate(() => (window as unknown as { marks: Mark[] }).marks);

/** Of each decision that a press has made and both pages show; whoever said something last is who pressed. */
function waysIn([ana, ben]: readonly [Mark[], Mark[]]): Way[] {
  return ana.flatMap((one) => {
    const another = ben.find(({ decisions }) => decisions === one.decisions);
    if (!another || one.decisions <= FIRST) return [];
    const [mine, other] = one.said > another.said ? [one, another] : [another, one];
    const since = (at: number) => at - mine.pressed;
    // What goes on by itself after a press is nobody's press.
    if (mine.pressed === 0) return [];
    return [
      {
        said: since(mine.said),
        heard: since(other.heard),
        shown: since(other.shown),
        drawn: since(other.drawn),
        mine: since(mine.shown),
      },
    ];
  });
}

/** In words, for a table. */
export function toldWays(ways: readonly Way[]): string {
  const at = (name: keyof Way) => {
    const all = ways.map((way) => way[name]);
    return [percentile(all, 0.5), percentile(all, 0.95)].map((ms) => ms.toFixed(0)).join(' and ');
  };
  const parts = { said: 'said', heard: 'heard', shown: 'in the document', drawn: 'drawn', mine: 'own page' };
  return `p50 and p95 in ms: ${Object.entries(parts)
    .map(([name, words]) => `${words} ${at(name as keyof Way)}`)
    .join(', ')}`;
}
