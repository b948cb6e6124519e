import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { namedSaves } from '../../../src/sim/fuzz/named-games.ts';
import type { SavedGame } from '../../../src/stores/kept/saved-game.ts';
import type { Middara } from '../../../src/stores/middara/types.ts';
import { packLog } from '../../../src/stores/opened/link.ts';
import { createReadings } from '../../../src/stores/packs/readings.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { gameOf, playUntil, sessionOf, tableOf } from '../../support/table-of-memory.ts';

beforeAll(fetchAll);

/** A game in the middle of an attack, as a file. */
let save: SavedGame<Middara>;
beforeAll(() => {
  const session = sessionOf('hostile');
  playUntil(session, ({ kind }) => kind === 'dodge');
  save = JSON.parse(JSON.stringify(gameOf(session).record()));
});
afterEach(() => {
  window.location.hash = '';
});

/** Opens what the table made of a file, and looks for what no file may bring to the page. */
async function showFile(text: string): Promise<'played' | 'watched' | 'refused'> {
  const table = tableOf();
  const opened = await table.loadFile(text);
  const at = opened.ok ? `#/play/${opened.value}` : opened.watch ? `#/watch/${opened.watch}` : null;
  if (at === null) return 'refused';
  window.location.hash = at;
  const { unmount } = render(<App table={table} />);
  const board = await screen.findByRole('application', {}, { timeout: 5000 }).catch(() => null);
  expect(screen.queryByText(/Something broke/), text.slice(0, 200)).toBeNull();
  expect(board ?? document.querySelector('main'), text.slice(0, 200)).not.toBeNull();
  // What is said in words may hold an address; what is drawn by may not.
  for (const element of document.body.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (!/^(title|aria-|data-)/.test(name)) expect(value).not.toMatch(/url\(\s*["']?(?!["'#])/);
  expect(document.querySelectorAll('img, script, iframe, object, embed')).toHaveLength(0);
  unmount();
  cleanup();
  return opened.ok ? 'played' : 'watched';
}

describe('saves made to do harm', () => {
  test('those that are taken are shown without breaking the screen', async () => {
    const all = new Map<string, string>();
    for (const text of namedSaves(save)) {
      if (text.length > 3_000_000) continue; // deep and long ones are refused by the reader: tests/fuzz
      const came = await showFile(text);
      if (came !== 'refused') all.set(text, came);
    }
    const ways = new Set(all.values());
    expect(ways).toEqual(new Set(['played', 'watched']));
    expect(all.size).toBeGreaterThan(10);
  });

  test('names and sentences of markup stand there as they are written', async () => {
    const { log, ...rest } = save;
    const name = '<img src=http://203.0.113.9/a onerror=alert(1)>';
    const seats = log.setup.seats.map((seat) => ({ ...seat, name }));
    const decisions = log.decisions.map((one, i) => (i === 0 ? { ...one, option: 'nothing' } : one));
    const game = { ...rest, name, log: { ...log, decisions, setup: { ...log.setup, seats } } };
    expect(await showFile(JSON.stringify(game))).toBe('watched');
    const table = tableOf();
    await table.loadFile(JSON.stringify(game));
    render(<App table={table} />);
    expect(document.querySelector('img')).toBeNull();
  });

  test('a state that no game may begin from is not run to see how long it takes', () => {
    const { log } = save;
    const from = { ...save.initial, figures: [null] } as unknown as typeof log.from;
    expect(() => createReadings().rehearse({ ...log, from }, [])).not.toThrow();
  });
});

test('a link of changed rules is looked at where the game stood: one moment, and nothing to wind', async () => {
  const ahead = sessionOf('moment');
  playUntil(ahead, ({ kind }) => kind === 'dodge');
  const log = ahead.toLog();
  const decisions = log.decisions.map((one, i) => (i === 2 ? { ...one, option: 'fly-away' } : one));
  const table = tableOf();
  const refused = await table.loadLink(packLog({ ...log, rules: '1.0.0', decisions })!);
  if (refused.ok) throw new Error('it was taken');
  window.location.hash = `#/watch/${refused.watch}`;
  render(<App table={table} />);
  expect(await screen.findByText(/^Last recorded position only/)).toBeInTheDocument();
  expect(screen.getByText(/ · event 0\/0$/)).toBeInTheDocument();
  expect(screen.queryByText(/Something broke/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Play from here' })).toBeNull();
});
