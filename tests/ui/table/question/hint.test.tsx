import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { App } from '../../../../src/app/app.tsx';
import { fetchAll } from '../../../support/all-parts.ts';
import { labOnPage } from '../../../support/lab-on-page.ts';
import { tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

test('a hint: off until it is asked, said aloud, marked on its answer, put away, gone with the question', async () => {
  const user = userEvent.setup();
  window.location.hash = '#/set-up/training-yard';
  const table = tableOf();
  render(<App table={table} lab={labOnPage()} />);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByRole('region', { name: 'The open question' });
  const session = table.current()!.session;
  const hint = () => within(screen.getByRole('region', { name: 'Hint' }));
  expect(hint().getByRole('status')).toBeEmptyDOMElement();
  expect(document.querySelector('[data-hinted]')).toBeNull();

  const before = session.hash;
  await user.keyboard('h');
  await waitFor(() => expect(hint().getByRole('status')).toHaveTextContent(/^The planner would: /));
  const marked = document.querySelector<HTMLElement>('[data-hinted]')!;
  expect(session.pending!.options.map(({ id }) => id)).toContain(marked.dataset.option);
  expect(session.hash).toBe(before);
  expect(session.decisions).toHaveLength(0);

  await user.click(hint().getByRole('button', { name: /Put the hint away/ }));
  expect(document.querySelector('[data-hinted]')).toBeNull();
  // Asked and dropped at once: nothing comes of it.
  await user.keyboard('hh');
  expect(hint().getByRole('status')).toBeEmptyDOMElement();

  await user.keyboard('h');
  await waitFor(() => expect(document.querySelector('[data-hinted]')).not.toBeNull());
  document.querySelector<HTMLElement>('[data-hinted]')!.click();
  await waitFor(() => expect(session.decisions.length).toBeGreaterThan(0));
  await waitFor(() => expect(hint().getByRole('status')).toBeEmptyDOMElement());
});
