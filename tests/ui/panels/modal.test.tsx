import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from '../../../src/ui/panels/Modal.tsx';

/** A page with a button that opens one. */
function Page({ role, onClose }: { role?: 'alertdialog'; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Modal
          label="Credits"
          role={role}
          className=""
          onClose={() => {
            onClose?.();
            setOpen(false);
          }}
        >
          <button type="button" disabled>
            Nobody's
          </button>
          <button type="button">One</button>
          <a href="#there" data-first={role && ''}>
            Two
          </a>
        </Modal>
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
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('button', { name: 'One' })).toHaveFocus();
  expect(dialog.closest('[inert]')).toBeNull();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container).not.toHaveAttribute('inert');
  expect(document.documentElement.style.overflow).toBe('');
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

test('a click beside a dialog closes it, one in it does not', async () => {
  const { user, dialog } = await opened(<Page />);
  await user.click(screen.getByText('Two'));
  await user.click(dialog);
  expect(dialog).toBeInTheDocument();
  await user.click(document.querySelector('.sheet-shade')!);
  expect(dialog).not.toBeInTheDocument();
});

test('an alert waits for its own answers, and has the focus where it says', async () => {
  const { user, dialog } = await opened(<Page role="alertdialog" />, 'alertdialog');
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  await user.click(document.querySelector('.sheet-shade')!);
  expect(dialog).toBeInTheDocument();
});

test('one that is gone before it took the focus leaves the page as it was', async () => {
  const { container, unmount } = render(
    <Modal label="Credits" className="" onClose={() => {}}>
      <button type="button">One</button>
    </Modal>,
  );
  unmount();
  await new Promise((done) => setTimeout(done, 5));
  expect(container).not.toHaveAttribute('inert');
  expect(document.body).toHaveFocus();
});
