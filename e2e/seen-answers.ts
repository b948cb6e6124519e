/** What is seen of the answers to the open question, measured in the page. */
import type { Page } from '@playwright/test';

export interface Sight {
  /** Answers, or the cards that stand for them, and buttons that confirm: how many are wholly seen. */
  readonly seen: number;
  readonly all: number;
  /** Buttons beside the answers, among which is what can be laid elsewhere; the track counts as one. */
  readonly controls: number;
  /** The board's share of the window. */
  readonly board: number;
  /** The dock's height, in a column its width. */
  readonly dock: number;
  /** Of a space of the board, in pixels. */
  readonly space: number;
  /** What is wrong with which of them. */
  readonly faults: readonly string[];
}

/** Measured after everything is drawn. `touched`: what is pressed is pressed by a finger. */
export async function sightOf(page: Page, touched: boolean): Promise<Sight> {
  return page.evaluate(measured, touched);
}

async function measured(touched: boolean): Promise<Sight> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // Behind the frame in which words are set smaller, and before anything else comes to stand there.
  await new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  });
  /** Half a pixel is rounding; a corner is round. */
  const SLACK = 1.5;
  const CORNER = 5;
  const LEAST = 43.5;
  const PRESSED = 'button, a[href], input, select, summary, [role="button"]';
  const isThere = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    one.getBoundingClientRect().width > 1;
  const within = (
    inner: DOMRect,
    outer: DOMRect | { left: number; top: number; right: number; bottom: number },
  ) =>
    inner.left >= outer.left - SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** Words that reach out of what they stand in. */
  const spilt = (one: Element, box: DOMRect): string | null => {
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const around = text.parentElement!;
      if (!text.textContent?.trim() || around.closest('.visually-hidden') || !isThere(around)) continue;
      // For ears alone, where a shorter name is seen.
      if (getComputedStyle(around).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((rect) => !within(rect, box))) return text.textContent.trim();
    }
    return null;
  };

  const faultsOf = (one: Element): string[] => {
    const box = one.getBoundingClientRect();
    const name = (one.textContent ?? '').trim().slice(0, 50);
    const found: string[] = [];
    if (!within(box, page)) found.push('reaches out of the window');
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const points = [
      [x, y],
      [box.left + CORNER, box.top + CORNER],
      [box.right - CORNER, box.top + CORNER],
      [box.left + CORNER, box.bottom - CORNER],
      [box.right - CORNER, box.bottom - CORNER],
    ] as const;
    const over = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((hit) => !hit || !one.contains(hit));
    if (over !== undefined) found.push(`is covered by ${over?.getAttribute('class') ?? over?.tagName}`);
    if (touched && Math.min(box.width, box.height) < LEAST)
      found.push(`is ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`);
    const out = spilt(one, box);
    if (out !== null) found.push(`spills “${out.slice(0, 40)}”`);
    return found.map((fault) => `${name}: ${fault}`);
  };

  // Targets and spaces that come after a card was pressed are seen with the card.
  const answers = [
    ...document.querySelectorAll('.question[data-kind] [data-option], .target-ways .btn, .sure-buttons .btn'),
    ...document.querySelectorAll('.dock-end button'),
  ].filter((one, i, all) => all.indexOf(one) === i && !one.closest('.target-options') && isThere(one));
  const wrong = answers.map(faultsOf);
  const faults = wrong.flat();
  for (const one of document.querySelectorAll('.dock .question-head > *, .dock .hero > *')) {
    const dock = one.closest('.dock')!.getBoundingClientRect();
    const out = isThere(one) ? spilt(one, dock) : null;
    if (out !== null) faults.push(`the dock cuts “${out.slice(0, 40)}”`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');

  const others = [...document.querySelectorAll(PRESSED)].filter(
    (one) =>
      isThere(one) &&
      !one.closest('[data-option], .deeds, .answers, .exchange-item, .track-bar, .board, [inert]'),
  );
  const table = document.querySelector('.table-board')!.getBoundingClientRect();
  // On a phone the goal is a strip over the board's upper edge (face.md 2).
  const strip =
    document.querySelector('[data-layout="phone"] > .goal-line')?.getBoundingClientRect().height ?? 0;
  const dock = document.querySelector('.dock')!.getBoundingClientRect();
  const drawing = document.querySelector('.board-drawing')!;
  const wide = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  return {
    seen: wrong.filter(({ length }) => length === 0).length,
    all: answers.length,
    controls: others.length + Number(document.querySelector('.track-bar') !== null),
    board: (table.width * (table.height + strip)) / (innerWidth * innerHeight),
    dock: dock.left > 1 ? dock.width : dock.height,
    space: (drawing.getBoundingClientRect().width / wide) * 100,
    faults,
  };
}
