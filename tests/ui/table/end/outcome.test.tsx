import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { App } from '../../../../src/app/app.tsx';
import type { EncounterSession } from '../../../../src/engine/index.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { drive, newGame } from '../../../support/games.ts';
import { tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

/** Played to its end by a bot. */
const ended = (encounter: string, seed: string): EncounterSession =>
  drive(newGame(encounter, seed), 'simple', seed, 5000);

async function open(session: EncounterSession) {
  const table = tableOf();
  const { id } = await table.beginWith(() => session, 'Played out');
  window.location.hash = `#/play/${id}`;
  render(<App table={table} />);
  const dialog = await screen.findByRole('alertdialog');
  return { table, id, dialog, golden: () => [...dialog.querySelectorAll('.btn-primary')] };
}

describe('after a victory', () => {
  test('the first fight leads to the campaign, with another battle beside it', async () => {
    const { dialog, golden } = await open(ended('first-fight', 'won'));
    expect(within(dialog).getByRole('heading', { name: 'You won!' })).toBeInTheDocument();
    expect(dialog).toHaveTextContent(/\d rounds, \d+ gold/);
    expect(golden()).toEqual([within(dialog).getByRole('link', { name: 'Start the campaign' })]);
    for (const name of ['Another battle', 'Watch again', 'Analyze', 'Home'])
      expect(within(dialog).getByRole('link', { name })).toBeInTheDocument();
  });

  test('any other leads to the next on the shelf', async () => {
    const { dialog, golden } = await open(ended('training-yard', 'won'));
    expect(golden()).toEqual([within(dialog).getByRole('link', { name: 'Next: The First Fight' })]);
    expect(within(dialog).getByRole('link', { name: 'Start the campaign' })).toBeInTheDocument();
  });
});

describe('after a defeat', () => {
  const lost = () => ended('two-bells', 'lost');

  test('who fell by whom, and one golden button: once more, the same with other dice', async () => {
    const session = lost();
    const { dialog, golden, table, id } = await open(session);
    expect(within(dialog).getByRole('heading', { name: 'You lost' })).toBeInTheDocument();
    expect(dialog.querySelector('.outcome-falls')).toHaveTextContent(
      /^Nightingale, Zeke, Rook and Remi went down\.$/,
    );
    expect(dialog.querySelector('.outcome-why')).toHaveTextContent(/^All heroes fell\.$/);
    const again = within(dialog).getByRole('button', { name: 'Try again' });
    expect(golden()).toEqual([again]);
    await userEvent.click(again);
    await screen.findByRole('region', { name: 'The open question' });
    const { session: next, id: nextId } = table.current()!;
    expect(nextId).not.toBe(id);
    expect(next.setup).toEqual({ ...session.setup, seed: next.setup.seed });
    expect(next.setup.seed).not.toBe(session.setup.seed);
    expect(next.state.outcome).toBeNull();
  });

  test('back one round: its last round begins anew, in a game of its own', async () => {
    const session = lost();
    const { clock } = session.state;
    const { dialog, table } = await open(session);
    await userEvent.click(within(dialog).getByRole('button', { name: /^Back to round \d+$/ }));
    await screen.findByRole('region', { name: 'The open question' });
    const game = table.current()!;
    expect(game.session.state.outcome).toBeNull();
    expect(game.session.state.clock.round).toBeLessThanOrEqual(clock.round);
    expect(game.session.state.clock.round).toBeGreaterThanOrEqual(clock.round - 1);
  });

  test('easier: the same where it asks how hard it is to be', async () => {
    const { dialog, table } = await open(lost());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Easier' }));
    await screen.findByRole('region', { name: 'The open question' });
    expect(table.current()!.session.setup).toMatchObject({ encounter: 'two-bells', difficulty: 'easy' });
  });

  test('elsewhere an easier battle is named', async () => {
    const { dialog } = await open(ended('under-hallow-street', 'lost'));
    expect(within(dialog).getByRole('link', { name: /^Easier: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/set-up\//),
    );
  });
});
