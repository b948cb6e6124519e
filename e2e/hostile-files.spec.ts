import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { zipSync } from 'fflate';
import { walkPack } from '../tests/support/walk.ts';
import { withoutWaiting } from './table-page.ts';

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

test('a pack full of markup, styles and addresses is shown as text, and no request leaves', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Show the cards' }).click();
  await page.goto('./#/set-up/dusk-at-the-gate');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page.getByRole('region', { name: 'The open question' })).toBeVisible();
  await page.getByRole('tab', { name: 'Encounter' }).click();

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

test('a saved game whose colours and dice are addresses is watched without a request', async ({ page }) => {
  const asked = strangers(page);
  const game = JSON.parse(readFileSync('tests/replays/formats/2/won.json', 'utf8'));
  const text = JSON.stringify(game, (key, value) =>
    (key === 'colour' || key === 'die') && typeof value === 'string' ? `x),url(${foreign}/f)` : value,
  );
  const saved = JSON.parse(text);
  // Its decisions do not run, so that what was recorded beside them is what is shown.
  saved.log.decisions[0].option = 'nothing';
  await withoutWaiting(page);
  await page.goto('./');
  const file = {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(saved)),
  };
  await page.getByLabel('Load a file').setInputFiles(file);
  await page.getByRole('link', { name: /watch/i }).first().click();
  await expect(page.locator('.board-static')).toBeVisible();
  expect(asked).toEqual([]);
  expect(calls).toEqual([]);
});

test('the page and its server say that nothing foreign may be loaded, and the browser keeps to it', async ({
  page,
  request,
}) => {
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
  const link = page.getByRole('link', { name: 'The licences of all that this page holds' });
  const licences = await request.get((await link.getAttribute('href'))!);
  const text = await licences.text();
  for (const part of ['react-dom', 'cinzel', 'SIL OPEN FONT LICENSE', 'CC BY 3.0', 'Apache License'])
    expect(text).toContain(part);
});
