import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Option } from '../../../../src/engine/index.ts';
import { whomAhead } from '../../../../src/stores/middara/asked-ahead.ts';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { SessionContext } from '../../../../src/ui/table/context/use-choice-odds.ts';
import { AtAnyTime } from '../../../../src/ui/table/question/Beside.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { gameOf, playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

test('on whom an item is used is chosen before it is used up, and can still be left', async () => {
  const session = sessionOf('a', 'wheels-within');
  const asksWhom = (option: Option) => whomAhead(session, option) !== null;
  playUntil(session, ({ kind, options }) => kind === 'choose-target' && options.some(asksWhom), 1);
  const pending = session.pending!;
  const item = pending.options.find(asksWhom)!;
  const { targets, next } = whomAhead(session, item)!;
  const before = session.decisions.length;
  const on = { onAnswer: vi.fn(), onOrder: vi.fn() };
  const position = gameOf(session).positionOf(session.state);
  render(
    <SessionContext value={session}>
      <TableContext value={tableOf()}>
        <AtAnyTime position={position} pending={pending} hinted={undefined} {...on} />
      </TableContext>
    </SessionContext>,
  );
  const press = (id: string) => userEvent.click(document.querySelector(`.options [data-option~="${id}"]`)!);
  const [items] = screen.getAllByRole('button');
  await userEvent.click(items!);
  await press(item.id);
  expect(screen.getByRole('dialog', { name: en.tell(position).title(next) })).toBeInTheDocument();
  for (const { id } of targets) expect(document.querySelector(`[data-option~="${id}"]`)).not.toBeNull();
  expect(on.onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await press(item.id);
  await press(targets[1]!.id);
  expect(on.onOrder).toHaveBeenCalledExactlyOnceWith([item.id, targets[1]!.id]);
  expect(session.decisions.length).toBe(before);
  expect(screen.queryByRole('dialog')).toBeNull();
});
