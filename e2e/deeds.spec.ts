// For the proof only: pictures in motion keep both cores busy.
import { expect, type Page, test } from '@playwright/test';
import { makeBot } from '../src/bots/bot.ts';
import { type EncounterEvent, type EncounterSession, hpOf } from '../src/engine/index.ts';
import { newGame } from '../tests/support/games.ts';
import { gameOf } from '../tests/support/table-of-memory.ts';
import { inMotion } from './in-motion.ts';
import { answer, errorsOf, question } from './table-page.ts';

test.use({ contextOptions: inMotion });

/** Whatever was seen on the board, in its order. */
interface SeenDeed {
  readonly deed: string;
  readonly of: string | null;
  readonly kind: string | null;
  readonly still: boolean;
  readonly text: string;
}

/** Writes down what comes to be seen: on a busy machine nobody would be there in time to look. */
async function watchDeeds(page: Page, speed: 'fast' | 'slow'): Promise<void> {
  await page.addInitScript((speed) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('middara-table-settings', JSON.stringify({ state: { speed }, version: 0 }));
    const seen: SeenDeed[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement)) continue;
          const all = node.matches('.beat') ? [node] : [...node.querySelectorAll<HTMLElement>('.beat')];
          for (const one of all)
            seen.push({
              deed: one.dataset.beat ?? '',
              of: one.dataset.of ?? null,
              kind: one.dataset.kind ?? null,
              still: one.dataset.still !== undefined,
              text: [...one.querySelectorAll('text')].map((part) => part.textContent).join(' '),
            });
        }
    }).observe(document, { childList: true, subtree: true });
  }, speed);
}

const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: SeenDeed[] }).seen.splice(0));

async function open(page: Page, session: EncounterSession): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Advanced' })).toBeVisible();
  await page.getByLabel('Load a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(gameOf(session).record())),
  });
  await question(page);
}

/** The game of a bot's, to look at: its events, and the page that watches it. */
async function openReplay(page: Page): Promise<EncounterSession> {
  const session = newGame('under-hallow-street', 'd1');
  const bot = makeBot('simple', 'd1');
  for (let n = 0; n < 420 && session.pending; n++) session.decide(bot.choose(session));
  await open(page, session);
  const game = await page.evaluate(() => location.hash.split('/').at(-1));
  await page.goto(`./#/watch/${game}`);
  await expect(page.locator('.replaying')).toBeVisible();
  return session;
}

/** Plays the events from one to another, and gives what was seen of them. */
async function played(page: Page, from: number, to: number): Promise<readonly SeenDeed[]> {
  await page.getByRole('slider').fill(`${from}`);
  await seenOn(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(
    (to) => Number(document.querySelector<HTMLInputElement>('.replay-slider')?.value) >= to,
    to,
  );
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  return seenOn(page);
}

const isOurs = ({ state }: EncounterSession, id: string) =>
  state.figures.some((figure) => figure.id === id && figure.side === 'adventurers');

test('a replay shows every deed on the board, and leaves nothing there', async ({ page }) => {
  const errors = errorsOf(page);
  await watchDeeds(page, 'fast');
  const session = await openReplay(page);
  const { events } = session;
  const first = (is: (event: EncounterEvent) => boolean) => events.findIndex(is);

  const hit = first((event) => event.type === 'damageDealt' && isOurs(session, event.figure));
  const blow = events[hit] as Extract<EncounterEvent, { type: 'damageDealt' }>;
  const hurt = await played(page, hit, hit + 1);
  expect(hurt.filter(({ deed }) => deed === 'number')).toEqual([
    expect.objectContaining({ of: blow.figure, kind: blow.damageType, still: false }),
  ]);
  expect(hurt.find(({ deed }) => deed === 'number')!.text).toContain(`−${blow.amount}`);

  const dodged = first((event) => event.type === 'attackJudged' && !event.hit);
  const missed = await played(page, dodged, dodged + 1);
  expect(missed.filter(({ deed }) => deed === 'dodge' || deed === 'miss')).toEqual([
    expect.objectContaining({ text: expect.stringMatching(/^(Dodged|Missed)$/) }),
  ]);

  const death = first((event) => event.type === 'figureDefeated' && !isOurs(session, event.figure));
  expect((await played(page, death, death + 1)).map(({ deed }) => deed)).toContain('death');
  const push = first((event) => event.type === 'figureMoved' && event.how === 'push');
  expect((await played(page, push, push + 1)).map(({ deed }) => deed)).toContain('push');
  const fall = first((event) => event.type === 'figureDefeated' && isOurs(session, event.figure));
  expect((await played(page, fall, fall + 1)).find(({ deed, text }) => deed === 'down' && text)?.text).toBe(
    'Down',
  );

  await expect(page.locator('.beat, .drama-frame')).toHaveCount(0);
  // Scrubbed through, none of it is seen.
  await page.getByRole('slider').fill(`${hit}`);
  await page.getByRole('slider').fill(`${hit + 1}`);
  expect(await seenOn(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('at the table a blow shows its number on whom it struck, and the heart is what is left', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await watchDeeds(page, 'fast');
  // The first answer of the bot's that ends in one blow of ours, and is no way and no target on the board.
  const session = newGame('under-hallow-street', 'd1');
  const bot = makeBot('simple', 'd1');
  let option = '';
  let blows: Extract<EncounterEvent, { type: 'damageDealt' }>[] = [];
  for (;;) {
    const { kind } = session.pending!;
    option = bot.choose(session);
    const before = session.events.length;
    session.decide(option);
    blows = session.events.slice(before).filter((event) => event.type === 'damageDealt');
    if (blows.length === 1 && !isOurs(session, blows[0]!.figure) && kind !== 'turn' && kind !== 'move') break;
  }
  const [{ figure, amount, damageType }] = blows as [(typeof blows)[number]];
  const struck = session.state.figures.find(({ id }) => id === figure)!;
  const left = hpOf(session.position, struck) - struck.damage;
  session.rewind(session.decisions.length - 1);
  await open(page, session);
  await seenOn(page);
  await answer(page, new RegExp(`^${option.replace(/[^\w:-]/g, '.')}$`));
  await question(page);
  const seen = await seenOn(page);
  expect(seen.filter(({ deed }) => deed === 'number')).toEqual([
    expect.objectContaining({ of: figure, kind: damageType, text: expect.stringContaining(`−${amount}`) }),
  ]);
  expect(seen.filter(({ deed }) => deed === 'drain')).toEqual([
    expect.objectContaining({ text: `${left + amount} ${left}` }),
  ]);
  await expect(page.locator(`.figure-signs[data-figure="${figure}"] .figure-hp text`)).toHaveText(`${left}`);
  await expect(page.locator('.beat')).toHaveCount(0);
  // Taken back, it is no deed.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator(`.figure-signs[data-figure="${figure}"] .figure-hp text`)).toHaveText(
    `${left + amount}`,
  );
  expect(await seenOn(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('where nothing may move, stills say as much, and then they are gone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchDeeds(page, 'fast');
  const session = await openReplay(page);
  const { events } = session;
  const strike = events.findIndex((event) => event.type === 'finalDamageDetermined' && event.sum.total > 0);
  const seen = await played(page, strike, strike + 2);
  expect(seen.every(({ still }) => still)).toBe(true);
  expect(seen.map(({ deed }) => deed)).toEqual(expect.arrayContaining(['recoil', 'number', 'drain']));
  expect(seen.some(({ deed }) => deed === 'lunge' || deed === 'shot')).toBe(true);
  await expect(page.locator('.beat, .drama-frame')).toHaveCount(0);
});
