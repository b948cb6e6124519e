import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { STAKES } from '../../../src/stores/middara/stake-kinds.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { boldOption, dealer, sessionOf, tableWith } from '../../support/table-of-memory.ts';

/** Drawn at once, as in a browser, not when `act` says so. */
const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  // Odds and what is passed along come by the clock: they are no part of what a decision draws.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  acting.IS_REACT_ACT_ENVIRONMENT = true;
  window.location.hash = '';
});

/** Until React, and what keeps the game, have nothing to do. */
async function rest(): Promise<void> {
  for (let n = 0; n < 40; n++) await new Promise((done) => setImmediate(done));
}

test('a decision draws the table twice at most, what came of it and the feed after it; spaces to choose from come then', async () => {
  const table = tableWith({ storage: { ...memoryStorage(), lasts: true } });
  // What is pressed is done at the first press.
  for (const kind of STAKES) table.settings.getState().setAsked(kind, false);
  const { id } = await table.begin(sessionOf('commits', 'under-hallow-street').setup, 'Commits');
  window.location.hash = `#/play/${id}`;
  // The screen's own part of the page, however long it takes to come.
  await fetchAll();
  let commits = 0;
  acting.IS_REACT_ACT_ENVIRONMENT = false;
  render(
    <Profiler
      id="table"
      onRender={(_id, phase) => {
        // A tooltip that is new is told where it hangs before anything is painted: no drawing of its own.
        if (phase !== 'nested-update') commits += 1;
      }}
    >
      <App table={table} />
    </Profiler>,
  );
  await rest();
  expect(screen.getByRole('region', { name: 'The open question' })).toBeInTheDocument();
  const game = table.current()!;
  const pick = dealer(7);
  const drawn = new Map<string, number>();
  for (let n = 0; n < 70 && drawn.size < 10; n++) {
    const { pending, decisions } = game.store.getState();
    if (!pending) break;
    const { id: option, act } = boldOption(pending, pick);
    // A Re-Equip is laid out on its sheet before anything of it is decided.
    const button =
      act.do === 're-equip' ? null : document.querySelector<HTMLElement>(`[data-option="${option}"]`);
    commits = 0;
    if (button) button.click();
    else game.decide(option);
    await rest();
    expect(game.store.getState().decisions).toBeGreaterThan(decisions);
    const draws = commits - (document.querySelector('.space-options') ? 1 : 0);
    drawn.set(pending.kind, Math.max(draws, drawn.get(pending.kind) ?? 0));
  }
  expect(drawn.size).toBeGreaterThanOrEqual(6);
  expect([...drawn].filter(([, most]) => most > 2)).toEqual([]);
});
