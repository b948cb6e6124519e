/**
 * Three pages press as chance has it over lines that lose, double, delay and part, and are closed and opened in the
 * middle: in the end all have the same game, no page has ever shown a decision that is not in the stream, and whatever
 * came back out of the stream stays.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settled } from '../../support/hand-clock.ts';
import { FakeHost, friend, hosted, type Page, reloaded, until } from '../../support/online-pages.ts';
import type { Way } from '../../support/unkind-transport.ts';

const WAYS: readonly Way[] = ['lost', 'unheard', 'twice'];
const page = fc.nat({ max: 2 });
const STEPS = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({ does: fc.constant('press' as const), page, which: fc.nat({ max: 9 }) }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('undo' as const), page }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('redo' as const), page }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('cut' as const), page }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('mend' as const), page }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('way' as const), page, way: fc.nat({ max: 2 }) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const), page }) },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant('lose' as const), messages: fc.integer({ min: 1, max: 3 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 20 }) }),
    },
  ),
  { minLength: 15, maxLength: 40 },
);
type Step = ReturnType<typeof STEPS.generate>['value'][number];

/** What was taken, as the stream has it: by number, each mix of a message there. */
const mixesOf = ({ game }: Page) => game.session.decisions.map(({ mix, option }) => `${mix} ${option}`);

async function play(steps: readonly Step[]): Promise<void> {
  const host = new FakeHost();
  const { page: one, tail } = await hosted(host, ['seat-1']);
  const pages = [one, await friend(host, tail, 'seat-2', 'Ben')];
  // A seat's second browser: two pages that may answer the same.
  const { friend: twin } = await twinOf(host, pages[1]!);
  pages.push(twin);
  /** All that any page has shown. */
  const shown = new Set<string>();
  const look = () => {
    for (const each of pages) for (const mix of mixesOf(each)) shown.add(mix);
  };
  for (const step of steps) {
    await did(host, pages, step);
    await settled();
    look();
  }
  for (const { line } of pages) {
    line.goes(() => 'well');
    line.mend();
  }
  await host.clock.pass(1000);
  await until(() => pages.every(({ state }) => state.caughtUp && state.sent === null));
  await host.clock.pass(130_000);
  await until(() => new Set(pages.map(({ hash }) => hash)).size === 1);
  look();
  const [{ hash, decisions }, ...others] = pages as [Page, Page, Page];
  expect(others.map((each) => [each.hash, each.decisions])).toEqual([
    [hash, decisions],
    [hash, decisions],
  ]);
  // Whoever comes now reads the same, and whatever was shown lies in the stream: taken there, or taken back there.
  const late = await friend(host, `${one.online.id}.${host.only.watch}`, null);
  expect([late.hash, mixesOf(late)]).toEqual([hash, mixesOf(pages[0]!)]);
  const said = host.only.stream.messages
    .map(({ text }) => text)
    .join('\n')
    .replaceAll('\\', '');
  for (const one of shown) expect(said).toContain(`"option":"${one.slice(one.indexOf(' ') + 1)}"`);
  for (const { told } of pages)
    expect(told.filter(({ tells }) => tells === 'other-state' || tells === 'other-past')).toEqual([]);
}

async function twinOf(host: FakeHost, of: Page): Promise<{ friend: Page }> {
  const { pageOf, cameOf } = await import('../../support/online-pages.ts');
  const twin = pageOf(host);
  const back = cameOf(await twin.tables.back(of.state.wayBack!.split('/').at(-1)!));
  await twin.open(back.route.split('/')[1]!);
  return { friend: twin };
}

async function did(host: FakeHost, pages: Page[], step: Step): Promise<void> {
  const { clock } = host;
  const at = 'page' in step ? pages[step.page]! : null;
  switch (step.does) {
    case 'press': {
      // Mostly whoever is asked; else somebody in vain.
      const who = (step.which < 8 && pages.find(({ state }) => state.mayAnswer)) || at!;
      const options = who.game.store.getState().pending?.options ?? [];
      if (options.length > 0) who.press(options[step.which % options.length]!.id);
      return clock.pass(150);
    }
    case 'undo':
      at!.game.undo();
      await clock.pass(150);
      for (const { state, online } of pages) if (state.undo?.forMe) online.agree();
      return clock.pass(150);
    case 'redo':
      at!.game.redo();
      return clock.pass(150);
    case 'cut':
      return at!.line.cut();
    case 'mend':
      return at!.line.mend();
    case 'way': {
      let left = 1;
      return at!.line.goes(() => {
        left -= 1;
        return left >= 0 ? WAYS[step.way]! : 'well';
      });
    }
    case 'reload':
      pages[step.page] = await reloaded(host, at!);
      return;
    case 'lose':
      // The host's page is there and has it all.
      pages[0]!.line.mend();
      await settled();
      await host.loses(pages[0]!.online.id, Math.max(6, host.only.stream.messages.length - step.messages));
      return clock.pass(150);
    case 'wait':
      return clock.pass(step.seconds * 1000);
  }
}

test('whatever is pressed and whatever befalls the lines, all pages come to the same', async () => {
  await fc.assert(fc.asyncProperty(STEPS, play), { numRuns: 6, seed: 33, endOnFailure: true });
}, 300_000);
