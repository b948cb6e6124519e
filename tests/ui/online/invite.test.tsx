import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { OnlineTables } from '../../../src/stores/online/online-tables.ts';
import { OnlineHere } from '../../../src/ui/frame/OnlineHere.tsx';
import { OnlineContext } from '../../../src/ui/page/online-context.ts';
import { WordsContext } from '../../../src/ui/page/use-words.ts';
import { en } from '../../../src/words/en/index.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { axeFaults } from '../../support/axe-faults.ts';
import { doorTo, type FakeTable, fakeTable, fakeTables, HOST, MAY } from '../../support/online-fake.ts';

const user = userEvent.setup({ delay: null });
const words = en.ui.online;

beforeAll(fetchAll);

/** The page of a game that is on the table here, its invitation open. */
async function open(does: Partial<OnlineTables>, online?: FakeTable) {
  const tables = fakeTables(does);
  if (online) tables.store.setState({ tables: { test: online } });
  const door = doorTo(tables);
  const page = render(
    <WordsContext value={en}>
      <OnlineContext value={door.offer}>
        <OnlineHere of={['test']} />
      </OnlineContext>
    </WordsContext>,
  );
  if (online) await door.fetch();
  door.invite('test');
  const dialog = await screen.findByRole('dialog', { name: 'Invite friends' });
  return { dialog, door, tables, page };
}

test('a game that is played here alone fetches nothing and shows nothing', () => {
  const load = vi.fn(async () => fakeTables());
  const offer = { ...doorTo(fakeTables()).offer, load };
  const { container } = render(
    <WordsContext value={en}>
      <OnlineContext value={offer}>
        <OnlineHere of={['test']} />
      </OnlineContext>
    </WordsContext>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
});

test('where the page comes from no host, it says what to run, to be marked where there is no clipboard', async () => {
  const { dialog, door } = await open({ host: async () => null });
  const command = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Command' });
  expect(command).toHaveValue('npm run host');
  await user.click(command);
  expect([command.selectionStart, command.selectionEnd]).toEqual([0, 'npm run host'.length]);
  expect(within(dialog).queryByRole('button', { name: 'Copy' })).toBeNull();
  expect(await axeFaults()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(door.store.getState().inviting).toBeNull();
});

test('whoever has not opened the host’s link is told to', async () => {
  const { dialog } = await open({ host: async () => ({ ...HOST, mine: false }) });
  expect(await within(dialog).findByText(words.invite.notOwner)).toBeInTheDocument();
});

test('a host that does not answer is told, and asked again', async () => {
  const host = vi.fn<OnlineTables['host']>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(null);
  const { dialog } = await open({ host });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The host does not answer.');
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByRole('textbox', { name: 'Command' })).toBeInTheDocument();
});

test('by keys alone: a name, seats, dice, and then the link with who can open it', async () => {
  const online = fakeTable({ isHost: true });
  const invite = vi.fn<OnlineTables['invite']>(async () => {
    tables.store.setState({ tables: { test: online } });
    return { ok: true, value: online };
  });
  const { dialog, tables } = await open({ invite, inviting: async () => ({ ...MAY, hidden: true }) });
  const name = await within(dialog).findByRole('textbox', { name: 'Your name' });
  expect(name).toHaveAttribute('maxlength', '40');
  expect(within(dialog).getByRole('button', { name: 'Host this table' })).toBeDisabled();
  expect(within(dialog).getByText(words.invite.hidden)).toBeInTheDocument();
  expect(within(dialog).getByText(words.invite.hostRolls)).toBeInTheDocument();
  expect(within(dialog).getByRole('checkbox', { name: 'Rook' })).toBeChecked();
  expect(await axeFaults()).toEqual([]);
  name.focus();
  await user.keyboard('Ana{Tab}{Tab}[Space]{Tab}[Space]{Enter}');
  expect(invite).toHaveBeenCalledWith('test', { name: 'Ana', mine: ['seat-1', 'seat-2'], witnessed: true });

  const link = await within(dialog).findByRole('textbox', { name: 'Link for friends' });
  expect(link).toHaveValue(online.store.getState().invite!.link);
  expect(within(dialog).getByRole('img', { name: 'QR code: Link for friends' })).toBeInTheDocument();
  expect(within(dialog).getByText('This computer only.')).toBeInTheDocument();
  expect(within(dialog).getByText(words.invite.internet)).toBeInTheDocument();
  expect(await axeFaults()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw the link' }));
  expect(online.calls).toEqual([['withdrawInvite']]);
});

test('a game that goes on from a table that is gone says whose seats are kept, and the own are chosen', async () => {
  const inviting = async () => ({ ...MAY, mine: ['seat-2'], kept: ['seat-1'] });
  const { dialog } = await open({ inviting });
  expect(await within(dialog).findByRole('checkbox', { name: 'Zeke' })).toBeChecked();
  const rook = within(dialog).getByRole('checkbox', { name: 'Rook' });
  expect(rook).not.toBeChecked();
  expect(within(dialog).getByText(/^Kept for the players who had them: .*Rook/)).toBeInTheDocument();
  expect(await axeFaults()).toEqual([]);
  await user.click(rook);
  expect(within(dialog).queryByText(/^Kept for/)).toBeNull();
});

test('a refusal is told with what to do, and what was typed stays', async () => {
  const { dialog } = await open({ invite: async () => ({ ok: false, fault: 'too-many-tries' }) });
  await user.type(await within(dialog).findByRole('textbox', { name: 'Your name' }), 'Ana{Enter}');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Too many tries.Wait a minute, then try again.',
  );
  expect(within(dialog).getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana');
});

test('a withdrawn link is not shown; the host makes a new one, a guest does not', async () => {
  const closed = { link: 'http://old', open: false };
  const online = fakeTable({ isHost: true, invite: closed });
  const { dialog, page } = await open({}, online);
  expect(await within(dialog).findByText(words.invite.withdrawn)).toBeInTheDocument();
  expect(within(dialog).queryByRole('img')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Make a new link' }));
  expect(online.calls).toEqual([['newInvite']]);
  page.unmount();

  const { dialog: theirs } = await open({}, fakeTable({ invite: closed }));
  await within(theirs).findByText(words.invite.withdrawn);
  expect(within(theirs).queryByRole('button', { name: 'Make a new link' })).toBeNull();
});
