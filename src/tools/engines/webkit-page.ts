/** WebKitGTK by its own driver and the plain protocol of the W3C (WebDriver), on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { asExpression, type EnginePage, heldWith, SIZE } from './engine-page.ts';
import { ensureWebKit } from './find-engines.ts';

/** Keys that are no letters, as the protocol writes them (WebDriver 17.4.2). */
const NAMED: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Shift: '\uE008',
};

/** Limits against a hang, ms. */
const SCRIPT_LIMIT = 300_000;
const START_TRIES = 150;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}

/** A screen of its own; Xvfb takes a free number and says which. */
async function openScreen(xvfb: string): Promise<{ process: ChildProcess; display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn(xvfb, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const said = process.stdio[3] as Readable;
  const number = await new Promise<string>((done, fail) => {
    said.once('data', (text: Buffer) => done(text.toString().trim()));
    process.once('exit', () => fail(new Error('Xvfb did not start')));
  });
  return { process, display: `:${number}` };
}

/** One line of the protocol; throws Error with what the driver says. */
async function call(
  root: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(`${root}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebKitWebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Asks until the driver listens. */
async function comeUp(root: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await call(root, 'GET', '/status');
      return;
    } catch (error) {
      if (tries >= START_TRIES) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** Starts one. Throws Error where none can be had or it does not come up. */
export async function openWebKit(): Promise<EnginePage> {
  const { driver, browser, xvfb } = ensureWebKit();
  const screen = await openScreen(xvfb);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    // There is no graphics card, and as root no sandbox.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driving = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const root = `http://127.0.0.1:${port}`;
  const end = () => {
    if (driving.pid) process.kill(-driving.pid, 'SIGKILL');
    screen.process.kill('SIGKILL');
  };
  try {
    await comeUp(root);
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId, capabilities } = (await call(root, 'POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const session = `/session/${sessionId}`;
    await call(root, 'POST', `${session}/timeouts`, { script: SCRIPT_LIMIT, pageLoad: SCRIPT_LIMIT });
    const page = pageOf(root, session, capabilities.browserVersion, end);
    await resize(root, session, page);
    return page;
  } catch (error) {
    end();
    throw error;
  }
}

function pageOf(root: string, session: string, version: string, end: () => void): EnginePage {
  const post = (path: string, body: object = {}) => call(root, 'POST', `${session}${path}`, body);
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  const tap = (each: string) => {
    const [shift, key] = heldWith(each);
    const value = NAMED[key] ?? key;
    const { Shift } = NAMED;
    return shift && Shift ? [down(Shift), down(value), up(value), up(Shift)] : [down(value), up(value)];
  };
  return {
    engine: 'WebKit',
    version: `WebKitGTK ${version}`,
    goto: async (url) => void (await post('/url', { url })),
    reload: async () => void (await post('/refresh')),
    async ask(run, ...args) {
      const script = `const done = arguments[0];
        try { ${asExpression(run, args)}.then((value) => done({ value }), (error) => done({ error: String(error) })); }
        catch (error) { done({ error: String(error) }); }`;
      const told = (await post('/execute/async', { script, args: [] })) as { value: string; error?: string };
      if (told.error !== undefined) throw new Error(told.error);
      return JSON.parse(told.value);
    },
    async press(...keys) {
      for (const key of keys) {
        const actions = tap(key);
        await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      }
    },
    picture: async () => Buffer.from((await call(root, 'GET', `${session}/screenshot`)) as string, 'base64'),
    async close() {
      await call(root, 'DELETE', session).catch(() => {}); // it ends with its driver
      end();
    },
  };
}

/** As wide and high within as the others. */
async function resize(root: string, session: string, page: EnginePage): Promise<void> {
  const rect = (size: object) => call(root, 'POST', `${session}/window/rect`, { x: 0, y: 0, ...size });
  await rect(SIZE);
  const inside = await page.ask(() => ({ width: innerWidth, height: innerHeight }));
  await rect({
    width: 2 * SIZE.width - inside.width,
    height: 2 * SIZE.height - inside.height,
  });
}
