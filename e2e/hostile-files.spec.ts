import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { walkPack } from '../tests/support/walk.ts';
import { openDrawer } from './drawer.ts';
import { openAdvanced, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

// Files made to have the page call a foreign server, and a server that counts who calls.

let server: Server;
let foreign = '';
const calls: string[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((done) => server.close(done)));

const zipped = (files: readonly { readonly path: string; readonly text: string }[]) => ({
  name: 'my-pack.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync(Object.fromEntries(files.map(({ path, text }) => [path, Buffer.from(text)])))),
});

/** Every text of the JSON but the ones that rules and checks read. */
function withText(json: unknown, change: (text: string) => string, key = ''): unknown {
  if (typeof json === 'string')
    return /^(name|text|intro|note|description|licence)$/.test(key) ? change(json) : json;
  if (Array.isArray(json)) return json.map((one) => withText(one, change, key));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, one]) => [name, withText(one, change, name)]));
}

/** What the page asks of any other server than its own. */
function strangers(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(foreign)) asked.push(request.url());
  });
  return asked;
}

test('a pack full of markup, styles and addresses is shown as text, and no request leaves', {
  tag: '@quick',
}, async ({ page }) => {
  const asked = strangers(page);
  await withoutWaiting(page);
  const markup = `<img src=${foreign}/a><script src=${foreign}/b></script>);url(${foreign}/c)`;
  const files = walkPack().map(({ path, text }) => {
    const short = (old: string) => (old.length > 60 ? `${markup} ${old}` : `<img src=${foreign}/d>`);
    return { path, text: JSON.stringify(withText(JSON.parse(text), short)) };
  });
  await page.goto('./');
  await page.getByLabel('Add a zip').setInputFiles(zipped(files));
  await expect(page.getByText(`<img src=${foreign}/d> 0.1.0 is loaded`)).toBeVisible();
  await page.getByRole('button', { name: 'Show cards' }).click();
  await page.goto('./#/set-up/dusk-at-the-gate');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('region', { name: 'The open question' })).toBeVisible();
  await openDrawer(page, 'Goal');

  // A colour that is an address is no colour: the encounter is refused, and says where.
  const colours = walkPack().map(({ path, text }) => ({
    path,
    text: path.endsWith('dusk-at-the-gate.json')
      ? text.replace(/\}\s*$/, `, "totems": { "x,url(${foreign}/e)": { "text": "x", "do": [] } } }`)
      : text,
  }));
  await page.goto('./');
  await page.getByLabel('Add a zip').setInputFiles(zipped(colours));
  await expect(page.getByText('an id: lower-case letters and digits').first()).toBeVisible();

  expect(asked).toEqual([]);
  expect(calls).toEqual([]);
});

test('the page and its server say that nothing foreign may be loaded, and the browser keeps to it', {
  tag: '@quick',
}, async ({ page, request }) => {
  const answer = await request.get('./');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'self'");
  expect(await answer.text()).toContain('http-equiv="Content-Security-Policy"');
  await page.goto('./');
  const loaded = await page.evaluate(async (address) => {
    const image = new Promise((done) => {
      const element = new Image();
      element.onload = () => done('image');
      element.onerror = () => done(null);
      element.src = `${address}/g`;
    });
    const styled = document.createElement('i');
    styled.style.background = `url(${address}/h)`;
    document.body.append(styled);
    const fetched = fetch(`${address}/i`).then(
      () => 'fetch',
      () => null,
    );
    return Promise.all([image, fetched]);
  }, foreign);
  expect(loaded).toEqual([null, null]);
  expect(calls).toEqual([]);

  await page.getByRole('button', { name: /credits/i }).click();
  const link = page.getByRole('link', { name: 'All licenses' });
  const licences = await request.get((await link.getAttribute('href'))!);
  const text = await licences.text();
  for (const part of ['react-dom', 'cinzel', 'SIL OPEN FONT LICENSE', 'CC BY 3.0', 'Apache License'])
    expect(text).toContain(part);
});

/** Whatever leaves the own origin, or would have if the browser let it: asked of the whole context. */
async function watchContext(context: BrowserContext, own: string): Promise<string[]> {
  const left: string[] = [];
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(own).origin,
    async (route) => {
      left.push(`request ${route.request().url()}`);
      await route.abort();
    },
  );
  await context.exposeFunction('tellViolation', (what: string) => {
    left.push(`violation ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { tellViolation(what: string): void }).tellViolation;
      tell(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return left;
}

const files = (edit: (path: string, json: Record<string, unknown>) => void) =>
  walkPack().map(({ path, text }) => {
    const json = JSON.parse(text) as Record<string, unknown>;
    edit(path, json);
    return { path, text: JSON.stringify(json) };
  });

const ENCOUNTER = 'dusk-at-the-gate.json';

test('packs whose loot keys, token colours and icons are addresses are refused, and nothing leaves', async ({
  page,
  context,
  baseURL,
}) => {
  const left = await watchContext(context, baseURL!);
  await withoutWaiting(page);
  await page.goto('./');
  const address = `x,url(${foreign}/k)`;
  const attacks: readonly (readonly [RegExp, (path: string, json: Record<string, unknown>) => void])[] = [
    [
      /loot/,
      (path, json) => {
        if (path.endsWith(ENCOUNTER)) json.loot = { [address]: { gold: 1 } };
      },
    ],
    [
      /tokens, no\. 1/,
      (path, json) => {
        if (path.endsWith(ENCOUNTER))
          json.tokens = [{ id: 'leak', kind: 'loot', colour: address, at: [1, 1] }];
      },
    ],
    [
      /icon/,
      (path, json) => {
        if (path.includes('/combatants/')) json.icon = `${foreign}/icon.svg`;
      },
    ],
  ];
  await openAdvanced(page);
  for (const [place, edit] of attacks) {
    await page.getByLabel('Add a zip').setInputFiles(zipped(files(edit)));
    const told = page.locator('.packs .problem-lines').filter({ hasText: place }).first();
    await expect(told).toBeVisible();
    // The path is there for whoever mends the file, and folded.
    await expect(told.locator('details').first()).not.toHaveAttribute('open');
    // Another than the first is asked of, with what is wrong with it, before it takes the first one's place.
    await page
      .locator('.packs')
      .getByRole('button', { name: /^(Close|Keep)/ })
      .click();
    await page.reload();
  }
  expect(left).toEqual([]);
  expect(calls).toEqual([]);
});

const SAVES: readonly (readonly [what: string, keys: RegExp, comes: 'shown' | 'refused'])[] = [
  ['dice', /^die$/, 'refused'],
  ['colours', /^colou?r$/, 'shown'],
  ['icons and styles', /^(icon|art|image|style|className|src|href)$/, 'shown'],
  ['names and sentences', /^(name|note|text|quote)$/, 'shown'],
];
for (const [what, keys, comes] of SAVES)
  test(`a save with ${what} of markup and addresses is ${comes}, and nothing leaves`, async ({
    page,
    context,
    baseURL,
  }) => {
    const left = await watchContext(context, baseURL!);
    await withoutWaiting(page);
    const hostile = `x),url(${foreign}/q)<img src=${foreign}/n onerror=fetch('${foreign}/o')><style>*{background:url(${foreign}/p)}</style>`;
    const saved = JSON.parse(
      readFileSync('tests/replays/formats/2/won.json', 'utf8'),
      (key, value: unknown) => (typeof value === 'string' && keys.test(key) ? hostile : value),
    );
    // What no table writes is passed over, or told; it is never shown.
    Object.assign(saved.initial.figures[0], { icon: hostile, style: hostile });
    // Its decisions do not run, so that what was recorded beside them is what is shown.
    saved.log.decisions[0].option = 'nothing';
    await page.goto('./');
    await page.getByLabel('Load a file').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(saved)),
    });
    const told = page.getByRole('alert').first();
    await expect(told).toBeVisible();
    const watch = page.getByRole('link', { name: /watch/i }).first();
    if (await watch.isVisible()) await watch.click();
    if (comes === 'shown') {
      await expect(page.locator('.board-static')).toBeVisible();
      await page.getByRole('button', { name: 'Go to the end' }).click();
    } else await expect(told).toContainText(/Nothing was changed|In /);
    await expect(page.getByText(/Something broke/)).toHaveCount(0);
    expect(left).toEqual([]);
    expect(calls).toEqual([]);
  });

test('the watch sees what leaves: a request and a violation that were planted', { tag: '@quick' }, async ({
  page,
  context,
  baseURL,
}) => {
  const left = await watchContext(context, baseURL!);
  await page.goto('./');
  await page.evaluate((address) => {
    new Image().src = `${address}/planted.png`;
  }, foreign);
  await expect.poll(() => left).toContainEqual(expect.stringContaining('violation img-src'));
  // Where no policy holds it back, the request itself is what is seen.
  const bare = await context.newPage();
  await bare.goto('about:blank');
  await bare.evaluate((address) => {
    new Image().src = `${address}/planted.png`;
  }, foreign);
  await expect.poll(() => left).toContainEqual(`request ${foreign}/planted.png`);
  expect(calls).toEqual([]);
});
