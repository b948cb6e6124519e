import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { defaultSetup } from '../../../src/engine/index.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { boldOption, content, dealer, tableOf } from '../../support/table-of-memory.ts';

beforeAll(fetchAll);

afterEach(() => {
  window.location.hash = '';
});

test('a game is watched back and forth, and played on from there', async () => {
  const user = userEvent.setup();
  const table = tableOf();
  const game = await table.begin(
    defaultSetup(content().encounters['training-yard']!, 'watch', ['Anna']),
    'Watched',
  );
  const pick = dealer(2);
  for (let n = 0; n < 40 && game.session.pending; n++) game.decide(boldOption(game.session.pending, pick).id);
  await table.idle();
  const { length } = game.session.events;
  window.location.hash = `#/watch/${game.id}`;
  render(<App table={table} />);
  const where = await screen.findByText(`Decision 0/${game.session.decisions.length} · event 0/${length}`);
  await user.click(screen.getByRole('button', { name: 'Next event' }));
  expect(where).toHaveTextContent(`event 1/${length}`);
  await user.click(screen.getByRole('button', { name: 'Go to the end' }));
  expect(where).toHaveTextContent(
    `Decision ${game.session.decisions.length}/${game.session.decisions.length}`,
  );
  await user.keyboard('{ArrowLeft}');
  expect(where).toHaveTextContent(`event ${length - 1}/${length}`);
  await user.click(screen.getByRole('button', { name: 'Go to the start' }));
  await user.click(screen.getByRole('button', { name: 'Next decision' }));
  await user.click(screen.getByRole('button', { name: 'Play from here' }));
  expect(await screen.findByRole('region', { name: 'The open question' })).toBeInTheDocument();
  expect(table.current()!.session.decisions.length).toBeLessThan(5);
});
