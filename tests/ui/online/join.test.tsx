import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import type { OnlineFault, OnlineTables } from '../../../src/stores/online/online-tables.ts';
import { en } from '../../../src/words/en/index.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { axeFaults } from '../../support/axe-faults.ts';
import { doorTo, enteredAt, fakeTable, fakeTables, HOST, person, seatOf } from '../../support/online-fake.ts';
import { tableWith } from '../../support/table-of-memory.ts';

const user = userEvent.setup({ delay: null });
const words = en.ui.online;

beforeAll(fetchAll);
afterEach(() => {
  window.location.hash = '';
});

function at(hash: string, does: Partial<OnlineTables>) {
  window.history.replaceState(null, '', hash);
  return render(<App table={tableWith({})} online={doorTo(fakeTables(does)).offer} />);
}

describe('an invitation', () => {
  test('by keys alone: a name, a free seat, its way back, the table', async () => {
    const table = fakeTable({
      seats: [
        seatOf('seat-1', 'Rook', person('Ana')),
        seatOf('seat-2', 'Zeke', null),
        seatOf('seat-3', 'Remi', null),
      ],
      watching: true,
    });
    const enter = vi.fn<OnlineTables['enter']>(async () => ({ ok: true, value: enteredAt(table) }));
    const page = at('#/join/abcdefghijklmnop.k7m2', { enter });
    expect(await screen.findByRole('heading', { level: 1, name: 'Under Hallow Street' })).toBeInTheDocument();
    expect(enter).toHaveBeenCalledWith('abcdefghijklmnop.k7m2', false, expect.any(Function));
    expect(screen.getByText('Middara')).toBeInTheDocument();
    const take = screen.getByRole('button', { name: /Take this seat: .*Zeke/ });
    expect(take).toHaveAttribute('aria-disabled', 'true');
    await user.click(take);
    expect(table.calls).toEqual([]);
    expect(await axeFaults()).toEqual([]);

    const name = screen.getByRole('textbox', { name: 'Your name' });
    expect(name).toHaveAttribute('maxlength', '40');
    name.focus();
    await user.keyboard(' Ben {Tab}{Enter}');
    expect(table.calls).toEqual([['sit', 'seat-2', 'Ben']]);
    // The own way back, and no second name.
    expect(await screen.findByText(words.back.about)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'QR code: Your way back' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the table' })).toHaveAttribute('href', '#/play/test');
    expect(screen.getByRole('link', { name: 'Go to the table' })).toHaveFocus();
    expect(await axeFaults()).toEqual([]);
    page.unmount();
    expect(table.calls).toHaveLength(1);
  });

  test('packs that are missing are named with their hash, and taken only when that is pressed', async () => {
    const enter = vi.fn<OnlineTables['enter']>(async (_, agreed) =>
      agreed
        ? { ok: true, value: enteredAt(fakeTable({})) }
        : { ok: false, fault: 'packs', packs: [{ name: 'night', hash: '0123456789abcdef' }] },
    );
    const page = at('#/join/t.c', { enter });
    expect(await screen.findByText(/packs you do not have: night \(01234567\)/)).toBeInTheDocument();
    expect(await axeFaults()).toEqual([]);
    expect(enter.mock.calls.map(([, agreed]) => agreed)).toEqual([false]);
    await user.click(screen.getByRole('button', { name: 'Take the packs' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Under Hallow Street' })).toBeInTheDocument();
    expect(enter.mock.calls.map(([, agreed]) => agreed)).toEqual([false, true]);
    page.unmount();
  });

  test('while a long past is read it is shown who sits where and how far it is, with nothing to press', async () => {
    let come = () => {};
    const enter: OnlineTables['enter'] = (_, __, early) =>
      new Promise((done) => {
        const seats = [seatOf('seat-1', 'Rook', person('Ana')), seatOf('seat-2', 'Zeke', null)];
        early?.({ name: 'Under Hallow Street', game: 'middara', seats, decisions: 401, waitsFor: 'Ana' });
        come = () => done({ ok: true, value: enteredAt(fakeTable({ seats })) });
      });
    const page = at('#/join/t.c', { enter });
    expect(await screen.findByRole('heading', { level: 1, name: 'Under Hallow Street' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(words.early.reading);
    expect(screen.getByText(/401 decisions so far. Waiting for .*Ana/)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'RookAna',
      'Zekefree',
    ]);
    expect(screen.queryByRole('button', { name: /seat/ })).toBeNull();
    expect(await axeFaults()).toEqual([]);
    come();
    expect(await screen.findByRole('button', { name: /Take this seat: .*Zeke/ })).toBeInTheDocument();
    expect(screen.queryByText(words.early.reading)).toBeNull();
    page.unmount();
  });

  test('a full table is watched; whoever goes elsewhere leaves no line open', async () => {
    const table = fakeTable({
      seats: [seatOf('seat-1', 'Rook', person('Ana')), seatOf('seat-2', 'Zeke', { by: 'bot' })],
    });
    const page = at('#/join/t.c', {
      enter: async () => ({ ok: true, value: enteredAt(table, { hidden: true }) }),
    });
    expect(await screen.findByText(words.join.full)).toBeInTheDocument();
    expect(screen.getByText(words.invite.hidden)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', '#/play/test');
    page.unmount();
    expect(table.calls).toEqual([['close']]);
  });

  test('a seat that is kept is come to by the old link, under the name that was typed', async () => {
    const ben = person('Ben', { key: 'UBEN', is: 'gone' });
    const before = fakeTable({
      seats: [
        seatOf('seat-1', 'Rook', person('Ana')),
        seatOf('seat-2', 'Zeke', ben),
        seatOf('seat-3', 'Remi', null),
      ],
    });
    const table = fakeTable({
      seats: [
        seatOf('seat-1', 'Rook', person('Ana')),
        seatOf('seat-2', 'Zeke', person('Ben', { key: 'UBEN', mine: true })),
      ],
    });
    const kept = ['UBEN'];
    const claim = vi
      .fn<OnlineTables['claim']>()
      .mockResolvedValueOnce({ ok: false, fault: 'no-seat-kept' })
      .mockResolvedValue({ ok: true, value: enteredAt(table, { kept }) });
    const page = at('#/join/t.c', {
      enter: async () => ({ ok: true, value: enteredAt(before, { kept }) }),
      claim,
    });
    const section = within(await screen.findByRole('region', { name: words.join.kept }));
    const link = section.getByRole('textbox', { name: words.join.keptField });
    const go = section.getByRole('button', { name: words.join.claim });
    expect(go).toHaveAttribute('aria-disabled', 'true');
    await user.click(go);
    expect(claim).not.toHaveBeenCalled();
    await user.type(link, 'old{Enter}');
    expect(await section.findByRole('alert')).toHaveTextContent(
      'No seat at this table is kept for that link.',
    );
    expect(await axeFaults()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ben');
    await user.type(link, 'er{Enter}');
    expect(await screen.findByRole('link', { name: 'Go to the table' })).toHaveFocus();
    expect(claim.mock.calls).toEqual([
      ['t.c', 'old'],
      ['t.c', 'older'],
    ]);
    expect(screen.queryByRole('region', { name: words.join.kept })).toBeNull();
    page.unmount();
    expect(table.calls).toEqual([['rename', 'Ben']]);
  });

  test('nobody is asked for an old link where the host has freed what was kept', async () => {
    const table = fakeTable({
      seats: [seatOf('seat-1', 'Rook', person('Ana')), seatOf('seat-2', 'Zeke', null)],
    });
    at('#/join/t.c', { enter: async () => ({ ok: true, value: enteredAt(table, { kept: ['UBEN'] }) }) });
    expect(await screen.findByRole('button', { name: /Take this seat/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: words.join.kept })).toBeNull();
  });

  test.each<OnlineFault>([
    { fault: 'no-host' },
    { fault: 'not-owner' },
    { fault: 'no-such-link' },
    { fault: 'link-withdrawn' },
    { fault: 'table-full' },
    { fault: 'thrown-out' },
    { fault: 'too-many-tries' },
    { fault: 'no-answer' },
    { fault: 'no-seat-kept' },
    { fault: 'other-version', theirs: '9', here: '8' },
    { fault: 'other-content', packs: ['Night', 'Day'] },
    { fault: 'bad-pack', name: 'Night', why: 'no boards' },
    { fault: 'refused', why: 'closed' },
  ])('$fault is told in words, with what to do', async (fault) => {
    const enter = vi.fn<OnlineTables['enter']>(async () => ({ ok: false, ...fault }));
    const page = at('#/join/t.c', { enter });
    const alert = await screen.findByRole('alert');
    const told = (by: typeof words.fault) => (by[fault.fault] as (it: OnlineFault) => string)(fault);
    expect(alert).toHaveTextContent(told(words.fault));
    expect(alert).toHaveTextContent(told(words.faultHelp));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(enter).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/');
    page.unmount();
  });

  test('a page without a way to online tables says so', async () => {
    window.history.replaceState(null, '', '#/join/t.c');
    render(<App table={tableWith({})} />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'There is no host behind this page.',
    );
  });
});

test('a way back clears the address of the seed at once, and leads to the table', async () => {
  let come = () => {};
  const back = vi.fn<OnlineTables['back']>(
    () =>
      new Promise((done) => {
        come = () => done({ ok: true, value: enteredAt(fakeTable(), { route: 'set-up' }) });
      }),
  );
  at('#/back/t.00ff', { back });
  await waitFor(() => expect(back).toHaveBeenCalledWith('t.00ff', expect.any(Function)));
  expect(window.location.href).not.toContain('00ff');
  come();
  await waitFor(() => expect(window.location.hash).toBe('#/set-up'));
});

test('a way back that is none is told, and tried again with the same seed', async () => {
  const back = vi.fn<OnlineTables['back']>(async () => ({ ok: false, fault: 'no-answer' }));
  at('#/back/t.00ff', { back });
  expect(await screen.findByRole('alert')).toHaveTextContent('The host does not answer.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(2));
  expect(back).toHaveBeenLastCalledWith('t.00ff', expect.any(Function));
});

test('the host’s own link is remembered, its address cleared, and the first page says so', async () => {
  const own = vi.fn();
  at('#/host/secret', { own });
  expect(await screen.findByText('You can host tables from this page')).toBeInTheDocument();
  expect(own).toHaveBeenCalledWith('secret');
  expect(window.location.href).not.toContain('secret');
  expect(await screen.findByRole('heading', { name: 'Middara table' })).toBeInTheDocument();
});

test('a host’s link that the host does not know is told', async () => {
  at('#/host/other', { host: async () => ({ ...HOST, mine: false }) });
  expect(await screen.findByText('This browser may not host tables.')).toBeInTheDocument();
});
