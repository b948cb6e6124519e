import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/kit/Dialog.tsx';
import { useAlong } from '../../../src/ui/kit/over-all.ts';
import { Toast } from '../../../src/ui/kit/Toast.tsx';

/** A page with a button that opens one. */
function Page({ urgent, onClose }: { urgent?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog
          label="Credits"
          urgent={urgent}
          onClose={() => {
            onClose?.();
            setOpen(false);
          }}
        >
          <button type="button" disabled>
            Nobody's
          </button>
          <button type="button">One</button>
          <a href="#there" data-first={urgent && ''}>
            Two
          </a>
        </Dialog>
      )}
    </main>
  );
}

const opened = async (page: React.ReactNode, role = 'dialog') => {
  const user = userEvent.setup();
  const { container } = render(page);
  const button = screen.getByRole('button', { name: 'Open' });
  await user.click(button);
  const dialog = await screen.findByRole(role, { name: 'Credits' });
  await waitFor(() => expect(container).toHaveAttribute('inert'));
  return { user, container, button, dialog };
};

test('it takes the focus to the first that can have it, and all else out of reach; Escape gives both back', async () => {
  const onClose = vi.fn();
  const { user, container, button, dialog } = await opened(<Page onClose={onClose} />);
  expect(screen.getByRole('button', { name: 'One' })).toHaveFocus();
  expect(dialog.closest('[inert]')).toBeNull();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container).not.toHaveAttribute('inert');
  expect(button).toHaveFocus();
});

test('Escape reaches it wherever the focus is, unless something in it took the key', async () => {
  const onClose = vi.fn();
  const { user, dialog } = await opened(<Page onClose={onClose} />);
  const take = (event: Event) => event.preventDefault();
  dialog.addEventListener('keydown', take);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  dialog.removeEventListener('keydown', take);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

/** A press beside it, as a browser without `closedby` tells it: on the dialog, and outside of its box. */
const pressBeside = (dialog: HTMLElement) =>
  act(() => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: -1, clientY: -1 })));

test('a click beside a dialog closes it, one in it does not', async () => {
  const { user, dialog } = await opened(<Page />);
  await user.click(screen.getByText('Two'));
  await user.click(dialog);
  expect(dialog).toBeInTheDocument();
  pressBeside(dialog);
  expect(dialog).not.toBeInTheDocument();
});

test('the release of the finger whose rest opened it closes nothing', async () => {
  const { user, dialog } = await opened(<Page />);
  expect(dialog).toHaveAttribute('closedby', 'closerequest');
  pressBeside(dialog);
  expect(dialog).toBeInTheDocument();
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('Two') });
  expect(dialog).toHaveAttribute('closedby', 'any');
  pressBeside(dialog);
  expect(dialog).not.toBeInTheDocument();
});

test('an alert waits for its own answers, and has the focus where it says', async () => {
  const { dialog } = await opened(<Page urgent />, 'alertdialog');
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  pressBeside(dialog);
  expect(dialog).toBeInTheDocument();
  expect(dialog).toHaveAttribute('closedby', 'closerequest');
});

/** What is spoken, in whatever lies over all else. */
function Heard({ children }: { children: string }) {
  return createPortal(<p>{children}</p>, useAlong('visually-hidden'));
}

test('what is spoken is heard over dialogs, one over another too, and after them', async () => {
  const nothing = () => {};
  const page = (open: number) => (
    <>
      <Heard>Remi falls</Heard>
      {open > 0 && (
        <Dialog label="One" onClose={nothing}>
          {open > 1 && (
            <Dialog label="Two" onClose={nothing}>
              Two
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(0));
  const over = () => screen.getByText('Remi falls').closest('dialog')?.getAttribute('aria-label');
  for (const [open, label] of [
    [1, 'One'],
    [2, 'Two'],
    [1, 'One'],
    [2, 'Two'],
    [0, undefined],
  ] as const) {
    rerender(page(open));
    expect(over()).toBe(label);
    expect(screen.getByText('Remi falls').closest('[inert]')).toBeNull();
  }
});

test('what goes wrong while one is open is told in it, and stays when it is closed', async () => {
  const { user } = await opened(<Page />);
  const { unmount } = render(<Toast className="mishap">It broke</Toast>);
  expect(screen.getByText('It broke').closest('dialog')).toHaveAccessibleName('Credits');
  await user.keyboard('{Escape}');
  expect(screen.getByText('It broke').closest('dialog')).toBeNull();
  unmount();
  expect(screen.queryByText('It broke')).toBeNull();
});
