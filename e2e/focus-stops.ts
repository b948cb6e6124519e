import type { CDPSession, Page } from '@playwright/test';

/** A place the Tab key comes to, as a screen reader tells it. */
export interface Stop {
  readonly role: string;
  readonly name: string;
  /** Where it stands, for whoever has to find it. */
  readonly where: string;
}

const WHERE = `(() => {
  const now = document.activeElement;
  if (!now || now === document.body) return '';
  const of = (one) => one.tagName.toLowerCase() + (one.className && typeof one.className === 'string' ? '.' + one.className.trim().split(/\\s+/).join('.') : '');
  return (now.parentElement ? of(now.parentElement) + ' > ' : '') + of(now);
})()`;

async function stopOf(session: CDPSession): Promise<Stop> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { result: where } = await session.send('Runtime.evaluate', { expression: WHERE });
  if (!result.objectId || where.value === '') return { role: '', name: '', where: '' };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  return { role: node?.role?.value ?? '', name: (node?.name?.value ?? '').trim(), where: where.value };
}

/** All stops of a screen, in the order of Tab from the top, until it leaves the page or comes round. */
export async function stopsOf(page: Page, most = 250): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    // The order begins at the top, not where the last press was.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const stops: Stop[] = [];
  const seen = (() => {
    let first: string | null = null;
    return (stop: Stop) => {
      const key = `${stop.where} ${stop.role} ${stop.name}`;
      first ??= key;
      return stops.length > 1 && key === first;
    };
  })();
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(session);
    if (stop.where === '' || seen(stop)) break;
    stops.push(stop);
  }
  await session.detach();
  return stops;
}

/** Roles that say nothing of what may be done there. */
const MUTE = /^(|generic|none|presentation|GenericContainer|paragraph|Section|list|listitem|StaticText)$/;

/** Stops without a role that means something, or without a name. */
export const muteStops = (stops: readonly Stop[]): Stop[] =>
  stops.filter(({ role, name }) => MUTE.test(role) || name === '');

/** Stops next to each other, or with the same role, that nobody could tell apart. */
export const alikeStops = (stops: readonly Stop[]): Stop[] =>
  stops.filter((one, i) => stops.findIndex((other) => other.role === one.role && other.name === one.name) < i);
