import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notice } from '../../../src/stores/online/online-types.ts';
import { OnlineHere } from '../../../src/ui/frame/OnlineHere.tsx';
import { OnlineContext } from '../../../src/ui/page/online-context.ts';
import { useKeys } from '../../../src/ui/page/use-keys.ts';
import { WordsContext } from '../../../src/ui/page/use-words.ts';
import { en } from '../../../src/words/en/index.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { axeFaults } from '../../support/axe-faults.ts';
import { doorTo, fakeTable, fakeTables, person, seatOf } from '../../support/online-fake.ts';

const user = userEvent.setup({ delay: null });

beforeAll(fetchAll);

const answered = vi.fn<(option: string) => void>();
beforeEach(() => answered.mockClear());
afterEach(() => vi.useRealTimers());

/** A table of two answers, one of which is also given by its key. */
function Answers() {
  useKeys({ 1: () => answered('one') });
  return ['one', 'two three'].map((option) => (
    <button key={option} type="button" data-option={option} onClick={() => answered(option)}>
      {option}
    </button>
  ));
}

async function at(begun: Parameters<typeof fakeTable>[0] = {}) {
  const table = fakeTable(begun);
  const tables = fakeTables();
  tables.store.setState({ tables: { test: table } });
  const door = doorTo(tables);
  await door.fetch();
  const page = render(
    <WordsContext value={en}>
      <OnlineContext value={door.offer}>
        <main>
          <h1>Game</h1>
          <Answers />
        </main>
        <OnlineHere of={['test', undefined]} />
      </OnlineContext>
    </WordsContext>,
  );
  const set = (change: Parameters<typeof table.set>[0]) => act(() => table.set(change));
  return { table, page, set };
}
const strip = () => screen.getByRole('button', { name: /^Seats\./ });
const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '');

describe('the strip', () => {
  test('says how the line stands, who is waited for and who is there, with shapes and words', async () => {
    const { set } = await at();
    expect(plain(strip().textContent)).toBe('◆ OnlineWaiting for Ana●Ana●Ben◐Cleo□free');
    expect(plain(strip().getAttribute('aria-label'))).toBe(
      'Seats. Online. Waiting for Ana. Rook: Ana, here. Zeke: Ben, here. Remi: Cleo, phone asleep. Nightingale: free',
    );
    expect(await axeFaults()).toEqual([]);
    await set({ waitsFor: null, mayAnswer: true });
    expect(strip()).toHaveTextContent('You decide');
    expect(screen.getByText('You decide', { selector: '[role=status]' })).toBeInTheDocument();
    await set({ sent: 'one' });
    expect(strip()).toHaveTextContent('Sent, not taken yet');
    await set({ sent: null, mayAnswer: false, witness: 'Cleo' });
    expect(plain(strip().textContent)).toContain('Waiting for Cleo to witness the dice');
    await set({ witness: null, caughtUp: false });
    expect(strip()).toHaveTextContent('Reading the game…');
    await set({ caughtUp: true, watching: true });
    expect(strip()).toHaveTextContent('You watch');
    await set({ line: { is: 'gone' } });
    expect(strip()).toHaveTextContent('▽ Offline');
  });

  test('a game that this browser played online is come back to; where it cannot be, why', async () => {
    const resume = vi.fn(async () => ({ ok: false, fault: 'no-answer' }) as const);
    const playOnHere = vi.fn(async () => null);
    const door = doorTo(fakeTables({ resume, playOnHere }), (id) => id === 'test');
    render(
      <WordsContext value={en}>
        <OnlineContext value={door.offer}>
          <Answers />
          <OnlineHere of={['test']} />
        </OnlineContext>
      </WordsContext>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The host does not answer.');
    expect(resume).toHaveBeenCalledWith('test');
    // Nothing is answered in it, until it is left for good: that is asked twice.
    await user.click(screen.getByRole('button', { name: 'one' }));
    expect(answered).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Play on here' }));
    expect(playOnHere).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(playOnHere).toHaveBeenCalledWith('test');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'one' }));
    expect(answered.mock.calls).toEqual([['one']]);
  });
});

describe('answers', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  test('that others give are shown, say whose they are, and take no press and no key', async () => {
    const { set, page } = await at();
    const one = button('one');
    expect(one).toHaveAttribute('aria-disabled', 'true');
    expect(plain(one.getAttribute('aria-description'))).toBe('Ana decides');
    await user.click(one);
    expect(screen.getByText('Ana decides')).toBeInTheDocument();
    await user.keyboard('1');
    expect(answered).not.toHaveBeenCalled();
    await set({ mayAnswer: true, waitsFor: null });
    expect(screen.queryByText('Ana decides')).toBeNull();
    expect(one).not.toHaveAttribute('aria-disabled');
    await user.click(one);
    await user.keyboard('1');
    expect(answered.mock.calls).toEqual([['one'], ['one']]);
    page.unmount();
  });

  test('on its way looks sent, and no other is pressed', async () => {
    const { set } = await at({ mayAnswer: true, waitsFor: null });
    await set({ sent: 'three' });
    const two = button('two three');
    expect(two.dataset).toMatchObject({ online: 'sent', says: 'Sent' });
    expect(two).toHaveAttribute('aria-description', 'Sent, not taken yet');
    expect(button('one').dataset.online).toBe('closed');
    await user.click(button('one'));
    await user.keyboard('1');
    expect(answered).not.toHaveBeenCalled();
    await set({ sent: null });
    expect(two.dataset.online).toBeUndefined();
    expect(two).not.toHaveAttribute('aria-description');
  });

  test('that come later are closed as well', async () => {
    const { page } = await at();
    const late = Object.assign(document.createElement('button'), { textContent: 'late' });
    late.dataset.option = 'late';
    await act(async () => page.container.append(late));
    expect(late).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('an undo', () => {
  const ask = { ask: 7, by: 'Ana', decisions: 2, waitsFor: ['seat-2', 'seat-3'], forMe: true, mine: false };

  test('is agreed to or refused by whoever is asked, by button or key', async () => {
    const { table, set } = await at({ undo: ask });
    expect(plain(screen.getByText(/undo/).textContent)).toBe('Ana wants to undo 2 decisions');
    expect(await axeFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Agree/ }));
    await user.click(screen.getByRole('button', { name: /Refuse/ }));
    await user.keyboard('y');
    await user.keyboard('n');
    expect(table.calls.map(([does]) => does)).toEqual(['agree', 'refuse', 'agree', 'refuse']);
    await set({ undo: null });
    await user.keyboard('y');
    expect(table.calls).toHaveLength(4);
  });

  test('says who is waited for to whoever asked, and to whoever looks on', async () => {
    const { set } = await at({ undo: { ...ask, forMe: false, mine: true, decisions: 1 } });
    expect(plain(screen.getByText(/undo/).textContent)).toBe(
      'You asked to undo 1 decision. Waiting for Ben and Cleo',
    );
    expect(screen.queryByRole('button', { name: /Agree/ })).toBeNull();
    await set({ undo: { ...ask, forMe: false, waitsFor: ['seat-3'] } });
    expect(plain(screen.getByText(/undo/).textContent)).toBe(
      'Ana wants to undo 2 decisions. Waiting for Cleo',
    );
  });
});

describe('notices', () => {
  const EVERY: Record<Notice['tells'], [Notice, string]> = {
    'came-second': [{ id: 1, tells: 'came-second', first: 'Ana' }, 'Ana was first. You are asked again.'],
    'passed-over': [
      { id: 2, tells: 'passed-over', of: 'seat-1', why: 'too-fast' },
      'A message from Rook does not count: too many messages at once.',
    ],
    'other-state': [
      { id: 3, tells: 'other-state', decision: 12 },
      'Since decision 12 this page showed something else than the others. It reads the game again.',
    ],
    'other-past': [
      { id: 4, tells: 'other-past', of: 'Ana' },
      'The server told Ana a different past than you. Do not trust this table; save a report.',
    ],
    'undo-refused': [{ id: 5, tells: 'undo-refused', by: 'Ana' }, 'Ana refused. Nothing is undone.'],
    'undo-ended': [{ id: 6, tells: 'undo-ended', by: 'Ana' }, 'Ana’s request to undo has ended.'],
    undone: [{ id: 7, tells: 'undone', by: 'Ana' }, 'Undone, as Ana asked.'],
    sat: [{ id: 8, tells: 'sat', of: 'Ana', seat: 'seat-1' }, 'Ana takes Rook.'],
    left: [{ id: 9, tells: 'left', of: 'Ana', seat: 'seat-1' }, 'Ana leaves Rook.'],
    bot: [{ id: 10, tells: 'bot', of: 'Ana', seat: 'seat-1' }, 'The computer plays Rook.'],
    away: [{ id: 11, tells: 'away', of: 'Ana', seat: 'seat-1' }, 'Ana at Rook is marked away.'],
    'taken-over': [{ id: 12, tells: 'taken-over', of: 'Ana', seat: 'seat-1' }, 'Ana takes over Rook.'],
    'sent-again': [
      { id: 13, tells: 'sent-again', decisions: 2 },
      'The server had lost 2 decisions. They were sent again from this page.',
    ],
    lost: [
      { id: 14, tells: 'lost', decisions: 2 },
      'The server has lost 2 decisions that this page still has. They come back from the host’s page.',
    ],
    'other-snapshot': [
      { id: 16, tells: 'other-snapshot' },
      'What you were shown while the table was being read was wrong. Only what you see now counts.',
    ],
    'past-changed': [
      { id: 15, tells: 'past-changed', decision: 7 },
      'From decision 7 on the server has another past than this page had. It counts; save a report.',
    ],
  };

  test.each(Object.values(EVERY))('$tells is told politely, in plain words', async (notice, text) => {
    const { set, page } = await at();
    await set({ notices: [notice] });
    const log = screen.getByRole('log');
    expect(log).toHaveAttribute('aria-live', 'polite');
    expect(plain(log.textContent)).toBe(text);
    page.unmount();
  });

  test('are seen for a while; a warning stays until it is dismissed; what was told before is not', async () => {
    const { set } = await at({ notices: [EVERY.sat[0]] });
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
    vi.useFakeTimers();
    await set({ notices: [EVERY.sat[0], EVERY.bot[0], EVERY['sent-again'][0]] });
    expect(within(screen.getByRole('log')).getAllByRole('button')).toHaveLength(2);
    await act(async () => vi.advanceTimersByTime(9000));
    expect(plain(screen.getByRole('log').textContent)).toBe(EVERY['sent-again'][1]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
  });
});

test('a seat that nobody has a name for is told by its state alone', async () => {
  await at({
    seats: [seatOf('seat-1', 'Rook', { by: 'bot' }), seatOf('seat-2', 'Zeke', person('Ben', { is: 'gone' }))],
  });
  expect(plain(strip().textContent)).toBe('◆ OnlineWaiting for Ana■computer○Ben');
});
