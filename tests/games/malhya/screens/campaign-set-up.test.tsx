import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { App } from '../../../../src/app/app.tsx';
import { packLog } from '../../../../src/stores/opened/link.ts';
import { guestOnPage } from '../../../support/guest-on-page.tsx';
import { tableWith } from '../../../support/table-of-memory.ts';
import { FIRST, introduction } from '../campaign/parish.ts';
import { content, playTo } from '../trial.ts';

const user = userEvent.setup({ delay: null });
const { guests, openLink } = guestOnPage('Malhya');

test('offers the campaign beside the missions, with its length and the mode', async () => {
  window.location.hash = '#/guest/malhya';
  const table = tableWith({
    guests: guests.map(({ id, load }) => ({ id, games: async (ground) => (await load()).gamesOn(ground) })),
  });
  render(<App table={table} guests={guests} />);
  const missions = within(await screen.findByRole('radiogroup', { name: 'Mission' }));
  expect(missions.getByRole('radio', { name: /Flooded Archive/ })).toBeChecked();
  expect(missions.queryByRole('radio', { name: /Wet Ledger/ })).toBeNull();
  // Whoever reads them in order meets the quay before its second evening.
  const names = missions.getAllByRole('radio').map((one) => one.closest('label')?.textContent ?? '');
  const at = (name: string) => names.findIndex((one) => one.includes(name));
  expect(at('The Quay of Lamps')).toBeGreaterThan(-1);
  expect(at('The Quay of Lamps')).toBeLessThan(at('The Same Quay, Quietly'));
  expect(screen.queryByRole('radiogroup', { name: 'Length of a campaign' })).toBeNull();
  expect(screen.getByRole('radio', { name: /^Normal/ })).toBeChecked();
  await user.click(missions.getByRole('radio', { name: /^Campaign: The Tenth Parish/ }));
  const pace = within(screen.getByRole('radiogroup', { name: 'Length of a campaign' }));
  expect(pace.getByRole('radio', { name: /^All of it/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText(/nine parishes pay their tithe/i)).toBeInTheDocument();
});

test('goes on with the next booklet, whose pages are fetched for it', async () => {
  // To its last question.
  const whole = playTo(introduction());
  const session = whole.fork(whole.decisions.length - 1);
  await openLink(packLog(session.toLog(), session.questions));
  const { option } = whole.decisions.at(-1)!;
  await user.click(document.querySelector<HTMLElement>(`[data-option~="${option}"]`)!);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const next = await screen.findByRole('button', { name: 'Begin The Wet Ledger' });
  await user.click(next);
  const { text } = content.missions[FIRST]!;
  expect(await screen.findByText(text)).toBeInTheDocument();
});
