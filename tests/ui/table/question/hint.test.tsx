import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
  const isThere = () => screen.queryByRole('region', { name: 'Hint' }) !== null;
  expect(isThere()).toBe(false);
  expect(document.querySelector('[data-hinted]')).toBeNull();

  const before = session.hash;
  // Looked at in the same breath: a rule of thumb may be there in the next.
  fireEvent.keyDown(document.body, { key: 'h', code: 'KeyH' });
  // What is said aloud stands in a part of the page that was there before: said that it thinks, then what of it.
  expect(hint().getByRole('status')).toHaveTextContent('Thinking …');
  await waitFor(() => expect(hint().getByRole('status')).toHaveTextContent(/^Suggestion: /));
  const marked = document.querySelector<HTMLElement>('[data-hinted]')!;
  // Marked is the answer, or the card that stands for it among others.
  const of = marked.dataset.option!.split(' ');
  expect(session.pending!.options.map(({ id }) => id)).toEqual(expect.arrayContaining(of));
  expect(session.hash).toBe(before);
  expect(session.decisions).toHaveLength(0);

  await user.click(hint().getByRole('button', { name: /Hide hint/ }));
  expect(document.querySelector('[data-hinted]')).toBeNull();
  // Asked and dropped at once: nothing comes of it.
  await user.keyboard('hh');
  expect(isThere()).toBe(false);

  await user.keyboard('h');
  await waitFor(() => expect(document.querySelector('[data-hinted]')).not.toBeNull());
  await user.click(document.querySelector('[data-hinted]')!);
  // Spaces lie under a card: it is marked among them as well.
  const listed = await screen.findByRole('dialog', { name: 'Choose a lit space' });
  await waitFor(() => expect(listed.querySelectorAll('[data-hinted]')).toHaveLength(1));
  await user.click(listed.querySelector('[data-hinted]')!);
  await waitFor(() => expect(session.decisions.length).toBeGreaterThan(0));
  await waitFor(() => expect(isThere()).toBe(false));
});
